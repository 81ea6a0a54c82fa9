import { describe, expect, it } from 'vitest';
import { factNow } from '#rules';
import { formatDay } from '#src/engine/format.ts';
import type { Input } from '#src/engine/types.ts';
import { refusalOf as refusal, runTool as run, toolById, tools, type Inputs as Values } from '../tools.ts';

const property = { asset: 'property', boughtOn: '2010-05-01', soldOn: '2025-10-01' };

describe('professional tax in a salary', () => {
  it('is in sight', () => {
    for (const name of ['professionalTaxIn', 'professionalTax'])
      expect(toolById('salary').inputs[name]).not.toHaveProperty('more');
  });
});

describe('what a tool refuses', () => {
  it('a sale after the last day whose rules are known, with that day', () => {
    const { max = '' } = toolById('capital_gains').inputs.soldOn as Extract<Input, { kind: 'date' }>;
    const said = `soldOn: The rules for sales after ${formatDay(max)} are not`;
    expect(refusal('capital_gains', { soldOn: '2999-04-01' }).slice(0, said.length)).toBe(said);
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

  it('of salary add up with the professional tax of a state', () => {
    const { table } = run('salary', { professionalTaxIn: 'maharashtra' });
    const rows = table('byLine');
    expect(month(rows, 'professionalTax')).toBeCloseTo(-2500 / 12, 2);
    const taken = ['gross', 'employeePf', 'professionalTax', 'tax'].reduce((sum, line) => sum + month(rows, line), 0);
    expect(taken).toBeCloseTo(month(rows, 'inHand'), 1);
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
    .filter((label) => /total (payment|cost|you)|you repay/i.test(label));
  expect(totals.length).toBeGreaterThan(8);
  expect(totals.filter((label) => !/\bfees?\b/.test(label))).toEqual([]);
});
