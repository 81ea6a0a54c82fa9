import { expect, it } from 'vitest';
import { fail } from '#engine';
import type { Tool } from '#src/engine/types.ts';
import { madeUp } from '../made-up.ts';
import { settings } from './browser.ts';
import { renderHub } from './hub.tsx';
import { box, renderTool, screen, type, waitFor } from './page.tsx';

it('a link to a tool that answers the same question names the figure of that tool, and follows', async () => {
  settings.partsInSight();
  const visitor = await renderHub('monthly_income');
  // the figure of `calc -- will_it_last` with the same savings and age
  const link = () => screen.getByText(/must rise with prices/).textContent;
  await waitFor(() => expect(link()).toMatch(/the ₹40,00,000 can pay about ₹12,68\d a month$/));
  await type(visitor, box('amount'), '8000000');
  await waitFor(() => expect(link()).toMatch(/₹80,00,000.* about ₹25,367 a month$/));
});

/** A tool that doubles, and refuses 13. */
const other = madeUp({
  inputs: { sum: { kind: 'currency', label: 'Sum', default: 1 } },
  outputs: { twice: { kind: 'currency', label: 'Twice' } },
  refusals: { unlucky: 'Not this one.' },
  compute: ({ sum }) => (sum === 13 ? fail('sum', 'unlucky') : { twice: 2 * sum }),
});

/** A tool whose link is hidden below 100; the other tool comes when the test lets it. */
async function opened(amount: number) {
  settings.partsInSight();
  const tool = madeUp({
    inputs: { amount: { kind: 'currency', label: 'Amount', default: amount } },
    outputs: { total: { kind: 'currency', label: 'Total' } },
    next: [
      {
        tool: 'other',
        text: 'Twice that is {there}',
        there: { output: 'twice', without: 'Twice that of {amount}' },
        with: { sum: '{amount}' },
        showWhen: { amount: { above: 9 } },
      },
    ],
    compute: ({ amount: total }) => ({ total }),
  });
  let come: (tool: Tool) => void = () => {};
  const coming = new Promise<Tool>((resolve) => {
    come = resolve;
  });
  const visitor = await renderTool(tool, 'a_tool', {
    linkTo: (id, with_) => ({ href: `#${id}?${with_}` }),
    loadOther: () => coming,
  });
  const link = () => document.querySelector('main li a[href^="#other"]')?.textContent ?? null;
  return { visitor, link, come: () => come(other) };
}

it('has the words without the figure until the other tool has come, and where that tool refuses', async () => {
  const { visitor, link, come } = await opened(50);
  expect(link()).toBe('Twice that of ₹50');
  come();
  await waitFor(() => expect(link()).toBe('Twice that is ₹100'));
  await type(visitor, box('amount'), '13');
  await waitFor(() => expect(link()).toBe('Twice that of ₹13'));
});

it('has the figure too where the link appears only after typing', async () => {
  const { visitor, link, come } = await opened(5);
  come();
  expect(link()).toBeNull();
  await type(visitor, box('amount'), '80');
  await waitFor(() => expect(link()).toBe('Twice that is ₹160'));
});
