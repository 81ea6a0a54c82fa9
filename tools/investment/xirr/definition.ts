import { defineTool, fail } from '#engine';
import { adder } from '#maths/basics.ts';
import { flowTotals, internalRate, isBorrowed } from '#maths/internal-rate.ts';
import content from './content.ts';

/** The first payment came in: the money was borrowed. */
const borrowed = { firstPayment: 'received' } as const;
const invested = { firstPayment: 'paidIn' } as const;
/** The rate of a loss, in words. */
const lost = { kind: 'percent', of: 'xirr', times: -1 } as const;

export default defineTool({
  inputs: {
    flows: {
      kind: 'rows',
      label: 'Payments',
      help: 'Paid in is minus, received is plus. Press the words to switch.',
      item: 'Payment {number}',
      columns: {
        date: { kind: 'date', label: 'Date', default: '2026-03-31' },
        amount: {
          kind: 'currency',
          label: 'Amount (− paid in, + received)',
          default: 0,
          allowed: [-1e9, 1e9],
          ways: { below: 'Paid in', above: 'Received' },
        },
      },
      min: 2,
      max: 1000,
      default: [
        { date: '2021-04-01', amount: -100_000 },
        { date: '2022-04-01', amount: -100_000 },
        { date: '2023-04-03', amount: -100_000 },
        { date: '2024-04-01', amount: -100_000 },
        { date: '2026-03-31', amount: 550_000 },
      ],
    },
  },
  outputs: {
    xirr: {
      kind: 'percent',
      label: 'XIRR (return per year)',
      short: 'XIRR',
      labels: [{ text: 'XIRR (cost per year)', showWhen: borrowed }],
      better: 'higher',
    },
    gain: {
      kind: 'currency',
      label: 'Gain',
      labels: [{ text: 'Cost of borrowing', unsigned: true, showWhen: { ...borrowed, gain: { below: 0 } } }],
      signed: true,
      better: 'higher',
    },
    absoluteReturn: {
      kind: 'percent',
      label: 'Absolute return',
      signed: true,
      better: 'higher',
      showWhen: invested,
    },
    invested: { kind: 'currency', label: 'Total paid in' },
    received: { kind: 'currency', label: 'Total received' },
    days: { kind: 'number', label: 'Days from the first to the last payment', decimals: 0 },
    firstPayment: {
      kind: 'text',
      label: 'First payment',
      values: { received: 'You received it and borrowed', paidIn: 'You paid it in' },
      emphasis: 'quiet',
      showWhen: borrowed,
    },
  },
  tables: {
    byDate: {
      first: ['date', 'paidIn', 'received'],
      title: 'Payments by date',
      tab: 'By date',
      columns: {
        date: { kind: 'date', label: 'Date' },
        paidIn: { kind: 'currency', label: 'Paid in', role: 'principal' },
        received: { kind: 'currency', label: 'Received', role: 'growth' },
        paidInSoFar: { kind: 'currency', label: 'Paid in so far', role: 'principal' },
        receivedSoFar: { kind: 'currency', label: 'Received so far', role: 'growth' },
      },
    },
  },
  charts: [
    {
      kind: 'line',
      title: 'Money paid in and received so far',
      table: 'byDate',
      x: 'date',
      series: ['paidInSoFar', 'receivedSoFar'],
      marks: [{ once: 'receivedSoFar', above: 'paidInSoFar', label: 'You have it all back by {x}' }],
    },
  ],
  notes: {
    several: {
      text: 'More than one rate fits these payments, from {lowest} to {highest}. We show the one closest to 10%.',
      figures: { lowest: { kind: 'percent' }, highest: { kind: 'percent' } },
      at: 'xirr',
      kind: 'careful',
    },
    underAYear: {
      text: 'You invested for less than a year. XIRR shows a full year at the same pace; the absolute return shows what you really gained or lost.',
      kind: 'careful',
    },
    cameFirst: 'You got money first, so the rate is your cost of borrowing, as on a loan: the lower, the better.',
  },
  story: [
    {
      text: 'You got {received} and paid {invested}. The money came first, so you are borrowing at a cost of {xirr} a year.',
      showWhen: { ...borrowed, xirr: { above: 0 } },
    },
    {
      text: 'You got {received} and paid {invested}. The money came first and you paid less back, so you are {lost} a year ahead.',
      showWhen: { ...borrowed, xirr: { below: 0 } },
      figures: { lost },
    },
    {
      text: 'You got {received} and paid {invested}. The money came first, and borrowing it costs you nothing.',
      showWhen: borrowed,
    },
    {
      text: 'You paid in {invested} and have {received}, a return of {xirr} a year.',
      showWhen: { xirr: { above: 0 }, gain: { above: 0 } },
    },
    {
      text: 'You paid in {invested} and have only {received}, a loss of {lost} a year.',
      showWhen: { xirr: { below: 0 }, gain: { below: 0 } },
      figures: { lost },
    },
    {
      text: 'You paid in {invested} and got {received}. Given the dates, that is a return of {xirr} a year.',
      showWhen: { xirr: { above: 0 } },
    },
    {
      text: 'You paid in {invested} and got {received}. Given the dates, it lost {lost} a year.',
      showWhen: { xirr: { below: 0 } },
      figures: { lost },
    },
    {
      text: 'You paid in {invested} and have {received}. That is hardly any return.',
      showWhen: { gain: { not: 0 } },
    },
    { text: 'You have exactly what you paid in, with no gain and no loss.' },
  ],
  levers: [
    {
      text: 'It grew by {absoluteReturn} overall. XIRR also looks at how long you invested each rupee.',
      showWhen: { ...invested, xirr: { above: 0 }, absoluteReturn: { above: 0 } },
    },
  ],
  basis: [
    'XIRR is the yearly rate at which what you paid in grows to exactly what you got back, each payment from its own date. Excel and Google Sheets use the same definition. The order of the payments does not matter.',
    'A year has 365 days. We add up payments on the same day.',
    'The absolute return is the gain as a percentage of all you paid in, whatever the time.',
  ],
  examples: [
    {
      title: 'Four yearly deposits of ₹1 lakh that came back as ₹5.5 lakh',
      inputs: {},
      outputs: { xirr: 9.37, gain: 150_000, absoluteReturn: 37.5, invested: 400_000, received: 550_000 },
      source: 'a second, exact calculation',
    },
    {
      title: 'The same figure as Excel: Microsoft’s example',
      inputs: {
        flows: [
          { date: '2008-01-01', amount: -10_000 },
          { date: '2008-03-01', amount: 2750 },
          { date: '2008-10-30', amount: 4250 },
          { date: '2009-02-15', amount: 3250 },
          { date: '2009-04-01', amount: 2750 },
        ],
      },
      outputs: { xirr: 37.34 },
      source: 'Microsoft’s help page on the XIRR function',
    },
    {
      title: 'A fund sold at a loss: ₹11.64 lakh paid in, ₹9.3 lakh back',
      inputs: {
        flows: [
          { date: '2022-02-20', amount: -91_500 },
          { date: '2020-12-15', amount: -83_000 },
          { date: '2021-03-28', amount: -174_500 },
          { date: '2022-10-03', amount: -5500 },
          { date: '2023-03-17', amount: -35_500 },
          { date: '2021-01-04', amount: -9000 },
          { date: '2021-03-17', amount: -156_500 },
          { date: '2022-05-11', amount: -167_000 },
          { date: '2021-09-26', amount: -72_500 },
          { date: '2020-02-19', amount: -81_500 },
          { date: '2019-08-30', amount: -127_000 },
          { date: '2020-08-21', amount: -160_500 },
          { date: '2026-02-04', amount: 929_836 },
        ],
      },
      outputs: { xirr: -4.51, gain: -234_164, absoluteReturn: -20.12, days: 2350 },
      source: 'a second, exact calculation',
    },
  ],
  content,
  ask: { answers: [] },
  headline: ['xirr', 'gain'],
  refusals: {
    nothingPaid: 'No amount is paid in. Press “Received” under each amount you paid in, or put a minus before it.',
    nothingReceived: 'No amount is received. Add what you got back, or today’s value, without a minus.',
    noRate:
      'No yearly rate above −99.99% and up to 10,000% fits these payments. Check the dates, the amounts and the minus signs.',
  },
  noWorking: 'No formula gives XIRR directly. We try rates until all payments, valued on the first day, add up to 0.',
  related: ['cagr', 'sip_lumpsum', 'swp', 'capital_gains'],
  compute: ({ flows }) => {
    const found = internalRate(flows);
    if (!found.ok) return fail(found.field, found.why);
    const { rate, rates } = found;
    const { invested, received, days } = flowTotals(flows);
    const gain = received - invested;
    const firstPayment = isBorrowed(flows) ? 'received' : 'paidIn';
    return {
      xirr: rate * 100,
      gain,
      absoluteReturn: (gain / invested) * 100,
      invested,
      received,
      days,
      firstPayment,
      byDate: () => {
        const onDate = new Map<string, (typeof flows)[number][]>();
        for (const flow of flows) {
          const others = onDate.get(flow.date);
          if (others) others.push(flow);
          else onDate.set(flow.date, [flow]);
        }
        const [payIn, receive] = [adder(), adder()];
        return [...onDate.keys()].sort().map((date) => {
          const { invested: paidIn, received } = flowTotals(onDate.get(date) ?? []);
          return { date, paidIn, received, paidInSoFar: payIn(paidIn), receivedSoFar: receive(received) };
        });
      },
      notes: [
        rates.length > 1 && {
          id: 'several',
          figures: { lowest: (rates[0] ?? rate) * 100, highest: (rates.at(-1) ?? rate) * 100 },
        },
        days < 365 && firstPayment === 'paidIn' && 'underAYear',
        firstPayment === 'received' && 'cameFirst',
      ],
    };
  },
});
