import { expect, it, vi } from 'vitest';
import { defineTool } from '#engine';
import type { Output } from '#src/engine/types.ts';
import { holds } from '#src/engine/visibility.ts';
import { foreign } from '#tools/other/currency_converter/rates.ts';
import { visitedOf } from '../always.ts';
import { tools } from '../tools.ts';
import { fireEvent, loaded, output, power, renderTool, screen, waitFor, within } from './page.tsx';
import { network } from './services.ts';

/** Words that only a fault shows to a visitor, and braces that nothing was put into. */
const faults = /\bNaN\b|\bundefined\b|\bInfinity\b|\bnull\b|∞|[{}]|\[object/;
/** A hyphen as minus sign, which only results, boxes and links keep. */
const hyphen = /(^|[\s(])-(?=[₹\d.])/;

/** The faulty texts among all that a visitor can read or hear. */
function faulty(): string[] {
  const pieces: string[] = [];
  const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { textContent: text, parentElement: parent } = texts.currentNode;
    // code to be copied is no sentence
    if (parent?.closest('textarea')) continue;
    const keeps = parent?.closest('output, a, [data-link]') ?? null;
    if (faults.test(text ?? '') || (keeps === null && hyphen.test(text ?? ''))) pieces.push(text ?? '');
  }
  for (const part of document.querySelectorAll('main *'))
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'value']) {
      const text = name === 'value' ? Reflect.get(part, name) : part.getAttribute(name);
      if (typeof text === 'string' && part.tagName !== 'TEXTAREA' && faults.test(text)) pieces.push(text);
    }
  return pieces;
}

/** Opens each panel and each view in turn; the faulty texts of all of them. */
async function faultyInAll(): Promise<string[]> {
  const found = new Set(faulty());
  const openers = document.querySelectorAll<HTMLElement>('main [aria-expanded="false"], main [role="tab"]');
  for (const opener of openers) {
    fireEvent.click(opener);
    await loaded();
    for (const text of faulty()) found.add(text);
  }
  return [...found];
}

const rates = foreign.map((quote) => ({
  date: '2026-11-20',
  base: 'INR',
  quote,
  rate: quote === 'JPY' ? 1.6 : 0.0125,
}));

it.each(visitedOf(tools))(
  'a tool’s page of $id gives its results, those of its examples and its tables, and no word that is a fault, in any panel',
  async ({ id, tool }) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00') });
    network({ '/v2/rates': ({ answer }) => answer(new Response(JSON.stringify(rates))) });
    await renderTool(id);
    const first = tool.run({});
    const shows = ({ showWhen }: Output, inputs: Readonly<Record<string, unknown>> = {}) =>
      holds(showWhen, tool.inputs, (name) => inputs[name] ?? tool.inputs[name]?.default);
    for (const [name, spec] of Object.entries(tool.outputs)) {
      // a result that depends on live figures, or shows only at times, may not be there
      if (!first.ok || !(name in first.outputs) || !shows(spec)) continue;
      await waitFor(() => expect(output(name), name).toMatch(/\S/));
      expect(document.querySelectorAll(`output[name="${name}"]`), name).toHaveLength(1);
      if (spec.kind === 'currency') {
        // a whole amount has none
        const decimals = spec.decimals ? `(\\.\\d{${spec.decimals}})?` : '';
        expect(output(name), name).toMatch(new RegExp(`^[-+−]?₹(\\d{1,2}(,\\d\\d)*,\\d{3}|\\d{1,3})${decimals}$`));
      }
      if (spec.kind === 'percent') expect(output(name), name).toMatch(/^[-+−]?[\d,]+(\.\d+)?%$/);
    }
    expect(await faultyInAll()).toEqual([]);
    // the last view is a table
    if (Object.keys(tool.tables).length > 0)
      await waitFor(() => expect(document.querySelectorAll('main table tbody tr').length).toBeGreaterThan(0));

    const offers = [...document.querySelectorAll<HTMLElement>('[data-example]')];
    expect(offers).toHaveLength(tool.examples.length);
    for (const [index, example] of tool.examples.entries()) {
      fireEvent.click(offers[index] as HTMLElement);
      for (const [name, value] of Object.entries(example.outputs)) {
        const spec = tool.outputs[name];
        if (!spec || !['currency', 'percent', 'number'].includes(spec.kind) || !shows(spec, example.inputs)) continue;
        const figure = () =>
          Number(
            output(name)
              ?.replace('−', '-')
              .replace(/[₹,%+]/g, ''),
          );
        await waitFor(() => expect(figure(), `${example.title}: ${name}`).toBe(value));
      }
      expect(faulty()).toEqual([]);
    }
  },
);

const falling = defineTool({
  inputs: {
    change: {
      kind: 'currency',
      label: 'Change',
      default: -5000,
      usual: [-10_000, 10_000],
      step: 1000,
      allowed: [-1e9],
      chips: [-7000, 7000],
    },
    rate: { kind: 'percent', label: 'Rate', default: -2, usual: [-5, 5], step: 1, allowed: [-1e9] },
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
  expect(await faultyInAll()).toEqual([]);
  const opener = power('Work backwards') as HTMLElement;
  if (opener.getAttribute('aria-expanded') === 'false') fireEvent.click(opener);
  const panel = within(await screen.findByRole('region', { name: 'Work backwards' }));
  fireEvent.change(await panel.findByLabelText('to be'), { target: { value: '-1' } });
  await waitFor(() => expect(panel.getByRole('status').textContent).toMatch(/−/));
  expect(faulty()).toEqual([]);
  expect(document.body.textContent).toContain('−₹10,000');
  expect(['total', 'share', 'wait'].map(output)).toEqual(['-₹10,000', '-2%', '-1 year 2 months']);
  expect(document.querySelector<HTMLInputElement>('[name="change"]')?.value).toBe('-5,000');
});
