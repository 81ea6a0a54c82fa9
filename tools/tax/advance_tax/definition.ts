import { at, defineTool, fail } from '#engine';
import { financialYear } from '#maths/calendar.ts';
import { advanceTax, inOneInstalment } from '#maths/tax-instalments.ts';
import { yearNow } from '#rules';
import content from './content.ts';
import { advanceTaxLaw } from './law.ts';
import { working } from './working.ts';

const presumed = { ...advanceTaxLaw, instalments: inOneInstalment(advanceTaxLaw.instalments) };
const instalmentNames = ['juneInstalment', 'septemberInstalment', 'decemberInstalment', 'marchInstalment'] as const;
const dates = ['june', 'september', 'december', 'march'] as const;

const deducted = { tds: { above: 0 } } as const;
const nothingPaid = { paidJune: 0, paidSeptember: 0, paidDecember: 0, paidMarch: 0, paidLate: 0 } as const;
/** The year is over, and what was paid is compared with what was due. */
const over = { dueNext: 'over' } as const;
/** The year goes on: it says what to pay by the next date. */
const goesOn = { dueNext: [...dates] };
const toPay = { ...goesOn, payNext: { above: 0 } } as const;
/** To the rupee, as it has to be paid: as an amount a story would say it in lakh. */
const exactly = { exactly: { kind: 'number', of: 'payNext' } } as const;
const withGains = { gains: { above: 0 } } as const;
/** Payments are entered. */
const somePaid = [
  { paidJune: { above: 0 } },
  { paidSeptember: { above: 0 } },
  { paidDecember: { above: 0 } },
  { paidMarch: { above: 0 } },
  { paidLate: { above: 0 } },
] as const;
/** Nobody is said to owe interest for payments that are not entered yet: a note says it in words. */
const interestDue = somePaid.map((paid) => ({ ...goesOn, ...paid, interestSoFar: { above: 0 } }));

