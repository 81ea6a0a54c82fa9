/** A scenario within a sentence: `now`, `with SBI`. */
const inScenario = (name: string) => (name === 'Before' || name === 'Now' ? name.toLowerCase() : `with ${name}`);

/** The engine's sentences about powers; loaded with the panel or the link that needs them. */
export const words = {
  cell: (item: string, column: string) => `${item}: ${column}`,
  /** An input with its value: `Loan tenure 20 years`. */
  said: (label: string, value: string) => `${label} ${value}`,
  /** An input with its option, or with a yes or no: `Mode: Remove GST`. */
  chosen: (label: string, value: string) => `${label}: ${value}`,
  years: (count: string) => (count === '1' ? '1 year' : `${count} years`),
  months: (count: string) => (count === '1' ? '1 month' : `${count} months`),
  days: (count: string) => (count === '1' ? '1 day' : `${count} days`),
  rows: (count: string) => (count === '1' ? '1 row' : `${count} rows`),
  yes: 'Yes',
  no: 'No',
  noDay: 'None',
  /** The name of a scenario without any value: every row is removed. */
  nothingEntered: 'Nothing entered',
  link: {
    tooLong: 'This link is too long to read, so the calculator opens with its usual figures.',
    unknown: (name: string) => `This calculator has no input called “${name}”.`,
    otherDefaults:
      'This calculator’s usual figures have changed since the link was made. Whatever the link leaves out has today’s value.',
    twice: (label: string) => `${label} is in the link more than once.`,
    broken: (name: string) => `“${name}” has a character we cannot read.`,
    notShown: (label: string) => `${label} does not apply with these settings.`,
    notANumber: (label: string) => `${label} must be a number.`,
    notYesOrNo: (label: string) => `${label} must be 1 for yes or 0 for no.`,
    noRow: (label: string, rows: string) => `${label} has only ${rows}.`,
    tooManyPins: (most: string) => `You can compare at most ${most} scenarios with the current one.`,
    nameTooLong: (most: string) => `A scenario’s name can have at most ${most} characters.`,
  },
  comparedWith: (name: string) => `Compared with: ${name}`,
  solve: {
    noInput: (name: string, have: string) => `“${name}” is not a number input that can change. Choose from: ${have}.`,
    noOutput: (name: string, have: string) => `“${name}” is not a result that is a number. Choose from: ${have}.`,
    noTarget: 'The result you want must be a number.',
  },
  compare: { full: (most: string) => `You have kept ${most} scenarios. Remove one to keep another.` },
  /** The names of the figures before a change, and of those on the page. */
  before: 'Before',
  now: 'Now',
  /** How a scenario compares with another one; `much` is the difference. */
  verdict: {
    amount: (much: string, more: boolean) => `${much} ${more ? 'more' : 'less'}`,
    time: (much: string, more: boolean) => `${much} ${more ? 'longer' : 'shorter'}`,
    number: (much: string, more: boolean) => `${much} ${more ? 'higher' : 'lower'}`,
    points: (count: string) => (count === '1' ? '1 point' : `${count} points`),
    /** `Total interest: ₹5,306 less now than before`, `Total interest: ₹4 lakh more with B than with A`. */
    whole: (label: string, much: string, name: string, than: string) =>
      `${label}: ${much} ${inScenario(name)} than ${inScenario(than)}`,
    better: (whole: string) => `${whole}, which is better.`,
    worse: (whole: string) => `${whole}, which is worse.`,
    end: (whole: string) => `${whole}.`,
    /** The answer of each scenario, which is a word: `Better regime: New (Before) and Old (Now).` */
    answers: (label: string, answers: string) => `${label}: ${answers}.`,
    answer: (text: string, name: string) => `${text} (${name})`,
    same: (label: string) => `${label}: no difference.`,
  },
  columns: { rows: (count: string) => `must end the table where compute does, after ${count}` },
  working: {
    unread: (why: string) => `cannot be read: ${why}`,
    noName: (name: string, have: string) =>
      `names {${name}}, which is not an input, a fact or an earlier step. Choose from: ${have}`,
    noNumber: (name: string) => `uses {${name}}, which is not a number`,
    noFunction: (name: string, have: string) => `uses ${name}(…), which does not exist. Choose from: ${have}`,
    arguments: (name: string, want: string) => `${name}(…) takes ${want}`,
    condition: 'a condition and two values',
    oneValue: 'one value',
    values: 'one value or more',
    sum: 'a letter, the first and the last number and an expression',
    noValue: 'does not come to a number',
    differs: (value: string, given: string) => `comes to ${value}, but compute gives ${given}`,
    tooLong: (most: string) => `a sum can have at most ${most} parts`,
    negativePower: 'has a minus right before a power, which can be read two ways; write −(a ^ b)',
    bandRate: (band: string) => `rate of band ${band}`,
    bandEnd: (band: string) => `upper limit of band ${band}`,
    types: { number: 'a number', string: 'words', boolean: 'a condition' },
    number: (has: string) => `needs a number, but has ${has}; for a condition write if(condition, 1, 0)`,
    boolean: (has: string) => `needs a condition, such as {years} > 5, but has ${has}`,
    compares: (one: string, other: string) => `compares ${one} with ${other}, which are never equal`,
    noPart: (what: string) => `has ${what}, which formulas cannot use`,
  },
};
