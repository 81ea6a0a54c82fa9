import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPercent, formatRupees, rupeesInWords } from '#src/engine/format.ts';
import { storyOf } from '#src/engine/story.ts';
import { inputsOf, usual } from '../properties/arbitrary.ts';
import { type Inputs, runTool, toolById, tools } from '../tools.ts';

it('every calculator says in a sentence what its results mean', () => {
  expect(tools.filter(({ tool }) => tool.story.length === 0).map(({ id }) => id)).toEqual([]);
});

it.each([
  [
    'emi_calculator',
    {},
    'You repay ₹20.83 lakh for a loan of ₹10 lakh. That is ₹1.08 in interest for every rupee you borrow.',
  ],
  ['tax_calculator', {}, 'You pay no tax in the new regime. In the old one you would pay ₹75,400.'],
  [
    'loan_comparison',
    {},
    /^Bank C costs the least over its full tenure, ₹[\d.]+ lakh less than the costliest\. Bank B has the lowest EMI\.$/,
  ],
  [
    'loan_comparison',
    { loans: [{ rate: 8 }, {}] },
    /^Loan 1 costs ₹[\d.]+ lakh less than the other over its full tenure\. Loan 1 has the lowest EMI\.$/,
  ],
  [
    'fd',
    { taxRate: 31.2 },
    '₹1 lakh becomes ₹1.41 lakh in 5 years. ₹41,478 of it is interest, and you keep ₹28,537 of that after tax.',
  ],
  [
    'fd',
    { taxRate: 31.2, payout: 'monthly' },
    /a month for 5 years\. .* After tax, you keep ₹23,941 of the interest\.$/,
  ],
  // what is there already
  [
    'sip_lumpsum',
    { investmentType: 'LumpSum', existing: 500_000 },
    '₹1 lakh, on top of your ₹5 lakh, becomes ₹18.64 lakh in 10 years, of which ₹12.64 lakh is growth.',
  ],
  [
    'sip_lumpsum',
    { existing: 500_000, stepUp: 10 },
    /^₹5,000 a month, raised 10% every year, on top of your ₹5 lakh, becomes ₹33.+ lakh in 10 years\.$/,
  ],
  ['sip_lumpsum', { monthlyAmount: 0, existing: 500_000 }, /^The ₹5 lakh you have becomes ₹16.+ lakh in 10 years\.$/],
  ['sip_lumpsum', { stepUp: 10, years: 0 }, 'Without growth you get back what you invest.'],
  ['goal_planner', { currentSavings: 500_000 }, /^₹[\d,]+ a month for .+, on top of your ₹5 lakh, pays for your goal/],
  ['swp', { rise: 5 }, /^₹[\d,]+ a month, raised 5% every year, /],
  [
    'swp',
    { corpus: 100_000, withdrawal: 150_000 },
    /^₹1 lakh does not cover ₹1\.5 lakh even once\. ₹[\d,]+ a month would last /,
  ],
  ['swp', { withdrawal: 0, returnRate: 0 }, 'You take out nothing, so it all stays.'],
  ['ppf', { existing: 500_000 }, '₹1 lakh a year for 15 years, on top of your ₹5 lakh, becomes ₹41.11 lakh, tax-free.'],
  // deposits for longer than the account lasts
  ['ppf', { depositYears: 23 }, '₹1 lakh a year for 15 years becomes ₹27.12 lakh after 15 years, tax-free.'],
  ['ssy', { existing: 500_000 }, '₹50,000 a year, on top of your ₹5 lakh, becomes ₹50.11 lakh for her, tax-free.'],
  // an account of 16 years takes no more deposits
  [
    'ssy',
    { girlAge: 17, accountAge: 16, existing: 500_000 },
    /^Your current balance grows to ₹7\.41 lakh for her, tax-free\.$/,
  ],
  ['loan_eligibility', {}, 'You can afford an EMI of ₹37,500, so you may get a loan of up to ₹43.21 lakh.'],
  // 50% of 75,000 + 25,000, and two thirds of 37,500 more
  [
    'loan_eligibility',
    { otherIncome: 25_000 },
    'You can afford an EMI of ₹50,000, so you may get a loan of up to ₹57.62 lakh.',
  ],
  [
    'loan_eligibility',
    { monthlyIncome: 100_000, propertyValue: 3_500_000 },
    'On a home of ₹35 lakh, lenders can lend up to ₹30 lakh. Your income would allow more.',
  ],
  ['loan_eligibility', { monthlyIncome: 0 }, 'Your income leaves no room for an EMI.'],
  ['loan_eligibility', { existingEmi: 40_000 }, 'The EMIs you pay now leave no room for another loan.'],
  [
    'risk_analyzer',
    { equityShare: 0, debtShare: 0, goldShare: 0, cashShare: 100, cashReturn: -2 },
    /^You can expect to lose 2% a year\. /,
  ],
  // a loan without interest, whose results are 0 by a rule
  ...(['emi_calculator', 'home_loan', 'car_loan', 'personal_loan'] as const).flatMap(
    (id) =>
      [
        [id, { loanAmount: 100_000, rate: 0 }, 'Without interest, you repay exactly what you borrow.'],
        [id, { loanAmount: 100_000, tenure: 0 }, 'Enter a rate and a tenure to see what you repay.'],
        [id, { loanAmount: 0 }, 'There is nothing to repay.'],
      ] as const,
  ),
  // hardly any interest, which is not ₹0
  [
    'car_loan',
    { loanAmount: 800_000, rate: 0.1, tenure: 1 },
    'You repay ₹8 lakh for a loan of ₹8 lakh. That is ₹0.00054 in interest for every rupee you borrow.',
  ],
  // amounts below a rupee, which are not ₹0
  ['cagr', { finalValue: 0.01 }, '₹1 lakh shrank to ₹0.01 in 5 years.'],
  ['sip_lumpsum', { monthlyAmount: 0.01 }, '₹0.01 a month for 10 years becomes ₹2, of which ₹1 is growth.'],
  ['credit_card', { outstanding: 0.01 }, 'There is nothing to pay off.'],
  // nothing at all, and no interest
  ['cagr', { initialValue: 0 }, 'Enter two values and a period to see the yearly growth.'],
  ['compound_interest', { years: 0 }, 'Nothing grows with these figures.'],
  ['credit_card', { monthlyRate: 0 }, /^Paying only the minimum takes 6 years 11 months, without interest\.$/],
  [
    'credit_card',
    { monthlyRate: 0, mode: 'fixed' },
    /^Paying ₹[\d,]+ a month clears the card in .*, without interest\.$/,
  ],
  ['ppf', { years: 0 }, 'There is nothing in this account yet.'],
  ['epf', { basic: 0, openingBalance: 0 }, 'There is nothing in this account yet.'],
  ['retirement_corpus', { monthlyExpenses: 0 }, 'There is nothing to save for.'],
  ['will_it_last', { corpus: 0 }, 'You have no savings to live off.'],
  ['net_worth', { assets: [], liabilities: [] }, 'You owe exactly as much as you own.'],
  ['prepay_or_invest', { returnRate: 6 }, /^Prepaying leaves you ₹[\d.,]+( lakh)? richer than investing at 6%\.$/],
] as const)('%s with %o: %s', (id, inputs, said) => {
  const story = storyOf(toolById(id), runTool(id, inputs));
  if (typeof said === 'string') expect(story).toBe(said);
  else expect(story).toMatch(said);
});

