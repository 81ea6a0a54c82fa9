// What a page shows of results: kinds of figures, labels and lines that follow them, and figures that no account can have.

import { expect, it, vi } from 'vitest';
import { defineTool, fail } from '#engine';
import { factNow } from '#rules';
import { fill } from '#src/engine/fill.ts';
import { choice, list, madeUp, withTestFacts } from '../made-up.ts';
import { settings } from './browser.ts';
import { box, button, controls, option, output, renderTool, screen, shows, statuses, type, waitFor } from './page.tsx';

withTestFacts();

const tool = defineTool({
  inputs: {
    mode: choice('Mode', { old: 'Old', new: 'New' }),
    amount: { kind: 'currency', label: 'Amount', default: 1000, usual: [100, 2000] },
    parts: {
      ...list('Part', { part: { kind: 'currency', label: 'Part', default: 5 } }, { default: [] }),
      item: 'Part {number} ({number})',
    },
    change: { kind: 'percent', label: 'Change', default: 12.5, allowed: [-1e9] },
    method: { kind: 'toggle', label: 'Simplified', default: false, more: true, offerWhen: { mode: 'old' } },
  },
  outputs: {
    gain: {
      kind: 'currency',
      label: 'Neither gains',
      labels: [
        { text: 'You gain', showWhen: { better: 'more' } },
        { text: 'You lose', showWhen: { better: 'less' } },
      ],
    },
    half: { kind: 'currency', label: 'Half' },
    better: { kind: 'text', label: 'Better', values: { more: 'More', less: 'Less', equal: 'Equal' } },
    large: { kind: 'currency', label: 'Above a lakh', showWhen: { gain: { above: 100_000 } } },
    small: { kind: 'currency', label: 'Up to ten', showWhen: { gain: { below: 11 } } },
    grown: { kind: 'percent', label: 'Grown', signed: true },
    lasts: { kind: 'months', label: 'Lasts' },
    day: { kind: 'date', label: 'Day' },
    month: { kind: 'month', label: 'Month' },
  },
  tables: {
    dues: {
      title: 'Dues',
      open: true,
      columns: {
        day: { kind: 'date', label: 'On' },
        month: { kind: 'month', label: 'In' },
        left: { kind: 'months', label: 'Left' },
      },
    },
  },
  basis: [
    'It rests on this always.',
    { text: 'It rests on the new law.', showWhen: { mode: 'new' } },
    { text: 'It rests on some parts.', showWhen: { parts: { above: 0 } } },
    { text: 'It rests on a loss.', showWhen: { better: 'less' } },
  ],
  notes: {
    tooMuch: {
      text: 'No account takes more than ₹1,500: {over} is too much.',
      at: 'gain',
      about: 'amount',
      figures: { over: { kind: 'currency' } },
    },
    odd: { text: 'Halves do not exist.', at: 'half', about: 'mode' },
    none: { text: 'There is no gain.', at: 'gain' },
  },
  refusals: { tooFar: 'An account takes at most {test.limit} a year.', tooLarge: 'No part is as large as that.' },
  examples: [
    { title: 'A loss', inputs: { amount: 1 }, outputs: { gain: 99 } },
    { title: 'Simplified', inputs: { method: true }, outputs: { gain: 900 } },
  ],
  compute: ({ amount, change, mode, parts }) => {
    if (amount > 1_000_000) return fail('amount', 'tooFar');
    const high = parts.findIndex(({ part }) => part > 100);
    if (high >= 0) return fail(`parts.${high}.part`, 'tooLarge');
    const gain = Math.abs(amount - 100);
    return {
      gain,
      half: gain / 2,
      better: amount > 100 ? 'more' : amount < 100 ? 'less' : 'equal',
      large: gain,
      small: gain,
      grown: change,
      lasts: 257,
      day: '2027-04-01',
      month: '2027-04',
      dues: () => [{ day: '2026-11-30', month: '2026-11', left: 14 }],
      notes: [
        amount > 1500 && { id: 'tooMuch', figures: { over: amount - 1500 } },
        mode === 'new' && 'odd',
        gain === 0 && 'none',
      ],
    };
  },
});

