import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Success } from '#src/engine/types.ts';
import { runs } from '../thorough.ts';
import { toolById } from '../tools.ts';
import { inputsOf, mayRefuse, type Raw, usual } from './arbitrary.ts';

/** What a tool gives, or null where it may refuse these inputs. */
function run(id: string, inputs: Raw): Success | null {
  const tool = toolById(id);
  const outcome = tool.run(inputs);
  if (outcome.ok) return outcome;
  return mayRefuse(tool, outcome) ? null : expect.fail(outcome.message);
}

const figure = ({ raw }: Success, name: string): number => raw[name] ?? Number.NaN;

const charge = fc.record({
  name: fc.constant('Charge'),
  amount: fc.integer({ min: 0, max: 5000 }),
  to: fc.constantFrom('lender', 'other'),
  paid: fc.constantFrom('deducted', 'apart'),
});

describe('the APR of a loan with charges', () => {
  const given = inputsOf(toolById('loan_cost'), usual);
  const charges = fc.array(charge, { maxLength: 6 });

  it('is never below the rate on the reducing balance', () => {
    fc.assert(
      fc.property(given, charges, (raw, otherCharges) => {
        const found = run('loan_cost', { ...raw, otherCharges });
        if (found) expect(figure(found, 'apr')).toBeGreaterThanOrEqual(figure(found, 'reducingRate') - 1e-9);
      }),
      runs(150),
    );
  });

  it('is never lower with one more charge, whoever gets it and however it is paid', () => {
    fc.assert(
      fc.property(given, charges, charge, (raw, otherCharges, more) => {
        const one = run('loan_cost', { ...raw, otherCharges });
        const other = run('loan_cost', { ...raw, otherCharges: [...otherCharges, more] });
        if (!one || !other) return;
        expect(figure(other, 'apr')).toBeGreaterThanOrEqual(figure(one, 'apr') - 1e-9);
        expect(figure(other, 'charges')).toBeCloseTo(figure(one, 'charges') + more.amount, 4);
      }),
      runs(150),
    );
  });
});
