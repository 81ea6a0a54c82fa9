import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDefinition } from '#schemas/check-definition.ts';
import { checkCatalogue } from '#schemas/checks/catalogue.ts';
import { jsonSchemas } from '#schemas/json.ts';
import catalogue from '#tools/catalogue.ts';
import { scaffold } from '../scripts/new-tool.mjs';
import tool from '../tools/_template/definition.ts';
import meta from '../tools/_template/meta.ts';
import { tools } from './tools.ts';

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

describe('the catalogue', () => {
  const folders = tools.map(({ folder, meta: own }) => ({ folder, meta: own }));

  it('lists every folder once, in its group', () => {
    expect(checkCatalogue(catalogue, folders)).toEqual([]);
  });

  it('says what is unlisted, unknown, twice or in the wrong group', () => {
    const [first, second] = folders;
    if (!first || !second) throw new Error('two tools are needed');
    const [group] = catalogue.groups;
    if (!group) throw new Error('a group is needed');
    const broken = {
      fallback: 'nowhere',
      groups: [{ ...group, tools: ['emi_calculater', 'home_loan', 'home_loan', 'loan_comparison'] }],
    };
    const said = checkCatalogue(broken, [
      ...folders.filter(({ folder }) => folder.startsWith('tools/loan/') && !folder.endsWith('/loan_comparison')),
      { folder: 'tools/savings/loan_comparison', meta: first.meta },
    ]).map(({ path, message }) => `${path} ${message}`);
    expect(said).toContain('catalogue.loan "emi_calculater" has no folder; did you mean emi_calculator?');
    expect(said).toContain('catalogue.loan lists "home_loan" twice');
    expect(said).toContain("tools/loan/car_loan is not in tools/catalogue.ts: add 'car_loan' to the group 'loan'");
    expect(said).toContain(
      'tools/savings/loan_comparison is in the group "loan" of the catalogue, but in the folder "savings"',
    );
    expect(said.some((text) => text.startsWith('catalogue.fallback "nowhere" is not a tool'))).toBe(true);
  });
});

describe('JSON Schemas', () => {
  it.each(Object.entries(jsonSchemas()))('%s is what the schemas say (npm run schemas writes it)', (file, text) => {
    expect(read(`schemas/${file}`)).toBe(text);
  });
});
