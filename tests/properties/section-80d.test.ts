import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alwaysIn } from '../always.ts';
import { runTool } from '../tools.ts';

/** Typed from section 80D, in hundreds of rupees: limits of a group, and of check-ups for both together. */
const LIMIT = 250;
const SENIOR_LIMIT = 500;
const CHECKUPS = 50;

/** Hundreds of rupees: every limit is a whole number of them, and so is the best split. */
const hundreds = (most: number) => fc.integer({ min: 0, max: most });
const group = fc.record({
  senior: fc.boolean(),
  premium: hundreds(600),
  checkup: fc.oneof(hundreds(60), hundreds(600)),
  medical: fc.oneof(fc.constant(0), hundreds(600)),
});
type Group = typeof group extends fc.Arbitrary<infer G> ? G : never;

/** The deduction of a group with so much of its check-ups. */
function deducted({ senior, premium, medical }: Group, checkup: number): number {
  return senior ? Math.min(SENIOR_LIMIT, premium + medical + checkup) : Math.min(LIMIT, premium + checkup);
}

/** Every split of the check-ups is tried. */
function best(self: Group, parents: Group): { self: number; parents: number } {
  let found = { self: 0, parents: 0 };
  for (let own = 0; own <= Math.min(self.checkup, CHECKUPS); own++)
    for (let theirs = 0; theirs <= Math.min(parents.checkup, CHECKUPS - own); theirs++) {
      const split = { self: deducted(self, own), parents: deducted(parents, theirs) };
      const more = split.self + split.parents - found.self - found.parents;
      if (more > 0 || (more === 0 && split.self > found.self)) found = split;
    }
  return found;
}

const named = (name: 'self' | 'parents', { senior, premium, checkup, medical }: Group) => ({
  [`${name}Senior`]: senior,
  [`${name}Premium`]: premium * 100,
  [`${name}Checkup`]: checkup * 100,
  [`${name}Medical`]: medical * 100,
});

describe('section 80D', () => {
  const run = (self: Group, parents: Group) =>
    runTool('section_80d', { ...named('self', self), ...named('parents', parents) });

  it('splits check-ups as no other split does better, and of equal ones takes the most for the family', () => {
    alwaysIn(2000, [group, group], (self, parents) => {
      const wanted = best(self, parents);
      const { outputs } = run(self, parents);
      expect(outputs.selfDeduction).toBe(wanted.self * 100);
      expect(outputs.parentsDeduction).toBe(wanted.parents * 100);
      expect(outputs.deduction).toBe((wanted.self + wanted.parents) * 100);
      const entered = [self, parents].reduce((sum, each) => sum + each.premium + each.checkup + each.medical, 0);
      expect(outputs.notDeductible).toBe((entered - wanted.self - wanted.parents) * 100);
    });
  });

  it('says why, wherever something that was entered does not count', () => {
    alwaysIn(2000, [group, group], (self, parents) => {
      const { outputs, notes } = run(self, parents);
      // one says that a deduction is of the old regime alone
      const reasons = notes.length - (Number(outputs.deduction) > 0 ? 1 : 0);
      expect(reasons > 0).toBe(Number(outputs.notDeductible) > 0);
    });
  });
});
