/** A label within a sentence: `Exchange rates` is `exchange rates`. */
const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** Every sentence of a calculator's page that is not the definition's, each whole, so that it can be translated. */
export const words = {
  calculator: 'Calculator',
  results: 'Results',
  showResults: 'Show results',
  allFigures: 'All figures',
  /** The parts of a scale under a figure, from bad to good. */
  bands: { low: 'Low', fair: 'Fair', good: 'Good' },
  /** Opens the notes after the first. */
  moreNotes: (count: number) => (count === 1 ? '1 more note' : `${count} more notes`),
  /** Shown in place of a figure where there is none. */
  noFigure: '—',
  reset: 'Reset',
  undo: { reset: 'Undo reset', example: 'Undo example', other: 'Undo' } as Readonly<Record<string, string>>,
  wasSet: {
    reset: 'Everything is reset. Press Undo reset to get your figures back.',
    example: 'The example is filled in. Press Undo example to get your figures back.',
    compared: 'The scenario is filled in. Press Undo to get your figures back.',
    shared: 'The figure is filled in. Press Undo to get yours back.',
    adopted: 'All inputs were replaced. Press Undo to get your figures back.',
  } as Readonly<Record<string, string>>,
  leverApplied: 'Done.',
  /** On the page of a tool that stores inputs on the device. */
  shownBeside: {
    link: 'You are seeing this link’s figures. Your saved ones are untouched.',
    example: 'You are seeing the example’s figures. Your saved ones are untouched.',
  },
  shownUnsaved: {
    link: 'You are seeing this link’s figures. Nothing is saved yet.',
    example: 'You are seeing the example’s figures. Nothing is saved yet.',
  },
  replaceSaved: 'Replace my saved figures',
  saveShown: 'Save them on this device',
  savedReplaced: 'These figures have replaced your saved ones.',
  backToSaved: 'Back to my saved figures',
  moreOptions: 'More options',
  changed: (count: number) => `${count} changed`,
  chartEmpty: 'Chart will appear here once you enter values.',
  chartZero: 'Nothing to draw: every figure is 0.',
  chartTotal: 'Total',
  /** The share of a slice that rounds to nothing. */
  underOnePercent: 'under 1%',
  otherSlices: 'All others',
  examples: 'Worked examples',
  tryExample: (title: string) => `Try it: ${title}`,
  tryIt: 'Try it',
  questions: 'Frequently asked questions',
  contents: 'On this page',
  restsOn: 'Assumptions and rules',
  /** A figure with the note that says why it is impossible. */
  denied: (figure: string, why: string) => `${figure}. ${why}`,
  /** What is wrong with a row, shown elsewhere than at the row. */
  inRow: (row: string, message: string) => `${row}: ${message}`,
  announce: (label: string, value: string) => `${label}: ${value}`,
  usualValues: (label: string) => `Usual values: ${label}`,
  unitOf: (label: string, withDays: boolean) =>
    withDays ? `Show in years, months or days: ${label}` : `Show in years or months: ${label}`,
  /** Names the button under an amount that says which way it goes, and turns it. */
  turn: (label: string, way: string, other: string) => `${way}. Change to ${other}: ${label}`,
  units: { years: 'Years', months: 'Months', days: 'Days' },
  yearsUnit: 'years',
  monthsUnit: 'months',
  table: {
    chart: 'Chart',
    charts: 'Charts',
    views: 'Chart and tables',
    copy: 'Copy table',
    copied: 'Copied. Paste it into a spreadsheet.',
    copyFailed: 'This browser does not allow copying. Select the table instead.',
    empty: 'No rows for these numbers.',
    /** On a phone, under a long table that is short at first. */
    all: (rows: string) => `Show all ${rows} rows`,
    fewer: 'Show fewer rows',
  },
  rows: {
    add: (item: string) => `Add ${item}`,
    remove: (item: string) => `Remove: ${item}`,
    /** Of the row that was removed last. */
    bringBack: (item: string) => `Undo: bring back ${item}`,
    previous: 'Previous rows',
    next: 'Next rows',
    shown: (list: string, from: string, to: string, count: string) => `${list}: rows ${from} to ${to} of ${count}`,
    import: {
      title: 'Paste or import rows',
      hint: (columns: readonly string[]) =>
        `Copy rows from Excel or Google Sheets and paste them here, with their headings or in this order: ${columns.join(', ')}`,
      take: 'Use these rows',
      choose: 'Import a CSV file',
      read: (count: number) => (count === 1 ? 'The list now has 1 row.' : `The list now has ${count} rows.`),
      none: 'No row could be read, so nothing has changed.',
      beyond: (most: string, left: string) => `The list can have ${most} rows. ${left} more were left out.`,
      unread: (line: number, column: string, text: string) =>
        text === '' ? `Line ${line}: ${column} is empty.` : `Line ${line}: “${text}” could not be read as ${column}.`,
      refused: (line: number, message: string) => `Line ${line}: ${message}`,
      more: (lines: number) =>
        lines === 1 ? '1 more line could not be read.' : `${lines} more lines could not be read.`,
      undo: 'Undo: bring the earlier rows back',
      nothing: 'No rows found.',
      tooFew: (least: number) => `You need at least ${least} rows, so nothing has changed.`,
      tooLarge: 'This is too much to read at once. Copy only the rows you need and paste them.',
      workbook: 'This is a workbook. Save it as CSV, or copy its rows and paste them.',
      notText: 'This is not a CSV file. Save the sheet as CSV, or copy its rows and paste them.',
    },
  },
  live: {
    asking: (what: string) => `${what}: getting today’s…`,
    fresh: (what: string, source: string, date: string, age: string) => `${what} of ${date} (${age}), from ${source}.`,
    built: (what: string, source: string, date: string, age: string) =>
      `Today’s ${lower(what)} did not load, so these are from ${date} (${age}). Source: ${source}.`,
    until: (what: string, source: string, date: string, age: string) =>
      `Getting today’s ${lower(what)}… Until then, these are from ${date} (${age}). Source: ${source}.`,
    kept: (what: string, source: string, date: string, age: string) =>
      `Today’s ${lower(what)} did not load, so these are from ${date} (${age}), saved on an earlier visit. Source: ${source}.`,
    old: (what: string, source: string, date: string, age: string) =>
      `Old figures: ${what} of ${date} (${age}), from ${source}. There are no newer ones yet, so today’s may be very different.`,
    keptOld: (what: string, source: string, date: string, age: string) =>
      `Old figures: ${what} of ${date} (${age}), from ${source}, saved on an earlier visit. New ones did not load, so today’s may be very different.`,
    none: (what: string) => `Today’s ${lower(what)} did not load. Enter your own, or try again.`,
    retry: 'Try again',
    noAnswer: 'Still no answer.',
    ahead: 'tomorrow’s by this device’s calendar',
    today: 'today’s',
    oneDay: '1 day old',
    days: (days: string) => `${days} days old`,
  },
};
