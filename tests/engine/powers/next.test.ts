import { describe, expect, it } from 'vitest';
import { fail } from '#engine';
import { inputsForLink, settingsWith } from '#src/engine/powers/next.ts';
import type { Next } from '#src/engine/types.ts';
import { choice, madeUp, withTestFacts } from '../../made-up.ts';

withTestFacts();

const tool = madeUp({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 1000 },
    day: { kind: 'date', label: 'Day', default: '2026-09-15' },
    woman: { kind: 'toggle', label: 'Woman', default: true },
    mode: choice('Mode', { half: 'Half', third: 'A third' }),
  },
  outputs: { part: { kind: 'currency', label: 'Part' } },
  refusals: { none: 'There must be an amount.' },
  compute: ({ amount, mode }) =>
    amount === 0 ? fail('amount', 'none') : { part: mode === 'half' ? amount / 2 : amount / 3 },
});

function carriedBy(next: Omit<Next, 'tool' | 'text'>, inputs: object = {}) {
  const outcome = tool.run({ ...inputs });
  return outcome.ok ? inputsForLink(tool, { tool: 'other', text: 'And then?', ...next }, outcome) : expect.fail();
}

describe('a link that goes on in another tool', () => {
  it('takes inputs, results as they are shown, choices and formulas of them along', () => {
    const formulas = { all: '{amount}', share: '{part} × 2', third: "if({mode} = 'third', 1, 0)" };
    expect(carriedBy({ with: formulas }, { mode: 'third' })).toEqual({ all: 1000, share: 666, third: 1 });
    expect(carriedBy({ with: { how: '{mode}', woman: '{woman}' } }, { mode: 'third' })).toEqual({
      how: 'third',
      woman: 1,
    });
  });

  it('takes an option of the other tool’s choice along, in quotes', () => {
    expect(carriedBy({ with: { how: "'monthly'", all: '{amount}' } })).toEqual({ how: 'monthly', all: 1000 });
  });

  it('takes days and rows along, with a formula in each cell', () => {
    const gains = [
      { on: '{day}', tax: '{part} ÷ 2' },
      { on: '{day}', tax: '1' },
    ];
    const taken = carriedBy({ with: { gains, on: '{day}' } }) ?? {};
    const first = { on: '2026-09-15', tax: 250 };
    expect(taken).toEqual({ gains: [first, { on: '2026-09-15', tax: 1 }], on: '2026-09-15' });
    expect(settingsWith({ ...taken, gains: [first] })).toBe(
      'gains=1&gains.0.on=2026-09-15&gains.0.tax=250&on=2026-09-15',
    );
    expect(carriedBy({ with: { gains: [{ tax: '{nothing}' }] } })).toBeNull();
  });

  it('has no binary rounding errors in its figures', () => {
    expect(carriedBy({ with: { sum: '0.1 + 0.2' } })).toEqual({ sum: 0.3 });
  });

  it('is not shown while its condition, which may name a result, does not hold', () => {
    const showWhen = { part: { above: 400 } };
    expect(carriedBy({ with: { all: '{amount}' }, showWhen })).toEqual({ all: 1000 });
    expect(carriedBy({ with: { all: '{amount}' }, showWhen }, { amount: 600 })).toBeNull();
  });

  it('is not shown where a formula has no figure', () => {
    expect(carriedBy({ with: { rate: '{part} ÷ ({amount} − 1000)' } })).toBeNull();
    expect(carriedBy({ with: { rate: '{nothing}' } })).toBeNull();
  });

  it('has its figures as settings of the address', () => {
    expect(settingsWith({ amount: 500, rate: 7.5 })).toBe('amount=500&rate=7.5');
  });
});
