import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Texts, withTexts } from '#src/words/texts.ts';
import { language } from '../../scripts/build/language.ts';
import { root } from '../../scripts/build/project.ts';

describe('texts in another language', () => {
  const english = {
    inputs: { rate: { label: 'Rate', min: 1 }, years: { label: 'Years' } },
    basis: [{ text: 'One.' }, { text: 'Two.' }],
    prompt: (rate: number) => `At ${rate}`,
  };

  it('take the places of the English ones, and nothing else changes', () => {
    const texts: Texts<typeof english> = {
      inputs: { rate: { label: 'दर' } },
      basis: { 1: { text: 'दो।' } },
      prompt: (rate) => `दर ${rate}`,
    };
    const { prompt, ...rest } = withTexts(english, texts);
    expect(prompt(8)).toBe('दर 8');
    expect(rest).toEqual({
      inputs: { rate: { label: 'दर', min: 1 }, years: { label: 'Years' } },
      basis: [{ text: 'One.' }, { text: 'दो।' }],
    });
    expect(english.inputs.rate.label).toBe('Rate');
  });

  it('are refused where there is nothing that they could be of', () => {
    const stray = { inputs: { amount: { label: 'राशि' } } } as Texts<typeof english>;
    expect(() => withTexts(english, stray)).toThrow('there is no text to be replaced at inputs.amount');
    expect(() => withTexts(english, { basis: { 2: { text: 'तीन।' } } })).toThrow('at basis.2');
  });
});

describe('a build in another language', () => {
  let project = '';
  const write = (file: string, code: string) => {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), code);
  };
  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), 'hisaab-language-'));
    write('src/words/en/page.ts', "export const words = { reset: 'Reset' };");
    write('tools/loan/emi/content.ts', "export default { title: 'How it is worked out', sections: ['One', 'Two'] };");
    write(
      'tools/loan/emi/definition.ts',
      "import content from './content.ts';\nexport default { inputs: { rate: { label: 'Rate' } }, content };",
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
    cpSync(join(root, 'src/words/texts.ts'), join(project, 'src/words/texts.ts'));
  });
  afterEach(() => rmSync(project, { recursive: true, force: true }));

  async function built(tag: string | undefined): Promise<unknown> {
    const bundle = await rolldown({
      cwd: project,
      input: join(project, 'entry.ts'),
      logLevel: 'silent',
      plugins: [language(tag, project) as never],
    });
    const { output } = await bundle.generate({ format: 'esm' });
    await bundle.close();
    return (await import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`)).default;
  }
  const english = {
    words: { reset: 'Reset' },
    tool: {
      inputs: { rate: { label: 'Rate' } },
      content: { title: 'How it is worked out', sections: ['One', 'Two'] },
    },
    loans: { rate: { label: 'Repo rate' } },
    most: 5,
  };

  it('takes its words, contents and texts from the files of that language', async () => {
    write('src/words/hi/page.ts', "export const words = { reset: 'फिर से' };");
    write('tools/loan/emi/definition.hi.ts', "export default { inputs: { rate: { label: 'दर' } } };");
    write('tools/loan/emi/content.hi.ts', "export default { title: 'हिसाब', sections: ['एक'] };");
    write('src/rules/facts/loans.hi.ts', "export const loans = { rate: { label: 'रेपो दर' } };");
    expect(await built('hi')).toEqual({
      words: { reset: 'फिर से' },
      tool: { inputs: { rate: { label: 'दर' } }, content: { title: 'हिसाब', sections: ['एक'] } },
      loans: { rate: { label: 'रेपो दर' } },
      most: 5,
    });
    for (const tag of [undefined, '', 'en']) expect(await built(tag)).toEqual(english);
  });

  it('leaves English what has no file yet, and ends where there are no words at all', async () => {
    write('src/words/hi/page.ts', "export const words = { reset: 'फिर से' };");
    expect(await built('hi')).toEqual({ ...english, words: { reset: 'फिर से' } });
    expect(() => language('ta', project)).toThrow(/HUB_LANGUAGE: there is no folder .*ta/);
  });
});
