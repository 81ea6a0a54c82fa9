/** Words that a search ignores (stop words). */
export const words = {
  /** Common words of questions. */
  idle: 'a an and calculate calculator can do for get how i in is it me much my of on or the to what will with',
  /** Words of amounts and times, which do not name a tool. */
  amounts: 'lakh lakhs lac lacs crore crores cr rs inr rupees year years yr yrs month months percent',
  /** Words that change nothing in a line with figures. */
  fillers: 'a an the of please calculator calculate ka ki ke का की के',
};
