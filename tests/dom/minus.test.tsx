import { expect, it } from 'vitest';
import { defineTool } from '#engine';
import { fireEvent, loaded, output, power, renderTool, screen, waitFor, within } from './page.tsx';

/** Texts with a hyphen as minus sign: all that is shown, but results, boxes and links, which keep it. */
function hyphens(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent ?? '';
    const keeps = texts.currentNode.parentElement?.closest('output, textarea, a, [data-link], style, script');
    if (!keeps && /(^|[\s(])-(?=[₹\d.])/.test(text)) found.push(text);
  }
  return found;
}

/** Opens each panel in turn, and the tables; in each, texts with a hyphen as minus sign. */
async function inPanels(): Promise<string[]> {
  const found = new Set(hyphens());
  for (const name of ['Compare', 'Work backwards', 'What matters', 'Step by step']) {
    const opener = power(name);
    if (!opener) continue;
    if (opener.getAttribute('aria-expanded') === 'false') fireEvent.click(opener);
    const panel = await screen.findByRole('region', { name });
    await loaded();
    const target = name === 'Work backwards' ? within(panel).queryByLabelText('to be') : null;
    if (target) {
      fireEvent.change(target, { target: { value: '-1' } });
      await waitFor(() => expect(within(panel).getByRole('status').textContent).not.toBe(''));
      await waitFor(() => expect(within(panel).getByRole('status').getAttribute('aria-busy')).toBe('false'));
    }
    for (const text of hyphens()) found.add(text);
  }
  const views = [...document.querySelectorAll<HTMLElement>('main [role="tab"]')];
  for (const view of views) {
    fireEvent.click(view);
    await loaded();
    for (const text of hyphens()) found.add(text);
  }
  return [...found];
}

const falling = defineTool({
  inputs: {
    change: {
      kind: 'currency',
      label: 'Change',
      default: -5000,
      usual: [-10_000, 10_000],
      step: 1000,
      negative: true,
      chips: [-7000, 7000],
    },
    rate: { kind: 'percent', label: 'Rate', default: -2, usual: [-5, 5], step: 1, negative: true },
  },
  outputs: {
    total: { kind: 'currency', label: 'Total' },
    share: { kind: 'percent', label: 'Share' },
    wait: { kind: 'months', label: 'Wait' },
  },
  tables: { years: { title: 'By year', columns: { sum: { kind: 'currency', label: 'Sum' } } } },
  notes: { falls: 'It falls by {total}, at {rate}.' },
  working: [{ id: 'total', label: 'Total', formula: '{change} × 2' }],
  basis: ['Falls to {total}.'],
  examples: [{ title: 'A fall', inputs: {}, outputs: { total: -10_000 } }],
  compute: ({ change, rate }) => ({
    total: change * 2,
    share: rate,
    wait: -14,
    notes: ['falls'],
    years: () => [{ sum: change }],
  }),
});

it('a figure below zero has a true minus everywhere but in its result and in boxes', async () => {
  history.replaceState(null, '', '/#a_tool?~1.change=-6000');
  await renderTool(falling);
  expect(await inPanels()).toEqual([]);
  expect(document.body.textContent).toContain('−₹10,000');
  expect(['total', 'share', 'wait'].map(output)).toEqual(['-₹10,000', '-2%', '-1 year 2 months']);
  expect(document.querySelector<HTMLInputElement>('[name="change"]')?.value).toBe('-5,000');
});
