/** How many letters must change to turn one word into the other (Levenshtein distance). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, char] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (char === other ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** How many letters of a name may be wrong. */
const slack = ({ length }: string): number => (length < 4 ? 1 : Math.max(2, length / 3));

/** The end of a message with the known name that was probably meant; empty where none is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === null ? '' : `; did you mean ${near}?`;
}

/** The known name that was probably meant, or null where none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const wanted = word.toLowerCase();
  const [best] = known
    .map((name) => ({ name, away: distance(wanted, name.toLowerCase()) }))
    .sort((a, b) => a.away - b.away);
  if (best && best.away <= slack(word)) return best.name;
  // a longer form of a known name
  return known.find((name) => name.length > 3 && wanted.startsWith(name.toLowerCase())) ?? null;
}
