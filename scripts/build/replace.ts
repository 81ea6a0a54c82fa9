/**
 * A text with every match replaced; throws where there is none, so that a build step cannot silently stop working.
 *
 * @param what a pattern needs the flag g
 * @param by a text is inserted literally: `$1` has no meaning
 */
export function replaced(text: string, what: string | RegExp, by: string | ((...match: string[]) => string)) {
  let count = 0;
  const result = text.replaceAll(what, (...match) => {
    count += 1;
    return typeof by === 'string' ? by : by(...match);
  });
  if (count === 0) throw new Error(`There is nothing to replace: ${what} is not in the text.`);
  return result;
}
