import { at, type Content, defineTool, fail, type SolveQuestion } from '#engine';
import { instalment } from '#maths/annuity.ts';
import { monthAfter } from '#maths/calendar.ts';
import { monthsIn, periodicRate } from '#maths/growth.ts';
import { type LoanPeriod, loanFinancialYears, loanOutcome, loanYears, mostMonths, repay } from '#maths/loan.ts';
import { bought } from '../asked.ts';
import { loanWorking } from './working.ts';

/** Words of a prepayment, whose month a line does not say. */
const prepayWords = 'prepay, prepayment, prepaying, part payment, part pay, part prepayment, प्रीपेमेंट, प्रीपे';

/** What a visitor enters on every loan. */
export interface LoanValues {
  readonly loanAmount: number;
  readonly rate: number;
  readonly tenure: number;
  readonly firstEmi: string;
  readonly payFixed: number;
  readonly emiRise: number;
  readonly prepayments: readonly {
    readonly amount: number;
    readonly every: 'once' | 'month' | 'year';
    readonly from: number;
  }[];
  readonly rateChanges: readonly { readonly from: number; readonly rate: number }[];
  readonly keep: 'emi' | 'tenure';
  readonly feePercent: number;
}

/** What differs between kinds of loans: defaults, usual ranges, words and examples. */
export interface LoanKind {
  defaults: { loanAmount: number; rate: number; tenure: number };
  /** Usual amounts, each set by one press. */
  chips: readonly number[];
  rates: readonly [number, number];
  /** Years. */
  tenures: readonly [number, number];
  help?: { loanAmount?: string; rate?: string; tenure?: string };
  basis?: string;
  examples: readonly {
    title: string;
    inputs: Partial<LoanValues>;
    outputs: {
      emi?: number;
      totalInterest?: number;
      totalPayment?: number;
      months?: number;
      prepaid?: number;
      interestSaved?: number;
      monthsSaved?: number;
      fee?: number;
      apr?: number;
    };
    source?: string;
  }[];
  /** Questions of *Work backwards*. */
  asks: readonly (SolveQuestion & { input: 'loanAmount' | 'rate' | 'tenure'; output: 'emi' | 'totalInterest' })[];
  content: Content;
  related: readonly string[];
}

/** The first and last day for which a schedule has calendar months. */
const FIRST_DAY = '1950-01-01';
const LAST_DAY = '2199-12-31';

const prepaying = { prepayments: { above: 0 } } as const;
const newRates = { rateChanges: { above: 0 } } as const;
const paysMore = { payFixed: { above: 0 } } as const;
const rising = { emiRise: { above: 0 } } as const;
const charged = { feePercent: { above: 0 } } as const;
const dated = { firstEmi: { not: '' } } as const;
/** The loan has prepayments or changes of rate, after which the EMI or the tenure is kept. */
const adjusted = [prepaying, newRates] as const;
/** The schedule is another than that of the EMI alone. */
const changed = [...adjusted, paysMore, rising] as const;
/** Prepayments end the loan sooner, or should: where only the EMI falls, no time is saved. */
const endsSooner = [
  { ...prepaying, keep: 'emi' },
  { ...prepaying, monthsSaved: { above: 0 } },
  paysMore,
  rising,
] as const;
const saves = { ...prepaying, interestSaved: { above: 0 } } as const;
/** More is paid than the EMI at the start, month by month, and something else holds too. */
const payingMore = <const R extends object>(also: R) =>
  [
    { ...paysMore, ...also },
    { ...rising, ...also },
  ] as const;
const keepsTenure = [
  { ...prepaying, keep: 'tenure' },
  { ...newRates, keep: 'tenure' },
] as const;

/** The columns of a schedule, with the formulas of the two that differ between months and years. */
const repaid = (emi: string, closing: string) =>
  ({
    opening: {
      kind: 'currency',
      label: 'Opening balance',
      formula: 'if({row} = 1, {loanAmount}, {above.closing})',
    },
    emi: {
      kind: 'currency',
      label: 'EMI',
      formula: emi,
      total: true,
    },
    interest: {
      kind: 'currency',
      label: 'Interest',
      role: 'interest',
      formula: '{row.emi} − {row.principal}',
      total: true,
    },
    principal: {
      kind: 'currency',
      label: 'Principal',
      role: 'principal',
      formula: '{row.opening} − {row.closing}',
      total: true,
    },
    prepaid: {
      kind: 'currency',
      label: 'Prepaid',
      role: 'neutral',
      under: 'principal',
      showWhen: prepaying,
      total: true,
    },
    closing: { kind: 'currency', label: 'Closing balance', formula: closing },
  }) as const;

