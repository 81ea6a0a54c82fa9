const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The lines of a text that arrives in pieces, with any of the three line breaks. Linear for lines of any length: each piece is
 * read once, and the parts of a line are joined once, at its end.
 *
 * @param {AsyncIterable<string>} pieces
 * @returns {AsyncGenerator<string[]>} the lines that each piece completes; at the end, what follows the last line break
 */
export async function* linesOf(pieces) {
  let begun = false;
  /** @type {string[]} */
  let parts = [];
  for await (const piece of pieces) {
    const text = !begun && piece.startsWith(BYTE_ORDER_MARK) ? piece.slice(1) : piece;
    begun = true;
    const [first = '', ...lines] = text.split(/\r\n|\n|\r/);
    parts.push(first);
    const last = lines.pop();
    if (last === undefined) continue;
    yield [parts.join(''), ...lines];
    parts = [last];
  }
  yield [parts.join('')];
}
