import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDefinition } from '#schemas/check-definition.ts';
import { jsonSchemas } from '#schemas/json.ts';
import { refusal, scaffold } from '../scripts/commands/new-tool.mjs';
import tool from '../tools/_template/definition.ts';
import meta from '../tools/_template/meta.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

describe('what a newcomer starts from', () => {
  it('is a definition without mistakes', () => {
    expect(checkDefinition('tools/other/my_tool', meta, tool)).toEqual([]);
  });

  it('bears the id, path and title that were asked for', () => {
    const files = scaffold('savings', 'gold_bond');
    expect(files['meta.ts']).toContain("id: 'gold_bond'");
    expect(files['meta.ts']).toContain("path: '/savings/gold-bond'");
    expect(files['meta.ts']).toContain("title: 'Gold Bond'");
    expect(files['definition.ts']).toBe(read('tools/_template/definition.ts'));
    expect(scaffold('other', 'rule_of_72')['meta.ts']).toContain("title: 'Rule of 72'");
  });

  it('is what the README shows, line by line', () => {
    const [, block] = /```ts\n(import \{ defineTool[\s\S]*?)```/.exec(read('README.md')) ?? [];
    expect(block).toBe(read('tools/_template/definition.ts'));
  });
});

describe('a new tool is refused in one plain line', () => {
  it.each<[string, string | undefined, string | undefined, string]>([
    ['without an id', 'loan', undefined, 'usage: npm run new-tool -- <group> <id>'],
    ['in a group that is none', '../src', 'gold', '"../src" is no group (have: loan, '],
    ['in a group of a line break', 'loan\n', 'gold', '"loan\\n" is no group (have: loan, '],
    ['with a slash', 'loan', 'gold/bond', '"gold/bond" is no id: use small letters, digits and underscores'],
    ['with a way out', 'loan', '../../gold', '"../../gold" is no id: use small letters'],
    ['with a backslash', 'loan', 'gold\\bond', '"gold\\\\bond" is no id: use small letters'],
    ['with a line break', 'loan', 'gold\nbond', '"gold\\nbond" is no id: use small letters'],
    ['with a name of every object', 'loan', 'constructor', '"constructor" is no id: every JavaScript object'],
    ['with another', 'loan', '__proto__', '"__proto__" is no id: use small letters'],
    ['with a device of Windows', 'loan', 'con', '"con" is no id: Windows can have no folder of that name'],
    ['with another', 'loan', 'lpt1', '"lpt1" is no id: Windows'],
    ['with the id of a tool', 'loan', 'ppf', '"ppf" exists already'],
    ['longer than a title', 'loan', 'a'.repeat(61), `"${'a'.repeat(60)}…" is no id: use 60 characters at most`],
    ['longer than a file’s name', 'loan', 'a'.repeat(5000), `"${'a'.repeat(60)}…" is no id: use 60 characters`],
  ])('%s', async (_, group, id, line) => {
    const said = await refusal(group, id);
    expect(said?.slice(0, line.length)).toBe(line);
    expect(said).not.toContain('\n');
  });

  it('and not where its id is as long as a title may be', async () => {
    const id = 'a'.repeat(60);
    expect(await refusal('loan', id)).toBe(null);
    const title = /title: '(.*)'/.exec(scaffold('loan', id)['meta.ts'] ?? '')?.[1] ?? '';
    expect(checkDefinition(`tools/loan/${id}`, { ...meta, id, title, path: `/loan/${id}` }, tool)).toEqual([]);
    expect(await refusal('loan', 'console')).toBe(null);
  });
});

describe('JSON Schemas', () => {
  it.each(Object.entries(jsonSchemas()))('%s is what the schemas say (npm run schemas writes it)', (file, text) => {
    expect(read(`schemas/${file}`)).toBe(text);
  });
});
