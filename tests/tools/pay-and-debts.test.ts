import { describe, expect, it } from 'vitest';
import { factNow } from '#rules';
import { formatDay } from '#src/engine/format-day.ts';
import type { Input } from '#src/engine/types.ts';
import { refusalOf as refusal, runTool as run, toolById, tools, type Inputs as Values } from '../tools.ts';

const property = { asset: 'property', boughtOn: '2010-05-01', soldOn: '2025-10-01' };

describe('the notes of a tool', () => {
  const paidInTime = {
    ...{ tds: 50_000, paidJune: 22_500, paidSeptember: 45_000 },
    ...{ paidDecember: 45_000, paidMarch: 37_500 },
  };
  it.each<[string, Values, string[]]>([
    ['salary', {}, ['noTax']],
    ['salary', { ctc: 2_000_000 }, []],
    // half of 20 lakh less 4.81% of itself is 48.8%
    ['salary', { ctc: 2_000_000, basicShare: 49, hraShare: 0 }, []],
    ['salary', { ctc: 2_000_000, basicShare: 48, hraShare: 0 }, ['lowBasic']],
    ['salary', { ctc: 2_000_000, basicShare: 48, hraShare: 0, wageRule: false }, ['ruleOff']],
    ['salary', { ctc: 2_000_000, wageRule: false }, []],
    ['salary', { ctc: 2_000_000, professionalTax: 2501 }, ['aboveStateLimit']],
    ['salary', { ctc: 2_000_000, variablePay: 1 }, ['variable']],
    // 12% and 14% of 30 lakh are 7.8 lakh; of 28.8 lakh 7.488 lakh
    ['salary', { ctc: 6_000_000, pfBasis: 'full', npsShare: 14 }, ['aboveFundsMost']],
    ['salary', { ctc: 6_000_000, pfBasis: 'full', npsShare: 14, regime: 'old' }, ['aboveFundsMost', 'twiceTaxed']],
    ['salary', { ctc: 5_760_000, pfBasis: 'full', npsShare: 14 }, []],
    ['gst', {}, []],
    ['gst', { rate: 'other' }, ['notListed']],
    ['gst', { rate: 'other', otherRate: 28 }, ['ended']],
    ['gst', { rate: 'other', otherRate: 5 }, []],
    ['gst', { rate: 5, otherRate: 28 }, []],
    ['capital_gains', {}, []],
    ['capital_gains', { salePrice: 400_000 }, ['loss']],
    ['capital_gains', { asset: 'debtFund', boughtOn: '2023-04-01' }, ['shortFund']],
    ['capital_gains', { asset: 'debtFund', boughtOn: '2023-03-31' }, []],
    ['capital_gains', { boughtOn: '2026-04-01' }, ['longAfter']],
    ['capital_gains', { boughtOn: '2017-01-01' }, ['enterFairValue2018']],
    ['capital_gains', { boughtOn: '2017-01-01', fmv2018: 600_000 }, ['usesFairValue']],
    ['capital_gains', { boughtOn: '2017-01-01', fmv2018: 400_000 }, []],
    ['capital_gains', { asset: 'gold', boughtOn: '2001-03-31' }, ['enterFairValue2001']],
    ['capital_gains', { asset: 'gold', boughtOn: '2001-04-01' }, []],
    ['capital_gains', property, ['indexGain']],
    ['capital_gains', { ...property, salePrice: 4_900_000 }, []],
    ['capital_gains', { ...property, salePrice: 4_900_000, soldOn: '2026-04-01' }, []],
    ['capital_gains', { ...property, resident: false }, ['nonResident']],
    ['advance_tax', {}, ['nothingPaid']],
    ['advance_tax', { dueNext: 'june' }, []],
    ['advance_tax', { dueNext: 'over' }, []],
    ['advance_tax', paidInTime, ['inTime']],
    ['advance_tax', { ...paidInTime, tds: 190_001 }, ['belowLeast', 'refund']],
    ['advance_tax', { seniorExempt: true }, ['exempt']],
    ['advance_tax', { ...paidInTime, paidJune: 0, paidLate: 22_500 }, ['enough']],
    ['balance_transfer', {}, []],
    ['balance_transfer', { newMonths: 181 }, ['longer']],
    ['balance_transfer', { newRate: 9.5, monthsLeft: 24, newMonths: 24 }, ['neverRecovered', 'costsMore']],
    ['balance_transfer', { newMonths: 240 }, ['longer', 'recoveredOnlyAtFirst']],
    [
      'balance_transfer',
      { oldRate: 5, newRate: 20, monthsLeft: 360, newMonths: 360 },
      ['neverRecovered', 'neverEnds', 'costsMore'],
    ],
    ['education_loan', {}, []],
    ['education_loan', { courseMonths: 0, graceMonths: 0 }, ['noWait']],
    ['credit_card', {}, ['overTwice', 'payInAYear']],
    ['credit_card', { mode: 'fixed' }, ['payInAYear']],
    ['credit_card', { mode: 'fixed', fixedPayment: 20_000 }, []],
    ['credit_card', { outstanding: 0 }, ['nothingOwed']],
  ])('%s with %j: %j', (id, inputs, notes) => {
    expect(run(id, inputs).notes).toEqual(notes);
  });

  it.each([
    [{ boughtOn: '2026-04-01' }, '2027-04-01'],
    [{ boughtOn: '2026-02-28', soldOn: '2026-12-01' }, '2027-02-28'],
    [{ asset: 'gold', boughtOn: '2025-01-31' }, '2027-01-31'],
    [{ asset: 'gold', boughtOn: '2024-02-29', soldOn: '2026-02-28' }, '2026-02-28'],
    [{ asset: 'property', boughtOn: '2025-12-31' }, '2027-12-31'],
  ])('capital_gains with %j is long-term after %s', (inputs, day) => {
    expect(run('capital_gains', inputs).noteFigures.longAfter).toEqual({ day });
  });
});

