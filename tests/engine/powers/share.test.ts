import { describe, expect, it } from 'vitest';
import { defineTool } from '#engine';
import { shareText } from '#src/engine/powers/share.ts';
import type { Tool } from '#src/engine/types.ts';
import { toolById } from '../../tools.ts';

const textOf = (tool: Tool, headline: string, values: Readonly<Record<string, unknown>>) =>
  shareText(tool, { title: 'A tool', headline, values, outcome: tool.run(values), link: 'https://x.in/#e' });

describe('the text that goes with a link', () => {
  const loan = (values: object) => textOf(toolById('emi_calculator'), 'emi', values as never);

  it('has the result and the inputs in words', () => {
    expect(loan({})).toBe(
      'Monthly EMI ₹8,678: Loan amount ₹10 lakh · Interest rate (p.a.) 8.5% · Loan tenure 20 years. https://x.in/#e',
    );
    expect(loan({ loanAmount: 3_456_925, tenure: 1 })).toContain(
      'Loan amount ₹34,56,925 · Interest rate (p.a.) 8.5% · Loan tenure 1 year.',
    );
  });

  it('names an input under More options only where it is not the default', () => {
    expect(loan({ feePercent: 1 })).toContain('Loan tenure 20 years · Processing fee 1%.');
  });

  it('has the title alone where there is no result', () => {
    expect(loan({ rate: 'x' })).toBe('A tool: https://x.in/#e');
    expect(textOf(toolById('emi_calculator'), 'none', {})).toBe('A tool: https://x.in/#e');
  });

  const number = { kind: 'number', default: 1 } as const;
  const many = defineTool({
    inputs: {
      name: { kind: 'text', label: 'Name', default: '' },
      list: {
        kind: 'rows',
        label: 'List',
        item: 'Row {number}',
        columns: { cost: { kind: 'currency', label: 'Cost', default: 7 } },
        min: 0,
        max: 3,
        default: [{ cost: 7 }],
      },
      first: { ...number, label: 'First' },
      second: { ...number, label: 'Second' },
      third: { ...number, label: 'Third' },
      fourth: { ...number, label: 'Fourth' },
      fifth: { ...number, label: 'Fifth' },
    },
    outputs: { total: { kind: 'number', label: 'Total' } },
    basis: ['Made up.'],
    examples: [],
    compute: ({ first }) => ({ total: first }),
  });

  it('names four inputs at most, none that is empty and no cell of a list', () => {
    expect(textOf(many, 'total', {})).toBe('Total 1: First 1 · Second 1 · Third 1 · Fourth 1. https://x.in/#e');
    expect(textOf(many, 'total', { name: 'Mine' })).toContain('Name Mine · First 1 · Second 1 · Third 1.');
  });

  it('has the title alone where all inputs are as they were, under More options', () => {
    const still = defineTool({
      inputs: { rate: { kind: 'percent', label: 'Rate', default: 8, more: true } },
      outputs: { total: { kind: 'number', label: 'Total' } },
      basis: ['Made up.'],
      examples: [],
      compute: ({ rate }) => ({ total: rate }),
    });
    expect(textOf(still, 'total', {})).toBe('A tool: https://x.in/#e');
    expect(textOf(still, 'total', { rate: 9 })).toBe('Total 9: Rate 9%. https://x.in/#e');
  });
});
