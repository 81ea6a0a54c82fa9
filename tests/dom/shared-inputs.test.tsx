import { describe, expect, it } from 'vitest';
import { storeNow } from '#src/device/later.ts';
import { removeSharedInputs, sharedInputs, shareInputs } from '#src/device/shared-inputs.ts';
import { watchSharedInputs } from '#src/renderer/shared-inputs/watch.ts';
import { createCalculator } from '#src/renderer/state/calculator.ts';
import { madeUp } from '../made-up.ts';
import { settings } from './browser.ts';
import { main, open, renderHub } from './hub.tsx';
import { box, fireEvent, screen, type, type Visitor, waitFor } from './page.tsx';
import { stored } from './stored.ts';

const chip = (name: string) => main().queryByRole('button', { name });

/** The figure that a field offers, once somebody goes to it. */
async function offered(field: string, name: string): Promise<HTMLElement> {
  // a field that the figures of a link bring in is there once these are read
  await waitFor(() => box(field));
  fireEvent.focusIn(box(field));
  await waitFor(() => expect(chip(name)).not.toBe(null));
  return chip(name) as HTMLElement;
}

/** Types in one tool and opens another at once, which remembers what was typed. */
async function typeRent(visitor: Visitor) {
  await type(visitor, box('rentPaid'), '32000');
  await open('salary', 'In-Hand Salary Calculator');
}

describe('what is typed once', () => {
  it('is offered in another tool, set by one press, and taken back by undo', async () => {
    const visitor = await renderHub('hra');
    expect(document.querySelector('main [aria-pressed]')?.textContent ?? '').not.toContain('from');
    expect(stored('figures')).toBe(undefined);
    await typeRent(visitor);
    expect(box('rentPaid').value).toBe('0');
    // as the page opens nothing moves
    expect(chip('₹32,000 · from HRA')).toBe(null);
    await visitor.click(await offered('rentPaid', '₹32,000 · from HRA'));
    expect(box('rentPaid').value).toBe('32,000');
    expect(chip('₹32,000 · from HRA')?.getAttribute('aria-pressed')).toBe('true');
    await visitor.click(main().getByRole('button', { name: 'Undo' }));
    expect(box('rentPaid').value).toBe('0');
    // what was never typed is offered nowhere, and nothing in the tool that it comes from
    expect(Object.keys(stored('figures').figures)).toEqual(['rentPaid', 'hraExempt']);
    await open('hra', 'HRA Calculator');
    fireEvent.focusIn(box('rentPaid'));
    expect(main().queryByRole('button', { name: /· from/ })).toBe(null);
  });

  it('says in a year what another tool asks for a month', async () => {
    const visitor = await renderHub('hra');
    await type(visitor, box('basicSalary'), '60000');
    await open('tax_calculator?employerNps=1000', 'Income Tax Calculator');
    await offered('basicSalary', '₹7.2 lakh · from HRA');
  });

  it('is not remembered of a link or an example, or of a household until the visitor says so', async () => {
    const visitor = await renderHub('hra?rentPaid=40000');
    await waitFor(() => expect(box('rentPaid').value).toBe('40,000'));
    await visitor.click(main().getAllByRole('button', { name: /^Try it/ })[1] as HTMLElement);
    await open('budget_planner', 'Monthly Budget Planner');
    await type(visitor, box('monthlyIncome'), '150000');
    await open('financial_health', 'Financial Health Score');
    expect(stored('figures')).toBe(undefined);
    await open('budget_planner', 'Monthly Budget Planner');
    const consent = await main().findByRole('checkbox', { name: /Suggest my income in other calculators/ });
    await visitor.click(consent);
    await type(visitor, box('monthlyIncome'), '160000');
    await open('financial_health', 'Financial Health Score');
    await offered('monthlyIncome', '₹1.6 lakh · from Budget');
  });

  it('is not remembered of an example that is undone, and what was typed before it still is', async () => {
    const visitor = await renderHub('hra');
    const undoExample = async () => {
      await visitor.click(main().getAllByRole('button', { name: /^Try it/ })[2] as HTMLElement);
      await visitor.click(main().getByRole('button', { name: 'Undo example' }));
    };
    await undoExample();
    storeNow();
    expect(stored('figures')).toBe(undefined);
    await type(visitor, box('rentPaid'), '32000');
    await undoExample();
    storeNow();
    expect(Object.keys(stored('figures').figures)).toEqual(['rentPaid', 'hraExempt']);
  });

  it('is not remembered of a scenario that came with a link', async () => {
    const visitor = await renderHub('hra?~1.rentPaid=40000');
    await visitor.click(await screen.findByRole('button', { name: /^Use: / }));
    expect(box('rentPaid').value).toBe('40,000');
    storeNow();
    expect(stored('figures')).toBe(undefined);
  });

  it('lasts as long as the visit where the browser stores nothing', async () => {
    settings.storageBlocked();
    await typeRent(await renderHub('hra'));
    await offered('rentPaid', '₹32,000 · from HRA');
  });
});

