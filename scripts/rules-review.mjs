// npm run rules:review [-- YYYY-MM-DD]: the facts whose newest value nobody has confirmed for that day, today if left out.
// It lists and never fails: a fact past its period needs a look, not a red build.
import { load } from './load.mjs';

const [day = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) {
  console.error(`rules:review: "${day}" is not a day written as YYYY-MM-DD`);
  process.exit(2);
}
const { overdue, facts } = await load('src/rules/index.ts');
const due = overdue(day);
for (const { id, label, confirmed, dated } of due)
  console.log(
    `${id}: ${label}, in force since ${dated.from}, last confirmed ${confirmed.words} (to ${confirmed.until}). Source: ${dated.source}`,
  );
console.log(`${due.length} of ${Object.keys(facts).length} facts need a look on ${day}.`);
