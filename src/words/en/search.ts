/** What a search says of its answer, and words that it ignores (stop words). */
export const words = {
  /** Common words of questions. */
  idle: 'a an and at calculate calculator can do for get how i in is it me much my of on or the to what will with',
  /** Words of amounts and times, which do not name a tool. */
  amounts: 'lakh lakhs lac lacs crore crores cr rs inr rupees year years yr yrs month months percent',
  /** Words of titles that name no tool. */
  generic: 'calculator planner estimator tool tracker analyzer converter score check scheme and or to',
  /** Words that are one letter from a name of a tool and mean something else. */
  noSlips: 'cards price prices fixes later after years yearly month months under other worth',
  /** Answers to what is asked of the hub itself. */
  about: {
    trust: 'A second program checks our figures, and every rule has its source and date.',
    privacy: 'There is no account. What you enter stays in your browser, unless you ask for an AI insight.',
    offline: 'Open this site once, and every calculator works offline after that.',
    print: 'Open a calculator, then press More and Print. Your browser can also save it as a PDF.',
    spreadsheet: 'Open a calculator, then press More and Download. You get an Excel file with formulas.',
    theme: 'Choose light or dark at the foot of the menu.',
    save: 'Open a calculator, then press Save. You will find it under My figures.',
    share: 'Open a calculator, then press Share. You get a link, a text and a picture.',
    language: 'Switch between English and Hindi at the top of the page.',
  },
  /** Under a figure: `Monthly EMI (₹50 lakh, 8.5%, 20 years)` */
  figureOf: (label: string, inputs: string) => (inputs === '' ? label : `${label} (${inputs})`),
  /** The figure rests on these usual values. */
  usual: (inputs: string) => `Assumed: ${inputs}.`,
  /** Before two readings of a line. */
  which: 'Which do you mean?',
  /** The same where both are of one result. */
  whichOf: (label: string) => `${label}: which do you mean?`,
  /** On the page of the one that was chosen. */
  readAs: (text: string) => `I read your search as ${text}.`,
  /** Before buttons that add to the line what a figure needs. */
  add: 'For a figure, add:',
  unused: (texts: string) => `Not used: ${texts}.`,
  quoted: (text: string) => `“${text}”`,
  changing: (texts: string) => `${texts} changes the figure, and I cannot include it.`,
  /** A button that uses a number that has no place in the usual range. */
  use: (label: string, value: string) => `Use ${value} as ${label}`,
};
