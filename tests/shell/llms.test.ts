import { expect, it } from 'vitest';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { llmsText } from '#src/shell/llms.ts';
import { toolById, tools } from '../tools.ts';

const site = { name: 'Hisaab', tagline: 'Free tools', url: 'https://hisaab.example/hub' };
const lines = (ids: readonly string[]) =>
  llmsText(site, [{ title: 'Loans', tools: tools.filter(({ id }) => ids.includes(id)) }]).split('\n');

it('llms.txt begins as its specification says: the name, a summary, and sections of links', () => {
  const text = lines(['emi_calculator']);
  expect(text[0]).toBe('# Hisaab');
  expect(text[2]).toBe('> Free tools');
  expect(text.filter((line) => line.startsWith('#'))).toEqual(['# Hisaab', '## Loans']);
});

it('llms.txt has a line for each tool with its address and the names of its inputs', () => {
  const text = lines(tools.map(({ id }) => id));
  for (const { id, meta, tool } of tools) {
    const line = text.filter((each) => each.startsWith(`- [${meta.title}](${site.url}${meta.path}/): `));
    expect(line, id).toHaveLength(1);
    for (const name of Object.keys(tool.inputs)) expect(line[0]).toContain(`\`${name}\` `);
  }
});

it('llms.txt names the values of choices and the columns of rows, as a link writes them', () => {
  const text = lines(['emi_calculator']).join('\n');
  expect(text).toContain('`keep` After a prepayment or rate change (emi | tenure)');
  expect(text).toContain('`prepayments` Prepayments (rows of amount, every, from)');
});

it('the link in llms.txt that shows how links are written can be read', () => {
  const [, address, settings] = /<([^#>]*)#\?([^>]*)>/.exec(lines(['emi_calculator']).join('\n')) ?? [];
  expect(address).toBe('https://hisaab.example/hub/loan/emi-calculator/');
  const { values, unread } = readScenario(toolById('emi_calculator'), settings ?? '');
  expect(unread).toEqual([]);
  expect(values).toMatchObject({ loanAmount: 1_000_000, rate: 8.5, tenure: 20 });
});