export default defineTool({
  inputs: {
    tax: {
      kind: 'currency',
      label: 'Tax for the year',
      asked: { words: 'tax, total tax, tax liability, कुल टैक्स, tax of' },
      help: 'Including cess, before TDS.',
      default: 200_000,
      chips: [50_000, 100_000, 200_000, 500_000],
    },
    tds: {
      kind: 'currency',
      label: 'TDS and TCS for the year',
      asked: { words: 'tds, tcs, टीडीएस, tds deducted, tds kata' },
      help: 'You find it in Form 168, formerly Form 26AS and AIS.',
      // many have none, and an invented amount would make their instalments too small
      default: 0,
    },
    dueNext: {
      kind: 'choice',
      label: 'Next due date',
      options: [
        { value: 'june', label: '15 June', asked: 'june, june tak, by june, till june, जून, जून तक', until: '06-15' },
        {
          value: 'september',
          label: '15 September',
          asked: 'september, september tak, by september, till september, सितंबर, सितंबर तक',
          until: '09-15',
        },
        {
          value: 'december',
          label: '15 December',
          asked: 'december, december tak, by december, till december, दिसंबर, दिसंबर तक',
          until: '12-15',
        },
        {
          value: 'march',
          label: '15 March',
          asked: 'march, march tak, by march, till march, मार्च, मार्च तक',
          until: '03-15',
        },
        { value: 'over', label: 'The year is over' },
      ],
      default: 'december',
    },
    presumptive: {
      kind: 'toggle',
      label: 'Presumptive income (44AD or 44ADA)',
      help: 'You then pay one instalment, by 15 March.',
      default: false,
      more: true,
    },
    seniorExempt: {
      kind: 'toggle',
      label: 'Senior citizen without business income',
      help: 'Residents of {advanceTax.seniorAge} or over without business or professional income are exempt.',
      default: false,
      more: true,
    },
    paidJune: { kind: 'currency', label: 'Paid up to 15 June', default: 0 },
    paidSeptember: {
      kind: 'currency',
      label: 'Paid 16 Jun to 15 Sep',
      default: 0,
      offerWhen: { dueNext: ['september', 'december', 'march', 'over'] },
    },
    paidDecember: {
      kind: 'currency',
      label: 'Paid 16 Sep to 15 Dec',
      default: 0,
      offerWhen: { dueNext: ['december', 'march', 'over'] },
    },
    paidMarch: {
      kind: 'currency',
      label: 'Paid 16 Dec to 15 Mar',
      default: 0,
      offerWhen: { dueNext: ['march', 'over'] },
    },
    paidLate: { kind: 'currency', label: 'Paid 16 to 31 March', default: 0, offerWhen: over, more: true },
    gains: {
      kind: 'rows',
      label: 'Tax on gains, dividends and winnings',
      help: 'Their part of the tax above, with cess and after TDS.',
      item: 'Gain {number}',
      columns: {
        // once the year is over, its gains are of the year before
        on: {
          ...{ kind: 'date', label: 'Received on', default: '', optional: true },
          ...{ min: yearNow.before, max: yearNow.last },
        },
        tax: { kind: 'currency', label: 'Tax on it', default: 0 },
      },
      min: 0,
      max: 12,
      default: [],
      more: true,
    },
    settleMonths: {
      kind: 'choice',
      label: 'Month you pay the rest',
      help: 'Most returns are due in July, a business without audit in August.',
      options: [
        { value: 1, label: 'April, month 1' },
        { value: 2, label: 'May, month 2' },
        { value: 3, label: 'June, month 3' },
        { value: 4, label: 'July, month 4' },
        { value: 5, label: 'August, month 5' },
        { value: 6, label: 'September, month 6' },
        { value: 7, label: 'October, month 7' },
        { value: 8, label: 'November, month 8' },
        { value: 9, label: 'December, month 9' },
        { value: 10, label: 'January, month 10' },
        { value: 11, label: 'February, month 11' },
        { value: 12, label: 'March, month 12' },
        { value: 13, label: 'April a year later, month 13' },
        { value: 14, label: 'May a year later, month 14' },
        { value: 15, label: 'June a year later, month 15' },
        { value: 16, label: 'July a year later, month 16' },
        { value: 17, label: 'August a year later, month 17' },
        { value: 18, label: 'September a year later, month 18' },
        { value: 19, label: 'October a year later, month 19' },
        { value: 20, label: 'November a year later, month 20' },
        { value: 21, label: 'December a year later, month 21' },
        { value: 22, label: 'January a year later, month 22' },
        { value: 23, label: 'February a year later, month 23' },
        { value: 24, label: 'March a year later, month 24' },
      ],
      default: 4,
      more: true,
    },
  },
  outputs: {
    payNext: {
      kind: 'currency',
      label: 'Pay by 15 December',
      labels: [
        { text: 'Pay by 15 June', showWhen: { dueNext: 'june' } },
        { text: 'Pay by 15 September', showWhen: { dueNext: 'september' } },
        { text: 'Pay by 15 March', showWhen: { dueNext: 'march' } },
        { text: 'To pay with interest', showWhen: over },
      ],
      asked:
        'june tak, by june, till june, जून तक, september tak, by september, till september, सितंबर तक, december tak, by december, till december, दिसंबर तक, march tak, by march, till march, मार्च तक',
      better: 'lower',
    },
    advanceTax: { kind: 'currency', label: 'Advance tax for the year', short: 'Advance tax' },
    juneInstalment: { kind: 'currency', label: 'By 15 June', emphasis: 'quiet' },
    septemberInstalment: { kind: 'currency', label: 'By 15 September', emphasis: 'quiet' },
    decemberInstalment: { kind: 'currency', label: 'By 15 December', emphasis: 'quiet' },
    marchInstalment: { kind: 'currency', label: 'By 15 March', emphasis: 'quiet' },
    lateInstalment: { kind: 'currency', label: 'By 31 March', showWhen: withGains, emphasis: 'quiet' },
    interestSoFar: {
      kind: 'currency',
      label: 'Interest for the earlier dates (234C)',
      better: 'lower',
      showWhen: interestDue,
    },
    monthlyInterest: {
      kind: 'currency',
      label: 'Monthly interest from April on what is unpaid (234B)',
      better: 'lower',
      showWhen: { ...goesOn, monthlyInterest: { above: 0 } },
      emphasis: 'quiet',
    },
    defermentInterest: {
      kind: 'currency',
      label: 'Interest for late instalments (234C)',
      short: 'Interest (234C)',
      better: 'lower',
      showWhen: over,
    },
    shortfallInterest: {
      kind: 'currency',
      label: 'Interest for short payment (234B)',
      better: 'lower',
      showWhen: over,
    },
    totalInterest: { kind: 'currency', label: 'Total interest', better: 'lower', showWhen: over },
    balance: {
      kind: 'currency',
      label: 'Balance to pay',
      labels: [{ text: 'Refund', showWhen: { balance: { below: 0 } }, unsigned: true }],
      better: 'lower',
      showWhen: { balance: { below: 0 } },
    },
  },
  tables: {
    byDate: {
      first: ['date', 'due', 'dueInAll', 'short'],
      title: 'Instalments and interest by date',
      sheet: 'Instalments by date',
      open: true,
      columns: {
        date: {
          kind: 'text',
          label: 'Due date',
          values: { june: '15 Jun', september: '15 Sep', december: '15 Dec', march: '15 Mar', late: '31 Mar' },
        },
        due: { kind: 'currency', label: 'Instalment' },
        dueInAll: { kind: 'currency', label: 'Total due' },
        paidInAll: { kind: 'currency', label: 'Total paid', role: 'growth' },
        short: { kind: 'currency', label: 'Shortfall', showWhen: over },
        interest: { kind: 'currency', label: 'Interest', role: 'interest', showWhen: [over, ...interestDue] },
      },
    },
  },
  charts: [
    {
      kind: 'bars',
      title: 'Total due by each date',
      table: 'byDate',
      x: 'date',
      series: ['dueInAll'],
      horizontal: true,
      marks: [{ x: 'dueNext', label: 'Due next' }],
      showWhen: nothingPaid,
    },
    {
      kind: 'bars',
      title: 'Due and paid, by date',
      table: 'byDate',
      x: 'date',
      series: ['dueInAll', 'paidInAll'],
      horizontal: true,
      marks: [{ x: 'dueNext', label: 'Due next' }],
      showWhen: somePaid,
    },
  ],
  notes: {
    notLeftOut: {
      text: 'What you paid after a due date does not cover the tax on the gains after it. So that instalment is worked out on the tax of the whole year, and you pay interest on more than the instalment shown.',
      kind: 'careful',
    },
    belowLeast: {
      text: 'You owe no advance tax, because your tax after TDS is below {advanceTax.least}. You can pay it with your return, without this interest.',
      kind: 'good',
    },
    exempt: {
      text: 'A senior citizen without business income owes no advance tax. You pay the tax with your return, without this interest.',
      kind: 'good',
    },
    nothingPaid:
      'You have entered no payments for the earlier dates. If you made none, the {interestSoFar} of interest for those dates comes on top.',
    inTime: { text: 'You paid enough by every date, so there is no interest.', kind: 'good' },
    refund: {
      text: 'You have paid more than the tax. You get the rest back as a refund when you file your return.',
      kind: 'good',
    },
    enough: {
      text: 'You paid at least {advanceTax.enough} of the advance tax by 31 March, so there is no interest under section 234B (section 424).',
      kind: 'good',
    },
  },
  story: [
    {
      text: 'By {dueNext} pay ₹{exactly}. After TDS of {tds}, you owe {advanceTax} of advance tax for the year.',
      figures: exactly,
      showWhen: { ...toPay, ...deducted },
    },
    {
      text: 'By {dueNext} pay ₹{exactly}. You owe {advanceTax} of advance tax for the year.',
      figures: exactly,
      showWhen: toPay,
    },
    {
      text: 'You have nothing to pay by {dueNext}. After TDS of {tds}, you owe {advanceTax} of advance tax for the year.',
      showWhen: { ...goesOn, ...deducted, advanceTax: { above: 0 } },
    },
    {
      text: 'You have nothing to pay by {dueNext}. You owe {advanceTax} of advance tax for the year.',
      showWhen: { ...goesOn, advanceTax: { above: 0 } },
    },
    {
      text: 'After TDS of {tds}, you owe {advanceTax} of advance tax. If you pay none of it on time, you also pay {totalInterest} in interest.',
      showWhen: { ...nothingPaid, ...deducted, advanceTax: { above: 0 }, totalInterest: { above: 0 } },
    },
    {
      text: 'You owe {advanceTax} of advance tax. If you pay none of it on time, you also pay {totalInterest} in interest.',
      showWhen: { ...nothingPaid, advanceTax: { above: 0 }, totalInterest: { above: 0 } },
    },
    {
      text: 'After TDS of {tds}, you owe {advanceTax} of advance tax. Paying late adds {totalInterest} in interest.',
      showWhen: { ...deducted, advanceTax: { above: 0 }, totalInterest: { above: 0 } },
    },
    {
      text: 'You owe {advanceTax} of advance tax. Paying late adds {totalInterest} in interest.',
      showWhen: { advanceTax: { above: 0 }, totalInterest: { above: 0 } },
    },
    {
      text: 'After TDS of {tds}, you owe {advanceTax} of advance tax. You pay enough of it on time, so there is no interest.',
      showWhen: { ...deducted, advanceTax: { above: 0 } },
    },
    {
      text: 'You owe {advanceTax} of advance tax. You pay enough of it on time, so there is no interest.',
      showWhen: { advanceTax: { above: 0 } },
    },
    { text: 'You owe no advance tax.' },
  ],
  levers: [
    {
      text: 'Pay every instalment in full by its due date and you save {by.totalInterest} in interest.',
      set: {
        paidJune: '{juneInstalment}',
        paidSeptember: '{septemberInstalment}',
        paidDecember: '{decemberInstalment}',
        paidMarch: '{marchInstalment}',
        paidLate: '0',
      },
      moves: { totalInterest: 'down' },
      showWhen: { ...over, totalInterest: { above: 0 } },
    },
    {
      text: 'Pay the rest on time, and no more interest is added. If you pay none, each month from April costs {monthlyInterest}.',
      showWhen: { ...toPay, monthlyInterest: { above: 0 } },
    },
  ],
  basis: [
    {
      text: 'Instalments: by each date {advanceTax.june}, {advanceTax.september}, {advanceTax.december} and {advanceTax.march} of the total advance tax ({advanceTax.june|source}; section 211 before).',
      showWhen: { presumptive: false },
    },
    {
      text: 'If you have presumptive income, the whole advance tax is due by 15 March ({advanceTax.june|source}; section 211 before).',
      showWhen: { presumptive: true },
    },
    'Late instalments: {advanceTax.deferment} of the shortfall ({advanceTax.lastDeferment} in March). You pay none for June if you paid {advanceTax.juneEnough}, and none for September if you paid {advanceTax.septemberEnough} ({advanceTax.deferment|source}; section 234C before).',
    {
      text: 'For each due date we leave out the tax on later gains, dividends and winnings, if what you pay after that date, up to 31 March, covers it. Otherwise that date includes the whole tax ({advanceTax.laterIncome|source}; {advanceTax.laterIncome@2025-06-01|source} before).',
      showWhen: withGains,
    },
    'Too little in the year: {advanceTax.shortfall} a month from April if you paid less than {advanceTax.enough} by 31 March ({advanceTax.shortfall|source}; section 234B before). Part of a month is a full month. Most returns are due in July. Those of a business or profession without audit are due in August ({return.businessMonths|source}).',
    'Interest is on amounts rounded down to hundreds of rupees ({advanceTax.cutTo|source}). Last confirmed {advanceTax.june|confirmed}.',
  ],
  examples: [
    {
      title: 'All of it paid in time: no interest',
      inputs: {
        ...over,
        tds: 50_000,
        paidJune: 22_500,
        paidSeptember: 45_000,
        paidDecember: 45_000,
        paidMarch: 37_500,
      },
      outputs: { advanceTax: 150_000, juneInstalment: 22_500, totalInterest: 0, balance: 0, interestSoFar: 0 },
    },
    {
      title: 'No payment until July: ₹13,575 of interest',
      inputs: { ...over, tds: 50_000 },
      outputs: { totalInterest: 13_575, defermentInterest: 7575, shortfallInterest: 6000, payNext: 163_575 },
    },
    {
      title: 'A gain in January, its tax paid in March: no interest',
      inputs: {
        ...{ ...over, tds: 50_000, gains: [{ tax: 60_000, on: '2027-01-10' }] },
        ...{ paidJune: 13_500, paidSeptember: 27_000, paidDecember: 27_000, paidMarch: 82_500 },
      },
      outputs: { juneInstalment: 13_500, marchInstalment: 82_500, totalInterest: 0, balance: 0 },
      source: 'a second, exact calculation',
    },
  ],
  content,
  refusals: {
    moreThanTax: {
      text: 'The tax on these gains is {sum} after TDS, but the whole year’s is only {rest}. Enter the year’s tax with that on the gains.',
      figures: { sum: { kind: 'currency' }, rest: { kind: 'currency' } },
    },
    noDay: 'Enter the date of this gain.',
    notThisYear: {
      text: 'The date must lie in the financial year {first} to {last}. For an earlier year, choose “The year is over” as the next due date.',
      figures: { first: { kind: 'date' }, last: { kind: 'date' } },
    },
    notSameYear: 'The dates of all gains must lie in one financial year, 1 April to 31 March.',
  },
  headline: ['payNext', 'totalInterest'],
  ask: {
    answers: [
      { given: { dueNext: 'june' }, output: 'payNext', or: 'juneInstalment' },
      { given: { dueNext: 'september' }, output: 'payNext', or: 'septemberInstalment' },
      { given: { dueNext: 'december' }, output: 'payNext', or: 'decemberInstalment' },
      { given: { dueNext: 'march' }, output: 'payNext', or: 'marchInstalment' },
      { output: 'advanceTax' },
    ],
    // what is taxed, not the tax
    unsure:
      'dividend, dividends, income, salary, ctc, gain, gains, profit, rent, interest income, आय, सैलरी, वेतन, डिविडेंड, मुनाफा',
  },
  asks: [
    { text: 'How much TDS leaves me {target} of advance tax?', input: 'tds', output: 'advanceTax', target: 100_000 },
  ],
  working,
  related: ['tax_calculator', 'capital_gains', 'salary', 'fd'],
  rises: {
    advanceTax: ['tax'],
    juneInstalment: ['tax'],
  },
  falls: {
    advanceTax: ['tds'],
    totalInterest: ['paidJune', 'paidSeptember', 'paidDecember', 'paidMarch'],
    shortfallInterest: ['paidLate'],
  },
  sums: [
    { total: 'advanceTax', parts: [...instalmentNames, 'lateInstalment'] },
    { total: 'totalInterest', parts: ['defermentInterest', 'shortfallInterest'] },
  ],
  compute: (values) => {
    const { tax, tds, dueNext, presumptive, seniorExempt, paidLate, settleMonths } = values;
    // a row that is not filled in yet says nothing
    const gains = values.gains.filter((gain) => gain.tax > 0);
    for (const [index, gain] of values.gains.entries()) {
      if (gain.tax === 0) continue;
      const field = `gains.${index}.on` as const;
      if (gain.on === '') return fail(field, 'noDay');
      if (dueNext !== 'over' && (gain.on < yearNow.first || gain.on > yearNow.last))
        return fail(field, 'notThisYear', { first: yearNow.first, last: yearNow.last });
      if (financialYear(gain.on) !== financialYear(gains[0]?.on ?? '')) return fail(field, 'notSameYear');
    }
    const sum = gains.reduce((total, gain) => total + gain.tax, 0);
    // the gains' tax is after TDS, as its label says
    const rest = Math.max(0, tax - tds);
    if (sum > rest) return fail('gains', 'moreThanTax', { sum, rest });
    const paid = [values.paidJune, values.paidSeptember, values.paidDecember, values.paidMarch];
    const law = presumptive ? presumed : advanceTaxLaw;
    const year = { tax, tds, exempt: seniorExempt, paid, paidLate, settleMonths, gains };
    const found = advanceTax(year, law);
    const { due: advance, instalments, late, defermentInterest, shortfallInterest, balance } = found;
    const wholeTax = instalments.some(({ notLeftOut, short }) => notLeftOut > 0 && short > 0);
    const dueAt = (date: number) => at(instalments, date)?.due ?? 0;
    const totalInterest = defermentInterest + shortfallInterest;
    const paidInYear = paid.reduce((total, amount) => total + amount, paidLate);
    const next = dueNext === 'over' ? null : dates.indexOf(dueNext);
    const due = next === null ? undefined : at(instalments, next);
    // the rest of the year's tax, if it is paid by the next date
    const leftToPay = Math.max(0, advance - paidInYear);
    const ifPaid =
      next !== null &&
      advanceTax({ ...year, paid: paid.map((amount, index) => (index === next ? amount + leftToPay : amount)) }, law);
    // what is paid on time from now on bears none
    const interests = (ifPaid || found).instalments.map(({ interest }, index) =>
      next === null || index < next ? interest : 0,
    );
    const interestSoFar = next === null ? 0 : interests.reduce((total, interest) => total + interest, 0);
    const nonePaid = paidInYear === 0;
    return {
      payNext: Math.max(0, due ? due.dueInAll - due.paidInAll : balance),
      advanceTax: advance,
      juneInstalment: dueAt(0),
      septemberInstalment: dueAt(1),
      decemberInstalment: dueAt(2),
      marchInstalment: dueAt(3),
      lateInstalment: late,
      interestSoFar,
      monthlyInterest: advanceTax({ ...year, settleMonths: 1 }, law).shortfallInterest,
      defermentInterest,
      shortfallInterest,
      totalInterest,
      balance,
      byDate: () => [
        ...dates.map((date, index) => {
          const { due: part = 0, dueInAll = 0, paidInAll = 0, short = 0 } = at(instalments, index) ?? {};
          return { date, due: part, dueInAll, paidInAll, short, interest: at(interests, index) ?? 0 };
        }),
        ...(gains.length > 0
          ? [{ date: 'late' as const, due: late, dueInAll: advance, paidInAll: paidInYear, short: 0, interest: 0 }]
          : []),
      ],
      notes: [
        next === null && wholeTax && 'notLeftOut',
        advance === 0 && (seniorExempt ? 'exempt' : 'belowLeast'),
        advance > 0 && nonePaid && interestSoFar > 0 && 'nothingPaid',
        advance > 0 && totalInterest === 0 && 'inTime',
        advance > 0 && defermentInterest > 0 && shortfallInterest === 0 && 'enough',
        balance < 0 && 'refund',
      ],
    };
  },
});
