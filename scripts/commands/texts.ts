// npm run --silent texts > texts.tsv: every text that a visitor can read, one a line, with tabs between its file with the line, its
// place there and the text. For editors and translators.
import { allTexts } from '../build/texts.ts';

/** A text on one line. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

for (const [file, texts] of allTexts())
  for (const { line, place, text } of texts) console.log([`${file}:${line}`, place, onOneLine(text)].join('\t'));
