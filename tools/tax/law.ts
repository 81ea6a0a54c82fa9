import { textWith } from '#engine';
import type { HouseCaps } from '#maths/house-income.ts';
import type { TaxRules } from '#maths/income-tax.ts';
import { type Dated, type FactId, factOn } from '#rules';
import { citations } from './texts.ts';

export type Regime = 'old' | 'new';
export const ageBands = ['below60', '60to79', '80plus'] as const;
export type AgeBand = (typeof ageBands)[number];

/** The first day on which the income of a year is earned. */
export const firstDay = {
  '2024-25': '2023-04-01',
  '2025-26': '2024-04-01',
  '2026-27': '2025-04-01',
  'TY2026-27': '2026-04-01',
} as const;
export type Year = keyof typeof firstDay;

const oldSlabs = {
  below60: 'tax.old.slabs',
  '60to79': 'tax.old.slabs.senior',
  '80plus': 'tax.old.slabs.superSenior',
} as const satisfies Record<AgeBand, FactId>;

const sectionOf = ({ source, section }: Dated): string => section ?? source;
const inFinanceAct = (dated: Dated): string => textWith(citations.financeAct, { section: sectionOf(dated) });

const newActFrom = '2026-04-01';

/** Amounts in rupees, rates in percent, sections as the statement names them. */
export interface RegimeLaw {
  readonly rules: TaxRules;
  readonly standardDeduction: number;
  /** The multiple to which total income is rounded; null where it is not. */
  readonly incomeStep: number | null;
  /** Largest share of basic salary for which an employer’s NPS payments count, as a fraction. */
  readonly npsShare: number;
  readonly house: HouseCaps;
  readonly sections: Readonly<
    Record<
      | 'slabs'
      | 'standardDeduction'
      | 'rebate'
      | 'surcharge'
      | 'cess'
      | 'incomeRounding'
      | 'taxRounding'
      | 'employerNps',
      string
    >
  >;
}

export interface Cap {
  readonly most: number;
  readonly section: string;
}

export interface Law {
  readonly old: RegimeLaw;
  readonly new: RegimeLaw;
  /** The largest deduction under each section in the old regime, and the section's name. */
  readonly caps: Readonly<Record<'section80C' | 'section80CCD1B' | 'homeLoanInterest', Cap>> & {
    /** For a taxpayer of this age; `family` is the part that may be for the taxpayer’s own family. */
    readonly section80D: Cap & { readonly family: number };
  };
  /** Share of a let house’s rent that is deducted for repairs, as a fraction. */
  readonly houseRepairs: number;
  readonly sections: Readonly<Record<keyof typeof citations.act1961, string>>;
}

class Missing extends Error {}

/** The fact's value on a day. Where there is none, `lawOn` gives no law, because no year may take another year's value. */
function factAt<Id extends FactId>(id: Id, day: string) {
  const found = factOn(id, day);
  if (!found.ok) throw new Missing(found.message);
  return found.dated;
}

function regimeOn(regime: Regime, day: string, age: AgeBand): RegimeLaw {
  const slabs = factAt(regime === 'old' ? oldSlabs[age] : 'tax.new.slabs', day);
  const standardDeduction = factAt(`tax.${regime}.standardDeduction`, day);
  const rebateLimit = factAt(`tax.${regime}.rebateLimit`, day);
  const surcharge = factAt(`tax.${regime}.surcharge`, day);
  const cess = factAt('tax.cess', day);
  const incomeRounding = factAt('tax.incomeRounding', day);
  const taxRounding = factAt('tax.taxRounding', day);
  const npsShare = factAt(`nps.employerShare.${regime}`, day);
  return {
    rules: {
      slabs: slabs.value,
      rebateLimit: rebateLimit.value,
      rebateMost: factAt(`tax.${regime}.rebateMost`, day).value,
      rebateRelief: regime === 'new',
      surcharge: surcharge.value,
      cess: cess.value,
      roundTo: taxRounding.value,
    },
    standardDeduction: standardDeduction.value,
    incomeStep: incomeRounding.value,
    npsShare: npsShare.value / 100,
    house:
      regime === 'old'
        ? {
            ownInterest: factAt('deduction.homeLoanInterest', day).value,
            loss: factAt('house.lossMost', day).value,
          }
        : { ownInterest: 0, loss: 0 },
    sections: {
      slabs: regime === 'old' ? inFinanceAct(slabs) : sectionOf(slabs),
      standardDeduction: sectionOf(standardDeduction),
      rebate: sectionOf(rebateLimit),
      surcharge: inFinanceAct(surcharge),
      cess: inFinanceAct(cess),
      incomeRounding: sectionOf(incomeRounding),
      taxRounding: sectionOf(taxRounding),
      employerNps: sectionOf(npsShare),
    },
  };
}

/**
 * The law for income earned from a day on, or why there is none.
 *
 * @param day the first day of the income's year, YYYY-MM-DD
 */
export function lawOn(day: string, age: AgeBand): { ok: true; law: Law } | { ok: false; message: string } {
  try {
    const cap = (id: 'deduction.section80C' | 'deduction.section80CCD1B' | 'deduction.homeLoanInterest') => {
      const dated = factAt(id, day);
      return { most: dated.value, section: sectionOf(dated) };
    };
    const senior = factAt('health.seniorCap', day);
    const family = age === 'below60' ? factAt('health.cap', day).value : senior.value;
    return {
      ok: true,
      law: {
        old: regimeOn('old', day, age),
        new: regimeOn('new', day, age),
        caps: {
          section80C: cap('deduction.section80C'),
          // parents of any taxpayer can be 60 or older
          section80D: { family, most: family + senior.value, section: sectionOf(senior) },
          section80CCD1B: cap('deduction.section80CCD1B'),
          homeLoanInterest: cap('deduction.homeLoanInterest'),
        },
        houseRepairs: factAt('house.repairs', day).value / 100,
        sections: day < newActFrom ? citations.act1961 : citations.act2025,
      },
    };
  } catch (error) {
    if (error instanceof Missing) return { ok: false, message: error.message };
    throw error;
  }
}

/** The rules for those who have neither salary nor pension. */
export function withoutSalary(law: RegimeLaw): RegimeLaw {
  return { ...law, standardDeduction: 0 };
}

/** The simplified method: slabs, a full rebate up to its limit and cess, rounded once at the end. */
export function simplified(law: RegimeLaw): RegimeLaw {
  const rules = {
    ...law.rules,
    rebateMost: Number.POSITIVE_INFINITY,
    rebateRelief: false,
    surcharge: [],
    roundTo: 1,
  };
  return { ...law, rules, incomeStep: null, sections: { ...law.sections, taxRounding: citations.simplified } };
}
