// A value that a scheme does not take, or that compute refuses, looks forbidden wherever its figure stands.
import { describe, expect, it } from 'vitest';
import { defineTool, fail } from '#engine';
import { toolById, tools } from '../tools.ts';
import { box, output, renderTool, type, waitFor } from './page.tsx';

const made = defineTool({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 1000, min: 100, max: 2000 },
    times: {
      kind: 'choice',
      label: 'Times',
      options: [1, 2].map((value) => ({ value, label: `${value}` })),
      default: 1,
    },
  },
  outputs: { total: { kind: 'currency', label: 'Total' }, half: { kind: 'currency', label: 'Half' } },
  notes: {
    tooMuch: {
      text: 'No account takes more than ₹1,500: {over} is too much.',
      at: 'total',
      about: 'amount',
      figures: { over: { kind: 'currency' } },
    },
    odd: { text: 'Halves do not exist.', at: 'half', about: 'times' },
    none: { text: 'There is no total.', at: 'total' },
  },
  refusals: { far: 'Nobody can pay that.' },
  mayRefuse: ['amount'],
  basis: ['For a test.'],
  examples: [],
  compute: ({ amount, times }) =>
    amount > 1900
      ? fail('amount', 'far')
      : {
          total: amount === 200 ? 0 : amount * times,
          half: (amount * times) / 2,
          notes: [
            amount > 1500 && { id: 'tooMuch', figures: { over: amount - 1500 } },
            times === 2 && 'odd',
            amount === 200 && 'none',
          ],
        },
});

const bar = () => document.querySelector('[data-result-bar] .figures') as HTMLElement;
const figure = (name: 'b' | 'i') => bar().querySelector<HTMLElement>(name);
const hint = (name: string) => document.getElementById(`${name}-hint`)?.textContent ?? null;

describe('a value that no account can have', () => {
  it('is said at its field as a mistake, in the words of the limit and not as a usual range', async () => {
    const visitor = await renderTool(made);
    await type(visitor, box('amount'), '1800');
    expect(hint('amount')).toBe('No account takes more than ₹1,500: ₹300 is too much.');
    expect(box('amount').getAttribute('aria-invalid')).toBe('true');
    await type(visitor, box('amount'), '90');
    expect(hint('amount')).toMatch(/usual/i);
    expect(box('amount').getAttribute('aria-invalid')).toBe('false');
  });

  it('is said at a choice too', async () => {
    const visitor = await renderTool(made);
    await visitor.click(document.querySelectorAll<HTMLInputElement>('[name="times"]')[1] as HTMLInputElement);
    expect(hint('times')).toBe('Halves do not exist.');
    // the second figure of the bar is the one that is denied
    await waitFor(() => expect(figure('i')?.dataset.denied).toBe(''));
    expect(figure('b')?.dataset.denied).toBeUndefined();
  });

  it('is denied in the bar at the foot as in the results, with the words', async () => {
    const visitor = await renderTool(made);
    expect(figure('b')?.dataset.denied).toBeUndefined();
    expect(figure('i')?.textContent).toBe('₹500');
    await type(visitor, box('amount'), '1800');
    await waitFor(() => expect(figure('b')?.dataset.denied).toBe(''));
    expect(bar().textContent).toBe('Total₹1,800No account takes more than ₹1,500: ₹300 is too much.');
  });

  it('is in the bar no error where there is no such figure, as in the results', async () => {
    const visitor = await renderTool(made);
    await type(visitor, box('amount'), '200');
    await waitFor(() => expect(figure('b')?.dataset.denied).toBe('none'));
    expect(document.querySelector<HTMLElement>('output[name="total"]')?.dataset.denied).toBe('none');
    expect(bar().textContent).toContain('There is no total.');
  });

  it('is refused in the bar with the sentence of the refusal', async () => {
    const visitor = await renderTool(made);
    await type(visitor, box('amount'), '1950');
    await waitFor(() => expect(figure('b')?.dataset.denied).toBe(''));
    expect(bar().textContent).toBe('Total—Nobody can pay that.');
    expect(output('total')).toBe('—');
  });

  it.each([
    ['ppf', 'yearlyDeposit', '300000', /at most ₹1,50,000 in a financial year/],
    ['ppf', 'yearlyDeposit', '400', /at least ₹500/],
    ['scss', 'amount', '4000000', /at most ₹30,00,000/],
    ['ssy', 'yearlyDeposit', '200000', /at most ₹1,50,000/],
    ['ssy', 'girlAge', '12', /before the girl’s 10th birthday/],
    ['po_mis', 'deposit', '1200000', /at most ₹9,00,000/],
    ['nps', 'annuityShare', '10', /at least 20%/],
    ['apy', 'age', '45', /from 18 to 40/],
  ])('%s says at %s, with %s, what the law allows', async (id, name, text, law) => {
    const visitor = await renderTool(id);
    await type(visitor, box(name), text);
    expect(hint(name)).toMatch(law);
    expect(box(name).getAttribute('aria-invalid')).toBe('true');
  });

  it('names its input in every note that says that no account or subscriber can have a figure', () => {
    const silent = tools.flatMap(({ id }) =>
      Object.entries(toolById(id).notes).flatMap(([note, spec]) =>
        typeof spec === 'object' && /^No .* can (have|take)/.test(spec.text) && spec.about === undefined
          ? [`${id}.${note}`]
          : [],
      ),
    );
    expect(silent).toEqual([]);
  });
});
