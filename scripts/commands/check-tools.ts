// npm run check:tools [-- <id> …]: prints what is wrong with the definitions, in plain words; exits with 1 if anything is.
import { checkHub, checkTools } from '../build/checking.ts';
import { toolFolders, wantedTools } from '../build/project.ts';

const chosen = wantedTools(process.argv.slice(2)).map(({ folder }) => folder);
const others = toolFolders().flatMap(({ folder }) => (chosen.includes(folder) ? [] : [folder]));
const { mistakes: byFolder, metas } = await checkTools(chosen, others);
const mistakes = new Set([...[...byFolder.values()].flat(), ...(await checkHub(metas))]);
for (const mistake of mistakes) console.error(mistake);
const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
console.log(`${count(chosen.length, 'definition')}, ${count(mistakes.size, 'mistake')}`);
if (mistakes.size > 0) process.exitCode = 1;
