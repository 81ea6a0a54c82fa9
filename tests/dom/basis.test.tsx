import { describe, expect, it, vi } from 'vitest';
import { defineTool, formatRupees } from '#engine';
import { factNow } from '#rules';
import { fill } from '#src/engine/fill.ts';
import { box, fireEvent, option, renderTool, screen, waitFor } from './page.tsx';

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
  },
  outputs: { tax: { kind: 'currency', label: 'Tax' } },
  basis: [
    'It rests on this always.',
    { text: 'It rests on the old law.', showWhen: { mode: 'old' } },
    { text: 'It rests on the new law.', showWhen: { mode: 'new' } },
  ],
  examples: [{ title: 'Old', inputs: {}, outputs: { tax: 1 } }],
  compute: ({ mode }) => ({ tax: mode === 'old' ? 1 : 2 }),
});

const lines = () => screen.getAllByText(/^It rests on/).map(({ textContent }) => textContent);

describe('what the figures rest on', () => {
  it('follows the inputs', async () => {
    const visitor = await renderTool(tool);
    expect(lines()).toEqual(['It rests on this always.', 'It rests on the old law.']);
    await visitor.click(option('mode', 'new'));
    expect(lines()).toEqual(['It rests on this always.', 'It rests on the new law.']);
  });
});

describe('a figure that no account can have', () => {
  it('says so where it stands and to a screen reader, beside a rate of its day, and no longer once it can be', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+05:30') });
    await renderTool('ppf');
    const official = fill('{ppf.rate|official}', undefined, '2026-11-22');
    expect(document.getElementById('rate-help')?.textContent).toBe(`Official rate: ${official}.`);
    const figure = () => document.querySelector('output[name="maturityValue"]');
    const why = () => document.getElementById('maturityValue-denial');
    const most = factNow('ppf.maximum');
    fireEvent.change(box('yearlyDeposit'), { target: { value: `${most + 1}` } });
    await waitFor(() => expect(why()?.textContent).toMatch(/^No PPF account can have this: /));
    expect(why()?.textContent).toContain(formatRupees(most));
    expect(figure()?.getAttribute('aria-describedby')).toBe('maturityValue-denial');
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(announced()).toContainEqual(expect.stringContaining('No PPF account can have this')));
    fireEvent.change(box('yearlyDeposit'), { target: { value: `${most}` } });
    await waitFor(() => expect(why()).toBe(null));
    expect(figure()?.getAttribute('aria-describedby')).toBe(null);
  });
});
