import { describe, expect, it } from 'vitest';
import { readCode } from '#schemas/checks/code.ts';
import { checkCopies } from '#schemas/checks/texts.ts';
import { changes, imports, keys, ways } from './hostile.ts';
import { faults, right } from './source.ts';

const messagesOf = (code: string) =>
  readCode('tools/test/sample/definition.ts', `import { defineTool } from '#engine';\n${code}\n`).found.map(
    ({ message }) => message,
  );

describe('the code of a definition', () => {
  it.each(Object.entries({ ...faults, ...imports, ...keys, ...changes, ...ways }))(
    'with %s in it is refused with its line',
    (_, [code, message]) => {
      const [first = ''] = messagesOf(code);
      expect(first).toMatch(/^line [2-4]: /);
      expect(first.slice('line 2: '.length)).toMatch(message);
    },
  );

  it.each(right)('is let through: %s', (code) => {
    expect(messagesOf(code)).toEqual([]);
  });

  it('that the check cannot follow is refused in a sentence, and imports nothing', () => {
    const read = (code: string) =>
      readCode('tools/test/sample/definition.ts', `import './evil.ts'; export default ${code};`);
    const file = 'tools/test/sample/definition.ts';
    const [sum, nest] = [read(`${'1 + '.repeat(20_000)}1`), read('['.repeat(20_000) + ']'.repeat(20_000))];
    expect(sum).toEqual({
      found: [
        {
          file,
          message: expect.stringMatching(/^cannot be followed by the check \(Maximum call stack .*more plainly$/),
        },
      ],
      imports: [],
    });
    expect(nest).toEqual({
      found: [{ file, message: 'has more than 200 brackets in each other; write it more plainly' }],
      imports: [],
    });
  });

  it('with long texts of another tool’s content is refused once for each tool, and with short ones let through', () => {
    const long = (name: string) => `${name} ${'and so on, '.repeat(8)}as in the other one.`;
    const content = (...texts: string[]) => `export default [${texts.map((text) => `'${text}'`).join()}];`;
    const own = content('The same few words.', long('Own'), long('Second'), long('First'));
    const others = new Map([
      ['tools/loan/one/content.ts', content('The same few words.', long('First'), long('Second'))],
      ['tools/loan/three/content.ts', content('The same few words.', long('Third'))],
    ]);
    expect([...checkCopies(own, others)]).toEqual([
      expect.stringMatching(/^has "Second and so on, and so on, and so on, …" and 1 more word for word/),
    ]);
  });
});
