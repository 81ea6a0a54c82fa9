import { describe, expect, it, vi } from 'vitest';
import type { Output } from '#src/engine/types.ts';
import { holds } from '#src/engine/visibility.ts';
import { tools } from '../tools.ts';
import { fireEvent, output, renderTool, waitFor } from './page.tsx';
import { network } from './services.ts';

/** Words that only a fault shows to a visitor, and braces that nothing was put into. */
const faults = /\bNaN\b|\bundefined\b|\bInfinity\b|\bnull\b|∞|[{}]|\[object/;

/** What is faulty of all that a visitor can read or hear, piece by piece. */
function faulty(): string[] {
  const pieces: string[] = [];
  const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    // code to be copied is no sentence
    const code = texts.currentNode.parentElement?.closest('textarea') ?? null;
    if (code === null) pieces.push(texts.currentNode.textContent ?? '');
  }
  for (const part of document.querySelectorAll('main *')) {
    for (const name of ['aria-label', 'aria-valuetext', 'title']) pieces.push(part.getAttribute(name) ?? '');
    if (part instanceof HTMLInputElement) pieces.push(part.value);
  }
  return pieces.filter((piece) => faults.test(piece));
}

const rates = ['USD', 'EUR', 'GBP', 'JPY', 'AED', 'SGD', 'AUD', 'CAD'].map((quote) => ({
  date: '2026-11-20',
  base: 'INR',
  quote,
  rate: 0.0125,
}));

describe('a tool’s page', () => {
  it.each(tools)(
    'of $id gives its results and those of its examples, its tables, and no word that is a fault',
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
        if (spec.kind === 'currency')
          expect(output(name), name).toMatch(/^[-+−]?₹\d{1,2}(,\d\d)*(,\d{3})$|^[-+−]?₹\d{1,3}$/);
        if (spec.kind === 'percent') expect(output(name), name).toMatch(/^[-+−]?[\d,]+(\.\d+)?%$/);
      }
      for (const opener of document.querySelectorAll<HTMLElement>('main [aria-expanded="false"]'))
        fireEvent.click(opener);
      const views = document.querySelectorAll<HTMLElement>('main [role="tab"]');
      for (const view of [...views].slice(-1)) fireEvent.click(view);
      if (Object.keys(tool.tables).length > 0)
        await waitFor(() => expect(document.querySelectorAll('main table tbody tr').length).toBeGreaterThan(0));
      expect(faulty()).toEqual([]);

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
});
