import { describe, expect, it } from 'vitest';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { amountIn } from '#src/engine/powers/scenario.ts';
import type { Tool } from '#src/engine/types.ts';
import { toolById } from '../../tools.ts';

describe('the link to a tool', () => {
  it('is named by its first amount', () => {
    const loan = toolById('home_loan');
    const amount = (tool: Tool, settings: string) => amountIn(tool, readScenario(tool, settings).values);
    expect(amount(loan, 'loanAmount=7500000&rate=9')).toBe('₹75 lakh');
    expect(amount(loan, 'loanAmount=50000')).toBe('₹50,000');
    expect(amount(loan, 'rate=9')).toBe('₹50 lakh'); // its default, by the product's decisions
    expect(amount(toolById('xirr'), 'flows=2')).toBe(null);
    // what opens with such a link is the default
    for (const unread of ['<b>', '1e999', '0x10', '+5', '5&yearlyDeposit=6'])
      expect(amount(toolById('ppf'), `yearlyDeposit=${unread}`)).toBe('₹1 lakh');
  });
});
