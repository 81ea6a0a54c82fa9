// npm run --silent texts > texts.tsv: every text that a visitor can read, one a line, with tabs between its file with the line, its
// place there and the text. For editors and translators.
//   -- --language hi   further has the translation, empty where it is missing; on the error output what is stale
//   -- --accept hi     notes that the hub's own words of that language follow today's English ones
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endWithReader } from '../build/project.ts';
import { allTexts } from '../build/texts.ts';
import { englishFile, englishHashes, staleTexts, translatedTexts, translatedWords } from '../build/translations.ts';

const { values } = parseArgs({ options: { language: { type: 'string' }, accept: { type: 'string' } } });

endWithReader();
/** Prints columns of a line. */
const print = (...columns: string[]) => console.log(columns.map((text) => text.replace(/\s+/g, ' ')).join('\t'));

if (values.accept !== undefined) {
  writeFileSync(englishFile(values.accept), `${JSON.stringify(englishHashes(), null, 2)}\n`);
} else if (values.language !== undefined) {
  for (const { file, place, text, translation } of translatedWords(values.language))
    print(file, place, text, translation);
  for (const { file, line, place, text, translation } of translatedTexts(values.language))
    print(`${file}:${line}`, place, text, translation ?? '');
  for (const text of staleTexts(values.language)) console.error(`stale: ${text}`);
} else {
  for (const [file, texts] of allTexts())
    for (const { line, place, text } of texts) print(`${file}:${line}`, place, text);
}
