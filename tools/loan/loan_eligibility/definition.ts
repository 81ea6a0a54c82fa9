import { defineTool, fail } from '#engine';
import { presentValue } from '#maths/annuity.ts';
import { monthsIn, periodicRate } from '#maths/growth.ts';
import { loanLimit } from '#maths/loan-limit.ts';
import { factNow } from '#rules';
import content from './content.ts';

const TENURES = [5, 10, 15, 20, 25, 30];

const asked = { age: { above: 0 } } as const;
const home = { propertyValue: { above: 0 } } as const;

export default defineTool({
  inputs: {
    monthlyIncome: {
      kind: 'currency',
      about: 'inHand.month',
      label: 'Monthly pay in hand',
      per: 'month',
      asked: {
        words:
          'earn, earning, i earn, kamata, kamati, kamate, कमाता, कमाती, कमाते, salary, income, tankha, वेतन, सैलरी, आय, in hand, inhand, kamai, monthly income, monthly salary, in hand salary, take home, take home pay, sal, my sal, इन हैंड, इन हैंड सैलरी, इनहैंड',
        times: { year: 1 / 12 },
        period: 'open',
      },
      help: 'After tax and PF.',
      default: 75_000,
      usual: [15_000, 1_000_000],
      step: 1000,
      chips: [30_000, 50_000, 75_000, 100_000],
    },
    otherIncome: {
      kind: 'currency',
      label: 'Other monthly income',
      per: 'month',
      help: 'Rent, or a co-applicant’s income.',
      default: 0,
      more: true,
    },
    existingEmi: {
      kind: 'currency',
      about: 'emis.month',
      label: 'Monthly EMIs you pay now',
      per: 'month',
      asked: {
        words: 'pay, paying, already pay, existing emi, emi, running emi, other emi, emis, current emi, पुरानी ईएमआई',
      },
      default: 0,
    },
    foir: {
      kind: 'percent',
      label: 'Share of income for EMIs (FOIR)',
      asked: { left: 'named' },
      help: 'Each lender sets its own. Many use 40% to 60%.',
      default: 50,
      usual: [30, 65],
      step: 1,
      more: true,
    },
    rate: {
      kind: 'percent',
      label: 'Interest rate (p.a.)',
      asked: { words: 'interest, rate, byaj, roi, ब्याज' },
      default: 8.5,
      usual: [5, 20],
      step: 0.1,
    },
    tenure: { kind: 'years', label: 'Loan tenure', default: 20, usual: [1, 30], step: 1, months: true },
    propertyValue: {
      kind: 'currency',
      about: 'homePrice',
      label: 'Home price',
      help: '0 if the loan is not for a home.',
      default: 0,
    },
    age: {
      kind: 'years',
      age: true,
      about: 'age',
      label: 'Current age',
      help: 'Lenders want the loan repaid before you retire. 0 ignores age.',
      default: 0,
      whole: true,
      more: true,
    },
    retirementAge: {
      kind: 'years',
      age: true,
      about: 'retirementAge',
      label: 'Retirement age',
      help: 'Often 60. For business income, many lenders allow 65 to 70.',
      default: 60,
      whole: true,
      more: true,
      showWhen: asked,
    },
  },
  outputs: {
    eligibleLoan: {
      kind: 'currency',
      label: 'Loan you may be eligible for',
      turns: [{ input: 'monthlyIncome' }],
      short: 'Eligible loan',
      better: 'higher',
      asked:
        'loan, home loan, loan milega, kitna loan, how much loan, loan amount, max loan, eligible, eligibility, कितना लोन',
    },
    affordableEmi: { kind: 'currency', label: 'EMI within your income', short: 'EMI within income', better: 'higher' },
    // the one that sets the limit is the loan above
    incomeLimit: {
      kind: 'currency',
      label: 'Limit by income',
      better: 'higher',
      showWhen: { bindingLimit: 'property' },
    },
    propertyLimit: {
      kind: 'currency',
      label: 'Limit by home price',
      better: 'higher',
      showWhen: { ...home, bindingLimit: { not: 'property' } },
    },
    bindingLimit: {
      kind: 'text',
      label: 'What sets the limit',
      values: {
        income: 'Your income',
        property: 'The home price',
        existingEmi: 'No room for another EMI',
      },
    },
  },
  tables: {
    byTenure: {
      title: 'What another tenure would allow',
      tab: 'By tenure',
      columns: {
        tenure: { kind: 'years', label: 'Loan tenure' },
        used: { kind: 'years', label: 'Tenure allowed', showWhen: asked },
        incomeLimit: { kind: 'currency', label: 'Limit by income', showWhen: home },
        eligibleLoan: { kind: 'currency', label: 'Eligible loan', role: 'principal' },
        change: { kind: 'currency', label: 'Compared with your tenure', signed: true },
        lostToAge: { kind: 'currency', label: 'Less because of your age', role: 'neutral', showWhen: asked },
      },
    },
  },
  notes: {
    untilRetirement: {
      text: 'The tenure is {used} instead of {tenure}, because you are {age} and retire at {retirementAge}.',
      figures: { used: { kind: 'months' } },
      kind: 'careful',
    },
    noProperty: 'You have not entered a home price, so the limit on home loans does not apply.',
    noRoom: {
      text: 'Your current EMIs already take all that a lender allows for EMIs, so there is no room for another loan.',
      kind: 'careful',
    },
  },
  charts: [
    {
      kind: 'bars',
      title: 'Eligible loan by tenure',
      table: 'byTenure',
      x: 'tenure',
      series: ['eligibleLoan', 'lostToAge'],
      stacked: true,
      marks: [{ x: 'tenure', label: 'Your tenure' }],
    },
  ],
  story: [
    {
      text: 'On a home of {propertyValue}, lenders can lend up to {eligibleLoan}. Your income would allow more.',
      showWhen: { eligibleLoan: { above: 0 }, bindingLimit: 'property' },
    },
    {
      text: 'You can afford an EMI of {affordableEmi}, so you may get a loan of up to {eligibleLoan}.',
      showWhen: { eligibleLoan: { above: 0 }, affordableEmi: { above: 0 } },
    },
    {
      text: 'The EMIs you pay now leave no room for another loan.',
      showWhen: { existingEmi: { above: 0 } },
    },
    { text: 'Your income leaves no room for an EMI.' },
  ],
  levers: [
    {
      text: 'Without your current EMIs, you could borrow {by.eligibleLoan} more.',
      set: { existingEmi: '0' },
      moves: { eligibleLoan: 'up' },
      showWhen: { existingEmi: { above: 0 } },
    },
    {
      text: 'Over {tenure}, you could borrow {by.eligibleLoan} more for the same EMI.',
      set: { tenure: '{tenure} + 5' },
      moves: { eligibleLoan: 'up' },
      showWhen: { tenure: { below: 26 } },
    },
  ],
  basis: [
    'Each lender sets its own share of income for EMIs. No Reserve Bank rule sets it.',
    'Limit for homes: loan-to-value caps of the {homeLoan.ltv|source}, last confirmed {homeLoan.ltv|confirmed}.',
    {
      text: 'The tenure ends by the age of {retirementAge}. Each lender sets its own age; no Reserve Bank rule does.',
      showWhen: asked,
    },
    'You pay EMIs at the end of each month on a reducing balance.',
  ],
  examples: [
    {
      title: '₹60,000 a month, with an EMI of ₹5,000',
      inputs: { monthlyIncome: 60_000, existingEmi: 5000, rate: 9 },
      outputs: { eligibleLoan: 2_778_624, affordableEmi: 25_000, bindingLimit: 'income' },
    },
    {
      title: 'Age 45: fifteen years until 60',
      inputs: { age: 45 },
      outputs: { eligibleLoan: 3_808_113, affordableEmi: 37_500, incomeLimit: 3_808_113 },
      source: 'a second calculation for the 15 years until 60',
    },
    {
      title: 'A home of ₹35 lakh: its price sets the limit, not the income',
      inputs: { monthlyIncome: 100_000, propertyValue: 3_500_000 },
      outputs: { eligibleLoan: 3_000_000, propertyLimit: 3_000_000, bindingLimit: 'property' },
    },
  ],
  content,
  ask: {
    idle: 'bike, phone, mobile, home, housing, house, personal, car, education, होम, ghar, घर, होम लोन, home loan',
  },
  asks: [
    {
      text: 'Which income gets me a loan of {target}?',
      input: 'monthlyIncome',
      output: 'eligibleLoan',
    },
    {
      text: 'What tenure lets me borrow {target}?',
      input: 'tenure',
      output: 'eligibleLoan',
    },
    {
      text: 'How low must my other EMIs be to borrow {target}?',
      input: 'existingEmi',
      output: 'eligibleLoan',
      target: 4_000_000,
    },
  ],
  working: [
    { id: 'income', label: 'Monthly income', formula: '{monthlyIncome} + {otherIncome}', kind: 'currency' },
    {
      id: 'affordableEmi',
      label: 'EMI within your income',
      formula: 'max(0, {income} × {foir} ÷ 100 − {existingEmi})',
    },
    { id: 'months', label: 'Months', formula: 'round({tenure} × 12)', decimals: 0, showWhen: { age: 0 } },
    {
      id: 'months',
      label: 'Months, at most until retirement',
      formula: 'round(min({tenure}, {retirementAge} − {age}) × 12)',
      decimals: 0,
      showWhen: { age: { above: 0 } },
    },
    { id: 'monthlyRate', label: 'Monthly interest rate', formula: '{rate} ÷ 12 ÷ 100' },
    {
      id: 'incomeLimit',
      label: 'Limit by income',
      formula: '{affordableEmi} × (1 − (1 + {monthlyRate})^(−{months})) ÷ {monthlyRate}',
    },
    {
      id: 'eligibleLoan',
      label: 'Loan you may be eligible for',
      formula: '{incomeLimit}',
      showWhen: { propertyValue: 0 },
    },
    {
      id: 'upToFirst',
      label: 'Limit by home price, a loan in the first band',
      formula: 'min({homeLoan.ltv.1.upTo}, {propertyValue} × {homeLoan.ltv.1.rate} ÷ 100)',
      kind: 'currency',
      showWhen: home,
    },
    {
      id: 'upToSecond',
      label: 'A loan in the second band',
      formula: 'min({homeLoan.ltv.2.upTo}, {propertyValue} × {homeLoan.ltv.2.rate} ÷ 100)',
      kind: 'currency',
      showWhen: home,
    },
    {
      id: 'above',
      label: 'A loan above that',
      formula: '{propertyValue} × {homeLoan.ltv.3.rate} ÷ 100',
      kind: 'currency',
      showWhen: home,
    },
    {
      id: 'propertyLimit',
      label: 'Limit by home price',
      formula:
        'if({above} > {homeLoan.ltv.2.upTo}, {above}, if({upToSecond} > {homeLoan.ltv.1.upTo}, {upToSecond}, {upToFirst}))',
      showWhen: home,
    },
    {
      id: 'eligibleLoan',
      label: 'Loan you may be eligible for',
      formula: 'min({incomeLimit}, {propertyLimit})',
      showWhen: home,
    },
  ],
  refusals: {
    tooShort: 'The loan tenure must be at least one month.',
    noYearsLeft: 'At age {age} there is no time left until you retire at {retirementAge}, so no tenure is possible.',
  },
  headline: ['eligibleLoan'],
  next: [
    {
      tool: 'home_loan',
      text: 'What EMI would {eligibleLoan} mean, and what would it cost in total?',
      with: { loanAmount: '{eligibleLoan}', rate: '{rate}', tenure: '{tenure}' },
      showWhen: {
        propertyValue: { above: 0 },
        age: 0,
        eligibleLoan: { above: 0 },
        rate: { above: 0 },
        tenure: { above: 0 },
      },
    },
  ],
  related: ['home_loan', 'emi_calculator', 'loan_comparison', 'personal_loan'],
  rises: {
    eligibleLoan: ['monthlyIncome', 'otherIncome', 'foir', 'tenure', 'retirementAge'],
    affordableEmi: ['monthlyIncome'],
    propertyLimit: ['propertyValue'],
  },
  falls: {
    eligibleLoan: ['existingEmi', 'rate', 'age'],
    affordableEmi: ['existingEmi'],
  },
  compute: ({ monthlyIncome, otherIncome, existingEmi, foir, rate, tenure, propertyValue, age, retirementAge }) => {
    if (monthsIn(tenure) === 0) return fail('tenure', 'tooShort');
    const left = age > 0 ? retirementAge - age : Number.POSITIVE_INFINITY;
    if (left <= 0) return fail('age', 'noYearsLeft');
    const counted = (years: number) => Math.min(years, left);
    const income = monthlyIncome + otherIncome;
    const affordableEmi = Math.max(0, (income * foir) / 100 - existingEmi);
    const forHome = propertyValue > 0;
    const propertyLimit = loanLimit(propertyValue, factNow('homeLoan.ltv'));

    const over = (years: number) => {
      const incomeLimit = affordableEmi * presentValue(periodicRate(rate, 12), monthsIn(years));
      return { incomeLimit, eligibleLoan: forHome ? Math.min(incomeLimit, propertyLimit) : incomeLimit };
    };
    const { incomeLimit, eligibleLoan } = over(counted(tenure));
    return {
      eligibleLoan,
      affordableEmi,
      incomeLimit,
      propertyLimit,
      bindingLimit: affordableEmi === 0 ? 'existingEmi' : eligibleLoan < incomeLimit ? 'property' : 'income',
      byTenure: () =>
        TENURES.map((years) => {
          const limits = over(counted(years));
          const lostToAge = over(years).eligibleLoan - limits.eligibleLoan;
          const change = limits.eligibleLoan - eligibleLoan;
          return { tenure: years, used: counted(years), ...limits, change, lostToAge };
        }),
      notes: [
        left < tenure && { id: 'untilRetirement', figures: { used: monthsIn(left) } },
        !forHome && 'noProperty',
        affordableEmi === 0 && existingEmi > 0 && 'noRoom',
      ],
    };
  },
});
