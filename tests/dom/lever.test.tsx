// A change that is offered under the result's sentence.

import { expect, it } from 'vitest';
import { madeUp } from '../made-up.ts';
import { settings } from './browser.ts';
import { box, button, renderTool, screen, shows, type, waitFor } from './page.tsx';

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
  expect(summary.textContent).toBe('More options1 changed');
});
