import { describe, expect, it, vi } from 'vitest';
import type { Output } from '#src/engine/types.ts';
import { holds } from '#src/engine/visibility.ts';
import golden from '../golden/spec-cases.json' with { type: 'json' };
import { visitedOf } from '../thorough.ts';
import { tools } from '../tools.ts';
import { box, button, controls, fireEvent, option, output, renderTool, waitFor } from './page.tsx';
import { network } from './services.ts';

/** Words that only a fault shows to a visitor, and braces that nothing was put into. */
const faults = /\bNaN\b|\bundefined\b|\bInfinity\b|\bnull\b|∞|[{}]|\[object/;

/** The faulty texts among all that a visitor can read or hear. */
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

/** Inputs of these names are radio buttons; all others are number boxes. */
const choices = new Set(['investmentType', 'frequency', 'city', 'method', 'assessmentYear']);

/** 1234567 as ₹12,34,567: the last three digits, then pairs. */
function rupees(amount: number): string {
  const digits = String(Math.abs(amount));
  const pairs = digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',');
  return `${amount < 0 ? '-' : ''}₹${pairs === '' ? '' : `${pairs},`}${digits.slice(-3)}`;
}

function figure(name: string, value: number): string {
  if (name === 'cagr') return `${value}%`;
  if (name === 'maturityAge') return String(value);
  return rupees(value);
}

/** Chooses and fills in, in one go; an input that the choice hides has no box and no effect. */
function enter(inputs: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(inputs))
    if (choices.has(name)) fireEvent.click(option(name, String(value)));
  for (const [name, value] of Object.entries(inputs))
    if (!choices.has(name) && controls(name).length > 0)
      fireEvent.change(box(name), { target: { value: String(value) } });
}

/** Two cases of a tool, the ones furthest from its defaults; the unit tests run them all through the engine. */
const goldenOf = (id: string) => golden.cases.filter(({ tool }) => tool === id).slice(-2);

describe('a tool’s page', () => {
  it.each(visitedOf(tools))(
    'of $id gives its results, those of its examples and of golden cases, its tables, and no word that is a fault',
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

      for (const { inputs, expected } of goldenOf(id)) {
        fireEvent.click(button('Reset'));
        enter(inputs);
        for (const [name, value] of Object.entries(expected))
          await waitFor(() => expect(output(name), `${name} of ${JSON.stringify(inputs)}`).toBe(figure(name, value)));
      }
    },
  );
});
