/** Every sentence of a calculator's page that is not the definition's own, whole, so that each can be translated. */
export const words = {
  calculator: 'Calculator',
  results: 'Results',
  showResults: 'Show results',
  /** What stands in place of a figure where the inputs make no sense. */
  noFigure: '—',
  reset: 'Reset to defaults',
  usualRange: (min: string, max: string) => `Usual range: ${min} to ${max}`,
  notANumber: (kept: string) => `That is not a number. The result still uses ${kept}.`,
  chartEmpty: 'Chart will appear here once you enter values.',
  chartZero: 'There is nothing to draw: every figure is 0.',
  chartTotal: 'Total',
  /** A slice's figure with its share of the ring. */
  ofWhole: (figure: string, share: string) => `${figure} (${share})`,
  tooSmall: (names: string) => `Too small to be seen beside the others: ${names}. The table has the figures.`,
  tryAgain: 'Try again',
  otherSlices: 'All others',
  chartFailed: 'The chart could not be loaded. The figures are above.',
  examples: 'Worked examples',
  tryExample: (title: string) => `Try it: ${title}`,
  tryIt: 'Try it',
  exampleSource: (source: string) => `Figure from ${source}`,
  questions: 'Frequently asked questions',
  restsOn: 'Assumptions and rules',
  /** A figure that is said together with why nobody can have it. */
  denied: (figure: string, why: string) => `${figure}. ${why}`,
  announce: (label: string, value: string) => `${label}: ${value}`,
  yearsUnit: 'years',
  years: (count: string) => (count === '1' ? '1 year' : `${count} years`),
  table: {
    chart: 'Chart',
    charts: 'Charts',
    views: 'Chart and tables',
    copy: 'Copy table',
    copied: 'Copied. Paste it into a spreadsheet.',
    copyFailed: 'This browser does not allow copying. Select the table instead.',
    empty: 'No rows for these numbers.',
  },
  rows: {
    add: (item: string) => `Add: ${item}`,
    remove: (item: string) => `Remove: ${item}`,
    up: (item: string) => `Move up: ${item}`,
    down: (item: string) => `Move down: ${item}`,
  },
  live: {
    asking: (what: string) => `${what}: asking the source…`,
    fresh: (what: string, source: string, date: string, age: string) => `${what} of ${date} (${age}), from ${source}.`,
    kept: (what: string, source: string, date: string, age: string) =>
      `No source answers now. ${what} of ${date} (${age}), from ${source}, kept from an earlier visit.`,
    old: (what: string, source: string, date: string, age: string) =>
      `Old figures: ${what} of ${date} (${age}), from ${source}. No source has newer ones now, so today's can differ by much.`,
    keptOld: (what: string, source: string, date: string, age: string) =>
      `Old figures: ${what} of ${date} (${age}), from ${source}, kept from an earlier visit. No source answers now, so today's can differ by much.`,
    newest: (what: string, source: string, date: string, age: string) =>
      `No source has newer figures now. ${what} of ${date} (${age}), from ${source}, kept from an earlier visit.`,
    newestOld: (what: string, source: string, date: string, age: string) =>
      `Old figures: ${what} of ${date} (${age}), from ${source}, kept from an earlier visit. No source has newer ones now, so today's can differ by much.`,
    none: (what: string) => `${what}: no source answers now, and none are kept from an earlier visit.`,
    retry: 'Ask again',
    ahead: "tomorrow's by this device's calendar",
    today: "today's",
    oneDay: '1 day old',
    days: (days: string) => `${days} days old`,
  },
} as const;
