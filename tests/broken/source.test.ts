import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { checkCopies, checkSource, exportsIn, type Files } from '#schemas/checks/source.ts';
import { faults, right } from './source.ts';

const files: Files = {
  exportsOf: (file) =>
    ({ 'src/engine/author.ts': ['defineTool', 'fail'], 'tools/test/sample/content.ts': ['default'] })[file] ?? null,
  filesIn: (folder) =>
    ({ 'src/maths': ['annuity.ts', 'growth.ts'], 'tools/test/sample': ['content.ts', 'definition.ts'] })[folder] ?? [],
};
const file = 'tools/test/sample/definition.ts';
function mistakesIn(code: string) {
  const text = `import { defineTool } from '#engine';\n${code}\n`;
  return checkSource(file, text, parseSync(file, text), files);
}

describe('the code of a definition', () => {
  it.each(Object.entries(faults))('with %s in it is refused with its line', (_, [code, message]) => {
    expect(mistakesIn(code)[0]).toEqual({ path: 'line 2', message: expect.stringMatching(message) });
  });

  it('with a comma forgotten at the end of a line is refused with the line where reading ended', () => {
    expect(mistakesIn('const sizes = {\n  small: 1\n  large: 2,\n};')).toEqual([
      { path: 'line 4', message: expect.stringMatching(/; is there a comma at the end of the line before\?$/) },
    ]);
  });

  it('that begins with a byte-order mark is refused', () => {
    const text = "\ufeffimport { defineTool } from '#engine';\n";
    expect(checkSource(file, text, parseSync(file, text), files)).toEqual([
      {
        path: 'line 1',
        message: expect.stringMatching(/^begins with a byte-order mark, .*; save it as UTF-8 without one$/),
      },
    ]);
  });

  it('imports functions by name, and not by the names of their parameters', () => {
    const code = 'export function emi(loan: number, rate = 1) {}\nexport type Loan = number;\nexport class Sum {}';
    expect(exportsIn(parseSync('maths.ts', `${code}\nexport const [a, { b }] = x;`))).toEqual(['emi', 'Sum', 'a', 'b']);
  });

  it('with long texts of another tool’s content is refused once for each tool, and with short ones let through', () => {
    const long = (name: string) => `${name} ${'and so on, '.repeat(8)}as in the other one.`;
    const content = (...texts: string[]) =>
      parseSync('content.ts', `export default [${texts.map((text) => `'${text}'`).join()}];`);
    const own = content('The same few words.', long('Own'), long('Second'), long('First'));
    const others = new Map([
      ['tools/loan/one/content.ts', content('The same few words.', long('First'), long('Second'))],
      ['tools/loan/three/content.ts', content('The same few words.', long('Third'))],
    ]);
    expect([...checkCopies(own, others)]).toEqual([
      {
        path: 'content',
        message: expect.stringMatching(
          /^has "Second and so on, .*…" and 1 more word for word from tools\/loan\/one\/content\.ts; write it in other words/,
        ),
      },
    ]);
  });

  it.each(right)('is let through: %s', (code) => {
    expect(mistakesIn(code)).toEqual([]);
  });
});
