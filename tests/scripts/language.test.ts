import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fontFiles, unshown } from '../../scripts/build/fonts.ts';
import { language } from '../../scripts/build/language.ts';
import { allTexts, textsIn } from '../../scripts/build/texts.ts';

describe('a build in another language', () => {
  let project = '';
  const write = (file: string, code: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), code);
  };
  const translate = (file: string, translations: object) => write(file, JSON.stringify(translations));
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'hisaab-language-'));
    write('src/words/en/page.ts', "export const words = { reset: 'Reset' };");
    write('tools/loan/emi/content.ts', "export default { title: 'How it is worked out', list: ['One', 'Two'] };");
    write('tools/loan/shared.ts', 'export const period = (count: number) => ({ label: `Of $' + '{count} years` });');
    write(
      'tools/loan/emi/definition.ts',
      [
        "import { period } from '../shared.ts';",
        "import content from './content.ts';",
        "const rate = { kind: 'percent', label: 'Rate', default: 'Rate' === content.title ? 1 : 2 };",
        "export default { inputs: { Rate: rate, years: period(3) }, notes: { Note: { text: 'Rate' } }, content };",
      ].join('\n'),
    );
    write('src/rules/facts/loans.ts', "export const most = 5; export const loans = { rate: { label: 'Repo rate' } };");
    write(
      'entry.ts',
      [
        "import { words } from '#words/page.ts';",
        "import tool from './tools/loan/emi/definition.ts';",
        "import { loans, most } from './src/rules/facts/loans.ts';",
        'export default { words, tool, loans, most };',
      ].join('\n'),
    );
    write('package.json', JSON.stringify({ type: 'module', imports: { '#words/*': './src/words/en/*' } }));
  });
  afterEach(() => rmSync(project, { recursive: true, force: true }));

  async function built(id: string | undefined): Promise<unknown> {
    const bundle = await rolldown({
      cwd: project,
      input: join(project, 'entry.ts'),
      logLevel: 'silent',
      plugins: [language(id, project) as never],
    });
    const { output } = await bundle.generate({ format: 'esm' });
    await bundle.close();
    return (await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`)).default;
  }
  const english = {
    words: { reset: 'Reset' },
    tool: {
      inputs: { Rate: { kind: 'percent', label: 'Rate', default: 2 }, years: { label: 'Of 3 years' } },
      notes: { Note: { text: 'Rate' } },
      content: { title: 'How it is worked out', list: ['One', 'Two'] },
    },
    loans: { rate: { label: 'Repo rate' } },
    most: 5,
  };

  it('has the words of that language, and the translations in place of texts, whose names and ids stay', async () => {
    write('src/words/hi/page.ts', "export const words = { reset: 'फिर से' };");
    translate('tools/loan/emi/hi.json', { Rate: '“दर”', 'How it is worked out': 'हिसाब', percent: 'प्रतिशत' });
    translate('tools/loan/hi.json', { ['Of $' + '{count} years']: '$' + '{count} साल का', One: 'एक' });
    translate('src/words/hi/facts.json', { 'Repo rate': 'रेपो दर' });
    const hindi = await built('hi');
    expect(hindi).toEqual({
      words: { reset: 'फिर से' },
      tool: {
        inputs: { Rate: { kind: 'percent', label: '“दर”', default: 2 }, years: { label: '3 साल का' } },
        notes: { Note: { text: '“दर”' } },
        content: { title: 'हिसाब', list: ['एक', 'Two'] },
      },
      loans: { rate: { label: 'रेपो दर' } },
      most: 5,
    });
    for (const id of [undefined, '', 'en']) expect(await built(id)).toEqual(english);
  });

  it('takes the nearest translation: that of the tool, of its group, of all tools', async () => {
    write('src/words/hi/page.ts', "export const words = { reset: 'फिर से' };");
    translate('tools/hi.json', { Rate: 'सबकी दर', One: 'एक', Two: 'दो' });
    translate('tools/loan/hi.json', { Rate: 'समूह की दर', One: 'पहला' });
    translate('tools/loan/emi/hi.json', { Rate: 'अपनी दर' });
    expect(await built('hi')).toMatchObject({
      tool: { inputs: { Rate: { label: 'अपनी दर' } }, content: { list: ['पहला', 'दो'] } },
      loans: english.loans,
    });
  });

  it('adds no invisible character to a text, since the same text is a title, a sheet’s name and a cell of CSV', async () => {
    write('src/words/hi/page.ts', "export const words = { reset: 'साल-दर-साल' };");
    translate('tools/loan/emi/hi.json', { Rate: 'टैक्स-फ्री दर', 'How it is worked out': 'इन-हैंड' });
    expect(await built('hi')).toMatchObject({
      words: { reset: 'साल-दर-साल' },
      tool: { inputs: { Rate: { label: 'टैक्स-फ्री दर' } }, content: { title: 'इन-हैंड' } },
    });
  });

  it('ends where there are no words at all', () => {
    expect(() => language('ta', project)).toThrow(/HUB_LANGUAGE: there is no folder .*ta/);
  });
});

it.each(fontFiles())('$file shows its words as the whole typeface does: npm run fonts', async (font) => {
  expect(font.words.length).toBeGreaterThan(0);
  expect(await unshown(font)).toEqual([]);
});

const listed = (code: string, file = 'tools/loan/emi/definition.ts') =>
  textsIn(file, code).map(({ place, text, line }) => `${line} ${place}: ${text}`);

describe('the list of texts', () => {
  it('has what a definition shows, with its place', () => {
    const code = [
      'export default defineTool({',
      "  inputs: { rate: { kind: 'percent', label: 'Rate', help: 'yearly', asked: { words: 'rate, byaj dar' } } },",
      "  outputs: { kind: { kind: 'text', label: 'Kind', values: { flat: 'Flat', none: 'none' } } },",
      "  basis: ['A year ÷ 12 is a month of the loan.', { text: 'Of {rate}.', showWhen: { mode: 'once a year' } }],",
      "  working: [{ id: 'emi', label: textWith('EMI of {n}', { n }), formula: 'if({rate} = 0, {a} ÷ {b}, min({a}, 1))' }],",
      "  compute: ({ mode }) => (mode === 'flat rate' ? fail('rate', 'tooHigh') : { name: 'Unnamed' }),",
      '});',
    ];
    expect(listed(code.join('\n'))).toEqual([
      '2 inputs.rate.label: Rate',
      '2 inputs.rate.help: yearly',
      '3 outputs.kind.label: Kind',
      '3 outputs.kind.values.flat: Flat',
      '3 outputs.kind.values.none: none',
      '4 basis.0: A year ÷ 12 is a month of the loan.',
      '4 basis.1.text: Of {rate}.',
      '5 working.0.label: EMI of {n}',
      '6 compute.name: Unnamed',
    ]);
  });

  it('has all of a content file, formulas too, and the names of laws in facts', () => {
    expect(
      listed("export default { formula: 'A = P × (1 + r)', sections: [{ list: ['gold'] }] };", 'tools/x/y/content.ts'),
    ).toEqual(['1 sections.0.list.0: gold']);
    const fact =
      "export const loans = { most: { unit: 'rupees', values: [{ value: ['Delhi'], section: 'section 10(13A)' }] } };";
    expect(listed(fact, 'src/rules/facts/loans.ts')).toEqual([
      '1 loans.most.values.0.value.0: Delhi',
      '1 loans.most.values.0.section: section 10(13A)',
    ]);
  });

  it('of one folder has its files and no others', () => {
    const files = [...allTexts('tools/loan/emi_calculator/').keys()];
    expect(files).toContain('tools/loan/emi_calculator/meta.ts');
    expect(files.filter((file) => !file.startsWith('tools/loan/emi_calculator/'))).toEqual([]);
  });

  it('has each piece of the dictionary, and what is put in', () => {
    const code =
      "export const words = { tag: 'en-IN', none: 'none', count: (n: string) => (n === '1' ? 'one row' : `$" +
      '{n} rows`) };';
    expect(listed(code, 'src/words/en/format.ts')).toEqual([
      '1 format.none: none',
      '1 format.count: one row',
      '1 format.count: $' + '{n} rows',
    ]);
  });
});
