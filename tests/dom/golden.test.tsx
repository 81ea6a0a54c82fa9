import { describe, expect, it } from 'vitest';
import golden from '../golden/spec-cases.json' with { type: 'json' };
import { box, button, controls, option, output, renderTool, type, type Visitor } from './page.tsx';

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

/** Chooses and types; an input that the choice hides has no box and no say. */
async function enter(visitor: Visitor, inputs: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(inputs))
    if (choices.has(name)) await visitor.click(option(name, String(value)));
  for (const [name, value] of Object.entries(inputs))
    if (!choices.has(name) && controls(name).length > 0) await type(visitor, box(name), String(value));
}

/** Two cases a tool, the ones furthest from its defaults; the unit tests run them all through the engine. */
const tools = [...new Set(golden.cases.map(({ tool }) => tool))].map((id) => ({
  id,
  cases: golden.cases.filter(({ tool }) => tool === id).slice(-2),
}));

describe('golden cases typed into the page', () => {
  it.each(tools)('are shown to the rupee by $id', async ({ id, cases }) => {
    const visitor = await renderTool(id);
    for (const each of cases) {
      await visitor.click(button('Reset'));
      await enter(visitor, each.inputs);
      for (const [name, value] of Object.entries(each.expected))
        expect(output(name), `${name} of ${JSON.stringify(each.inputs)}`).toBe(figure(name, value));
    }
  });
});
