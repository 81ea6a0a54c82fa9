/** Texts of so many characters that two tools do not have them alike by chance. */
const LONG = /'([^'\n]{80,})'/g;

const longTextsIn = (code: string): string[] => [...code.matchAll(LONG)].map(([, text = '']) => text);

/**
 * Texts of a tool's content that stand in that of another too. One that both import from a file of the group is no copy.
 *
 * @param content the code of `content.ts`
 * @param others that of other tools, by file
 */
export function* checkCopies(content: string, others: ReadonlyMap<string, string>): Generator<string> {
  for (const [file, code] of others) {
    const theirs = new Set(longTextsIn(code));
    const [first, ...more] = longTextsIn(content).filter((text) => theirs.has(text));
    if (first !== undefined)
      yield `has "${first.slice(0, 40)}…"${more.length > 0 ? ` and ${more.length} more` : ''} word for word from ${file}; write it in other words, or import what both need from a file of the group`;
  }
}
