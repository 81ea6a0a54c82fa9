import { at, textWith } from '#engine';
import { roundHalfUp } from '#maths/basics.ts';
import type { Gains } from '#maths/tax-by-slabs.ts';
import type { AgeBand, Law, Year } from '../law.ts';
import { citations } from '../texts.ts';
import type { Assessment } from './assess.ts';
import type { Deduction } from './deductions.ts';
import { type LineId, lineId, regimes, taxedSlabs } from './lines.ts';

export interface Line {
  readonly line: LineId;
  readonly section: string;
  readonly old: number;
  readonly new: number;
}

/** Both regimes of one person in one year. */
export interface Assessed {
  readonly law: Law;
  readonly year: Year;
  readonly age: AgeBand;
  readonly old: Assessment;
  readonly new: Assessment;
  readonly deductions: readonly Deduction[];
}

const paise = (amount: number): number => roundHalfUp(amount, 2);

/** The section of a line; where the two regimes have different sections, both. */
const bothSections = (old: string, now: string): string => (old === now ? old : textWith(citations.both, { old, now }));

/** The tax slab by slab, of one regime after the other. */
function slabLines({ law, year, age, ...assessed }: Assessed): Line[] {
  return regimes.flatMap((regime) => {
    const { rules, sections } = at(law, regime);
    const { slabs } = at(assessed, regime).steps;
    return taxedSlabs(rules).map((slab) => {
      const tax = paise(at(slabs, rules.slabs.indexOf(slab)) ?? 0);
      return {
        line: lineId.slab(regime, slab.rate, year, age),
        section: sections.slabs,
        old: regime === 'old' ? tax : 0,
        new: regime === 'new' ? tax : 0,
      };
    });
  });
}

/** The effect of rounding, so that the lines with their paise add up to the total. */
function rounding(step: number, section: string, lines: readonly Line[], old: number, now: number): Line {
  const rest = (total: number, regime: 'old' | 'new') =>
    paise(lines.reduce((left, line) => left - at(line, regime), total));
  return { line: lineId.rounding(step), section, old: rest(old, 'old'), new: rest(now, 'new') };
}

/**
 * Both regimes line by line, reductions below zero. The lines above `taxable` add up to `taxable`, and the lines between
 * `taxable` and `payable` add up to `payable`.
 */
export function statement(assessed: Assessed): Line[] {
  const { law, old, new: now, deductions } = assessed;
  const both = (line: LineId, section: string, value: (assessment: Assessment) => number): Line => ({
    line,
    section,
    old: paise(value(old)),
    new: paise(value(now)),
  });
  const { sections } = law.old;
  const surchargeSection = bothSections(sections.surcharge, law.new.sections.surcharge);

  const income = [
    both('gross', law.sections.gross, ({ gross }) => gross),
    ...(old.house === 0 && now.house === 0 ? [] : [both('house', law.sections.house, ({ house }) => house)]),
    both('standardDeduction', sections.standardDeduction, (each) => 0 - each.standardDeduction),
    ...deductions.map((each) => ({ ...each, old: paise(0 - each.old), new: paise(0 - each.new) })),
    ...(old.unused + now.unused > 0 ? [both('unused', law.sections.deductions, ({ unused }) => unused)] : []),
  ];
  const kinds = (['short', 'other', 'equity'] as const).filter((kind) => old.taxed && at(old.taxed.gains, kind) > 0);
  const sectionOf = (kind: keyof Gains) => (law.gains ? at(law.gains.sections, kind) : '');
  for (const kind of kinds)
    income.push(both(`${kind}Gains`, sectionOf(kind), ({ taxed }) => (taxed ? at(taxed.gains, kind) : 0)));
  const { incomeStep } = law.old;
  if (incomeStep !== null) income.push(rounding(incomeStep, sections.incomeRounding, income, old.taxable, now.taxable));

  const tax = [
    ...slabLines(assessed),
    ...kinds.map((kind) => both(`${kind}GainsTax`, sectionOf(kind), ({ steps }) => at(steps.gains, kind))),
    both('rebate', sections.rebate, ({ steps }) => 0 - steps.rebate),
    // the simplified method has neither marginal relief nor surcharge
    ...(law.new.rules.hasRebateRelief
      ? [
          both('rebateRelief', law.new.sections.rebate, ({ steps }) => 0 - steps.rebateRelief),
          both(
            lineId.surcharge(old.steps.surchargeRate, now.steps.surchargeRate),
            surchargeSection,
            ({ steps }) => steps.surcharge,
          ),
          both('surchargeRelief', surchargeSection, ({ steps }) => 0 - steps.surchargeRelief),
        ]
      : []),
    both(lineId.cess(law.old.rules.cess), sections.cess, ({ steps }) => steps.cess),
  ];
  tax.push(rounding(law.old.rules.roundTo, sections.taxRounding, tax, old.payable, now.payable));

  return [
    ...income,
    both('taxable', law.sections.taxable, ({ taxable }) => taxable),
    ...tax,
    both('payable', law.sections.payable, ({ payable }) => payable),
  ];
}
