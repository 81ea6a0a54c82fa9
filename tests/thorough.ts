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

/** Whether every tool is visited, and every random input is tried. */
export const thorough = process.env.EVERY_TOOL !== undefined;

/** The tools whose pages are visited. */
export const visitedOf = <T extends { readonly id: string }>(tools: readonly T[]): readonly T[] =>
  tools.filter(({ id }) => thorough || sixTools.includes(id));

/** With how many random inputs fast-check tries a property: in `npm test` a fifth. */
export const runs = (all: number) => ({ numRuns: thorough ? all : Math.ceil(all / 5) });
