import { expect, it } from 'vitest';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { inShort } from '#src/engine/powers/scenario.ts';
import type { Tool } from '#src/engine/types.ts';
import { toolById } from '../../tools.ts';

it('the link to a tool is known by its first amount and rate', () => {
  const loan = toolById('home_loan');
  const short = (tool: Tool, settings: string) => inShort(tool, readScenario(tool, settings).values);
  expect(short(loan, 'loanAmount=7500000&rate=9')).toBe('₹75 lakh, 9%');
  expect(short(loan, 'loanAmount=50000')).toBe('₹50,000, 8.5%');
  expect(short(loan, 'rate=9')).toBe('₹50 lakh, 9%'); // its default, by the product's decisions
  // its rise of 0% is passed over
  expect(short(toolById('swp'), 'withdrawal=425000')).toBe('₹50 lakh, 8%');
  expect(short(loan, 'rate=0')).toBe('₹50 lakh, 0%');
  expect(short(toolById('xirr'), 'flows=2')).toBe(null);
  expect(short(toolById('hra'), 'rentPaid=20000')).toBe('₹50,000');
  // what opens with such a link is the default
  for (const unread of ['<b>', '1e999', '0x10', '+5', '5&yearlyDeposit=6'])
    expect(short(toolById('ppf'), `yearlyDeposit=${unread}`)).toBe('₹1 lakh, 7.1%');
});
