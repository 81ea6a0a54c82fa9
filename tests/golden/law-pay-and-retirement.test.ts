import { describe, expect, it } from 'vitest';
import { toolById } from '../tools.ts';
import golden from './law-pay-and-retirement.json' with { type: 'json' };

/** What a case expects: figures as a page shows them, or the input at fault. */
type Expected = Readonly<Record<string, number | string>> & { readonly refused?: string };

describe('golden cases of pay, savings and pensions under the law of November 2026', () => {
  const cases = golden.cases.map(({ tool, inputs, expected }, number) => ({
    number,
    tool,
    inputs: inputs as Record<string, unknown>,
    expected: expected as Expected,
  }));
  it.each(cases)('$number $tool', ({ tool, inputs, expected }) => {
    const outcome = toolById(tool).run(inputs);
    expect(outcome).toMatchObject(
      expected.refused === undefined ? { ok: true, outputs: expected } : { ok: false, field: expected.refused },
    );
  });
});
