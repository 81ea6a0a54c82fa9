import { describe, expect, it } from 'vitest';
import { toolById } from '../tools.ts';
import golden from './law-loans-and-tax.json' with { type: 'json' };

interface Case {
  readonly tool: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The results, or the field that is refused. */
  readonly expected: Readonly<Record<string, number | string>> & { readonly refused?: string };
}

const cases = (golden.cases as unknown as Case[]).map((each, number) => ({ ...each, number }));

describe('golden cases of the law of November 2026 for loans and tax', () => {
  it.each(cases.filter(({ expected }) => expected.refused === undefined))(
    '$number $tool',
    ({ tool, inputs, expected }) => {
      expect(toolById(tool).run(inputs)).toMatchObject({ ok: true, outputs: expected });
    },
  );

  it.each(cases.filter(({ expected }) => expected.refused !== undefined))(
    '$number $tool is refused at $expected.refused',
    ({ tool, inputs, expected }) => {
      expect(toolById(tool).run(inputs)).toMatchObject({ ok: false, field: expected.refused });
    },
  );
});