const lines = () => screen.getAllByText(/^It rests on/).map(({ textContent }) => textContent);
const results = () => [...document.querySelectorAll('output[name]')].map((each) => each.getAttribute('name'));
const result = (name: string) => document.querySelector<HTMLElement>(`output[name="${name}"]`);
const hint = (name: string) => document.getElementById(`${name}-hint`)?.textContent ?? null;
const bar = () => document.querySelector('[data-result-bar] > [aria-hidden]') as HTMLElement;
/** The figure of the bar at the foot. */
const figure = () => bar().querySelector<HTMLElement>('b');

it('a change has its sign, a count of months is a duration, days and months are said in words', async () => {
  const visitor = await renderTool(tool);
  expect(['grown', 'lasts', 'day', 'month'].map(output)).toEqual([
    '+12.5%',
    '21 years 5 months',
    '1 April 2027',
    'Apr 2027',
  ]);
  await type(visitor, box('change'), '-3');
  expect(output('grown')).toContain('-3%');
});

it('a table that says so is open at once, with days, months and durations in its cells', async () => {
  await renderTool(tool);
  const cells = [...document.querySelectorAll('tbody tr :is(th, td)')].map(({ textContent }) => textContent);
  expect(cells).toEqual(['30 November 2026', 'Nov 2026', '1 year 2 months']);
});

it('labels, results and lines of the basis show what holds now', async () => {
  const visitor = await renderTool(tool);
  expect(screen.getAllByText('You gain').length).toBeGreaterThan(0);
  expect(results()).not.toContain('small');
  expect(lines()).toEqual(['It rests on this always.']);

  await type(visitor, box('amount'), '95');
  expect(screen.queryByText('You gain')).toBe(null);
  expect(screen.getAllByText('You lose').length).toBeGreaterThan(0);
  expect(results()).toContain('small');
  expect(results()).not.toContain('large');
  expect(lines()).toContain('It rests on a loss.');

  await type(visitor, box('amount'), '500000');
  expect(results()).toContain('large');
  expect(results()).not.toContain('small');
  await visitor.click(option('mode', 'new'));
  await visitor.click(button(/^Add/));
  expect(lines()).toEqual(['It rests on this always.', 'It rests on the new law.', 'It rests on some parts.']);
});

it('an input under More options that is offered for some choices only is there while it is offered or counts', async () => {
  const details = () => screen.getByText('More options').closest('details') as HTMLDetailsElement;
  const visitor = await renderTool(tool);
  expect([details().hidden, details().open]).toEqual([false, false]);
  expect(controls('method')).toHaveLength(1);
  await visitor.click(option('mode', 'new'));
  expect(details().hidden).toBe(true);

  await visitor.click(screen.getAllByRole('button', { name: /^Try it/ }).at(-1) as HTMLElement);
  expect(details().open).toBe(true);
  await visitor.click(option('mode', 'new'));
  expect(details().hidden).toBe(false);
  await visitor.click(box('method'));
  expect(box('method').checked).toBe(false);
  expect(details().hidden).toBe(false); // somebody is in it
  await type(visitor, box('amount'), '2000');
  expect(controls('method')).toEqual([]);
  expect(details().hidden).toBe(true);
});

it('a refusal stands in the results and in the bar with its fact, and no figure stands beside it', async () => {
  const visitor = await renderTool(tool);
  await type(visitor, box('amount'), '2000000');
  expect(screen.getAllByText('An account takes at most ₹1,50,000 a year.').length).toBeGreaterThan(0);
  expect(output('gain')).toBe('—');
  await waitFor(() => expect(figure()?.dataset.denied).toBe(''));
  expect(bar().textContent).toBe('Neither gains—An account takes at most ₹1,50,000 a year.');
});

