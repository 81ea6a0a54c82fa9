import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCopies } from '#schemas/checks/texts.ts';
import { type Finding, lintDefinitions } from '../../scripts/build/lint.ts';
import { root } from '../../scripts/build/project.ts';
import { faults, right } from './source.ts';

const codes = [...Object.values(faults).map(([code]) => code), ...right];
const fileOf = (code: string) => `tools/test/case_${codes.indexOf(code)}/definition.ts`;
let folder: string;
let found: readonly Finding[];

// all of them at once, because the linter takes a second to start
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'definitions-'));
  mkdirSync(join(folder, 'schemas'));
  for (const file of ['biome.json', 'schemas/definitions.grit']) cpSync(join(root, file), join(folder, file));
  for (const code of codes) {
    mkdirSync(dirname(join(folder, fileOf(code))), { recursive: true });
    writeFileSync(join(folder, fileOf(code)), `import { defineTool } from '#engine';\n${code}\n`);
  }
  found = await lintDefinitions(['tools'], folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const messagesOf = (code: string) => found.filter(({ file }) => file === fileOf(code)).map(({ message }) => message);

describe('the code of a definition', () => {
  it.each(Object.entries(faults))('with %s in it is refused with its line', (_, [code, message]) => {
    const [first = ''] = messagesOf(code);
    expect(first).toMatch(/^line [2-4]: /);
    expect(first.slice('line 2: '.length)).toMatch(message);
  });

  it.each(right)('is let through: %s', (code) => {
    expect(messagesOf(code)).toEqual([]);
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
      expect.stringMatching(
        /^has "Second and so on, .*…" and 1 more word for word from tools\/loan\/one\/content\.ts; write it in other words/,
      ),
    ]);
  });
});
