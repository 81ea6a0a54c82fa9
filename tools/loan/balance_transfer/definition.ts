import { defineTool, fail } from '#engine';
import { transferLoan } from '#maths/balance-transfer.ts';
import { periodicRate } from '#maths/growth.ts';
import { runningLoan } from '../inputs.ts';
import content from './content.ts';

/** The EMI in closed form; without interest it is the amount divided by the months. */
const emi = (id: string, label: string, rate: string, monthly: string, months: string) =>
  [
    {
      id,
      label,
      formula: `{outstanding} × {${monthly}} ÷ (1 − (1 + {${monthly}}) ^ (−{${months}}))`,
      showWhen: { [rate]: { above: 0 } },
    },
    { id, label, formula: `{outstanding} ÷ {${months}}`, showWhen: { [rate]: 0 } },
  ] as const;

export default defineTool({
  inputs: {
    outstanding: { ...runningLoan.outstanding, help: 'What you still owe, from your latest statement.' },
    oldRate: {
      ...runningLoan.rate,
      asked: { words: 'from, old rate, current rate, abhi', left: 'needed' },
      default: 9.2,
      usual: [5, 20],
    },
    monthsLeft: { ...runningLoan.monthsLeft, usual: [1, 360] },
    newRate: {
      kind: 'percent',
      label: 'New loan rate (p.a.)',
      asked: { words: 'to, new rate, other bank, shift to, move to', left: 'needed' },
      default: 8.4,
      usual: [5, 20],
      step: 0.05,
      solve: 'first',
    },
    newMonths: {
      kind: 'number',
      label: 'New loan tenure',
      asked: { left: 'needed' },
      months: true,
      default: 180,
      usual: [1, 360],
      step: 1,
      allowed: runningLoan.monthsLeft.allowed,
      whole: true,
      moveBy: 12,
    },
    feePercent: {
      kind: 'percent',
      label: 'New lender’s processing fee',
      help: 'As a percentage of the loan, GST included.',
      default: 0.5,
      usual: [0, 3],
      step: 0.05,
    },
    otherCosts: {
      kind: 'currency',
      label: 'Other costs',
      asked: { open: false, left: 'named' },
      help: 'Legal and valuation fees, stamp duty, and the old lender’s charges.',
      default: 10_000,
    },
  },
  outputs: {
    saving: {
      kind: 'currency',
      label: 'You save, after all costs',
      labels: [{ text: 'You lose, after all costs', showWhen: { saving: { below: 0 } }, unsigned: true }],
      short: 'You save',
      asked:
        'save, saving, savings, how much will i save, how much save, bachega, kitna bachega, kitni bachat, bachat, fayda, kitna fayda, बचेगा, कितना बचेगा, बचत',
      better: 'higher',
    },
    breakEvenMonth: {
      kind: 'months',
      label: 'Costs recovered after',
      short: 'Recovered in',
      better: 'lower',
    },
    oldEmi: { kind: 'currency', label: 'Current EMI', emphasis: 'quiet' },
    newEmi: { kind: 'currency', label: 'New EMI', better: 'lower', emphasis: 'quiet' },
    emiCut: {
      kind: 'currency',
      label: 'EMI falls by',
      labels: [{ text: 'EMI rises by', showWhen: { emiCut: { below: 0 } }, unsigned: true }],
      asked:
        'emi difference, difference in emi, emi kam, emi kitni kam, emi kitni kam hogi, kitni kam, emi kam hogi, emi come down, how much will my emi come down, emi down, lower emi, how much lower emi, emi ghategi, kitni emi ghategi, emi kitni ghategi, emi fall, emi saving, ईएमआई कितनी कम, ईएमआई कम',
    },
    interestSaved: {
      kind: 'currency',
      label: 'Interest saved',
      labels: [{ text: 'Extra interest', showWhen: { interestSaved: { below: 0 } }, unsigned: true }],
      better: 'higher',
    },
    costs: { kind: 'currency', label: 'Cost of the transfer', better: 'lower' },
    monthsAtOldEmi: {
      kind: 'months',
      label: 'Time to repay if you keep the current EMI',
      better: 'lower',
      emphasis: 'quiet',
    },
  },
  tables: {
    byYear: {
      title: 'Balance of both loans by year',
      sheet: 'Both balances (yearly)',
      tab: 'Yearly',
      columns: {
        year: { kind: 'number', label: 'Year' },
        old: { kind: 'currency', label: 'Current loan' },
        new: { kind: 'currency', label: 'New loan' },
        saved: { kind: 'currency', label: 'Saved so far', role: 'growth' },
      },
    },
    byMonth: {
      title: 'Balance of both loans by month',
      sheet: 'Both balances (monthly)',
      tab: 'Monthly',
      columns: {
        year: { kind: 'number', label: 'Year' },
        month: { kind: 'number', label: 'Month' },
        old: { kind: 'currency', label: 'Current loan' },
        new: { kind: 'currency', label: 'New loan' },
        saved: { kind: 'currency', label: 'Saved so far', role: 'growth' },
      },
      first: ['month', 'old', 'new', 'saved'],
      finerOf: 'byYear',
      sections: { by: 'year', caption: 'Year {value}' },
    },
  },
  charts: [
    {
      kind: 'area',
      title: 'What the transfer saves over time',
      table: 'byMonth',
      x: 'month',
      series: ['saved'],
      marks: [{ once: 'saved', above: 0, label: 'Break-even after {x}' }],
    },
  ],
  notes: {
    neverRecovered: {
      text: 'The interest you save never covers the costs.',
      at: 'breakEvenMonth',
      kind: 'careful',
    },
    neverEnds: {
      text: 'The current EMI would not repay the new loan within 100 years, so we show no time.',
      at: 'monthsAtOldEmi',
      kind: 'careful',
    },
    longer: {
      text: 'The new tenure is longer than the remaining one. This lowers the EMI, but you pay interest for longer. To compare the two rates, enter the same tenure for both.',
      kind: 'careful',
    },
    costsMore: { text: 'This transfer costs more than it saves.', kind: 'careful' },
    recoveredOnlyAtFirst: {
      text: 'You recover the costs at first, but the longer tenure eats up the saving before the loan ends.',
      kind: 'careful',
    },
  },
  story: [
    {
      text: 'Moving the loan saves you {saving}, after costs of {costs}.',
      showWhen: { saving: { above: 0 }, costs: { above: 0 } },
    },
    { text: 'Moving the loan saves you {saving}.', showWhen: { saving: { above: 0 } } },
    {
      text: 'Moving the loan costs you {lost} more than staying, including {costs} for the move.',
      showWhen: { saving: { below: 0 }, costs: { above: 0 } },
      figures: { lost: { kind: 'currency', of: 'saving', times: -1 } },
    },
    {
      text: 'Moving the loan costs you {lost} more than staying.',
      showWhen: { saving: { below: 0 } },
      figures: { lost: { kind: 'currency', of: 'saving', times: -1 } },
    },
    { text: 'Moving the loan makes no difference.' },
  ],
  levers: [
    {
      text: 'Ask the new lender for {newRate}, 0.25% less, and you are {by.saving} better off.',
      set: { newRate: '{newRate} − 0.25' },
      moves: { saving: 'up' },
    },
  ],
  basis: [
    'You pay equal instalments at the end of each month on a reducing balance. The monthly rate is one twelfth of the yearly rate.',
    'You pay the costs at the start from your own pocket, not from the loan. Both rates stay the same until the end.',
  ],
  examples: [
    {
      title: 'A lower rate: ₹40 lakh from 9.2% to 8.4%',
      inputs: {},
      outputs: {
        saving: 310_646,
        breakEvenMonth: 12,
        oldEmi: 41_048,
        newEmi: 39_155,
        monthsAtOldEmi: 165,
        interestSaved: 340646,
      },
      source: 'a month-by-month calculation',
    },
    {
      title: '0.5% less but two years longer: a loss',
      inputs: {
        ...{ outstanding: 18_580_000, oldRate: 16, monthsLeft: 189, newRate: 15.5, newMonths: 213 },
        ...{ feePercent: 1.25, otherCosts: 7500 },
      },
      outputs: { saving: -3_917_238, interestSaved: -3_677_488, breakEvenMonth: 42, costs: 239_750 },
      source: 'a month-by-month calculation',
    },
  ],
  content,
  ask: {
    answers: [],
    sets: [
      {
        words:
          'no fees, no fee, koi fees nahi, fees nahi, koi fee nahi, without fees, zero fees, bina fees, no charges',
        inputs: { feePercent: 0, otherCosts: 0 },
      },
    ],
    idle: 'transfer, balance transfer, bt, same period, same tenure, shift, switch, other bank, another bank, doosra bank, dusre bank, ट्रांसफर',
  },
  headline: ['saving', 'breakEvenMonth'],
  refusals: { tooShort: 'Enter at least one month.' },
  asks: [
    { text: 'Which new rate saves me {target}?', input: 'newRate', output: 'saving', target: 500_000 },
    { text: 'Which new rate cuts my EMI by {target}?', input: 'newRate', output: 'emiCut', target: 3_000 },
    {
      text: 'How high can the other costs be if I want to save {target}?',
      input: 'otherCosts',
      output: 'saving',
      target: 250_000,
    },
  ],
  working: [
    { id: 'oldMonthly', label: 'Current monthly rate', formula: '{oldRate} ÷ 12 ÷ 100' },
    { id: 'newMonthly', label: 'New monthly rate', formula: '{newRate} ÷ 12 ÷ 100' },
    ...emi('oldEmi', 'Current EMI', 'oldRate', 'oldMonthly', 'monthsLeft'),
    ...emi('newEmi', 'New EMI', 'newRate', 'newMonthly', 'newMonths'),
    { id: 'emiCut', label: 'EMI falls by', formula: '{oldEmi} − {newEmi}' },
    {
      id: 'costs',
      label: 'Cost of the transfer',
      formula: '{outstanding} × {feePercent} ÷ 100 + {otherCosts}',
    },
    {
      id: 'interestSaved',
      label: 'Interest saved',
      formula: '{oldEmi} × {monthsLeft} − {newEmi} × {newMonths}',
    },
    { id: 'saving', label: 'Saved after all costs', formula: '{interestSaved} − {costs}' },
  ],
  related: ['home_loan', 'loan_comparison', 'loan_cost', 'prepay_or_invest', 'emi_calculator'],
  rises: {
    saving: ['oldRate'],
    oldEmi: ['oldRate'],
    newEmi: ['newRate'],
    costs: ['otherCosts', 'feePercent'],
  },
  falls: {
    saving: ['newRate', 'newMonths', 'feePercent', 'otherCosts'],
    newEmi: ['newMonths'],
  },
  sums: [
    { total: 'interestSaved', parts: ['saving', 'costs'] },
    { total: 'oldEmi', parts: ['newEmi', 'emiCut'] },
  ],
  compute: (values) => {
    const { outstanding, monthsLeft, newMonths, feePercent, otherCosts } = values;
    const costs = (outstanding * feePercent) / 100 + otherCosts;
    const found = transferLoan({
      outstanding,
      oldRate: periodicRate(values.oldRate, 12),
      monthsLeft,
      newRate: periodicRate(values.newRate, 12),
      newMonths,
      costs,
    });
    if (!found.ok) return fail(found.field, found.why);
    const { oldEmi, newEmi, interestSaved, saving, breakEvenMonth, monthsAtOldEmi, byMonth } = found;
    return {
      saving,
      breakEvenMonth: breakEvenMonth ?? 0,
      oldEmi,
      newEmi,
      emiCut: oldEmi - newEmi,
      interestSaved,
      costs,
      monthsAtOldEmi: monthsAtOldEmi ?? 0,
      // both loans start together, and the last year may be shorter
      byYear: () =>
        byMonth
          .filter(({ month }) => month % 12 === 0 || month === byMonth.length - 1)
          .map(({ month, old, new: now, saved }) => ({ year: Math.ceil(month / 12), old, new: now, saved })),
      byMonth: () =>
        byMonth
          .slice(1)
          .map(({ month, old, new: now, saved }) => ({ year: Math.ceil(month / 12), month, old, new: now, saved })),
      notes: [
        breakEvenMonth === null && 'neverRecovered',
        monthsAtOldEmi === null && 'neverEnds',
        newMonths > monthsLeft && 'longer',
        saving < 0 && (breakEvenMonth === null ? 'costsMore' : 'recoveredOnlyAtFirst'),
      ],
    };
  },
});