describe('what a tool refuses', () => {
  const { max = '' } = toolById('capital_gains').inputs.soldOn as Extract<Input, { kind: 'date' }>;
  const lastSale = formatDay(max);
  it.each<[string, Values, RegExp]>([
    ['salary', { variablePay: 400_000 }, /^basicShare: .* add up to more than the CTC of ₹12,00,000\./],
    ['salary', { variablePay: 295_140 }, /^computed$/],
    ['capital_gains', { soldOn: '2024-07-22' }, /^soldOn: These rules are for sales since 23 July 2024\./],
    ['capital_gains', { soldOn: '2999-04-01' }, new RegExp(`^soldOn: The rules for sales after ${lastSale} are not`)],
    ['capital_gains', { boughtOn: '2026-10-02' }, /^soldOn: The sale cannot be before the purchase\.$/],
    [
      'capital_gains',
      { asset: 'property', improvementCost: 1 },
      /^improvedOn: .* between the purchase and the sale\.$/,
    ],
    // what is hidden is not refused
    ['capital_gains', { asset: 'gold', improvementCost: 1 }, /^computed$/],
    ['balance_transfer', { monthsLeft: 0 }, /^monthsLeft: Enter at least one month\.$/],
    ['balance_transfer', { newMonths: 0 }, /^newMonths: Enter at least one month\.$/],
    ['education_loan', { repaymentYears: 0.04 }, /^repaymentYears: The repayment tenure must be at least one month\.$/],
    // 3.5% and 18% of it on 1 lakh are 4,130; the least that clears it within 1,200 months is the next rupee
    ['credit_card', { gst: 18, mode: 'fixed', fixedPayment: 4130 }, /^fixedPayment: .* Pay at least ₹4,131 a month\.$/],
    ['credit_card', { gst: 18, mode: 'fixed', fixedPayment: 4131 }, /^computed$/],
  ])('%s with %j: %s', (id, inputs, message) => {
    expect(refusal(id, inputs)).toMatch(message);
  });

  it('a card’s minimum due under which the balance does not fall, with the least share that works', () => {
    const message = refusal('credit_card', { gst: 18, minimumPercent: 2, minimumAmount: 0 });
    const least = Number(/at least ([\d.]+)%/.exec(message)?.[1]);
    // of 1 lakh half a paisa is left after 1,200 months where 1.0413 × (1 − share) is the 1,200th root of 0.005 ÷ 1,00,000
    const share = 100 * (1 - (0.005 / 100_000) ** (1 / 1200) / 1.0413);
    expect(least).toBe(Math.ceil(share * 100) / 100);
    expect(refusal('credit_card', { gst: 18, minimumPercent: least, minimumAmount: 0 })).toBe('computed');
    expect(refusal('credit_card', { gst: 18, minimumPercent: least - 0.01, minimumAmount: 0 })).toBe(message);
  });
});

