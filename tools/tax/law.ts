import { at, textWith } from '#engine';
import type { Gains, GainsRules, TaxRules } from '#maths/tax-by-slabs.ts';
import type { HouseCaps } from '#maths/tax-laws.ts';
import { type Dated, type FactId, factNow, factOn, facts } from '#rules';
import { citations } from './texts.ts';

export type Regime = 'old' | 'new';
export const ageBands = ['below60', '60to79', '80plus'] as const;
export type AgeBand = (typeof ageBands)[number];

/** Years of the Act of 1961, by the year after that of the income. */
const assessmentYears = { '2024-25': '2023-04-01', '2025-26': '2024-04-01', '2026-27': '2025-04-01' } as const;
const taxYears = facts['tax.year'].values;
export type Year = keyof typeof assessmentYears | `TY${(typeof taxYears)[number]['value']}`;

/** The first day on which the income of a year is earned. */
export const firstDay = {
  ...assessmentYears,
  ...Object.fromEntries(taxYears.map(({ value, from }) => [`TY${value}`, from])),
} as Readonly<Record<Year, string>>;
export const years = Object.keys(firstDay) as readonly Year[];
/** The tax year of today. */
export const yearNow = `TY${factNow('tax.year')}` as Year;

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
  /** What an employer may pay for a child in a year without tax in the old regime. */
  readonly allowances: Readonly<Record<'education' | 'hostel', Cap>>;
  /** Gains with rates of their own; null for years that had two sets of rates. */
  readonly gains: { readonly rules: GainsRules; readonly sections: Readonly<Record<keyof Gains, string>> } | null;
  /** Share of a let house’s rent that is deducted for repairs, as a fraction. */
  readonly houseRepairs: number;
  readonly sections: Readonly<Record<keyof typeof citations.act1961, string>>;
}

/** The facts of a day; those that have no value for it are gathered in `missing`, because no year may take another year’s. */
interface Book {
  readonly day: string;
  readonly missing: Set<FactId>;
}

function factAt<Id extends FactId>(id: Id, { day, missing }: Book) {
  const found = factOn(id, day);
  if (found.ok) return found.dated;
  missing.add(id);
  // only until all are gathered
  return { from: day, value: factNow(id), source: '' };
}

function regimeIn(regime: Regime, book: Book, age: AgeBand): RegimeLaw {
  const slabs = factAt(regime === 'old' ? at(oldSlabs, age) : 'tax.new.slabs', book);
  const standardDeduction = factAt(`tax.${regime}.standardDeduction`, book);
  const rebateLimit = factAt(`tax.${regime}.rebateLimit`, book);
  const surcharge = factAt(`tax.${regime}.surcharge`, book);
  const cess = factAt('tax.cess', book);
  const incomeRounding = factAt('tax.incomeRounding', book);
  const taxRounding = factAt('tax.taxRounding', book);
  const npsShare = factAt(`nps.employerShare.${regime}`, book);
  return {
    rules: {
      slabs: slabs.value,
      rebateLimit: rebateLimit.value,
      rebateMost: factAt(`tax.${regime}.rebateMost`, book).value,
      hasRebateRelief: regime === 'new',
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
            ownInterest: factAt('deduction.homeLoanInterest', book).value,
            loss: factAt('house.lossMost', book).value,
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

/** The first day of the year from which the hub knows one set of rates for the gains of a year. */
const gainsFrom = '2025-04-01';
/** The years with one set of rates for gains. */
export const yearsWithGains = years.filter((year) => at(firstDay, year) >= gainsFrom);

function gainsIn(book: Book): Law['gains'] {
  if (book.day < gainsFrom) return null;
  const [short, other, equity] = [
    factAt('gains.equityShort', book),
    factAt('gains.long', book),
    factAt('gains.equityLong', book),
  ];
  return {
    rules: {
      rates: { short: short.value, other: other.value, equity: equity.value },
      equityFree: factAt('gains.equityFree', book).value,
      surchargeMost: factAt('tax.gainsSurcharge', book).value,
    },
    sections: { short: sectionOf(short), other: sectionOf(other), equity: sectionOf(equity) },
  };
}

/**
 * The law for income earned from a day on. Throws where facts are not known for it, and names them: an author has added a year.
 *
 * @param day the first day of the income's year, YYYY-MM-DD
 */
export function lawOn(day: string, age: AgeBand): Law {
  const book: Book = { day, missing: new Set() };
  const cap = (id: 'deduction.section80C' | 'deduction.section80CCD1B' | 'deduction.homeLoanInterest') => {
    const dated = factAt(id, book);
    return { most: dated.value, section: sectionOf(dated) };
  };
  const allowance = (id: 'allowance.education' | 'allowance.hostel') => {
    const dated = factAt(id, book);
    return { most: 12 * dated.value, section: sectionOf(dated) };
  };
  const senior = factAt('health.seniorCap', book);
  const family = age === 'below60' ? factAt('health.cap', book).value : senior.value;
  const law: Law = {
    old: regimeIn('old', book, age),
    new: regimeIn('new', book, age),
    caps: {
      section80C: cap('deduction.section80C'),
      // parents of any taxpayer can be 60 or older
      section80D: { family, most: family + senior.value, section: sectionOf(senior) },
      section80CCD1B: cap('deduction.section80CCD1B'),
      homeLoanInterest: cap('deduction.homeLoanInterest'),
    },
    allowances: { education: allowance('allowance.education'), hostel: allowance('allowance.hostel') },
    gains: gainsIn(book),
    houseRepairs: factAt('house.repairs', book).value / 100,
    sections: day < newActFrom ? citations.act1961 : citations.act2025,
  };
  // so that those of all ages are named at once
  for (const id of Object.values(oldSlabs)) factAt(id, book);
  if (book.missing.size > 0) {
    const names = [...book.missing].sort().join(', ');
    throw new Error(['facts of src/rules that have no value on', day, 'or are not confirmed for it:', names].join(' '));
  }
  return law;
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
    hasRebateRelief: false,
    surcharge: [],
    roundTo: 1,
  };
  return { ...law, rules, incomeStep: null, sections: { ...law.sections, taxRounding: citations.simplified } };
}
