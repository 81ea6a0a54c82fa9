import { describe, expect, it } from 'vitest';
import { readCode } from '#schemas/checks/code.ts';
import { checkCopies } from '#schemas/checks/texts.ts';
import refused from './code.json' with { type: 'json' };
import { saying } from './sample.ts';

/** Correct code. */
const right: readonly string[] = [
  "const day = new Date('2026-04-01'); const utc = Date.UTC(2026, 3, 1) + day.getUTCFullYear();",
  'const most = Math.max(1, 2) + Math.PI;',
  'type Window = { readonly document: Date; process(): void };',
  'const { process: steps, ...others } = { process: 5, window: 6 }; const sum = steps + others.window;',
  "// Math.random() and Date.now() in words\nconst text = 'process.exit()';",
  'function status(name: string, [top = 1]: number[], { event }: { event: string }) { return name + top + event; }',
  'const as = new Map<string, Set<number>>(); for (const [key, value] of as) if (key) value.clear();',
  "import { at, fail } from '#engine'; const table = { a: 1 }; const one = at(table, 'a') + at([1], 0); fail('a', 'b');",
  'const sums = [0]; for (let i = 1; i < 9; i += 1) sums[i] = i; for (let i = 8; i > 0; i--) sums.push(sums[i] ?? 0);',
  "const made: Record<string, number> = {}; made.a = 1; made['b'] = 2; made.a++; let sum = 1; [sum] = [2]; sum += 1;",
  'const rows = Array.from({ length: 3 }, () => 0) as number[]; rows[0] = 1; const pairs = { [rows.length]: 1, 5: 2 };',
  "const { a = 1, 'b': other, ...rest } = { a: 1, b: 2, c: 3 }; const has = 'a' in rest;",
  "const made = new Map([['a', new Set<number>()]]); made.set('b', new Set()); const list = [3].sort().map((x) => String(x));",
  "import '../shared.ts'; import '../../asked.ts'; export * from './content.ts'; import type { A } from '#maths/a-b.ts';",
  'function* parts() { yield* [1]; } const error = new Error(String(Array.isArray(parts()))) instanceof Error;',
];

const messagesOf = (code: string) =>
  readCode('tools/test/sample/definition.ts', `import { defineTool } from '#engine';\n${code}\n`).found.map(
    ({ message }) => message,
  );

describe('the code of a definition', () => {
  it.each(Object.values(refused).flat())('with %s in it is refused with its line', (_, code = '', message = '') => {
    const [first = ''] = messagesOf(code);
    expect(first).toMatch(/^line [2-4]: /);
    expect(first.slice('line 2: '.length)).toMatch(saying(message));
  });

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
