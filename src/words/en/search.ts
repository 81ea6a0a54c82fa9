/** What a search says of its answer, and words that it ignores (stop words). */
export const words = {
  /** Common words of questions. */
  idle: 'a an and calculate calculator can do for get how i in is it me much my of on or the to what will with',
  /** Words of amounts and times, which do not name a tool. */
  amounts: 'lakh lakhs lac lacs crore crores cr rs inr rupees year years yr yrs month months percent',
  /** Words of titles that name no tool. */
  generic: 'calculator planner estimator tool tracker analyzer converter score check scheme and or to',
  /** Words that are one letter from a name of a tool and mean something else. */
  noSlips: 'cards price prices fixes later after years yearly month months under other worth',
  assumed: (said: string) => `${said} (assumed)`,
  missing: (inputs: string) => `Missing: ${inputs}.`,
  unused: (text: string) => `Not used: ${text}.`,
};
