import { join } from 'node:path';
import { runnerImport } from 'vite';
import { describe, expect, it } from 'vitest';
import { languages } from '#src/languages.ts';
import { language } from '../scripts/build/language.ts';
import { root } from '../scripts/build/project.ts';
import {
  lackingTexts,
  latinIn,
  latinWords,
  PUT_IN,
  staleTexts,
  translatedTexts,
  translatedWords,
} from '../scripts/build/translations.ts';
import { tools } from './tools.ts';

/*
 * Every language is checked for what it lacks; Hindi also for what a script can see of its spelling, as in the guide of its
 * translators: news spelling, the words of a bank's app, figures that stay.
 */

const others = languages.filter(({ id }) => id !== 'en');

describe.each(others)('$name', ({ id, whole }) => {
  const words = translatedWords(id);
  const texts = translatedTexts(id);

  // until then `npm run texts -- --language` lists them
  it('follows the English texts of today and has each of them, once it is declared whole', () => {
    expect(whole ? [...staleTexts(id), ...lackingTexts()] : []).toEqual([]);
  });

  it('keeps the names of figures and the numbers of each text', () => {
    const found = texts.flatMap(({ file, text, translation }) =>
      translation === null || (braces(text) === braces(translation) && numbers(text) === numbers(translation))
        ? []
        : [`${file}: ${text} → ${translation}`],
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('leaves in Latin letters only the words of its list', () => {
    const latin = latinWords(id);
    const found = [...words, ...texts].flatMap(({ file, place, translation }) =>
      latinIn(translation ?? '').flatMap((word) => (latin.has(word) ? [] : [`${file} ${place}: ${word}`])),
    );
    expect(found).toEqual([]);
  });

  it('fits where a text has little room', () => {
    const most: Readonly<Record<string, number>> = { title: 60, short: 20, description: 200, metaDescription: 160 };
    const found = texts.flatMap(({ file, place, translation }) =>
      file.endsWith('/meta.ts') && (translation ?? '').length > (most[place] ?? Number.POSITIVE_INFINITY)
        ? [`${file} ${place}: ${translation}`]
        : [],
    );
    expect(found).toEqual([]);
  });
});

const braces = (text: string) => (text.match(PUT_IN) ?? []).sort().join(' ');
const numbers = (text: string) => (text.replace(PUT_IN, ' ').match(/\d[\d,.]*\d|\d/g) ?? []).sort().join(' ');

/** What is wrong with a text in Hindi, as far as its letters show. */
function faultsOf(text: string): string[] {
  const plain = text.replace(PUT_IN, 'x');
  const rules: Readonly<Record<string, boolean>> = {
    'not in NFC': text !== text.normalize('NFC'),
    'ँ for ं': /\u0901/.test(text),
    'a dot under another letter than ड ढ': /[^डढ]\u093c/.test(
      text.normalize('NFC').replaceAll('रिज़र्व'.normalize('NFC'), ''),
    ),
    'Devanagari digits': /[\u0966-\u096f]/.test(text),
    'a space before ।, or none after it': / ।|।(?=[^\s”)`|])/.test(plain),
    'a full stop for ।': /[\u0900-\u0963]\.( |$)/.test(text),
    'straight quotes': /["']/.test(plain),
    'invisible marks': /[\u200b-\u200f]/.test(text),
    'a word of officials or of machines': WRONG.test(plain),
  };
  return Object.entries(rules).flatMap(([fault, isFound]) => (isFound ? [fault] : []));
}
/** ब्याज is interest, बकाया a balance, रिटर्न a return, किस्त an instalment, लोन a loan outside the names of laws. */
const WRONG =
  /रुचि|प्रधानाचार्य|संतुलन|वापसी दर|बंधपत्र|पटिया|समर्पण|व्याज|किश्त|सहेज|दर्ज कर|मुद्रण|साझा|कृपया|तुम|प्रति (माह|वर्ष|महीने|साल)|फीसदी|(?<!पूर्व-भुगतान )प्रभार|(?<!\()ऋण(?!ों पर पूर्व)|आयकर(?! (अधिनियम|नियम|विभाग))|(?<!(वित्त|कर|टैक्स) )वर्ष/u;

describe('the spelling of Hindi', () => {
  it('is that of the news', () => {
    const found = [...translatedWords('hi'), ...translatedTexts('hi')].flatMap(({ file, place, text, translation }) =>
      translation === null || translation === text
        ? []
        : faultsOf(translation).map((fault) => `${file} ${place}: ${fault}: ${translation}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it.each([
    ['यहाँ देखें।', 'ँ for ं'],
    ['ज़्यादा', 'a dot under another letter than ड ढ'],
    ['१० साल', 'Devanagari digits'],
    ['ब्याज ।', 'a space before ।, or none after it'],
    ['ब्याज है.', 'a full stop for ।'],
    ['"दर" चुनें।', 'straight quotes'],
    ['किश्त डालें।', 'a word of officials or of machines'],
    ['सालाना आयकर', 'a word of officials or of machines'],
  ])('would be wrong in %s', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  it.each(['भारतीय रिज़र्व बैंक', 'आयकर अधिनियम, 1961', 'बड़ी {rate} दर।', 'पढ़ें: “दर”।'])('is right in %s', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});

/** Every string of a thing, by its path. */
function* stringsOf(thing: unknown, path = ''): Generator<readonly [path: string, text: string]> {
  if (typeof thing === 'string') yield [path, thing];
  if (typeof thing !== 'object' || thing === null) return;
  for (const [name, value] of Object.entries(thing)) yield* stringsOf(value, path === '' ? name : `${path}.${name}`);
}

/** The most characters that Excel, LibreOffice and Google Sheets all accept in the name of a sheet. */
const MOST_IN_SHEET_NAME = 31;

describe.each(others)('tools in $name', async ({ id }) => {
  const { module } = await runnerImport<{ tools: typeof tools }>(join(root, 'tests/tools.ts'), {
    ...{ root, configFile: false, logLevel: 'error' },
    plugins: [language(id, root)],
  });
  const translated = module.tools;

  it('have names of sheets that no spreadsheet cuts', () => {
    const names = translated.flatMap((each) =>
      Object.values(each.tool.tables).map(({ title, sheet }) => `${each.id}: ${sheet ?? title}`),
    );
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => name.replace(/^\w+: /, '').length > MOST_IN_SHEET_NAME)).toEqual([]);
  });

  it('differ from the English ones in texts alone', () => {
    const shapes = [tools, translated].map((each) =>
      each.map((tool) => [tool.id, [...stringsOf(tool)].map(([path]) => path)]),
    );
    expect(shapes[1]).toEqual(shapes[0]);
    const changed = tools.flatMap((tool, at) => {
      const other = new Map(stringsOf(translated[at]));
      return [...stringsOf(tool)].flatMap(([path, text]) => (other.get(path) === text ? [] : [path]));
    });
    expect(changed.length).toBeGreaterThan(100);
    // an id, a search word or a formula may not change
    const kept = /(^|\.)(id|folder|kind|value|icon|path|keywords|asked|formula|rowsWhile|role|input|output)$|\.asked\./;
    expect(changed.filter((path) => kept.test(path) && !/^tool\.content\./.test(path))).toEqual([]);
  });
});
