import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defineTool } from '#engine';
import { factNow } from '#rules';
import { createDesign } from '#src/design/system.ts';
import type { Tool } from '#src/engine/types.ts';
import ToolBody from '#src/renderer/tool-body.tsx';
import { withTestFacts } from '../facts.ts';
import { toolById } from '../tools.ts';

withTestFacts();

const props = (tool: Tool) => ({
  value: createDesign(),
  children: createElement(ToolBody, { id: 'made_up', title: 'Made up', tool, readStored: null, path: '/made/up' }),
});
/** A tool's page as it is prerendered, without its styles. */
const draw = (tool: Tool) =>
  renderToString(createElement(ChakraProvider, props(tool))).replaceAll(/<!-- -->|<style.*?<\/style>/gs, '');

const made = (amount: number) =>
  defineTool({
    inputs: {
      amount: { kind: 'currency', label: 'Amount', default: amount },
      rate: { kind: 'percent', label: 'Rate', default: 12 },
    },
    outputs: {
      total: { kind: 'currency', label: 'Total' },
      half: { kind: 'currency', label: 'Half' },
    },
    notes: {
      plain: 'A plain remark.',
      tooMuch: { text: 'No account takes {amount}.', at: 'total' },
      odd: { text: 'Halves do not exist.', at: 'half' },
    },
    basis: ['{rate} is {rate|effective}. Official: {test.rate|official}.'],
    examples: [],
    compute: ({ amount }) => ({
      total: amount,
      half: amount / 2,
      notes: amount > 1000 ? ['plain', 'tooMuch', 'odd'] : ['plain'],
    }),
  });

/** What stands in a page at an output: its tag and what follows up to the end of its block. */
const at = (page: string, name: string) => new RegExp(`<output name="${name}".*?</div>`).exec(page)?.[0] ?? '';

describe('a note at a result', () => {
  const page = draw(made(5000));

  it('stands beside the figure that it denies, is tied to it, and marks it', () => {
    expect(at(page, 'total')).toMatch(/aria-describedby="total-denial"/);
    expect(at(page, 'total')).toMatch(/data-denied=""/);
    expect(at(page, 'total')).toContain('<strong id="total-denial">No account takes ₹5,000.</strong>');
    expect(at(page, 'half')).toContain('<strong id="half-denial">Halves do not exist.</strong>');
    expect(at(page, 'total')).not.toContain('Halves');
  });

  it('does not stand below the figures once more, where the others do', () => {
    expect(page).toContain('<li>A plain remark.</li>');
    expect(page).not.toMatch(/<li>(No account|Halves)/);
  });

  it('is not there where compute does not make it', () => {
    const other = draw(made(1000));
    expect(other).not.toMatch(/denial|data-denied/);
    expect(other).toContain('A plain remark.');
  });

  it.each([
    ['ppf', 'yearlyDeposit', factNow('ppf.maximum') + 1000, 'maturityValue'],
    ['ssy', 'yearlyDeposit', factNow('ssy.maximum') + 1000, 'maturityValue'],
    ['scss', 'amount', factNow('scss.maximum') + 1000, 'quarterlyIncome'],
  ])('%s says at its headline that no account can have it', (id, input, value, headline) => {
    const tool = toolById(id);
    const over = { ...tool, inputs: { ...tool.inputs, [input]: { ...tool.inputs[input], default: value } } } as Tool;
    expect(at(draw(over), headline)).toMatch(/account can have this/);
    expect(at(draw(tool), headline)).not.toMatch(/account can have this/);
  });
});

describe('a prerendered page', () => {
  // (1 + 0.12 ÷ 12)^12 - 1 is 12.6825%, as banks publish it
  it('says what twelfths of a yearly rate come to', () => {
    expect(draw(made(1))).toContain('12% is 12.68%.');
  });

  it.each([
    ['sip_lumpsum', '12% a year is then 12.68%'],
    ['goal_planner', '12% a year is then 12.68%'],
    ['retirement_corpus', '12% a year is then 12.68%'],
    ['nps', '10% a year is 10.47%'],
    ['compound_interest', '7.23%'],
  ])('%s says so for its own rate: %s', (id, words) => {
    expect(draw(toolById(id))).toContain(words);
  });

  it('names no day that may have passed when it is read', () => {
    expect(draw(made(1))).toContain('Official: 7.1% (July–September 2026; later quarters not yet confirmed).');
    for (const id of ['ppf', 'ssy', 'scss', 'nsc', 'rd', 'fd', 'simple_interest', 'compound_interest']) {
      expect(draw(toolById(id))).not.toMatch(/this quarter’s|this whole quarter/);
    }
  });
});
