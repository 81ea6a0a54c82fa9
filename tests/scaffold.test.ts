import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDefinition } from '#schemas/check-definition.ts';
import { jsonSchemas } from '#schemas/json.ts';
import { scaffold } from '../scripts/new-tool.mjs';
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

describe('JSON Schemas', () => {
  it.each(Object.entries(jsonSchemas()))('%s is what the schemas say (npm run schemas writes it)', (file, text) => {
    expect(read(`schemas/${file}`)).toBe(text);
  });
});
