/**
 * The ends of the years of a term: 1, 2, 3 … and the term itself where it ends within a year. A term of 0 has none.
 *
 * @param term years, may be a fraction
 */
export function wholeYears(term: number): number[] {
  const ends = Array.from({ length: Math.floor(term) }, (_, year) => year + 1);
  return term > Math.floor(term) ? [...ends, term] : ends;
}
