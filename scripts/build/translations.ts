// What a language lacks: texts without a translation, and translations whose English text has changed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../src/languages.ts';
import { readTranslations, translationFiles, translationOf } from './language.ts';
import { root } from './project.ts';
import { allTexts, type Text, textsIn } from './texts.ts';

/** A text with what another language has in its place. */
interface Translated extends Text {
  readonly file: string;
  /** Null where there is none; the text itself where it is the same in all languages. */
  readonly translation: string | null;
}

const folderOf = (id: string) => join(root, 'src/words', id);
const HUB = 'src/words/';
/** The files with the hub's own words, and all others with their texts. */
const hubFiles = (): string[] => [...allTexts(HUB).keys()];
const otherTexts = (folder = '') => [...allTexts(folder)].filter(([file]) => !file.startsWith(HUB));

/** The words that a language leaves in Latin letters. */
export const latinWords = (id: string): ReadonlySet<string> =>
  new Set(JSON.parse(readFileSync(join(folderOf(id), 'latin.json'), 'utf8')));

/** What is put into a text: `{rate}`, or `${…}` with all that is in it. */
export const PUT_IN = /\$\{(?:[^{}`]|`(?:[^`$]|\$\{[^{}]*\})*`)*\}|\{(?:[^{}]|\{[^{}]*\})*\}/g;

/** The words in Latin letters of a text, without what is put in and without code. */
export const latinIn = (text: string): string[] =>
  text
    .replace(PUT_IN, ' ')
    .replace(/https?:\S+|\\`.*?\\`/g, ' ')
    .match(/(?<![\p{L}\d])[A-Za-z]+(?![\p{L}\d])/gu) ?? [];

/** The texts of a file of the hub's own words, one for each place. */
function hubTexts(file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { place, text } of textsIn(file, readFileSync(join(root, file), 'utf8')))
    found.set(place, found.has(place) ? `${found.get(place)} | ${text}` : text);
  return found;
}

/** The texts of tools and facts, or those in one folder, with their translations. */
export function translatedTexts(id: string, folder = ''): Translated[] {
  const all = readTranslations(id);
  const latin = latinWords(id);
  return otherTexts(folder).flatMap(([file, texts]) =>
    texts.map((text) => {
      const same = latinIn(text.text).every((word) => latin.has(word)) ? text.text : null;
      return { ...text, file, translation: translationOf(id, text.text, file, all) ?? same };
    }),
  );
}

/** The hub's own words, with those of the language at the same place. */
export const translatedWords = (id: string): { file: string; place: string; text: string; translation: string }[] =>
  hubFiles().flatMap((file) => {
    const other = file.replace('/en/', `/${id}/`);
    const translations = hubTexts(other);
    return [...hubTexts(file)].map(([place, text]) => ({
      file: other,
      place,
      text,
      translation: translations.get(place) ?? '',
    }));
  });

const englishName = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * Texts without which the hub is not built, in plain words: for each file of translations how many it lacks, and which. Where
 * `HUB_LANGUAGE` builds English alone, it needs none.
 *
 * @param folder where the English texts are; without it everywhere
 */
export function lackingTexts(folder = ''): string[] {
  const needed = languages.filter(({ id, whole }) => whole && id !== 'en' && process.env.HUB_LANGUAGE !== 'en');
  return needed.flatMap(({ id }) => {
    const byFile = new Map<string, string[]>();
    for (const { file, text, translation } of translatedTexts(id, folder)) {
      const [home = ''] = translationFiles(id, file);
      const known = byFile.get(home) ?? [];
      if (translation === null && !known.includes(text)) byFile.set(home, [...known, text]);
    }
    return [...byFile].map(([home, texts]) => {
      const count = texts.length === 1 ? 'a text has' : `${texts.length} texts have`;
      const lines = texts.map((text) => `  ${JSON.stringify(text)}: "…"`);
      return `${count} no ${englishName.of(id)} yet, and nothing is built without it. Write it into ${home}, like this:\n${lines.join(',\n')}`;
    });
  });
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The hub's own words in English as they were translated: a hash for each place. */
export const englishHashes = (): Record<string, string> =>
  Object.fromEntries(hubFiles().flatMap((file) => [...hubTexts(file)].map(([place, text]) => [place, hashOf(text)])));

/** The file with those that a language's words were translated from. */
export const englishFile = (id: string) => join(folderOf(id), 'english.json');

/** Translations whose English text has changed or is gone: those of the hub by their place, others as `file: English text`. */
export function staleTexts(id: string): string[] {
  const now = englishHashes();
  const then: Record<string, string> = existsSync(englishFile(id))
    ? JSON.parse(readFileSync(englishFile(id), 'utf8'))
    : {};
  const words = Object.keys({ ...now, ...then }).filter((place) => now[place] !== then[place]);
  const used = new Set(
    otherTexts().flatMap(([file, texts]) =>
      translationFiles(id, file).flatMap((name) => texts.map(({ text }) => `${name}: ${text}`)),
    ),
  );
  const others = [...readTranslations(id)].flatMap(([name, translations]) =>
    Object.keys(translations).map((text) => `${name}: ${text}`),
  );
  return [
    ...words.map((place) => `${place} (English has changed)`),
    ...others.filter((each) => !used.has(each)).map((each) => `${each} (no such English text)`),
  ];
}