/** Rates up to here are near each other, in percent a year. */
const WIDE = 20;

/** Formulas follow one rate, the EMI and no prepayment; a loan of paise is repaid before its last month. */
const steady = {
  prepayments: { below: 1 },
  rateChanges: { below: 1 },
  payFixed: 0,
  emiRise: 0,
  loanAmount: { above: 1 },
} as const;

const amounts = ({ opening, interest, principal, prepaid, closing }: LoanPeriod) => ({
  ...{ opening, emi: interest + principal, interest, principal, prepaid, closing },
});

/** The parts of the calculator of every loan repaid in equal monthly instalments on a reducing balance. */
export function loanParts({ defaults, help = {}, basis, examples, ...kind }: LoanKind) {
  return {
    inputs: {
      loanAmount: {
        kind: 'currency',
        label: 'Loan amount',
        asked: {
          words:
            'loan, loan of, principal, लोन, home loan, car loan, udhaar, karz, उधार, कर्ज, price, rakam, amount, मूलधन, राशि',
        },
        help: help.loanAmount,
        default: defaults.loanAmount,
        usual: [100_000, 20_000_000],
        step: 10_000,
        chips: kind.chips,
        allowed: [{ above: 0 }],
        negative: 'noAmount',
      },
      rate: {
        kind: 'percent',
        label: 'Interest rate (p.a.)',
        asked: {
          words: 'interest, rate, byaj, roi, ब्याज, interest rate, rate of interest, byaj dar, ब्याज दर, sood, सूद',
          // as moneylenders say it
          times: { month: 12 },
          // a personal loan costs 9% or 30%: no rate of it is customary
          ...(kind.rates[1] > WIDE && ({ left: 'needed' } as const)),
        },
        help: help.rate,
        default: defaults.rate,
        usual: kind.rates,
        step: 0.1,
        allowed: [{ above: 0 }],
        negative: 'noRate',
      },
      tenure: {
        kind: 'years',
        label: 'Loan tenure',
        asked: {
          words: 'tenure, duration, time, avadhi, अवधि, repay, pay back, chukana, chukane, tenor, period',
          left: 'alone',
        },
        help: help.tenure,
        default: defaults.tenure,
        usual: kind.tenures,
        step: 1,
        months: true,
        allowed: [{ above: 0 }],
        negative: 'noTenure',
      },
      firstEmi: {
        kind: 'date',
        label: 'First EMI date',
        help: 'Adds dates to the schedule and totals by financial year.',
        default: '',
        optional: true,
        min: FIRST_DAY,
        max: LAST_DAY,
        more: true,
      },
      payFixed: {
        kind: 'currency',
        label: 'Monthly payment',
        per: 'month',
        help: 'If you pay more than the EMI. 0 means just the EMI.',
        default: 0,
        unset: true,
        more: true,
      },
      emiRise: {
        kind: 'percent',
        label: 'Yearly rise in EMI',
        asked: {
          words:
            'step up, emi step up, emi rises, emi rise, emi increase, emi increases, increase emi, emi badhe, emi badhegi, emi badhana, emi badhaye, ईएमआई बढ़े, ईएमआई बढ़ाएं',
        },
        help: 'From month 13, then every 12 months, for example as your salary rises.',
        default: 0,
        unset: true,
        usual: [0, 25],
        step: 0.5,
        more: true,
        showWhen: [{ prepayments: { below: 1 }, rateChanges: { below: 1 } }, { keep: 'emi' }],
      },
      feePercent: {
        kind: 'percent',
        label: 'Processing fee',
        help: 'Percentage of the loan amount, GST included. Deducted from the loan amount.',
        default: 0,
        usual: [0, 5],
        step: 0.05,
        more: true,
      },
      prepayments: {
        kind: 'rows',
        label: 'Prepayments',
        asked: { words: prepayWords },
        help: 'Paid right after that month’s EMI. To pay more from the first EMI on, start in month 1.',
        item: 'Prepayment {number}',
        columns: {
          amount: { kind: 'currency', label: 'Amount', default: 0, usual: [0, 1_000_000], step: 10_000 },
          every: {
            kind: 'choice',
            label: 'How often',
            options: [
              { value: 'once', label: 'Once' },
              { value: 'month', label: 'Every month' },
              { value: 'year', label: 'Every year' },
            ],
            default: 'once',
          },
          from: {
            kind: 'number',
            label: 'Starting month',
            default: 12,
            usual: [1, kind.tenures[1] * 12],
            step: 1,
            whole: true,
          },
        },
        min: 0,
        max: 24,
        default: [],
        more: true,
      },
      rateChanges: {
        kind: 'rows',
        label: 'Interest rate changes',
        help: 'Until the first change, the rate above applies.',
        item: 'New rate {number}',
        columns: {
          from: {
            kind: 'number',
            label: 'Starting month',
            default: 13,
            usual: [2, kind.tenures[1] * 12],
            step: 1,
            whole: true,
          },
          rate: { kind: 'percent', label: 'Interest rate (p.a.)', default: 9, usual: kind.rates, step: 0.1 },
        },
        min: 0,
        max: 24,
        default: [],
        more: true,
      },
      keep: {
        kind: 'choice',
        label: 'After a prepayment or rate change',
        options: [
          { value: 'emi', label: 'Keep the EMI, change the tenure' },
          { value: 'tenure', label: 'Keep the tenure, change the EMI' },
        ],
        default: 'emi',
        more: true,
        showWhen: adjusted,
      },
    },
    outputs: {
      emi: {
        kind: 'currency',
        label: 'Monthly EMI',
        per: 'month',
        short: 'Monthly EMI',
        labels: [{ text: 'Monthly EMI at the start', showWhen: [...keepsTenure, rising] }],
        asked:
          'pay, paying, i can pay, can pay, de sakta, de sakti, bhar sakta, दे सकता, pay monthly, pay every month, pay per month, pay a month, pay each month, monthly payment, emi, kist, monthly instalment, installment, किस्त, ईएमआई, emi kitni, monthly payment, har mahine kitna, mahine ki kist, har mahine kitna chukana, har mahine kitni chukani, monthly kitna chukana, kisht, किश्त, मासिक किस्त, हर महीने कितना',
        turns: [{ input: 'loanAmount' }, { input: 'tenure' }, { input: 'rate' }],
        better: 'lower',
      },
      totalInterest: {
        kind: 'currency',
        label: 'Total interest',
        asked:
          'how much interest, interest on, interest for, interest will i pay, interest paid, total interest paid, interest kitna, kitna byaj, total byaj, kul byaj, total interest, interest total, kitna interest, कुल ब्याज, कितना ब्याज, byaj kitna, sood kitna',
        better: 'lower',
      },
      interestSaved: {
        kind: 'currency',
        label: 'Interest saved by prepaying',
        labels: [{ text: 'Interest saved', showWhen: [paysMore, rising] }],
        better: 'higher',
        // an amount of 0, as a row begins with, saves nothing yet; after a new rate a note may say why there is no figure
        showWhen: [saves, { ...prepaying, ...newRates, keep: 'emi' }, paysMore, rising],
      },
      monthsSaved: {
        kind: 'months',
        label: 'Time saved by prepaying',
        labels: [{ text: 'Time saved', showWhen: [paysMore, rising] }],
        better: 'higher',
        showWhen: endsSooner,
      },
      totalPayment: {
        kind: 'currency',
        label: 'You repay, before fees',
        asked:
          'total payment, total to pay, pay in total if, pay in total for, pay back in total, total repayment, kul kitna chukana, total kitna chukana, kul chukana, total chukana, kul kitna dena, total kitna dena, कुल कितना चुकाना, कुल कितना देना, total amount payable, amount payable, total pay back, kul bhugtan, कुल भुगतान',
        better: 'lower',
      },
      months: {
        kind: 'months',
        label: 'Time to repay the loan',
        better: 'lower',
        showWhen: changed,
        emphasis: 'quiet',
      },
      prepaid: { kind: 'currency', label: 'Total prepaid', showWhen: prepaying, emphasis: 'quiet' },
      fee: { kind: 'currency', label: 'Processing fee', better: 'lower', showWhen: charged, emphasis: 'quiet' },
      interestAndFee: { kind: 'currency', label: 'Interest and fee', better: 'lower', showWhen: charged },
      apr: {
        kind: 'percent',
        label: 'Average rate over the loan (APR)',
        labels: [{ text: 'APR (rate with the fee)', showWhen: charged }],
        decimals: 3,
        better: 'lower',
        showWhen: [charged, newRates],
      },
    },
    tables: {
      byYear: {
        first: ['year', 'interest', 'principal', 'closing'],
        title: 'Repayment schedule by year',
        sheet: 'Schedule (yearly)',
        tab: 'Yearly',
        columns: {
          year: { kind: 'number', label: 'Year', formula: '{row}' },
          date: { kind: 'month', label: 'Ends in', showWhen: dated },
          ...repaid(
            '{emi} × (min(12 × {row}, {tenureMonths}) − 12 × ({row} − 1))',
            'if(12 × {row} ≥ {tenureMonths}, 0, {row.opening} × (1 + {monthlyRate})^12 − {emi} × ((1 + {monthlyRate})^12 − 1) ÷ {monthlyRate})',
          ),
        },
        rowsWhile: '12 × ({row} − 1) < {tenureMonths}',
        formulasWhen: steady,
      },
      byMonth: {
        first: ['month', 'interest', 'principal', 'closing'],
        title: 'Repayment schedule by month',
        sheet: 'Schedule (monthly)',
        tab: 'Monthly',
        columns: {
          year: { kind: 'number', label: 'Year', formula: 'ceil({row} ÷ 12)' },
          month: { kind: 'number', label: 'Month', formula: '{row}' },
          date: { kind: 'month', label: 'EMI of', showWhen: dated },
          ...repaid('{emi}', 'if({row} = {tenureMonths}, 0, {row.opening} × (1 + {monthlyRate}) − {emi})'),
        },
        rowsWhile: '{row} ≤ {tenureMonths}',
        formulasWhen: steady,
        finerOf: 'byYear',
        sections: { by: 'year', caption: 'Year {value}' },
      },
      byFinancialYear: {
        first: ['year', 'interest', 'principal', 'prepaid'],
        title: 'Repayment by financial year',
        tab: 'Financial years',
        columns: {
          year: { kind: 'text', label: 'April to March' },
          interest: { kind: 'currency', label: 'Interest' },
          principal: { kind: 'currency', label: 'Principal' },
          prepaid: { kind: 'currency', label: 'Prepaid', showWhen: prepaying },
          closing: { kind: 'currency', label: 'Balance on 31 March' },
        },
        showWhen: dated,
      },
      balances: {
        title: 'Balance with and without your changes',
        sheet: 'Balance compared',
        tab: 'Compared',
        columns: {
          year: { kind: 'number', label: 'Year' },
          balance: { kind: 'currency', label: 'Your balance', role: 'principal' },
          unchanged: { kind: 'currency', label: 'Without these changes', role: 'neutral' },
        },
        showWhen: changed,
      },
    },
    charts: [
      {
        kind: 'donut',
        title: 'What you repay',
        slices: [
          { label: 'Principal', value: 'loanAmount', role: 'principal' },
          { label: 'Total interest', value: 'totalInterest', role: 'interest' },
        ],
        // a loan without interest has no figures, and nothing is repaid
        showWhen: { totalPayment: { above: 0 } },
      },
      {
        kind: 'line',
        title: 'Balance with and without your changes',
        table: 'balances',
        x: 'year',
        series: ['balance', 'unchanged'],
        marks: [{ once: 'balance', below: 1, label: 'Debt-free in year {x}' }],
        showWhen: changed,
      },
      {
        kind: 'bars',
        title: 'Interest and principal each year',
        table: 'byYear',
        x: 'year',
        series: ['principal', 'interest', 'prepaid'],
        stacked: true,
        marks: [{ once: 'principal', above: 'interest', label: 'More principal than interest: year {x}' }],
      },
    ],
    basis: [
      'You pay equal instalments at the end of each month on a reducing balance. The monthly rate is one twelfth of the yearly rate.',
      ...(basis === undefined ? [] : [basis]),
      {
        text: 'A prepayment reduces the balance right after that month’s EMI. Month 1 is the month of the first EMI. We compare with the same loan at the same rates, without prepayments.',
        showWhen: { ...prepaying, payFixed: 0, emiRise: 0 },
      },
      {
        text: 'A prepayment reduces the balance right after that month’s payment. Month 1 is the month of the first EMI.',
        showWhen: [
          { ...prepaying, ...paysMore },
          { ...prepaying, ...rising },
        ],
      },
      {
        text: 'A new rate applies from the start of its month. If you enter two for one month, the last one applies.',
        showWhen: newRates,
      },
      { text: 'After a prepayment or rate change: {keep}.', showWhen: adjusted },
      {
        text: 'You pay {payFixed} a month, or the EMI if that is more. We compare with paying only the EMI, without prepayments.',
        showWhen: { ...paysMore, emiRise: 0 },
      },
      {
        text: 'You pay {payFixed} a month, or the EMI if that is more.',
        showWhen: { ...paysMore, ...rising },
      },
      {
        text: 'The EMI rises by {emiRise} in month 13, and again every 12 months. We compare with an EMI that stays the same, without prepayments.',
        showWhen: rising,
      },
      {
        text: 'The APR is twelve times the monthly rate at which all your payments are worth the loan amount less the fee.',
        showWhen: [charged, newRates],
      },
      {
        text: 'The first EMI is due on {firstEmi}, then one every month. A financial year runs from April to March.',
        showWhen: dated,
      },
    ],
    notes: {
      noAmount: { text: 'Enter a loan amount above 0 to see a result.', kind: 'careful' },
      noTenure: { text: 'Enter a tenure of at least one month to see a result.', kind: 'careful' },
      noRate: { text: 'Enter an interest rate above 0 to see a result.', kind: 'careful' },
      noInterest: {
        text: 'The result is 0 because the rate is 0, and this calculator is for loans with interest. Without interest the EMI would be {instalment}: the loan amount divided by the months.',
        figures: { instalment: { kind: 'currency' } },
        kind: 'careful',
      },
      lastEmi: { text: 'The last EMI is in {month}.', figures: { month: { kind: 'month' } } },
      newEmi: {
        text: 'The EMI changes from {emi} at the start to {last} in the last month.',
        figures: { last: { kind: 'currency' } },
        kind: 'careful',
      },
      afterTheEnd: {
        text: 'The loan ends after {months}. Prepayments and new rates after that have no effect.',
        kind: 'careful',
      },
      neverEnds: {
        text: 'We cannot work out the saving: at these rates, the EMI alone would never repay this loan.',
        at: 'interestSaved',
        kind: 'careful',
      },
      fixedTooLow: { text: 'That is less than the EMI, so you pay the EMI.', kind: 'careful', about: 'payFixed' },
    },
    examples,
    asks: kind.asks,
    content: kind.content,
    story: [
      {
        text: 'You pay off the loan in {months}, {monthsSaved} sooner, and repay {totalPayment}. Paying more saves {interestSaved} in interest.',
        bar: '{monthsSaved} sooner',
        showWhen: payingMore({ interestSaved: { above: 0 }, monthsSaved: { above: 0 } }),
      },
      {
        text: 'You repay {totalPayment} for a loan of {loanAmount}. Paying more saves {interestSaved} in interest.',
        showWhen: payingMore({ interestSaved: { above: 0 } }),
      },
      {
        text: 'You pay off the loan in {months}, {monthsSaved} sooner, and repay {totalPayment}. Prepaying saves {interestSaved} in interest.',
        bar: '{monthsSaved} sooner',
        showWhen: { ...saves, monthsSaved: { above: 0 } },
      },
      {
        text: 'You repay {totalPayment} for a loan of {loanAmount}. Prepaying lowers your EMI and saves {interestSaved} in interest.',
        showWhen: { ...saves, keep: 'tenure' },
      },
      {
        text: 'You repay {totalPayment} for a loan of {loanAmount}. Prepaying saves {interestSaved} in interest.',
        showWhen: saves,
      },
      {
        text: 'You repay {totalPayment} for a loan of {loanAmount}. That is {each} in interest for every rupee you borrow.',
        showWhen: { totalInterest: { above: 0 } },
        figures: { each: { kind: 'currency', of: 'totalInterest', by: 'loanAmount' } },
      },
      {
        text: 'Without interest, you repay exactly what you borrow.',
        showWhen: { totalPayment: { above: 0 } },
      },
      {
        text: 'We show no EMI for a loan without interest.',
        showWhen: { loanAmount: { above: 0 }, tenure: { above: 0 }, rate: 0 },
      },
      { text: 'Enter a rate and a tenure to see what you repay.', showWhen: { loanAmount: { above: 0 } } },
      { text: 'There is nothing to repay.' },
    ],
    levers: [
      {
        text: 'Round the EMI up to {payFixed} to save {by.totalInterest} in interest and finish {by.months} sooner.',
        set: { payFixed: 'ceil({emi} ÷ 1000) × 1000' },
        moves: { totalInterest: 'down', months: 'down' },
        showWhen: { payFixed: 0 },
      },
      {
        text: 'Pay {prepayments.0.amount} more a month to save {by.totalInterest} in interest and finish {by.months} sooner.',
        set: { prepayments: [{ amount: 'max(500, round({emi} ÷ 10000) × 1000)', every: 'month', from: '1' }] },
        moves: { totalInterest: 'down', months: 'down' },
        showWhen: { prepayments: { below: 1 } },
      },
    ],
    // a flat rate, or a loan for a flat
    ask: { answers: [{ output: 'emi' }], idle: bought, unsure: [prepayWords, 'flat loan'].join(', ') },
    headline: ['interestSaved', 'emi', 'months'],
    figure: 'emi',
    related: kind.related,
    rises: {
      emi: ['loanAmount', 'rate'],
      totalInterest: ['loanAmount', 'tenure'],
      totalPayment: ['loanAmount'],
      fee: ['loanAmount', 'feePercent'],
      apr: ['feePercent'],
      interestSaved: ['payFixed', 'emiRise'],
    },
    falls: {
      emi: ['tenure'],
      totalInterest: ['payFixed', 'emiRise'],
      months: ['payFixed', 'emiRise'],
    },
    sums: [
      { total: 'totalPayment', parts: ['loanAmount', 'totalInterest'] },
      { total: 'interestAndFee', parts: ['totalInterest', 'fee'] },
    ],
    refusals: {
      tooShort: 'The loan tenure must be at least one month.',
      wrongDay: {
        text: 'Choose a first EMI date between {first} and {last}, or leave it empty.',
        figures: { first: { kind: 'date' }, last: { kind: 'date' } },
      },
      beforeFirst: 'Months start from 1, the month of the first EMI.',
      beforeSecond: 'A new rate can start in month 2 or later. For month 1, change the interest rate itself.',
      noNewRate: 'The new interest rate must be above 0.',
      wholeFee: 'The fee must be below 100% of the loan.',
      belowInterest: {
        text: 'From month {month}, interest at this rate takes up the whole EMI, so the loan would never end. Choose “Keep the tenure, change the EMI”.',
        figures: { month: { kind: 'number' } },
      },
      tooLong: {
        text: 'At this rate from month {month}, the loan would run for more than {limit}. Choose “Keep the tenure, change the EMI”.',
        figures: { month: { kind: 'number' }, limit: { kind: 'months' } },
      },
    },
    compute: (values: LoanValues) => {
      const { loanAmount, rate, tenure, firstEmi, payFixed, emiRise, prepayments, rateChanges, keep, feePercent } =
        values;
      const months = monthsIn(tenure);
      // all results are 0 here, and the note says why
      const nothing = {
        ...{ emi: 0, totalInterest: 0, totalPayment: 0, months: 0, prepaid: 0 },
        ...{ interestSaved: 0, monthsSaved: 0, fee: 0, interestAndFee: 0, apr: 0 },
        ...{ byYear: () => [], byMonth: () => [], byFinancialYear: () => [], balances: () => [] },
      };
      if (loanAmount === 0) return { ...nothing, notes: ['noAmount'] as const };
      if (tenure === 0 || (rate === 0 && months === 0)) return { ...nothing, notes: ['noTenure'] as const };
      if (rate === 0)
        return {
          ...nothing,
          notes: [{ id: 'noInterest', figures: { instalment: instalment(loanAmount, 0, months) } }] as const,
        };
      if (months === 0) return fail('tenure', 'tooShort');
      if (firstEmi !== '' && (firstEmi < FIRST_DAY || firstEmi > LAST_DAY))
        return fail('firstEmi', 'wrongDay', { first: FIRST_DAY, last: LAST_DAY });
      for (const [row, { from }] of prepayments.entries())
        if (from < 1) return fail(`prepayments.${row}.from`, 'beforeFirst');
      for (const [row, { from, rate: newRate }] of rateChanges.entries()) {
        if (from < 2) return fail(`rateChanges.${row}.from`, 'beforeSecond');
        if (newRate === 0) return fail(`rateChanges.${row}.rate`, 'noNewRate');
      }
      if (feePercent >= 100) return fail('feePercent', 'wholeFee');

      const fee = (loanAmount * feePercent) / 100;
      const plain = {
        amount: loanAmount,
        rate: periodicRate(rate, 12),
        months,
        prepayments: [],
        rateChanges: [],
        keep,
        payFixed: 0,
        emiRise: 0,
      };
      const changes = rateChanges.map((change) => ({ from: change.from, rate: periodicRate(change.rate, 12) }));
      const loan = loanOutcome({ ...plain, prepayments, rateChanges: changes, payFixed, emiRise: emiRise / 100 }, fee);
      if (!loan.ok) {
        const { row, month, reason } = loan;
        return reason === 'belowInterest'
          ? fail(`rateChanges.${row}.rate`, 'belowInterest', { month })
          : fail(`rateChanges.${row}.rate`, 'tooLong', { month, limit: mostMonths(months) });
      }
      const paid = loan.months;
      const { interest: lastInterest = 0, principal: lastPrincipal = 0 } = paid.at(-1) ?? {};
      const last = lastInterest + lastPrincipal;
      const dateOf = (month: number) => (firstEmi === '' ? '' : monthAfter(firstEmi, month - 1));
      const some = prepayments.length > 0 || rateChanges.length > 0 || payFixed > 0 || emiRise > 0;
      return {
        emi: loan.emi,
        totalInterest: loan.interest,
        totalPayment: loanAmount + loan.interest,
        months: paid.length,
        prepaid: loan.prepaid,
        interestSaved: loan.saved?.interest ?? 0,
        monthsSaved: loan.saved?.months ?? 0,
        fee,
        interestAndFee: loan.interest + fee,
        apr: loan.apr * 100,
        byYear: () =>
          loanYears(paid).map(({ year, ...period }) => ({
            year,
            date: dateOf(Math.min(year * 12, paid.length)),
            ...amounts(period),
          })),
        byMonth: () =>
          paid.map((period, index) => ({
            year: Math.floor(index / 12) + 1,
            month: index + 1,
            date: dateOf(index + 1),
            ...amounts(period),
          })),
        byFinancialYear: () =>
          firstEmi === ''
            ? []
            : loanFinancialYears(paid, firstEmi).map(({ year, interest, principal, prepaid, closing }) => ({
                ...{ year, interest, principal, prepaid, closing },
              })),
        balances: () => {
          const unchanged = repay(plain);
          if (!some || !unchanged.ok) return [];
          const after = (all: readonly LoanPeriod[], year: number) =>
            year === 0 ? loanAmount : (at(all, Math.min(year * 12, all.length) - 1)?.closing ?? 0);
          const years = Math.ceil(Math.max(paid.length, unchanged.months.length) / 12);
          return Array.from({ length: years + 1 }, (_, year) => ({
            year,
            balance: after(paid, year),
            unchanged: after(unchanged.months, year),
          }));
        },
        notes: [
          loan.saved === null && 'neverEnds',
          // whoever pays the EMI as it is shown pays no less
          payFixed > 0 && loan.emi - payFixed >= 0.5 && 'fixedTooLow',
          keep === 'tenure' &&
            payFixed <= loan.emi &&
            paid.length === months &&
            Math.abs(last - loan.emi) >= 0.5 && { id: 'newEmi' as const, figures: { last } },
          [...prepayments, ...rateChanges].some(({ from }) => from > paid.length) && 'afterTheEnd',
          firstEmi !== '' && { id: 'lastEmi' as const, figures: { month: dateOf(paid.length) } },
        ] as const,
      };
    },
  } as const;
}

/** The calculator of a loan that is paid out at once. */
export const reducingBalanceLoan = (kind: LoanKind) => defineTool({ ...loanParts(kind), working: loanWorking({}) });
