import { describe, expect, it } from 'vitest';
import { formatResult } from '#src/engine/format.ts';
import { filledIn } from '#src/engine/notes.ts';
import { figureThere, inputsForLink, settingsWith } from '#src/engine/powers/next.ts';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { type Inputs, runTool, toolById } from '../tools.ts';

/** The links that a tool shows with these inputs: where they lead, with which inputs, and their words. */
function linksOf(id: string, inputs: Inputs = {}) {
  const tool = toolById(id);
  const outcome = runTool(id, inputs);
  return tool.next.flatMap((next) => {
    const taken = inputsForLink(tool, next, outcome);
    const text = filledIn(tool, next.text, outcome, (name) => outcome.values[name], null);
    return taken === null ? [] : [{ to: next.tool, taken, text }];
  });
}

const linkTo = (to: string, id: string, inputs: Inputs = {}) => linksOf(id, inputs).find((link) => link.to === to);

/** What the other tool gives once the link has opened it. */
function figuresAfter(to: string, id: string, inputs: Inputs = {}) {
  const link = linkTo(to, id, inputs) ?? expect.fail(`no link from ${id} to ${to}`);
  return runTool(to, readScenario(toolById(to), settingsWith(link.taken)).values).outputs;
}

/** The income that the link of a gain names. */
const beside = { grossIncome: 1_000_000, deductions: 0 };

describe('what a link to another tool takes along', () => {
  it.each([
    // the in-hand salary of the salary's first example
    ['salary', { professionalTax: 2500 }, 'loan_eligibility', { monthlyIncome: 91_387 }, /₹91,387/],
    [
      'hra',
      {},
      'tax_calculator',
      { grossIncome: 840_000, itemised: 1, section80C: 0, hraExemption: 120_000 },
      /₹1,20,000/,
    ],
    ['capital_gains', {}, 'tax_calculator', { ...beside, ltcg112A: 500_000 }, /₹10 lakh/],
    // a gain of 5 lakh less a loss of 1 lakh, and the other gains of the year
    [
      'capital_gains',
      { otherEquityGains: 50_000, longLosses: 1e5 },
      'tax_calculator',
      { ...beside, ltcg112A: 450_000 },
      /tax/,
    ],
    ['capital_gains', { boughtOn: '2026-04-01' }, 'tax_calculator', { ...beside, stcg111A: 500_000 }, /tax/],
    ['capital_gains', { asset: 'gold' }, 'tax_calculator', { ...beside, ltcg112: 500_000 }, /tax/],
    [
      'rent_or_buy',
      { price: 8_000_000, downShare: 25 },
      'home_loan',
      { loanAmount: 6_000_000, rate: 8.5, tenure: 20 },
      /loan/,
    ],
    [
      'home_loan',
      { tenure: 12.5 },
      'prepay_or_invest',
      { outstanding: 5_000_000, rate: 8.5, monthsLeft: 150, monthlySurplus: 10_000 },
      /prepay or invest ₹10,000 a month/,
    ],
    [
      'prepay_or_invest',
      { monthsLeft: 96 },
      'balance_transfer',
      { outstanding: 4_000_000, oldRate: 8.5, newRate: 8, monthsLeft: 96, newMonths: 96 },
      /bank that charges 0\.5% less/,
    ],
    [
      'credit_card',
      {},
      'personal_loan',
      { loanAmount: 100_000, rate: 12, tenure: 5 },
      /₹1,00,000 at 12% cost over 5 years/,
    ],
    [
      'life_cover',
      { existingCover: 5_000_000 },
      'financial_health',
      {
        ...{ age: 35, monthlyIncome: 100_000, monthlyExpenses: 50_000, lifeCover: 5_000_000 },
        ...{ monthlySavings: 0, emergencyFund: 0, monthlyEmi: 0, healthCover: 0, retirementSaved: 0 },
      },
      /savings, EMIs and health cover/,
    ],
    // loans and goals are not asked for there
    [
      'financial_health',
      {},
      'life_cover',
      {
        ...{ age: 30, income: 100_000, householdSpending: 60_000, savings: 1_180_000, existingCover: 5_000_000 },
        ...{ spouseIncome: 0, loans: 0, goals: 0 },
      },
      /loans and goals/,
    ],
  ])('%s %o: to %s', (id, inputs, to, taken, text) => {
    expect(linkTo(to, id, inputs)).toEqual({ to, taken, text: expect.stringMatching(text) });
  });

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

it.each([
  ['salary', { npsShare: 10 }, 'tax_calculator'],
  ['salary', { rentPaid: 20_000 }, 'tax_calculator'],
  ['hra', { rentPaid: 5000 }, 'tax_calculator'],
  // no advance tax is due
  ['tax_calculator', { grossIncome: 1_000_000 }, 'advance_tax'],
  ['tax_calculator', { grossIncome: 3_000_000, assessmentYear: '2026-27' }, 'advance_tax'],
  // a gain of a house with the indexed cost, one at slab rates, and a loss
  [
    'capital_gains',
    { asset: 'property', boughtOn: '2007-06-15', purchasePrice: 800_000, salePrice: 2_500_000 },
    'tax_calculator',
  ],
  ['capital_gains', { asset: 'gold', boughtOn: '2026-04-01' }, 'tax_calculator'],
  ['capital_gains', { salePrice: 400_000 }, 'tax_calculator'],
  ['loan_eligibility', {}, 'home_loan'],
  ['loan_eligibility', { propertyValue: 5_000_000, age: 35 }, 'home_loan'],
  ['rent_or_buy', { downShare: 100 }, 'home_loan'],
  ['prepay_or_invest', { rate: 0.5 }, 'balance_transfer'],
  ['home_loan', { prepayments: [{}] }, 'prepay_or_invest'],
  ['home_loan', { firstEmi: '2024-01-05' }, 'prepay_or_invest'],
  ['budget_planner', { monthlyIncome: 10_000 }, 'sip_lumpsum'],
  ['goal_planner', { currentSavings: 1000 }, 'sip_lumpsum'],
  ['retirement_corpus', { existing: 1000 }, 'sip_lumpsum'],
  ['nps', { annuityShare: 100 }, 'swp'],
])('there is no link from %s %o to %s', (id, inputs, to) => {
  expect(linksOf(id, inputs).map((link) => link.to)).not.toContain(to);
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

  it('is paid into the provident fund as one’s own share, or on top of it', () => {
    expect(figuresAfter('epf', 'where_to_save', { salaried: true }).ownContributions).toBe(1_800_000);
    const onTop = { salaried: true, monthly: 6000, ownEpf: 9000, years: 10 };
    expect(figuresAfter('epf', 'where_to_save', onTop).ownContributions).toBe(1_800_000);
    expect(linkTo('epf', 'where_to_save', onTop)?.taken).toMatchObject({ basic: 75_000, vpf: 8, currentAge: 48 });
  });

  it.each([
    ['epf', {}],
    // more than basic pay and dearness allowance can be
    ['epf', { salaried: true, monthly: 10_000, ownEpf: 1000 }],
    // nobody begins to work at 8, or the NPS at 10
    ['epf', { salaried: true, years: 50 }],
    ['nps', { years: 50 }],
    ['ppf', { monthly: 0 }],
  ])('not in %s for %o', (to, inputs) => {
    expect(linkTo(to, 'where_to_save', inputs)).toBeUndefined();
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
