/** Words that a search passes over. */
export const words = {
  /** Those of a question that say nothing of what is looked for. */
  idle: 'a an and calculate calculator can do for get how i in is it me much my of on or the to what will with',
  /** Those of an amount or a time, which name no tool either. */
  amounts: 'lakh lakhs lac lacs crore crores cr rs inr rupees year years yr yrs month months percent',
};
