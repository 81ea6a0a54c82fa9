import { expect, it } from 'vitest';
import { compare, optionsOf } from '#src/engine/powers/compare.ts';
import { verdictOf } from '#src/engine/powers/verdict.ts';
import { toolById } from '../tools.ts';

const tool = toolById('sip_lumpsum');
const compared = (values: object) => compare(tool, optionsOf(tool, { ...values }, 'investmentType') ?? []);
const invested = (values: object) =>
  compared(values).outputs.find(({ name }) => name === 'investedAmount')?.values ?? expect.fail('no sum');

it('a SIP is compared with a lump sum of as much as all its instalments', () => {
  // 10 years of ₹10,000, raised 10% a year: 1,20,000 × (1.1^10 − 1) ÷ 0.1
  expect(invested({ monthlyAmount: 10_000, stepUp: 10 })).toEqual([1_912_491, 1_912_491]);
  expect(invested({ monthlyAmount: 10_000, existing: 50_000 })).toEqual([1_250_000, 1_250_000]);
});

it('a lump sum is compared with a SIP of as much in all', () => {
  expect(invested({ investmentType: 'LumpSum', lumpSumAmount: 1_200_000 })).toEqual([1_200_000, 1_200_000]);
});

it('calls neither better where one puts in more', () => {
  // a step-up in rupees stays, so the SIP puts in more
  const values = { investmentType: 'LumpSum', stepUpKind: 'amount', stepUpAmount: 1000 };
  expect(verdictOf(tool, compared(values))).toMatch(/^Total value: ₹[\d.,]+ (lakh )?(more|less) with /);
});
