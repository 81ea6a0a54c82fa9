/** What the hub says about a value that was typed or given: refused, unread or unusual. Each sentence is whole, so that it can be translated. */
export const words = {
  unknownInput: (name: string, have: string) => `There is no input "${name}". Choose from: ${have}.`,
  notAnObject: 'The inputs must be one object of names and values.',
  mustBe: (label: string, allowed: string) => `${label} must be ${allowed}.`,
  cannotBeNegative: (label: string) => `${label} cannot be below 0. Enter 0 or more.`,
  mustBeMoreThan: (label: string, least: string) => `${label} must be more than ${least}.`,
  mustBeAtLeast: (label: string, least: string) => `${label} must be at least ${least}.`,
  mustBeWhole: (label: string) => `${label} must be a whole number.`,
  canBeAtMostYears: (label: string, most: string) => `${label} can be at most ${most} years.`,
  canBeAtMost: (label: string, most: string) => `${label} can be at most ${most}.`,
  usualRange: (min: string, max: string) => `Usual range: ${min} to ${max}`,
  farFromUsual: (min: string, max: string) => `Usual: ${min} to ${max}. Is this right?`,
  wrongCommas: (kept: string) =>
    `Write decimals with a point (8.5). Commas group digits: 8,500 or 10,00,000. The result still uses ${kept}.`,
  notANumber: (kept: string) => `Enter a number. The result still uses ${kept}.`,
  notADuration: (kept: string) =>
    `Enter a length of time, such as “18 months” or “1 year 6 months”. The result still uses ${kept}.`,
  notDays: (kept: string) =>
    `Enter a length of time, such as “18 months” or “444 days”. The result still uses ${kept}.`,
  tooLarge: 'These numbers are too large to work out to the rupee. Try smaller ones.',
  broken: 'This calculator has a fault and cannot give a figure. The others work.',
  /** How `mustBe` ends. */
  allowed: {
    aNumber: 'a number',
    aNumberBetween: (min: string, max: string) => `a number, usually ${min} to ${max}`,
    oneOf: (options: string) => `one of ${options}`,
    trueOrFalse: 'true or false',
    text: (most: string) => `text of at most ${most} characters`,
    date: 'a date',
    day: 'a day written as YYYY-MM-DD',
    month: 'a calendar month written as YYYY-MM',
    rows: (min: string, max: string) => `a list of ${min} to ${max} rows`,
    row: (have: string) => `an object with ${have}`,
  },
};
