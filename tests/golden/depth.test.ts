import { describe, expect, it } from 'vitest';
import { toolById } from '../tools.ts';
import golden from './depth.json' with { type: 'json' };

/** The figures of the product's page on depth. */
describe('golden cases of depth', () => {
  const cases = golden.cases.map((each, number) => ({ ...each, number }));
  it.each(cases)('$number $tool', ({ tool, inputs, expected }) => {
    expect(toolById(tool).run(inputs)).toMatchObject({ ok: true, outputs: expected });
  });
});
