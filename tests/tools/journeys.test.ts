import { describe, expect, it } from 'vitest';
import { formatResult } from '#src/engine/format.ts';
import { figureThere, inputsForLink, settingsWith } from '#src/engine/powers/next.ts';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { type Inputs, linksOf, linkTo, runTool, toolById } from '../tools.ts';

/** What the other tool gives once the link has opened it. */
function figuresAfter(to: string, id: string, inputs: Inputs = {}) {
  const link = linkTo(to, id, inputs) ?? expect.fail(`no link from ${id} to ${to}`);
  return runTool(to, readScenario(toolById(to), settingsWith(link.taken)).values).outputs;
}

describe('what a link to another tool takes along', () => {
  it('is the loan with its rate and years, once the price of the home is known', () => {
    const { eligibleLoan } = runTool('loan_eligibility', { propertyValue: 5_000_000, tenure: 15 }).outputs;
    expect(linkTo('home_loan', 'loan_eligibility', { propertyValue: 5_000_000, tenure: 15 })?.taken).toEqual({
      loanAmount: eligibleLoan,
      rate: 8.5,
      tenure: 15,
    });
  });

  it('is what is left over, and the lump sum or the corpus', () => {
    expect(linkTo('sip_lumpsum', 'budget_planner')?.taken).toEqual({
      monthlyAmount: runTool('budget_planner').outputs.surplus,
      years: 10,
    });
    expect(linkTo('swp', 'nps')?.taken).toMatchObject({ corpus: runTool('nps').outputs.lumpSum });
    expect(linkTo('swp', 'epf')?.taken).toMatchObject({ corpus: runTool('epf').outputs.corpus });
  });
});

describe('the figures on both sides of a link agree', () => {
  it.each([{}, { ctc: 2_500_000, pfBasis: 'full' }, { ctc: 10_000_000, pfBasis: 'full' }, { section80C: 50_000 }])(
    'the salary %o has the tax of both regimes',
    (inputs) => {
      const taxes = figuresAfter('tax_calculator', 'salary', inputs);
      expect(runTool('salary', { ...inputs, regime: 'new' }).outputs.tax).toBe(taxes.newTax);
      expect(runTool('salary', { ...inputs, regime: 'old' }).outputs.tax).toBe(taxes.oldTax);
    },
  );

  it.each(['nominal', 'effective'])('the SIP for a goal reaches it, %s rates', (convention) => {
    const inputs = { convention, stepUp: 5, years: 12 };
    const goal = runTool('goal_planner', inputs).outputs.futureGoal as number;
    // the payment is in whole rupees
    expect((figuresAfter('sip_lumpsum', 'goal_planner', inputs).totalValue as number) / goal).toBeCloseTo(1, 4);
    const { corpus } = runTool('retirement_corpus', { convention }).outputs;
    expect(
      (figuresAfter('sip_lumpsum', 'retirement_corpus', { convention }).totalValue as number) / Number(corpus),
    ).toBeCloseTo(1, 4);
  });

  it.each(['nps', 'epf'])('what the corpus of %s pays a month lasts for 20 years, and leaves nothing', (id) => {
    const { monthsLasted, finalValue } = figuresAfter('swp', id);
    expect(monthsLasted).toBe(240);
    expect(finalValue).toBeLessThan(600);
  });

  it('the advance tax counts no TDS and no instalment that nobody entered', () => {
    const inputs = { grossIncome: 1_800_000 };
    const newTax = Number(runTool('tax_calculator', inputs).outputs.newTax);
    expect(figuresAfter('advance_tax', 'tax_calculator', inputs)).toMatchObject({
      advanceTax: newTax,
      balance: expect.toSatisfy((balance: number) => balance > newTax),
    });
    const taxPaid = 20_000;
    expect(figuresAfter('advance_tax', 'tax_calculator', { ...inputs, taxPaid }).advanceTax).toBe(newTax - taxPaid);
  });

  it('the lower tax is the one of the year', () => {
    const { newTax, oldTax, betterRegime } = runTool('tax_calculator', { grossIncome: 3_000_000 }).outputs;
    expect(betterRegime).toBe('new');
    expect(linksOf('tax_calculator', { grossIncome: 3_000_000 }).map(({ taken }) => taken.tax)).toEqual([newTax]);
    const old = { grossIncome: 3_000_000, deductions: 2_000_000 };
    expect(runTool('tax_calculator', old).outputs.betterRegime).toBe('old');
    expect(linksOf('tax_calculator', old).map(({ taken }) => taken.tax)).toEqual([
      runTool('tax_calculator', old).outputs.oldTax,
    ]);
    expect(oldTax).toBeGreaterThan(Number(newTax));
  });
});