describe('tables', () => {
  const month = (rows: readonly Values[], line: string) => Number(rows.find((row) => row.line === line)?.month ?? 0);
  it.each<[Values]>([
    [{}],
    [{ regime: 'old', rentPaid: 30_000, section80C: 150_000, ctc: 2_400_000 }],
    [{ variablePay: 200_000, npsShare: 10, ctc: 3_000_000, pfInCtc: false }],
  ])('of salary with %j add up for a month: parts to gross, gross to in hand', (inputs) => {
    const { table, outputs } = run('salary', inputs);
    const rows = table('byLine');
    const sum = (lines: readonly string[]) => lines.reduce((total, line) => total + month(rows, line), 0);
    expect(sum(['basic', 'hra', 'specialAllowance'])).toBeCloseTo(month(rows, 'gross'), 1);
    expect(sum(['gross', 'employeePf', 'professionalTax', 'tax'])).toBeCloseTo(month(rows, 'inHand'), 1);
    expect(sum(['gross', 'employerPf', 'gratuity', 'nps'])).toBeCloseTo(month(rows, 'cost'), 1);
    expect(Math.round(month(rows, 'inHand'))).toBe(outputs.inHand);
  });

  it('of salary show both regimes, the chosen one as in the results', () => {
    const { table, outputs } = run('salary', { ctc: 2_000_000, regime: 'old' });
    const [now, old] = table('byRegime');
    expect(old).toMatchObject({ regime: 'old', tax: outputs.tax, taxableIncome: outputs.taxableIncome });
    expect(Math.round(Number(now?.inHand))).toBe(outputs.otherInHand);
    const own = table('byCtc').find(({ ctc }) => ctc === 2_000_000);
    expect(own).toMatchObject({ inHandNew: now?.inHand, inHandOld: old?.inHand });
  });

  it('of capital gains lead from the price to the tax', () => {
    for (const inputs of [
      {},
      { salePrice: 100_000 },
      { expenses: 20_000, boughtOn: '2026-05-01' },
      { asset: 'property', boughtOn: '2010-06-15', soldOn: '2025-12-15', salePrice: 5_000_000 },
      { asset: 'property', boughtOn: '2007-06-15', soldOn: '2025-03-15', salePrice: 2_500_000 },
      { ...property, salePrice: 12_000_000, reinvestedIn: 'bonds54EC', reinvested: 500_000, longLosses: 40_000 },
    ]) {
      const { table, outputs } = run('capital_gains', inputs);
      const rows = table('byLine');
      const at = (line: string) => Number(rows.find((row) => row.line === line)?.amount ?? 0);
      expect(at('sale') + at('expenses') + at('cost') + at('indexedCost')).toBeCloseTo(at('gain'), 1);
      const off = at('reinvested') + at('losses') + at('exempt');
      expect(at('gain') + off + at('unused')).toBeCloseTo(at('taxable'), 1);
      if ('reinvested' in inputs) expect([at('reinvested'), at('losses')]).toEqual([-500_000, -40_000]);
      expect(at('tax') + at('cess')).toBeCloseTo(at('payable'), 1);
      expect(Math.round(at('payable'))).toBe(outputs.tax);
    }
  });

  it('of capital gains have both methods where a resident may choose', () => {
    const old = { asset: 'property', boughtOn: '2007-06-15', soldOn: '2025-03-15' };
    const methods = (inputs: Values) =>
      run('capital_gains', inputs)
        .table('byMethod')
        .map(({ method }) => method);
    expect(methods(old)).toEqual(['plain', 'indexed']);
    expect(methods({ ...old, resident: false })).toEqual(['plain']);
    expect(methods({ ...old, boughtOn: '2024-05-01' })).toEqual(['short']);
  });

  it('of GST have every listed rate: 1,000 becomes 1,002.50 at 0.25%', () => {
    const totals = Object.fromEntries(
      run('gst')
        .table('byRate')
        .map(({ rate, total }) => [rate, total]),
    );
    const listed = ['stones', 'diamonds', 'gold', 'low', 'standard', 'high'] as const;
    const rates = listed.map((name) => factNow(`gst.${name}`));
    expect(totals).toEqual(Object.fromEntries(rates.map((rate) => [rate, 1000 + 10 * rate])));
  });

  it('of a card say what clears it in a year, as the result does', () => {
    const { table, outputs } = run('credit_card');
    const year = table('byTerm').find(({ months }) => months === 12);
    expect(Math.round(Number(year?.payment))).toBe(outputs.paymentForOneYear);
    expect(run('credit_card', { mode: 'fixed', fixedPayment: Number(year?.payment) + 0.01 }).outputs.months).toBe(12);
  });

  it('of an education loan say what each share of interest saves', () => {
    const rows = run('education_loan').table('byShare');
    expect(rows.map(({ share }) => share)).toEqual([0, 25, 50, 75, 100]);
    expect(rows.map(({ saved }) => Math.round(Number(saved))).at(-1)).toBe(307_550);
    expect(rows.at(-1)?.perMonth).toBe(8750);
  });
});

it('a loan’s total payment or total cost says whether fees are in it', () => {
  const totals = tools
    .filter(({ folder }) => folder.startsWith('tools/loan/'))
    .flatMap(({ tool }) => [
      ...Object.values(tool.outputs),
      ...Object.values(tool.tables).flatMap(({ columns }) => Object.values(columns)),
      ...tool.working,
    ])
    .map(({ label }) => label)
    .filter((label) => /total (payment|cost|you)/i.test(label));
  expect(totals.length).toBeGreaterThan(8);
  expect(totals.filter((label) => !/\bfees?\b/.test(label))).toEqual([]);
});