describe('after a change that is undone', () => {
  const tool = madeUp({
    inputs: {
      rent: { kind: 'currency', label: 'Rent', default: 100, about: 'rentPaid.month' },
      basic: { kind: 'currency', label: 'Basic', default: 200, about: 'basic.month' },
    },
    outputs: { total: { kind: 'currency', label: 'Total' } },
    compute: ({ rent, basic }) => ({ total: rent + basic }),
  });
  const values = () =>
    Object.values(stored('figures')?.figures ?? {}).map((figure) => (figure as { value: unknown }).value);

  it.each([{ undo: 'solved', goesOn: true as const }, { undo: 'example' }])(
    'what is remembered is what was typed before it: %j',
    (setting) => {
      // what a visit without storage has remembered lasts until another visit
      removeSharedInputs();
      const calculator = createCalculator(tool);
      const stop = watchSharedInputs('a_tool', 'A', calculator);
      calculator.form.setValue('rent', 300);
      calculator.store.set({ rent: 400, basic: 500 }, setting);
      calculator.store.undo();
      storeNow();
      expect(values()).toEqual([300]);
      stop();
    },
  );
});

describe('figures that are stored', () => {
  it('are as new as they were typed last, and stay those of the tool where they were typed first', () => {
    const age = { about: 'age', value: 30, label: 'Age', kind: 'years' } as const;
    shareInputs([{ ...age, at: 5, tool: 'a', from: 'A' }]);
    // else the age of last year would be offered as 31
    shareInputs([{ ...age, at: 9, tool: 'b', from: 'B' }]);
    expect(sharedInputs.read().figures.age).toEqual({ ...age, at: 9, tool: 'a', from: 'A' });
  });

  const figure = { about: 'basic.year', value: 600_000, at: 5, tool: 'a', from: 'A', label: 'Basic', kind: 'currency' };

  it('are read by their quantity, and what cannot be read is left out', () => {
    expect(sharedInputs.readFrom({ on: true, household: null, figures: { basic: figure } }).figures).toEqual({
      basic: figure,
    });
    // of two that are of one quantity now, the last that was typed
    const later = { ...figure, about: 'basic.month', value: 60_000, at: 9 };
    expect(sharedInputs.readFrom({ figures: { later, basic: figure } }).figures).toEqual({ basic: later });
    for (const wrong of [
      { ...figure, about: 'salary' },
      { ...figure, value: '600000' },
      { ...figure, value: Number.NaN },
      { ...figure, tool: '' },
      { ...figure, about: 'city', value: 'mars' },
      null,
    ])
      expect(sharedInputs.readFrom({ figures: { basic: wrong } }).figures).toEqual({});
    for (const nothing of [null, 'x', [], { figures: 5 }])
      expect(sharedInputs.readFrom(nothing)).toEqual({ on: true, household: null, figures: {} });
  });
});
