/**
 * Income tax a second time, for the tests alone: whole-number arithmetic without any rounding error, with the law's
 * figures typed from the law instead of read from src/rules.
 */
export type Regime = 'old' | 'new';
export const years = ['2024-25', '2025-26', '2026-27', 'TY2026-27'] as const;
export type Year = (typeof years)[number];
export const ages = ['below60', '60to79', '80plus'] as const;
export type Age = (typeof ages)[number];

const LAKH = 100_000;

/** [up to lakh, rate] with null for no end. */
type Slabs = readonly (readonly [number | null, number])[];

const oldSlabs: Record<Age, Slabs> = {
  below60: [
    [2.5, 0],
    [5, 5],
    [10, 20],
    [null, 30],
  ],
  '60to79': [
    [3, 0],
    [5, 5],
    [10, 20],
    [null, 30],
  ],
  '80plus': [
    [5, 0],
    [10, 20],
    [null, 30],
  ],
};
const from2025: Slabs = [
  [4, 0],
  [8, 5],
  [12, 10],
  [16, 15],
  [20, 20],
  [24, 25],
  [null, 30],
];
const newSlabs: Record<Year, Slabs> = {
  '2024-25': [
    [3, 0],
    [6, 5],
    [9, 10],
    [12, 15],
    [15, 20],
    [null, 30],
  ],
  '2025-26': [
    [3, 0],
    [7, 5],
    [10, 10],
    [12, 15],
    [15, 20],
    [null, 30],
  ],
  '2026-27': from2025,
  'TY2026-27': from2025,
};

export const standardDeduction = (regime: Regime, year: Year): number =>
  regime === 'old' || year === '2024-25' ? 50_000 : 75_000;
export const rebateLimit = (regime: Regime, year: Year): number =>
  regime === 'old' ? 5 * LAKH : year === '2024-25' || year === '2025-26' ? 7 * LAKH : 12 * LAKH;
const rebateMost = (regime: Regime, year: Year): number =>
  regime === 'old' ? 12_500 : year === '2024-25' || year === '2025-26' ? 25_000 : 60_000;

const surcharges = (regime: Regime): readonly (readonly [number, number])[] => [
  [50 * LAKH, 10],
  [100 * LAKH, 15],
  [200 * LAKH, 25],
  ...(regime === 'old' ? ([[500 * LAKH, 37]] as const) : []),
];
export const thresholds = (regime: Regime): number[] => surcharges(regime).map(([from]) => from);

/** Millionths of a rupee: tax × surcharge × cess has six decimals at most for an income in whole rupees. */
const MICRO = 1_000_000n;
/** Income comes in paise, so slab tax is in ten-thousandths and the rest needs more room. */
const SCALE = MICRO * 100n;

function slabTax(paise: bigint, slabs: Slabs): bigint {
  let tax = 0n;
  let from = 0n;
  for (const [top, rate] of slabs) {
    const upTo = top === null ? paise : BigInt(top * LAKH) * 100n;
    const inside = (paise < upTo ? paise : upTo) - from;
    if (inside > 0n) tax += inside * BigInt(rate) * (SCALE / 10_000n);
    from = upTo;
  }
  return tax;
}

/** Tax and surcharge after both reliefs, in units of 1/SCALE rupee. */
export function beforeCess(paise: bigint, regime: Regime, year: Year, age: Age): bigint {
  const slabs = regime === 'old' ? oldSlabs[age] : newSlabs[year];
  let tax = slabTax(paise, slabs);
  const limit = BigInt(rebateLimit(regime, year)) * 100n;
  const excess = (paise - limit) * (SCALE / 100n);
  if (paise <= limit) {
    const most = BigInt(rebateMost(regime, year)) * SCALE;
    tax -= tax < most ? tax : most;
  } else if (regime === 'new' && tax > excess) tax = excess;

  const steps = surcharges(regime);
  const place = steps.findLastIndex(([from]) => paise > BigInt(from) * 100n);
  const step = steps[place];
  if (!step) return tax;
  const [from, rate] = step;
  const below = BigInt(steps[place - 1]?.[1] ?? 0);
  const most =
    (slabTax(BigInt(from) * 100n, slabs) * (100n + below)) / 100n + (paise - BigInt(from) * 100n) * (SCALE / 100n);
  const full = (tax * (100n + BigInt(rate))) / 100n;
  return full < most ? full : most;
}

/**
 * What an employer may pay in a year without tax for children, old regime, in rupees: for each child and month ₹100 for education and
 * ₹300 for a hostel (rule 2BB of 1962), from tax year 2026-27 on ₹3,000 and ₹9,000; for at most two children each.
 */
export const childAllowances = (year: Year, education: number, hostel: number): number => {
  const [forEducation, forHostel] = year === 'TY2026-27' ? [3000, 9000] : [100, 300];
  return 12 * (forEducation * Math.min(2, education) + forHostel * Math.min(2, hostel));
};

/** Rounds half up to a multiple. */
const toMultiple = (amount: bigint, step: bigint): bigint => ((amount + step / 2n) / step) * step;

/**
 * Tax payable in rupees by the statute.
 *
 * @param grossPaise gross income
 * @param deductionPaise deductions of the old regime
 * @param salaried whether there is a salary or pension, and so a standard deduction
 */
export function statutory(
  grossPaise: bigint,
  deductionPaise: bigint,
  regime: Regime,
  year: Year,
  age: Age,
  salaried = true,
): number {
  const standard = salaried ? BigInt(standardDeduction(regime, year)) * 100n : 0n;
  const left = grossPaise - standard - (regime === 'old' ? deductionPaise : 0n);
  const income = toMultiple(left > 0n ? left : 0n, 1000n);
  const exact = (beforeCess(income, regime, year, age) * 104n) / 100n;
  return Number(toMultiple(exact, 10n * SCALE) / SCALE);
}

/** The spec's rule of section 9, in rupees. */
export function simple(gross: bigint, deductions: bigint, regime: Regime): number {
  const left = gross - 50_000n - (regime === 'old' ? deductions : 0n);
  const income = left > 0n ? left : 0n;
  if (income <= (regime === 'old' ? 500_000n : 700_000n)) return 0;
  const tax = slabTax(income * 100n, regime === 'old' ? oldSlabs.below60 : newSlabs['2024-25']);
  return Number(toMultiple((tax * 104n) / 100n, SCALE) / SCALE);
}

export { SCALE };
