import { expect, it } from 'vitest';
import { fail } from '#engine';
import type { Tool } from '#src/engine/types.ts';
import { madeUp } from '../made-up.ts';
import { settings } from './browser.ts';
import { renderHub } from './hub.tsx';
import { box, button, renderTool, screen, shows, type, waitFor } from './page.tsx';

// A change that is offered under the result's sentence.

const tool = madeUp({
  inputs: { paid: { kind: 'currency', label: 'Paid', default: 1000 } },
  outputs: { cost: { kind: 'currency', label: 'Cost' } },
  levers: [
    {
      text: 'Paying {paid} saves {by.cost}.',
      set: { paid: '{paid} × 2' },
      moves: { cost: 'down' },
      showWhen: { paid: { below: 3000 } },
    },
    { text: 'Nobody pays {paid}.', showWhen: { paid: { above: 9000 } } },
  ],
  compute: ({ paid }) => ({ cost: 10_000 - paid }),
});

it('a change that is offered is applied and taken back with one press each, and follows what is typed', async () => {
  settings.partsInSight();
  const visitor = await renderTool(tool);
  await visitor.click(await screen.findByRole('button', { name: /^Paying\s+₹2,000\s+saves\s+₹1,000/ }));
  await shows('cost', '₹8,000');
  expect(box('paid').value).toBe('2,000');
  expect(document.activeElement).toBe(button(/Undo$/));
  const step = () => document.querySelector('[data-step]')?.textContent;
  expect(step()).toBe('Cost₹9,000₹8,000');

  await visitor.keyboard('{Enter}');
  await shows('cost', '₹9,000');
  expect(step()).toBeUndefined();
  expect(document.activeElement).toBe(button(/^Paying\s+₹2,000/));

  await type(visitor, box('paid'), '1500');
  await screen.findByRole('button', { name: /^Paying\s+₹3,000\s+saves\s+₹1,500/ });
  await type(visitor, box('paid'), '5000');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Paying/ })).toBeNull());
  expect(screen.queryByText(/Nobody/)).toBeNull();

  await type(visitor, box('paid'), '9500');
  expect((await screen.findByText(/^Nobody pays/)).closest('button')).toBeNull();
});

it('More options stay closed above a change of one of them that is pressed, and count it', async () => {
  settings.partsInSight();
  const visitor = await renderTool(
    madeUp({
      inputs: { paid: { kind: 'currency', label: 'Paid', default: 1000, more: true } },
      outputs: { cost: { kind: 'currency', label: 'Cost' } },
      levers: [{ text: 'Paying {paid} saves {by.cost}.', set: { paid: '{paid} × 2' }, moves: { cost: 'down' } }],
      compute: ({ paid }) => ({ cost: 10_000 - paid }),
    }),
  );
  const summary = screen.getByText('More options');
  await visitor.click(await screen.findByRole('button', { name: /^Paying/ }));
  await shows('cost', '₹8,000');
  expect(summary.closest('details')?.open).toBe(false);
  expect(summary.textContent).toMatch(/^More options1 changed/);
});

it('a link to a tool that answers the same question names the figure of that tool, and follows', async () => {
  settings.partsInSight();
  const visitor = await renderHub('monthly_income');
  // the figure of `calc -- will_it_last` with the same savings and age
  const link = () => screen.getByText(/must rise with prices/).textContent;
  await waitFor(() => expect(link()).toMatch(/the ₹40\u00a0lakh can pay about ₹12,68\d a month$/));
  await type(visitor, box('amount'), '8000000');
  await waitFor(() => expect(link()).toMatch(/₹80\u00a0lakh.* about ₹25,367 a month$/));
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
