// npm run check:tools [-- <id> … --on YYYY-MM-DD]: prints what is wrong with the definitions, in plain words, with the facts of
// that day (default: today), and how many texts of a named tool wait for a translation; exits with 1 if anything is, with 2 if an id or the day is none.
import { parseArgs } from 'node:util';
import { isDay } from '../../src/engine/check-values.ts';
import { languages } from '../../src/languages.ts';
import { toolFolders, wantedTools } from '../build/project.ts';
import { missingTexts } from '../build/translations.ts';
import { checkHub, checkTools, LIMITS } from '../check/check-tools.ts';

const { values, positionals } = parseArgs({ options: { on: { type: 'string' } }, allowPositionals: true });
if (values.on !== undefined && !isDay(values.on)) {
  console.error(`check:tools: ${JSON.stringify(values.on)} is not a day written as YYYY-MM-DD`);
  process.exit(2);
}
const chosen = wantedTools(positionals).map(({ folder }) => folder);
const others = toolFolders().flatMap(({ folder }) => (chosen.includes(folder) ? [] : [folder]));
const { mistakes: byFolder, metas } = await checkTools(chosen, others, { ...LIMITS, ...values });
const mistakes = new Set([...[...byFolder.values()].flat(), ...(await checkHub(metas))]);
for (const mistake of mistakes) console.error(mistake);
const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
console.log(`${count(chosen.length, 'definition')}, ${count(mistakes.size, 'mistake')}`);
if (mistakes.size > 0) process.exitCode = 1;
// no mistake of a definition, but nothing is built without it
for (const folder of mistakes.size === 0 && positionals.length > 0 ? chosen : [])
  for (const { id } of languages.filter(({ id, whole }) => whole && id !== 'en')) {
    const texts = missingTexts(id, `${folder}/`).length;
    if (texts > 0)
      console.log(
        `${folder}: ${count(texts, 'text')} not yet in src/words/${id}/${folder}.json, which the build needs: see docs/languages.md`,
      );
  }