const told = (id: string, inputs: Inputs) => storyOf(toolById(id), runTool(id, inputs));
const house = { asset: 'property', boughtOn: '2010-06-15', soldOn: '2026-05-15', purchasePrice: 3_000_000 } as const;

describe('a sentence names what is already there, and what else makes its amount', () => {
  it.each<[string, Inputs, string | RegExp]>([
    // the full pension begins at 58, and an early one at 50
    [
      'epf',
      { retirementAge: 52, rate: 8.25 },
      /^You retire with ₹[\d.]+ lakh and a pension of ₹[\d,]+ a month, or ₹[\d,]+ if you wait until 58\.$/,
    ],
    ['epf', { retirementAge: 45 }, /^You retire with ₹[\d.]+ lakh\. Your pension of ₹[\d,]+ a month starts at 58\.$/],
    [
      'epf',
      { basic: 0, rate: 0, openingBalance: 500_000 },
      'You retire with ₹5 lakh, including your current ₹5 lakh, and a pension of ₹1,000 a month.',
    ],
    ['nps', { existing: 500_000, currentAge: 60 }, 'These ages leave no month to save in before you retire.'],
    [
      'retirement_corpus',
      { existing: 1_000_000 },
      'You need ₹7.64 crore when you retire. Your ₹10 lakh and a SIP of ₹13,164 a month get you there.',
    ],
    [
      'retirement_corpus',
      { otherIncome: 20_000 },
      'You need ₹4.59 crore besides ₹20,000 a month of other income. A SIP of ₹12,991 a month gets you there.',
    ],
    [
      'retirement_corpus',
      { existing: 5_000_000, otherIncome: 20_000 },
      'You need ₹4.59 crore besides ₹20,000 a month of other income. Your ₹50 lakh will grow to at least that.',
    ],
    [
      'retirement_corpus',
      { existing: 5_000_000 },
      'You need ₹7.64 crore when you retire. Your ₹50 lakh will grow to at least that.',
    ],
    [
      'monthly_income',
      { keepFree: 500_000, slabRate: 10 },
      /^₹40 lakh, with ₹5 lakh of it in the bank, earns you ₹[\d,]+ a month on average, or ₹[\d,]+ after tax\. You keep the ₹40 lakh\.$/,
    ],
    [
      'ups',
      { withdrawn: 60, returnRate: 11, annuityShare: 40 },
      'NPS might pay you ₹22,782 a month more than UPS, which pays ₹23,759 after you withdraw 60% of the corpus.',
    ],
    ['ups', { basic: 0, withdrawn: 60, corpusNow: 0 }, 'Enter your basic salary to see a payout.'],
    [
      'will_it_last',
      { cut: 10 },
      '₹65,080 a month, up to 10% less in bad years, lasts until 90 with a chance of 85%. At ₹70,000 a month it is 79.2%.',
    ],
    [
      'will_it_last',
      { corpus: 6_000_000, otherIncome: 2000 },
      /^With ₹2,000 of other income, ₹[\d,]+ a month lasts until 90 in 85 of 100 cases\. ₹70,000 does not last\.$/,
    ],
    [
      'will_it_last',
      { corpus: 700_000, otherIncome: 5000 },
      '₹7 lakh and ₹5,000 a month of other income do not even pay for the first year.',
    ],
    // an income that never rises pays for everything at first only
    [
      'will_it_last',
      { spending: 40_000, otherIncome: 45_000, incomeKind: 'level' },
      /^₹40,000 a month is almost sure to last until 90 with ₹45,000 of other income\. ₹[\d.,]+( lakh)? would last in 85 of 100 cases\.$/,
    ],
    ['will_it_last', { spending: 0 }, 'You spend nothing, so your savings stay untouched.'],
    [
      'salary',
      { variablePay: 200_000 },
      /^On a CTC of ₹12 lakh you take home ₹[\d,]+ a month, plus ₹2 lakh of variable pay a year\. The new regime leaves you ₹[\d,]+ more a month\.$/,
    ],
    [
      'hra',
      { months: 6 },
      /^In the old regime, ₹[\d,]+ of your HRA for the months with rent is tax-free\. The rest of the year’s HRA is taxed\.$/,
    ],
    [
      'gratuity',
      { salary: 200_000, years: 20, exemptionUsed: 500_000 },
      /^You get ₹[\d.]+ lakh, and ₹[\d.]+ lakh of it is taxable because you have already used ₹5 lakh of your tax-free limit\.$/,
    ],
    [
      'capital_gains',
      { ...house, salePrice: 12_000_000, reinvestedIn: 'house54', reinvested: 4_000_000 },
      'You pay ₹2.29 lakh in tax on your gain of ₹90 lakh. ₹40 lakh is exempt because you bought a house or bonds.',
    ],
    [
      'capital_gains',
      { longLosses: 100_000 },
      'You pay ₹35,750 in tax on your gain of ₹5 lakh, after ₹1 lakh of losses.',
    ],
    [
      'capital_gains',
      {
        ...house,
        salePrice: 12_000_000,
        reinvestedIn: 'house54F',
        reinvested: 6_000_000,
        expenses: 100_000,
        longLosses: 250_000,
      },
      'You pay ₹4.64 lakh in tax on your gain of ₹89 lakh. ₹25.22 lakh is exempt because you bought a house or bonds, and ₹2.5 lakh is set off as losses.',
    ],
    // an offer of 18 lakh: ₹1,28,992 in hand in the new regime, ₹1,13,997 in the old
    [
      'salary',
      { ctc: 1_800_000, professionalTax: 2500 },
      'On a CTC of ₹18 lakh you take home ₹1.29 lakh a month. The new regime leaves you ₹14,995 more a month than the old.',
    ],
    [
      'salary',
      { ctc: 1_800_000, regime: 'old', professionalTax: 2500 },
      'On a CTC of ₹18 lakh you take home ₹1.14 lakh a month. The new regime leaves you ₹14,995 more a month than the old.',
    ],
    ['salary', { ctc: 300_000 }, /^On a CTC of ₹3 lakh you take home ₹[\d,]+ a month, in either regime\.$/],
    // ₹3.81 lakh of interest with 18% of GST on it
    [
      'credit_card',
      { outstanding: 120_000 },
      'Paying only the minimum takes 29 years 9 months and costs ₹4.5 lakh in interest and GST.',
    ],
    ['credit_card', { gst: 0 }, /in interest\.$/],
    [
      'where_to_save',
      { taxRate: 31.2, salaried: true, ppfRate: 7.1, epfRate: 8.25 },
      /^Without market risk, EPF \(VPF\) leaves you the most, ₹34\.48 lakh after tax\. NPS at 10% leaves ₹[\d.]+ lakh and beats it above 9\.36%\.$/,
    ],
    [
      'where_to_save',
      { taxRate: 31.2, salaried: true, epfRate: 8.25, npsReturn: 9 },
      /^Without market risk, EPF \(VPF\) leaves you the most, .* Equity beats it only/,
    ],
    // nobody is assumed to have an EPF account, or to pay tax
    ['where_to_save', { ppfRate: 7.1 }, /^Without market risk, PPF leaves you the most, ₹31\.56 lakh after tax\./],
    ['goal_planner', {}, /, if it earns 12% a year\.$/],
    [
      'tax_calculator',
      { grossIncome: 2_400_000 },
      /^The new regime saves you ₹[\d.]+ lakh\. The old one is cheaper only if you deduct more than ₹[\d.]+ lakh a year\.$/,
    ],
    ['capital_gains', { longLosses: 600_000 }, 'You pay no tax on your gain of ₹5 lakh, after ₹5 lakh of losses.'],
    [
      'capital_gains',
      { otherEquityGains: 100_000 },
      'You pay ₹61,750 in tax on your gain of ₹5 lakh, on top of ₹1 lakh of other gains.',
    ],
    ['advance_tax', {}, 'By 15 December pay ₹1.5 lakh. You owe ₹2 lakh of advance tax for the year.'],
    [
      'advance_tax',
      { tds: 50_000 },
      'By 15 December pay ₹1.13 lakh. After TDS of ₹50,000, you owe ₹1.5 lakh of advance tax for the year.',
    ],
    [
      'advance_tax',
      {
        ...{ tds: 50_000, dueNext: 'over', paidJune: 22_500, paidSeptember: 45_000 },
        ...{ paidDecember: 45_000, paidMarch: 37_500 },
      },
      'After TDS of ₹50,000, you owe ₹1.5 lakh of advance tax and pay all of it on time.',
    ],
    [
      'tax_calculator',
      { taxPaid: 50_000 },
      'The new regime saves you ₹75,400. You get back ₹50,000 of the ₹50,000 already paid.',
    ],
  ])('%s with %o: %s', (id, inputs, sentence) => {
    expect(told(id, inputs)).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });

  const amount = (value: number) => rupeesInWords(value) ?? formatRupees(value);
  it.each<[string, string, (value: number) => string]>([
    ['epf', 'openingBalance', amount],
    ['nps', 'existing', amount],
    ['retirement_corpus', 'existing', amount],
    ['retirement_corpus', 'otherIncome', amount],
    ['ups', 'withdrawn', formatPercent],
    ['salary', 'variablePay', amount],
    ['advance_tax', 'tds', amount],
    ['tax_calculator', 'taxPaid', amount],
  ])('%s: a sentence with an amount names %s, whatever else is entered', (id, input, format) => {
    const tool = toolById(id);
    const spec = tool.inputs[input] ?? expect.fail(input);
    fc.assert(
      fc.property(inputsOf(tool, usual), usual(spec), (raw, value) => {
        const inputs = { ...raw, [input]: Number(value) + 1 };
        const story = storyOf(tool, tool.run(inputs)) ?? '';
        if (/₹/.test(story)) expect(story).toContain(format(Number(value) + 1));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the sentence on dated payments', () => {
  const said = (...flows: (readonly [date: string, amount: number])[]) => {
    const outcome = runTool('xirr', { flows: flows.map(([date, amount]) => ({ date, amount })) });
    return storyOf(toolById('xirr'), outcome);
  };

  it('follows the sign of the rate', () => {
    expect(said(['2024-01-01', -100_000], ['2024-12-31', 110_000])).toBe(
      'You paid in ₹1 lakh and have ₹1.1 lakh, a return of 10% a year.',
    );
    expect(said(['2024-01-01', -100_000], ['2024-12-31', 90_000])).toBe(
      'You paid in ₹1 lakh and have only ₹90,000, a loss of 10% a year.',
    );
    // −100, 260, −165 at 0, 1 and 2 years are worth 0 at 10% and at 50%, though 5 are lost
    expect(said(['2021-01-01', -100_000], ['2022-01-01', 260_000], ['2023-01-01', -165_000])).toBe(
      'You paid in ₹2.65 lakh and got ₹2.6 lakh. Given the dates, that is a return of 10% a year.',
    );
  });

  it('of money that came first says that it is borrowed, and what that costs', () => {
    expect(said(['2024-01-01', 100_000], ['2024-12-31', -112_000])).toBe(
      'You got ₹1 lakh and paid ₹1.12 lakh. The money came first, so you are borrowing at a cost of 12% a year.',
    );
    expect(said(['2024-01-01', 100_000], ['2024-12-31', -35_770])).toBe(
      'You got ₹1 lakh and paid ₹35,770. The money came first, so you are borrowing, and you earn 64.23% a year.',
    );
    expect(said(['2024-01-01', 100_000], ['2024-12-31', -100_000])).toBe(
      'You got ₹1 lakh and paid ₹1 lakh. The money came first, and borrowing it costs you nothing.',
    );
  });

  it('of what comes to the same says so', () => {
    expect(said(['2024-01-01', -100_000], ['2024-12-31', 100_000])).toBe(
      'You have exactly what you paid in, with no gain and no loss.',
    );
    expect(said(['2014-01-01', -10_000_000], ['2024-01-01', 10_000_100])).toBe(
      'You paid in ₹1 crore and have ₹1 crore. That is no return at all.',
    );
  });
});

it('a story is silent where the calculator refuses', () => {
  const tool = toolById('emi_calculator');
  expect(storyOf(tool, tool.run({ loanAmount: 'x' }))).toBe(null);
});
