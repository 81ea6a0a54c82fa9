import { defineTool, formatRupees } from '#engine';
import { wholeYears } from '#maths/basics.ts';
import { growthFactor, monthlyRate, monthsIn, periodicRate } from '#maths/growth.ts';
import { type FundTaxRules, type Holding, heldUpToAYear, planAfter, redemptionTax } from '#maths/monthly-plan.ts';
import { factNow } from '#rules';
import { purposes } from '../../asked.ts';
import { aboveIllustration, assumedReturn, returnNotes } from '../../assumed-return.ts';
import { conventionInput, stepUpInput } from '../../inputs.ts';
import { inflated, inflationInput, inTodaysMoney, realColumn, realOutput } from '../../todays-money.ts';
import content from './content.ts';
import { working } from './working.ts';

const sip = { investmentType: 'SIP' } as const;
const once = { investmentType: 'LumpSum' } as const;
const rising = { ...sip, stepUp: { above: 0 } } as const;
const raised = { ...sip, stepUpKind: 'amount', stepUpAmount: { above: 0 } } as const;
const steppedUp = [rising, raised] as const;
const charged = { expenseRatio: { above: 0 } } as const;
const alreadyThere = { existing: { above: 0 }, estimatedReturns: { above: 0 } } as const;
const taxedAtEnd = { taxed: true } as const;

const taxRules: FundTaxRules = {
  short: periodicRate(factNow('gains.equityShort'), 1),
  long: periodicRate(factNow('gains.equityLong'), 1),
  free: factNow('gains.equityFree'),
  cess: periodicRate(factNow('tax.cess'), 1),
};

const nothing: Holding = { invested: 0, value: 0 };

/** Months of a row's year, the last of which may be shorter. */
const monthsOfRow = '(round({row.year} × 12) − 12 × ({row} − 1))';
const growthOfRow = `(1 + {monthlyRate})^${monthsOfRow}`;
/** What the instalments of a row's year are worth at its end, for each rupee a month. */
const rowsRupee = `sum(k, 1, ${monthsOfRow}, (1 + {monthlyRate})^k)`;

