import { describe, expect, it } from 'vitest';
import { tools } from '../tools.ts';
import golden from './spec-cases.json' with { type: 'json' };

describe('golden cases', () => {
  const cases = golden.cases.map((each, number) => ({
    ...each,
    number,
    inputs: each.inputs as Record<string, unknown>,
  }));
  it.each(cases)('$number $tool', ({ tool: id, inputs, expected }) => {
    const outcome = tools.find((tool) => tool.id === id)?.tool.run(inputs);
    expect(outcome).toMatchObject({ ok: true, outputs: expected });
  });
});
