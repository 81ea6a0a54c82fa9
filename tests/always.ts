import fc from 'fast-check';

// npm test tries a part of what npm run test:every-tool tries in full.
/** The tools whose pages npm test visits: between them nearly all that a definition can say. */
const sixTools: readonly string[] = [
  'car_loan',
  'sip_lumpsum',
  'currency_converter',
  'net_worth',
  'risk_analyzer',
  'tax_calculator',
];

/** Those of the six that are visited in Hindi too: rows and what the device stores; most inputs and options; four charts and the insight. */
export const inHindi: readonly string[] = ['net_worth', 'tax_calculator', 'sip_lumpsum'];

/** Whether every tool is visited, and every random input is tried. */
export const thorough = process.env.EVERY_TOOL !== undefined;

/** The tools whose pages are visited. */
export const visitedOf = <T extends { readonly id: string }>(tools: readonly T[], some = sixTools): readonly T[] =>
  tools.filter(({ id }) => thorough || some.includes(id));

/** With how many random inputs fast-check tries a property: in `npm test` a fifth. */
export const runs = (all: number) => ({ numRuns: thorough ? all : Math.ceil(all / 5) });

/** All of these in `test:every-tool`, in `npm test` every fifth. */
export const fifthOf = <T>(all: readonly T[]): readonly T[] =>
  all.filter((_each, index) => thorough || index % 5 === 0);

type Arbitraries<Values> = { [K in keyof Values]: fc.Arbitrary<Values[K]> };
/** Throws, or gives false, where something does not hold. */
type Check<Values extends unknown[]> = (...values: Values) => unknown;

const property = <Values extends [unknown, ...unknown[]]>(of: Arbitraries<Values>, check: Check<Values>) =>
  fc.property<Values>(...of, (...values) => check(...values) !== false);

/** What must hold for a hundred random values of each kind. */
export const always = <Values extends [unknown, ...unknown[]]>(of: Arbitraries<Values>, check: Check<Values>): void =>
  fc.assert(property(of, check));

/** What must hold in so many tries; in `npm test` in a fifth of them. */
export const alwaysIn = <Values extends [unknown, ...unknown[]]>(
  count: number,
  of: Arbitraries<Values>,
  check: Check<Values>,
): void => fc.assert(property(of, check), runs(count));