export default defineTool({
  inputs: {
    investmentType: {
      kind: 'choice',
      label: 'How you invest',
      asked: { left: 'either' },
      options: [
        {
          value: 'SIP',
          label: 'SIP',
          asked: 'सिप, एसआईपी, monthly sip',
          compared: { monthlyAmount: '{lumpSumAmount} ÷ (12 × {years})', stepUp: '0' },
        },
        {
          value: 'LumpSum',
          label: 'Lump Sum',
          asked:
            'lumpsum, एक बार, एकमुश्त, ek musht, one time, onetime, ek baar, ek baar me, ek sath, lump sum investment',
          compared: { lumpSumAmount: '{investedAmount} − {existing}' },
        },
      ],
      default: 'SIP',
    },
    monthlyAmount: {
      kind: 'currency',
      label: 'Monthly investment',
      per: 'month',
      asked: {
        times: { year: 1 / 12 },
        words:
          'sip, monthly, instalment, एसआईपी, सिप, sip of, monthly sip, invest, har mahine, monthly investment, save monthly, save every month, save per month, save a month, saving monthly, निवेश, किस्त, kist, investment',
      },
      default: 5000,
      usual: [500, 100_000],
      step: 500,
      chips: [1000, 5000, 10_000, 25_000],
      showWhen: sip,
    },
    lumpSumAmount: {
      kind: 'currency',
      label: 'Investment amount',
      help: 'All of it is in the market from day one.',
      asked: {
        words:
          'lumpsum, lump sum, one time, एकमुश्त, ek musht, invest, निवेश, one time investment, lump sum of, ek baar me, ek baar, ek sath',
      },
      default: 100_000,
      usual: [10_000, 10_000_000],
      step: 10_000,
      chips: [100_000, 500_000, 1_000_000],
      showWhen: once,
    },
    returnRate: {
      kind: 'percent',
      about: 'sipReturn',
      label: 'Expected return (p.a.)',
      asked: {
        words:
          'return, returns, rate, रिटर्न, expected return, rate of return, cagr, ret, annual return, interest, byaj',
      },
      help: 'Your assumption. No fund can promise this.',
      default: 12,
      usual: [1, 30],
      step: 0.5,
    },
    years: {
      kind: 'years',
      label: 'Time period',
      asked: { left: 'alone' },
      default: 10,
      usual: [1, 40],
      step: 1,
      months: true,
    },
    stepUpKind: {
      kind: 'choice',
      label: 'Step-up in',
      options: [
        { value: 'percent', label: 'Percent' },
        { value: 'amount', label: 'Rupees' },
      ],
      default: 'percent',
      more: true,
      showWhen: sip,
    },
    stepUp: {
      ...stepUpInput,
      asked: {
        words:
          'stepping up, stepping, rising, rising by, increasing, increasing by, raised by, badhao, badhaun, badhau, badhata, raise, raise it by, increase it by, स्टेप अप, स्टेपअप, बढ़ाकर, हर साल बढ़ाकर, बढ़ाऊं, बढ़ाएं, step up, stepup, yearly increase, step up of, increase, badhakar, har saal badha',
      },
      help: 'Raises your SIP once every 12 months, as your salary grows.',
      more: true,
      showWhen: { ...sip, stepUpKind: 'percent' },
    },
    stepUpAmount: {
      kind: 'currency',
      asked: { words: 'step up' },
      label: 'Yearly step-up (₹)',
      per: 'year',
      help: 'Added to your SIP once every 12 months.',
      default: 500,
      usual: [0, 10_000],
      step: 100,
      more: true,
      showWhen: { ...sip, stepUpKind: 'amount' },
    },
    existing: {
      kind: 'currency',
      label: 'Already invested',
      asked: { words: 'existing, already have, already invested, abhi, now' },
      help: 'Grows at the same return. Included in Invested Amount.',
      default: 0,
      more: true,
    },
    convention: { ...conventionInput, showWhen: sip },
    inflation: inflationInput,
    expenseRatio: {
      kind: 'percent',
      label: 'Expense ratio (p.a.)',
      help: '0 if the return is after charges. Direct plans charge less.',
      default: 0,
      usual: [0, 3],
      step: 0.05,
      allowed: [0, 50],
      moveBy: 0.5,
      more: true,
    },
    taxed: {
      kind: 'toggle',
      label: 'Deduct tax on selling',
      help: 'As if you sold it all as an equity fund.',
      default: false,
      more: true,
    },
  },
  outputs: {
    totalValue: {
      kind: 'currency',
      label: 'Total value',
      turns: [
        { input: 'monthlyAmount', weak: true },
        { input: 'lumpSumAmount', weak: true },
        { input: 'years' },
        { input: 'returnRate' },
      ],
      better: 'higher',
      asked:
        'total value, corpus, maturity, final value, kitna banega, kitna milega, kitna hoga, कितना बनेगा, कितना मिलेगा, future value',
    },
    investedAmount: { kind: 'currency', label: 'Invested Amount', putIn: true },
    estimatedReturns: {
      kind: 'currency',
      label: 'Estimated Returns',
      better: 'higher',
      asked:
        'profit, gain, munafa, fayda, मुनाफा, फायदा, profit kitna hoga, kitna profit, kitna profit hoga, munafa kitna hoga, kitna munafa, kitna munafa hoga, kitna fayda, kitna fayda hoga, मुनाफा कितना होगा, कितना मुनाफा, कितना फायदा',
    },
    realValue: realOutput,
    expenseCost: {
      kind: 'currency',
      label: 'Lost to the expense ratio',
      better: 'lower',
      showWhen: charged,
    },
    tax: { kind: 'currency', label: 'Tax on selling', better: 'lower', showWhen: taxedAtEnd },
    afterTax: { kind: 'currency', label: 'Value after tax', better: 'higher', showWhen: taxedAtEnd },
  },
  tables: {
    byYear: {
      first: ['year', 'invested', 'returns', 'value'],
      title: 'Growth year by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year', formula: 'min({row}, {years})' },
        sip: {
          kind: 'currency',
          label: 'Monthly SIP',
          showWhen: steppedUp,
          formula:
            "if({investmentType} = 'SIP', if({stepUpKind} = 'amount', {monthlyAmount} + {stepUpAmount} × ({row} − 1), {monthlyAmount} × (1 + {stepUp} ÷ 100)^({row} − 1)), 0)",
        },
        invested: {
          kind: 'currency',
          label: 'Invested so far',
          role: 'principal',
          formula: `if({row} = 1, {existing} + if({investmentType} = 'SIP', 0, {lumpSumAmount}), {above.invested}) + {row.sip} × ${monthsOfRow}`,
        },
        returns: {
          kind: 'currency',
          label: 'Returns so far',
          role: 'returns',
          formula: '{row.value} − {row.invested}',
        },
        value: {
          kind: 'currency',
          label: 'Value at year end',
          formula: `if({investmentType} = 'SIP', if({row} = 1, {existing}, {above.value}) × ${growthOfRow} + {row.sip} × ${rowsRupee}, ({existing} + {lumpSumAmount}) × ((1 + {returnRate} ÷ 100) × (1 − {expenseRatio} ÷ 100))^{row.year})`,
        },
        level: {
          kind: 'currency',
          label: 'Without step-up',
          role: 'neutral',
          showWhen: steppedUp,
          formula: `if({investmentType} = 'SIP', if({row} = 1, {existing}, {above.level}) × ${growthOfRow} + {monthlyAmount} × ${rowsRupee}, {row.value})`,
        },
        real: realColumn('{row.value}', '{row.year}'),
        afterTax: { kind: 'currency', label: 'After tax, if sold then', showWhen: taxedAtEnd },
      },
      rowsWhile: '{row} − 1 < {years}',
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'What you invest and what it earns',
      slices: [
        { label: 'Invested Amount', value: 'investedAmount', role: 'principal' },
        { label: 'Estimated Returns', value: 'estimatedReturns', role: 'returns' },
      ],
      showWhen: { estimatedReturns: { above: -1 } },
    },
    {
      kind: 'area',
      title: 'Growth over time',
      table: 'byYear',
      x: 'year',
      series: ['invested', 'returns'],
      start: { year: 0, invested: 'existing', returns: 0 },
      stacked: true,
      showWhen: sip,
      marks: [
        { once: 'returns', above: 'invested', label: 'More returns than investment: year {x}' },
        { once: 'value', above: 10_000_000, label: 'One crore in year {x}' },
      ],
    },
    {
      kind: 'area',
      title: 'Growth of the lump sum',
      table: 'byYear',
      x: 'year',
      series: ['invested', 'returns'],
      start: { year: 0, invested: 'investedAmount', returns: 0 },
      stacked: true,
      showWhen: once,
      marks: [{ once: 'returns', above: 'invested', label: 'Doubled in year {x}' }],
    },
    {
      kind: 'line',
      title: 'With and without the yearly step-up',
      table: 'byYear',
      x: 'year',
      series: ['value', 'level'],
      start: { year: 0, value: 'existing', level: 'existing' },
      showWhen: steppedUp,
    },
  ],
  notes: {
    ...returnNotes,
    noTax: {
      text: 'Your long-term gains are within the tax-free {gains.equityFree|words} a year, so there is no tax.',
      kind: 'good',
    },
  },
  story: [
    {
      text: '{monthlyAmount} a month, raised {stepUp} every year, on top of your {existing}, becomes {totalValue} in {years}.',
      showWhen: { ...rising, ...alreadyThere, monthlyAmount: { above: 0 } },
    },
    {
      text: '{monthlyAmount} a month, raised by {stepUpAmount} every year, on top of your {existing}, becomes {totalValue} in {years}.',
      showWhen: { ...raised, ...alreadyThere, monthlyAmount: { above: 0 } },
    },
    {
      text: '{monthlyAmount} a month, on top of your {existing}, becomes {totalValue} in {years}.',
      showWhen: { ...sip, ...alreadyThere, monthlyAmount: { above: 0 } },
    },
    {
      text: '{lumpSumAmount}, on top of your {existing}, becomes {totalValue} in {years}, of which {estimatedReturns} is growth.',
      showWhen: { ...once, ...alreadyThere, lumpSumAmount: { above: 0 } },
    },
    {
      text: 'A SIP that starts in year 2 and rises by {stepUpAmount} every year, on top of your {existing}, becomes {totalValue} in {years}.',
      showWhen: { ...raised, ...alreadyThere, monthlyAmount: 0 },
    },
    { text: 'The {existing} you have becomes {totalValue} in {years}.', showWhen: alreadyThere },
    {
      text: '{monthlyAmount} a month, raised {stepUp} every year, becomes {totalValue} in {years}.',
      showWhen: { ...rising, estimatedReturns: { above: 0 } },
    },
    {
      text: 'A SIP that starts in year 2 and rises by {stepUpAmount} every year becomes {totalValue} in {years}.',
      showWhen: { ...raised, monthlyAmount: 0, estimatedReturns: { above: 0 } },
    },
    {
      text: '{monthlyAmount} a month, raised by {stepUpAmount} every year, becomes {totalValue} in {years}.',
      showWhen: { ...raised, monthlyAmount: { above: 0 }, estimatedReturns: { above: 0 } },
    },
    {
      text: '{monthlyAmount} a month for {years} becomes {totalValue}, of which {estimatedReturns} is growth.',
      showWhen: { ...sip, estimatedReturns: { above: 0 } },
    },
    {
      text: '{lumpSumAmount} becomes {totalValue} in {years}, of which {estimatedReturns} is growth.',
      showWhen: { ...once, estimatedReturns: { above: 0 } },
    },
    {
      text: 'After charges you get back only {totalValue} of the {investedAmount} you invest.',
      showWhen: { estimatedReturns: { below: 0 } },
    },
    {
      text: 'Enter an amount and a time period to see what it grows to.',
      showWhen: [{ investedAmount: { below: 1 } }, { years: 0 }],
    },
    { text: 'Without growth you get back the {investedAmount} you invest.' },
  ],
  levers: [
    {
      text: 'Raising the SIP by {stepUp} every year adds {by.totalValue} and takes you to {totalValue}.',
      set: { stepUp: '10' },
      moves: { totalValue: 'up' },
      showWhen: { investmentType: 'SIP', stepUpKind: 'percent', stepUp: { below: 1 } },
    },
    {
      text: 'Staying invested for {years} adds {by.totalValue} and takes you to {totalValue}.',
      set: { years: '{years} + 5' },
      moves: { totalValue: 'up' },
    },
  ],
  basis: [
    {
      text: 'You pay each instalment at the start of the month, and it earns one twelfth of the yearly return every month. {returnRate} a year then grows to {returnRate|effective} with compounding. A lump sum earns exactly {returnRate} a year.',
      showWhen: { ...sip, convention: 'nominal' },
    },
    {
      text: 'You pay each instalment at the start of the month. The monthly rate compounds to exactly {returnRate} in 12 months. At one twelfth a month, as in most calculators, it would be {returnRate|effective} a year.',
      showWhen: { ...sip, convention: 'effective' },
    },
    {
      text: 'You invest the amount once and the return compounds once a year, so it earns exactly {returnRate} a year. A SIP earns one twelfth of the return every month, which grows to {returnRate|effective} a year.',
      showWhen: once,
    },
    {
      text: 'Your SIP rises by {stepUp} once every 12 months, first in month 13.',
      showWhen: rising,
    },
    {
      text: 'Your SIP rises by {stepUpAmount} once every 12 months, first in month 13.',
      showWhen: raised,
    },
    {
      text: 'Expense ratio: the fund takes {expenseRatio} of the money each year, so a year’s growth is (1 + return) × (1 − expense ratio) − 1. The return above is before this charge.',
      showWhen: charged,
    },
    { text: 'Today’s money: the total value, reduced by {inflation} of inflation for each year.', showWhen: inflated },
    assumedReturn,
    { text: 'Taxes and fund charges are not deducted.', showWhen: { taxed: false, expenseRatio: 0 } },
    { text: 'Taxes are not deducted.', showWhen: { taxed: false, ...charged } },
    { text: 'Fund charges are not deducted.', showWhen: { ...taxedAtEnd, expenseRatio: 0 } },
    {
      text: 'Tax if you sold everything at the end as an equity fund. You pay {gains.equityShort} of the gains on units you kept for up to {gains.equityMonths} months ({gains.equityShort|source}), and {gains.equityLong} of other gains above {gains.equityFree|words} ({gains.equityLong|source}), plus {tax.cess} cess. We treat what you had already invested as kept for longer. Rates since {gains.equityLong@2024-07-23|since}, last confirmed {gains.equityLong|confirmed}. Surcharge and your other gains that year are not included.',
      showWhen: taxedAtEnd,
    },
  ],
  examples: [
    {
      title: 'A first SIP: ₹5,000 a month for 10 years',
      inputs: {},
      outputs: {
        ...{ totalValue: 1_161_695, investedAmount: 600_000, estimatedReturns: 561_695, realValue: 648685 },
        // without an expense ratio nothing is lost to it
        expenseCost: 0,
      },
    },
    {
      title: 'A bonus invested at once: ₹1 lakh for 10 years',
      inputs: { investmentType: 'LumpSum' },
      outputs: { totalValue: 310_585, estimatedReturns: 210_585 },
    },
    {
      title: 'A SIP that rises with your pay: 10% more every year',
      inputs: { stepUp: 10 },
      outputs: { totalValue: 1_687_163, investedAmount: 956_245, estimatedReturns: 730_918, realValue: 942_103 },
      source: 'a sum of all instalments with their growth',
    },
  ],
  content,
  asks: [
    {
      text: 'How much must I invest a month for {target}?',
      input: 'monthlyAmount',
      output: 'totalValue',
    },
    {
      text: 'How much must I invest at once to have {target}?',
      input: 'lumpSumAmount',
      output: 'totalValue',
    },
    { text: 'How many years until I have {target}?', input: 'years', output: 'totalValue' },
  ],
  working,
  insight: {
    title: 'AI insight',
    about:
      'An educational note on this investment, written by a generative AI service. It can be wrong and is not financial advice.',
    prompt: (values) => {
      const { investmentType, monthlyAmount, lumpSumAmount, returnRate, years, stepUp, stepUpAmount, existing } =
        values;
      const kind = investmentType === 'SIP' ? 'Systematic Investment Plan (SIP)' : 'lump sum investment';
      const amount =
        investmentType === 'SIP' ? `${formatRupees(monthlyAmount)} every month` : formatRupees(lumpSumAmount);
      const inRupees = values.stepUpKind === 'amount' && stepUpAmount > 0;
      const byRupees = inRupees ? `, raised by ${formatRupees(stepUpAmount)} every year` : '';
      const raised = stepUp > 0 ? `, raised by ${stepUp}% every year` : byRupees;
      const before = existing > 0 ? `, beside ${formatRupees(existing)} already invested` : '';
      return [
        `Write an educational note for a person in India about a ${kind} of ${amount}${raised}${before} for ${years} years with an expected return of ${returnRate}% a year.`,
        `Begin with exactly this sentence: "Here is an educational look at your ${kind}."`,
        'Suggest 2-3 categories of mutual funds to read about, with one reason each.',
        'It is for education only: give no advice and promise no returns.',
        'Use fewer than 150 words of plain text, without markdown.',
      ].join('\n');
    },
  },
  headline: ['totalValue'],
  related: ['goal_planner', 'cagr', 'risk_analyzer', 'inflation'],
  rises: {
    totalValue: ['monthlyAmount', 'lumpSumAmount', 'returnRate', 'years', 'stepUp', 'stepUpAmount', 'existing'],
    expenseCost: ['expenseRatio'],
    investedAmount: ['years'],
    estimatedReturns: ['returnRate'],
    afterTax: ['returnRate'],
  },
  falls: {
    realValue: ['inflation'],
    totalValue: ['expenseRatio'],
  },
  sums: [
    { total: 'totalValue', parts: ['investedAmount', 'estimatedReturns'] },
    { total: 'totalValue', parts: ['afterTax', 'tax'] },
  ],
  ask: {
    idle: purposes,
    // what is taken out of a fund is no instalment
    unsure: 'nikalu, nikalun, nikalna, nikalne, निकालूं, निकालना, withdraw, withdrawing, withdrawal, take out',
  },
  compute: (values) => {
    const { investmentType, monthlyAmount, lumpSumAmount, returnRate, years, existing, inflation, taxed } = values;
    const beforeCharges = periodicRate(returnRate, 1);
    const charge = periodicRate(values.expenseRatio, 1);
    const yearly = charge === 0 ? beforeCharges : (1 + beforeCharges) * (1 - charge) - 1;
    const monthly = investmentType === 'SIP' ? monthlyAmount : 0;
    const stepUp = periodicRate(values.stepUp, 1);
    const rise = values.stepUpKind === 'amount' ? values.stepUpAmount : 0;
    const plan = { monthly, rate: monthlyRate(yearly, values.convention), stepUp, rise, existing };
    const afterAt = (rate: number, time: number): Holding => {
      if (investmentType === 'SIP')
        return planAfter({ ...plan, rate: monthlyRate(rate, values.convention) }, monthsIn(time));
      const invested = lumpSumAmount + existing;
      return { invested, value: invested * growthFactor(rate, time) };
    };
    const after = (time: number) => afterAt(yearly, time);
    // what was invested before the start is always long-term
    const heldShort = (time: number): Holding => {
      if (investmentType === 'SIP') return heldUpToAYear(plan, monthsIn(time));
      return time > 1 ? nothing : { invested: lumpSumAmount, value: lumpSumAmount * growthFactor(yearly, time) };
    };
    const taxAfter = (time: number) => (taxed ? redemptionTax(after(time), heldShort(time), taxRules) : 0);

    const { invested, value } = after(years);
    const tax = taxAfter(years);
    return {
      totalValue: value,
      investedAmount: invested,
      estimatedReturns: value - invested,
      expenseCost: charge === 0 ? 0 : afterAt(beforeCharges, years).value - value,
      realValue: inTodaysMoney(value, inflation, years),
      tax,
      afterTax: value - tax,
      byYear: () =>
        wholeYears(years).map((year) => {
          const then = after(year);
          return {
            year,
            sip:
              monthly * growthFactor(stepUp, Math.ceil(year) - 1) +
              (investmentType === 'SIP' ? rise * (Math.ceil(year) - 1) : 0),
            invested: then.invested,
            returns: then.value - then.invested,
            value: then.value,
            level:
              investmentType === 'SIP' ? planAfter({ ...plan, stepUp: 0, rise: 0 }, monthsIn(year)).value : then.value,
            real: inTodaysMoney(then.value, inflation, year),
            afterTax: then.value - taxAfter(year),
          };
        }),
      notes: [taxed && tax === 0 && value > invested && 'noTax', aboveIllustration(returnRate)],
    };
  },
});