it('a refusal of a cell stands at the cell, and in the results after the name of its row, wherever that has its number', async () => {
  const visitor = await renderTool(tool);
  await visitor.click(button(/^Add/));
  expect(button('Remove: Part 1 (1)').disabled).toBe(false);
  await type(visitor, box('parts.0.part'), '500');
  expect(box('parts.0.part').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Part 1 (1): No part is as large as that.');
});

it('a figure that no account can have is said at its field as a mistake, in the words of the limit and not as a usual range', async () => {
  const visitor = await renderTool(tool);
  await type(visitor, box('amount'), '1800');
  expect(hint('amount')).toBe('No account takes more than ₹1,500: ₹300 is too much.');
  expect(box('amount').getAttribute('aria-invalid')).toBe('true');
  await type(visitor, box('amount'), '90');
  expect(hint('amount')).toMatch(/usual/i);
  expect(box('amount').getAttribute('aria-invalid')).toBe('false');
});

it('a figure that no account can have is denied beside the figure and in the bar, with the words, and is said at a choice too', async () => {
  const visitor = await renderTool(tool);
  expect(figure()?.dataset.denied).toBeUndefined();
  await type(visitor, box('amount'), '1800');
  await waitFor(() => expect(figure()?.dataset.denied).toBe(''));
  expect(bar().textContent).toBe('You gain₹1,700No account takes more than ₹1,500: ₹300 is too much.');
  expect(result('gain')?.dataset.denied).toBe('');
  await type(visitor, box('amount'), '1000');
  await visitor.click(option('mode', 'new'));
  expect(hint('mode')).toBe('Halves do not exist.');
  expect(figure()?.dataset.denied).toBeUndefined();
});

it('a figure that no account can have is no error in the bar where there is no such figure, as in the results', async () => {
  const visitor = await renderTool(tool);
  await type(visitor, box('amount'), '100');
  await waitFor(() => expect(figure()?.dataset.denied).toBe('none'));
  expect(result('gain')?.dataset.denied).toBe('none');
  expect(bar().textContent).toContain('There is no gain.');
});

it('a figure that no account can have is said to a screen reader, beside a rate of its day, and no longer once the figure can be', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+05:30') });
  const visitor = await renderTool('ppf');
  const official = fill('{ppf.rate|official}', undefined, '2026-11-22');
  expect(document.getElementById('rate-help')?.textContent).toBe('Official rate: 7.1%.');
  // how far it is confirmed is in the assumptions
  await waitFor(() => expect(document.body.textContent).toContain(`Official rate: ${official}.`));
  const why = () => document.getElementById('maturityValue-denial');
  const most = factNow('ppf.maximum');
  await type(visitor, box('yearlyDeposit'), `${most + 1}`);
  await waitFor(() => expect(why()?.textContent).toMatch(/^PPF takes at most ₹1.5 lakh a year/));
  expect(result('maturityValue')?.getAttribute('aria-describedby')).toBe('maturityValue-denial');
  await waitFor(() => expect(statuses()).toContainEqual(expect.stringContaining('PPF takes at most')));
  await type(visitor, box('yearlyDeposit'), `${most}`);
  await waitFor(() => expect(why()).toBe(null));
  expect(result('maturityValue')?.getAttribute('aria-describedby')).toBe(null);
});

it('a figure below zero whose label says so is large and in the bar without its sign, and its output keeps it', async () => {
  const visitor = await renderTool('balance_transfer');
  expect(figure()?.textContent).not.toMatch(/[-−]/);
  await type(visitor, box('newRate'), '15');
  await waitFor(() => expect(output('saving')).toMatch(/^-₹/));
  const label = screen.getAllByText('You lose, after all costs').find((each) => each.closest('[data-headline]'));
  const large = label?.nextElementSibling;
  expect(large?.textContent).toMatch(/^₹/);
  expect(result('saving')?.getAttribute('aria-label')).toBe('You save, after all costs');
  await waitFor(() => expect(bar().textContent).toMatch(/^You lose, after all costs₹/));
});