describe('each product of where_to_save goes on in its own tool', () => {
  const rowsOf = (inputs: Inputs) => runTool('where_to_save', inputs).table('products');
  const beforeTax = (product: string, inputs: Inputs) => rowsOf(inputs).find((row) => row.product === product)?.before;

  it.each([
    ['ppf', 'ppf', 'maturityValue'],
    ['nps', 'nps', 'totalCorpus'],
    ['sip_lumpsum', 'equity', 'totalValue'],
    ['rd', 'bank', 'maturityValue'],
  ] as const)('%s gives the amount before tax of the row %s', (to, product, output) => {
    for (const inputs of [{}, { monthly: 8000, years: 21, npsReturn: 9, equityReturn: 11, bankRate: 7, ppfRate: 7 }])
      expect(figuresAfter(to, 'where_to_save', inputs)[output]).toBeCloseTo(Number(beforeTax(product, inputs)), 0);
  });

  it('sells the fund, and takes the share of the NPS tax-free that the page does', () => {
    expect(figuresAfter('sip_lumpsum', 'where_to_save').afterTax).toBe(runTool('where_to_save').outputs.equity);
    expect(figuresAfter('nps', 'where_to_save').taxableLumpSum).toBe(0);
  });

  it.each(['ppf', 'epf', 'nps', 'sip_lumpsum'])('shows %s at the same inflation', (to) => {
    expect(linkTo(to, 'where_to_save', { salaried: true, inflation: 4 })?.taken).toMatchObject({ inflation: 4 });
  });

  it('is paid into the provident fund as one’s own share, or on top of it', () => {
    expect(figuresAfter('epf', 'where_to_save', { salaried: true }).ownContributions).toBe(1_800_000);
    const onTop = { salaried: true, monthly: 6000, ownEpf: 9000, years: 10 };
    expect(figuresAfter('epf', 'where_to_save', onTop).ownContributions).toBe(1_800_000);
    expect(linkTo('epf', 'where_to_save', onTop)?.taken).toMatchObject({ basic: 75_000, vpf: 8, currentAge: 48 });
  });
});

describe('a house sold on 15 September for 90 lakh that had cost 40 lakh in June 2018', () => {
  // 12.5% of 50 lakh with 4% of cess is ₹6,50,000, and the buyer deducts 1% of the price
  const sale = {
    ...{ asset: 'property', boughtOn: '2018-06-15', soldOn: '2026-09-15' },
    ...{ purchasePrice: 4_000_000, salePrice: 9_000_000 },
  };
  const of = (inputs: object) => {
    const { taken } = linkTo('advance_tax', 'capital_gains', { ...sale, ...inputs }) ?? expect.fail('no link');
    const { values } = readScenario(toolById('advance_tax'), settingsWith(taken));
    return { values, outputs: runTool('advance_tax', { dueNext: 'december', ...values } as never).outputs };
  };

  it('takes the tax, the TDS and the gain with its day along', () => {
    const { values } = of({});
    expect(values).toMatchObject({ tax: 650_000, tds: 90_000, gains: [{ on: '2026-09-15', tax: 560_000 }] });
  });

  it('owes 75% of what is left after TDS by 15 December, and no interest for June', () => {
    const { outputs } = of({});
    expect(outputs).toMatchObject({ advanceTax: 560_000, payNext: 420_000, juneInstalment: 0 });
    // a gain on the day of an instalment belongs to it: 3% of 45%
    expect(outputs.interestSoFar).toBe(7560);
  });

  it('sold in the year before, asks for the interest of that year', () => {
    const { values } = of({ soldOn: '2026-03-31' });
    expect(values).toMatchObject({ dueNext: 'over', gains: [{ on: '2026-03-31', tax: 560_000 }] });
  });

  it('sold a day later, no earlier date has interest', () => {
    expect(of({ soldOn: '2026-09-16' }).outputs).toMatchObject({ payNext: 420_000, interestSoFar: 0 });
  });

  it('has no tax left where the buyer deducted more', () => {
    expect(of({ purchasePrice: 8_900_000, boughtOn: '2025-06-15' }).values.gains).toMatchObject([{ tax: 0 }]);
  });
});

describe('what a tool that answers the same question comes to', () => {
  it.each([
    ['monthly_income', 'will_it_last', { amount: 8_000_000 }, 'spendable'],
    ['will_it_last', 'monthly_income', { corpus: 8_000_000 }, 'mixMonthly'],
    ['flat_rate', 'loan_cost', {}, 'apr'],
    ['loan_cost', 'flat_rate', { rateKind: 'flat' }, 'reducingRate'],
    ['salary', 'epf', { pfBasis: 'full' }, 'corpus'],
  ] as const)('%s names the figure of %s with %j', (id, to, inputs, output) => {
    const tool = toolById(id);
    const next = tool.next.find((link) => link.tool === to && link.there?.output === output) ?? expect.fail('no link');
    const other = toolById(to);
    const taken = inputsForLink(tool, next, runTool(id, inputs)) ?? expect.fail('not shown');
    const spec = other.outputs[output] ?? expect.fail('no output');
    expect(figureThere(other, next, taken)).toBe(formatResult(spec, figuresAfter(to, id, inputs)[output] ?? ''));
    expect(next.text).toContain('{there}');
    expect(next.there?.without).not.toContain('{there}');
  });

  it('is the income that keeps an amount in rupees, beside the one that keeps up with prices', () => {
    expect(figuresAfter('monthly_income', 'will_it_last', { corpus: 8_000_000, age: 62 }).mixMonthly).toBe(54_042);
  });
});
