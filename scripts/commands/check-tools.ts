// npm run check:tools [-- <id> … --on YYYY-MM-DD]: prints what is wrong with the definitions, in plain words, with the facts of
// that day (default: today), and first which texts have no translation, without which nothing is built. Exits with 1 if anything is
// wrong, or if a text has none and no id is given, as before a build; with 2 if an id or the day is none.
import { parseArgs } from 'node:util';
import { isDay } from '../../src/maths/calendar.ts';
import { endWithReader, toolFolders, wantedTools } from '../build/project.ts';
import { lackingTexts } from '../build/translations.ts';
import { checkHub, checkTools, LIMITS } from '../check/check-tools.ts';

endWithReader();
const { values, positionals } = parseArgs({ options: { on: { type: 'string' } }, allowPositionals: true });
if (values.on !== undefined && !isDay(values.on)) {
  console.error(`check:tools: ${JSON.stringify(values.on)} is not a day written as YYYY-MM-DD`);
  process.exit(2);
}
const chosen = wantedTools(positionals).map(({ folder }) => folder);
// of named tools only what the build would say: who writes them may still be at the English
const lacking = (positionals.length > 0 ? chosen.map((folder) => `${folder}/`) : ['']).flatMap((folder) =>
  lackingTexts(folder),
);
for (const texts of lacking) (positionals.length > 0 ? console.log : console.error)(texts);
const others = toolFolders().flatMap(({ folder }) => (chosen.includes(folder) ? [] : [folder]));
const { mistakes: byFolder, metas } = await checkTools(chosen, others, { ...LIMITS, ...values });
const mistakes = new Set([...[...byFolder.values()].flat(), ...(await checkHub(metas))]);
for (const mistake of mistakes) console.error(mistake);
const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
if (mistakes.size > 0 || (lacking.length > 0 && positionals.length === 0)) process.exitCode = 1;
console.log(`${count(chosen.length, 'definition')}, ${count(mistakes.size, 'mistake')}`);
