import { describe, expect, it } from 'vitest';
import { defineTool, fail } from '#engine';
import { withTestFacts } from '../facts.ts';
import { box, button, controls, option, output, renderTool, screen, type } from './page.tsx';

withTestFacts();

/** Its parts follow its results, its rows and the choice. */
const tool = defineTool({
  inputs: {
    mode: {
      kind: 'choice',
      label: 'Mode',
      default: 'old',
      options: [
        { value: 'old', label: 'Old' },
        { value: 'new', label: 'New' },
      ],
    },
    amount: { kind: 'currency', label: 'Amount', default: 1000 },
    parts: {
      kind: 'rows',
      label: 'Parts',
      item: 'Part {number}',
      columns: { part: { kind: 'currency', label: 'Part', default: 5 } },
      min: 0,
      max: 5,
      default: [],
    },
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
    better: { kind: 'text', label: 'Better', values: { more: 'More', less: 'Less', equal: 'Equal' } },
    large: { kind: 'currency', label: 'Above a lakh', showWhen: { gain: { above: 100_000 } } },
    small: { kind: 'currency', label: 'Up to ten', showWhen: { gain: { below: 11 } } },
  },
  basis: [
    'It rests on this always.',
    { text: 'It rests on no parts.', showWhen: { parts: { below: 1 } } },
    { text: 'It rests on some parts.', showWhen: { parts: { above: 0 } } },
    { text: 'It rests on a loss.', showWhen: { better: 'less' } },
  ],
  refusals: { tooMuch: 'An account takes at most {test.limit} a year.' },
  examples: [
    { title: 'A loss', inputs: { amount: 1 }, outputs: { gain: 99 } },
    { title: 'Simplified', inputs: { method: true }, outputs: { gain: 900 } },
  ],
  compute: ({ amount }) => {
    if (amount > 1_000_000) return fail('amount', 'tooMuch');
    const gain = Math.abs(amount - 100);
    return { gain, better: amount > 100 ? 'more' : amount < 100 ? 'less' : 'equal', large: gain, small: gain };
  },
});

const lines = () => screen.getAllByText(/^It rests on/).map(({ textContent }) => textContent);
const results = () => [...document.querySelectorAll('output[name]')].map((each) => each.getAttribute('name'));

describe('what follows results', () => {
  it('labels, results and lines of the basis show what holds for the present result', async () => {
    const visitor = await renderTool(tool);
    expect(screen.getAllByText('You gain').length).toBeGreaterThan(0);
    expect(results()).toEqual(['gain', 'better']);
    expect(lines()).toEqual(['It rests on this always.', 'It rests on no parts.']);

    await type(visitor, box('amount'), '95');
    expect(screen.queryByText('You gain')).toBe(null);
    expect(screen.getAllByText('You lose').length).toBeGreaterThan(0);
    expect(results()).toEqual(['gain', 'better', 'small']);
    expect(lines()).toContain('It rests on a loss.');

    await type(visitor, box('amount'), '500000');
    expect(results()).toEqual(['gain', 'better', 'large']);
  });

  it('holds for no result where the inputs are refused, and the refusal has its fact', async () => {
    const visitor = await renderTool(tool);
    await type(visitor, box('amount'), '2000000');
    expect(screen.getAllByText('An account takes at most ₹1,50,000 a year.').length).toBeGreaterThan(0);
    expect(screen.queryByText('You gain')).toBe(null);
    expect(output('gain')).not.toMatch(/\d/);
  });

  it('follows how many rows there are', async () => {
    const visitor = await renderTool(tool);
    await visitor.click(button(/^Add/));
    expect(lines()).toEqual(['It rests on this always.', 'It rests on some parts.']);
  });
});

describe('an input under More options that is offered for some choices only', () => {
  const details = () => screen.getByText('More options').closest('details') as HTMLDetailsElement;

  it('is there while it is offered, and after that while it counts', async () => {
    const visitor = await renderTool(tool);
    expect(details().hidden).toBe(false);
    expect(details().open).toBe(false);
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
});
