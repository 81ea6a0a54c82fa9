/** How a language says functions, sums and conditions. */
export interface FormulaWords {
  function(name: string, count: number): string;
  sum(each: string, letter: string, from: string, to: string): string;
  cases(yes: string, holds: string, no: string): string;
}

/** The first call in a text, such as `min(`; names in braces have no brackets after them. */
const CALL = /\b([a-z]+)\(/;

/** Where the bracket that is open at the start of a text is closed, and the commas between its parts. */
function partsOf(text: string): { readonly parts: readonly string[]; readonly end: number } {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '(') depth++;
    if (sign === ')' && depth-- === 0) return { parts: [...parts, text.slice(from, at)], end: at };
    if (sign !== ',' || depth > 0) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return { parts: [...parts, text.slice(from)], end: text.length };
}

/**
 * A formula as text in which functions are words: `round({years} × 12)` becomes `rounded (Loan tenure × 12)`, and
 * `if({years} > 5, 1, 2)` becomes `1 if Loan tenure > 5, otherwise 2`.
 *
 * @param formula as in a definition, which {@link readFormula} accepts
 * @param nameOf what stands for a name in braces
 */
export function wordedFormula(formula: string, nameOf: (name: string) => string, words: FormulaWords): string {
  return worded(formula, words, false).replace(/\{([a-zA-Z][\w.]*)\}/g, (_, name: string) => nameOf(name));
}

/** @param isPart whether a sentence of it needs brackets */
function worded(text: string, words: FormulaWords, isPart: boolean): string {
  const found = CALL.exec(text);
  if (!found) return text;
  const [start, call = ''] = found;
  const before = text.slice(0, found.index);
  const { parts, end } = partsOf(text.slice(found.index + start.length));
  const after = text.slice(found.index + start.length + end + 1);
  const part = (at: number, inner = true) => worded(parts[at]?.trim() ?? '', words, inner);
  const isSentence = call === 'if' || call === 'sum';
  const needsBrackets = isSentence && (isPart || before !== '' || after !== '');
  const inWords = () => {
    if (call === 'if') return words.cases(part(1), part(0), part(2, false));
    if (call === 'sum') return words.sum(part(3), part(0), part(1), part(2));
    if (call === 'exp') return `e ^ (${part(0, false)})`;
    return `${words.function(call, parts.length)} (${parts.map((_, at) => part(at)).join(', ')})`;
  };
  return before + (needsBrackets ? `(${inWords()})` : inWords()) + worded(after, words, true);
}