it('beside the headline stand the first three results that are not quiet and are shown now; All figures hold the rest', async () => {
  const amount = (label: string, more: object = {}) => ({ kind: 'currency', label, ...more }) as const;
  const visitor = await renderTool(
    madeUp({
      inputs: { all: { kind: 'toggle', label: 'All', default: false } },
      outputs: {
        total: amount('Total'),
        hidden: amount('Hidden', { showWhen: { all: true } }),
        small: amount('Small', { emphasis: 'quiet' }),
        ...{ a: amount('A'), b: amount('B'), c: amount('C'), d: amount('D'), e: amount('E') },
      },
      compute: () => ({ total: 1, hidden: 2, small: 3, a: 4, b: 5, c: 6, d: 7, e: 8 }),
    }),
  );
  const labels = (within: string) =>
    [...document.querySelectorAll(`${within} dt`)].map(({ textContent }) => textContent);
  const behind = () => labels('details:has(summary) dl');
  const listed = () => labels('dl').filter((label) => !behind().includes(label));
  expect([listed(), behind()]).toEqual([
    ['A', 'B', 'C'],
    ['Small', 'D', 'E'],
  ]);
  await visitor.click(box('all'));
  expect([listed(), behind()]).toEqual([
    ['Hidden', 'A', 'B'],
    ['Small', 'C', 'D', 'E'],
  ]);
});

it('the bar at the foot has the first large result that the inputs show', async () => {
  const either = madeUp({
    inputs: { flat: { kind: 'toggle', label: 'Flat', default: true } },
    outputs: {
      real: { kind: 'percent', label: 'Real rate', showWhen: { flat: true } },
      equal: { kind: 'percent', label: 'Flat rate', showWhen: { flat: false } },
    },
    headline: ['real', 'equal'],
    compute: () => ({ real: 17.92, equal: 5.39 }),
  });
  const visitor = await renderTool(either);
  expect(bar().textContent).toBe('Real rate17.92%');
  await visitor.click(box('flat'));
  await waitFor(() => expect(bar().textContent).toBe('Flat rate5.39%'));
});

it('the bar at the foot says the second figure of the sentence where it declares one', async () => {
  const sentence = { text: 'Half of it is {half}.', bar: '{half} is half' };
  const halves = madeUp({
    inputs: { amount: { kind: 'currency', label: 'Amount', default: 1000 } },
    outputs: { gain: { kind: 'currency', label: 'Gain' }, half: { kind: 'currency', label: 'Half' } },
    story: [{ ...sentence, showWhen: { half: { above: 10 } } }, { text: 'It is little.' }],
    compute: ({ amount }) => ({ gain: amount, half: amount / 2 }),
  });
  const visitor = await renderTool(halves);
  expect(figure()?.textContent).toBe('₹1,000 · ₹500 is half');
  await type(visitor, box('amount'), '4');
  await waitFor(() => expect(figure()?.textContent).toBe('₹4'));
});

it('the headline and its sentence follow a key at once, and the other figures follow them', async () => {
  await renderTool('emi_calculator');
  const seen = () => [output('emi'), output('totalInterest'), document.querySelector('[data-story]')?.textContent];
  const before = seen();
  // otherwise React would render all of it before the test goes on
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const control = box('loanAmount');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, '2000000');
  control.dispatchEvent(new Event('input', { bubbles: true }));
  // what React renders at once, it renders before the next task
  await Promise.resolve();
  expect(seen()).toEqual(['₹17,356', before[1], expect.stringContaining('₹20 lakh')]);
  await waitFor(() => expect(seen()[1]).toBe('₹21,65,552'));
});

it('a quiet figure is folded until it answers an input that differs from its default', async () => {
  settings.partsInSight();
  const visitor = await renderTool(
    madeUp({
      inputs: {
        amount: { kind: 'currency', label: 'Amount', default: 100 },
        fee: { kind: 'currency', label: 'Fee', default: 0 },
      },
      outputs: {
        cost: { kind: 'currency', label: 'Cost' },
        half: { kind: 'currency', label: 'Half', emphasis: 'quiet', showWhen: { amount: { above: 0 } } },
        third: { kind: 'currency', label: 'Third', emphasis: 'quiet' },
        withFee: { kind: 'currency', label: 'With the fee', emphasis: 'quiet', showWhen: { fee: { above: 0 } } },
      },
      compute: ({ amount, fee }) => ({ cost: amount, half: amount / 2, third: amount / 3, withFee: amount + fee }),
    }),
  );
  const isFolded = (name: string) => result(name)?.closest('details') !== null;
  expect([isFolded('half'), isFolded('third')]).toEqual([true, true]);
  await type(visitor, box('fee'), '7');
  await shows('withFee', '₹107');
  expect(['withFee', 'half', 'third'].map(isFolded)).toEqual([false, true, true]);
});
