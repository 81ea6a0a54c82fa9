import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';
import { describe, expect, it } from 'vitest';
import { mistakesIn } from '#schemas/check-definition.ts';
import { refusal, scaffold } from '../scripts/commands/new-tool.ts';
import tool from '../tools/_template/definition.ts';
import meta from '../tools/_template/meta.ts';
import { command } from './project.ts';
import { tools } from './tools.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

describe('what a newcomer starts from', () => {
  it('is a definition without mistakes', () => {
    expect([...mistakesIn('tools/other/my_tool', meta, tool)]).toEqual([]);
  });

  it('has the id, path and title that were asked for', () => {
    const files = scaffold('savings', 'gold_bond');
    expect(files['meta.ts']).toContain("id: 'gold_bond'");
    expect(files['meta.ts']).toContain("path: '/savings/gold-bond'");
    expect(files['meta.ts']).toContain("title: 'Gold Bond'");
    expect(files['meta.ts']).toContain("description: 'Gold Bond: see what is left");
    expect(files['meta.ts']).toContain("metaDescription: 'Gold Bond, free for India: ");
    expect(files['definition.ts']).toBe(read('tools/_template/definition.ts'));
    expect(scaffold('other', 'rule_of_72')['meta.ts']).toContain("title: 'Rule Of 72'");
  });

  it('is what the README shows, line by line', () => {
    const [, block] = /```ts\n(import \{ defineTool[\s\S]*?)```/.exec(read('README.md')) ?? [];
    expect(block).toBe(read('tools/_template/definition.ts'));
  });
});

describe('a new tool is proposed', () => {
  it('like another tool: its files, with an id, a path and a title of its own', () => {
    const files = scaffold('other', 'gold_price', 'currency_converter');
    expect(Object.keys(files).sort()).toEqual(['content.ts', 'definition.ts', 'hi.json', 'meta.ts', 'rates.ts']);
    for (const file of ['content.ts', 'definition.ts', 'hi.json', 'rates.ts'])
      expect(files[file]).toBe(read(`tools/other/currency_converter/${file}`));
    expect(files['meta.ts']).toContain("id: 'gold_price'");
    expect(files['meta.ts']).toContain("path: '/other/gold-price'");
    expect(files['meta.ts']).toContain("title: 'Gold Price'");
    expect(files['meta.ts']).not.toContain('currency_converter');
  });

  it('like another tool, but for what belongs to that one alone: its short name and what people ask for', () => {
    const meta = read('tools/loan/emi_calculator/meta.ts');
    expect(meta).toMatch(/^ {2}short: /m);
    expect(meta).toMatch(/^ {2}asked:\s/m);
    const made = scaffold('loan', 'gold_loan_emi', 'emi_calculator')['meta.ts'] ?? '';
    expect(made).not.toMatch(/^ {2}(short|asked):/m);
    expect(made).toContain("  id: 'gold_loan_emi',");
    expect(made).toMatch(/keywords:\s+'[^']*',\n\} satisfies Meta;\n$/);
  });

  it.each(tools.map(({ id, folder }) => [id, folder.split('/')[1] ?? '']))(
    'like %s: with metadata that can be read',
    (like, group) => {
      const made = scaffold(group, 'a_new_tool', like)['meta.ts'] ?? '';
      expect(parseSync('meta.ts', made).errors).toEqual([]);
      for (const line of ["id: 'a_new_tool'", "title: 'A New Tool'"]) expect(made).toContain(line);
    },
  );

  it('and refused in one plain line where it could not be like that one', () => {
    expect(refusal('loan', 'gold', 'emi_calculator')).toBe(null);
    expect(refusal('tax', 'gold', 'nsc')).toBe(null);
    expect(refusal('tax', 'gold', 'emi_calculator')).toBe(
      '"emi_calculator" uses files of its group, so make a tool like it in the group loan',
    );
    expect(refusal('loan', 'gold', '../loan')).toBe('there is no tool "../loan"');
  });

  it.each([
    ['an unknown option', ['loan', 'gold', '--lick', 'ppf'], "Unknown option '--lick'"],
    ['no id', ['loan'], 'usage: npm run new-tool -- <group> <id>'],
    ['an unknown tool', ['loan', 'gold', '--like', 'gold'], 'there is no tool "gold"'],
  ])('not with %s', (_, given, line) => {
    const { status, stdout, stderr } = command('commands/new-tool', given);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.startsWith(`new-tool: ${line}`)).toBe(true);
    expect(stderr.trim()).not.toContain('\n');
  });
});

describe('a new tool is refused in one plain line', () => {
  it.each([
    ['in a group that is none', '../src', 'gold', '"../src" is not a group. Choose from: loan, '],
    ['in a group of a line break', 'loan\n', 'gold', '"loan\\n" is not a group. Choose from: loan, '],
    ['with a slash', 'loan', 'gold/bond', '"gold/bond" is not an id: use small letters, digits and underscores'],
    ['with a way out', 'loan', '../../gold', '"../../gold" is not an id: use small letters'],
    ['with a backslash', 'loan', 'gold\\bond', '"gold\\\\bond" is not an id: use small letters'],
    ['with a line break', 'loan', 'gold\nbond', '"gold\\nbond" is not an id: use small letters'],
    ['with a name of every object', 'loan', 'constructor', '"constructor" is not an id: every JavaScript object'],
    ['with another', 'loan', '__proto__', '"__proto__" is not an id: use small letters'],
    ['with the id of a tool', 'loan', 'ppf', '"ppf" already exists'],
    ['longer than a title', 'loan', 'a'.repeat(61), `"${'a'.repeat(60)}…" is not an id: use at most 60 characters`],
    [
      'longer than a file’s name',
      'loan',
      'a'.repeat(5000),
      `"${'a'.repeat(60)}…" is not an id: use at most 60 characters`,
    ],
  ])('%s', (_, group, id, line) => {
    const said = refusal(group, id);
    expect(said?.slice(0, line.length)).toBe(line);
    expect(said).not.toContain('\n');
  });

  it('and not where its id is as long as a title may be', () => {
    const id = 'a'.repeat(60);
    expect(refusal('loan', id)).toBe(null);
    const title = /title: '(.*)'/.exec(scaffold('loan', id)['meta.ts'] ?? '')?.[1] ?? '';
    expect([...mistakesIn(`tools/loan/${id}`, { ...meta, id, title, path: `/loan/${id}` }, tool)]).toEqual([]);
    expect(refusal('loan', 'console')).toBe(null);
  });
});
