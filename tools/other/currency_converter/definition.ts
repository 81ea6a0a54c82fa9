import { at, defineTool, fail, textWith } from '#engine';
import { roundSignificant } from '#maths/basics.ts';
import content from './content.ts';
import { foreign, readFrankfurter, reference } from './rates.ts';

const currencies = [
  { value: 'INR', label: 'Indian rupee (INR)' },
  { value: 'USD', label: 'US dollar (USD)' },
  { value: 'EUR', label: 'Euro (EUR)' },
  { value: 'GBP', label: 'British pound (GBP)' },
  { value: 'JPY', label: 'Japanese yen (JPY)' },
  { value: 'AED', label: 'UAE dirham (AED)' },
  { value: 'SGD', label: 'Singapore dollar (SGD)' },
  { value: 'AUD', label: 'Australian dollar (AUD)' },
  { value: 'CAD', label: 'Canadian dollar (CAD)' },
] as const;

/** One and several of each currency, as a sentence names them. */
const spoken = {
  INR: ['Indian rupee', 'Indian rupees (₹)'],
  USD: ['US dollar', 'US dollars'],
  EUR: ['euro', 'euros'],
  GBP: ['British pound', 'British pounds'],
  JPY: ['Japanese yen', 'Japanese yen'],
  AED: ['UAE dirham', 'UAE dirhams'],
  SGD: ['Singapore dollar', 'Singapore dollars'],
  AUD: ['Australian dollar', 'Australian dollars'],
  CAD: ['Canadian dollar', 'Canadian dollars'],
} as const;
const codes = currencies.map(({ value }) => value);
type Code = (typeof codes)[number];
/** What people call each currency in a search. */
const currencyWords: Readonly<Record<Code, string>> = {
  INR: 'rupees, rupee, rupaye, inr',
  USD: 'dollar, dollars, usd',
  EUR: 'euro, euros, eur',
  GBP: 'pound, pounds, gbp',
  JPY: 'yen, jpy',
  AED: 'dirham, dirhams, aed',
  SGD: 'singapore dollar, singapore dollars, sgd',
  AUD: 'australian dollar, australian dollars, aud',
  CAD: 'canadian dollar, canadian dollars, cad',
};
const namesOf = (code: Code) => at(currencyWords, code).split(', ');
/** "dollar", "to rupees", and "rupees to dollar", since "rupees" alone says nothing in a search. */
const settingWords = codes.flatMap((code) => [
  ...(code === 'INR'
    ? []
    : [
        { words: at(currencyWords, code), inputs: { from: code } },
        {
          words: namesOf('INR')
            .flatMap((rupees) => namesOf(code).map((name) => `${rupees} to ${name}`))
            .join(', '),
          inputs: { from: 'INR', to: code },
        },
      ]),
  {
    words: namesOf(code)
      .flatMap((name) => [`to ${name}`, `in ${name}`, `into ${name}`])
      .join(', '),
    inputs: { to: code },
  },
]);
const some = (figure: string, code: Code, name: 0 | 1) =>
  code === 'INR' ? `₹${figure}` : `${figure} ${at(at(spoken, code), name)}`;
/** What an amount comes to, for every two currencies. */
const sayings = codes.flatMap((from) =>
  codes.flatMap((to) =>
    ([0, 1] as const).flatMap((name) => {
      const gets = some('{converted}', to, name);
      const one = name === 0 ? { converted: 1 } : {};
      return [
        { text: `${some('{amount}', from, 0)} is ${gets}.`, showWhen: { from, to, amount: 1, ...one } },
        {
          text: `${some('{amount}', from, 1)} are ${gets}.`,
          // less is shown as 0
          showWhen: { from, to, amount: { above: 0.005 }, converted: { above: 0 }, ...one },
        },
      ];
    }),
  ),
);

/** Amounts that people look up. */
const AMOUNTS = [1, 10, 50, 100, 500, 1_000, 5_000, 10_000, 50_000, 1_00_000];

export default defineTool({
  inputs: {
    amount: { kind: 'number', label: 'Amount', default: 1000, allowed: [0, 1e15] },
    from: { kind: 'choice', label: 'From', options: currencies, default: 'USD' },
    to: { kind: 'choice', label: 'To', options: currencies, default: 'INR' },
    markup: {
      kind: 'percent',
      label: 'Bank markup',
      help: 'What a bank or card takes off the market rate.',
      default: 0,
      usual: [0, 5],
      step: 0.25,
      more: true,
    },
    manualRate: {
      kind: 'number',
      label: 'Your own rate',
      asked: { words: 'at, rate' },
      help: 'For one unit of the first currency. 0 uses the live rate.',
      default: 0,
      unset: true,
      more: true,
    },
  },
  outputs: {
    converted: {
      kind: 'number',
      label: 'Converted amount',
      labels: codes.map((to) => ({ text: `In ${at(spoken, to)[1]}`, showWhen: { to } })),
      decimals: 2,
    },
    rate: { kind: 'number', label: 'Exchange rate before markup', short: 'Exchange rate', decimals: 10 },
    inverseRate: { kind: 'number', label: 'Reverse rate', decimals: 10 },
  },
  tables: {
    amounts: {
      title: 'Other amounts at this rate',
      open: true,
      columns: {
        amount: { kind: 'number', label: 'Amount' },
        converted: { kind: 'number', label: 'You get', decimals: 2 },
        back: { kind: 'number', label: 'The other way round', decimals: 2 },
      },
    },
  },
  notes: {
    typed:
      'We use the rate you typed from {from} to {to}, {rate}. It does not change when you swap the currencies. Set it to 0 to use the live rate.',
    same: 'Both currencies are the same, so the rate is 1.',
  },
  story: [...sayings, { text: 'There is nothing to convert.' }],
  levers: [
    ...codes.map((to) => ({
      text: textWith('Without the markup you would get {more} more.', { more: some('{by.converted}', to, 1) }),
      set: { markup: '0' },
      moves: { converted: 'up' as const },
      showWhen: { to, markup: { above: 0 } },
    })),
    ...codes.map((to) => ({
      text: textWith('On a card that adds 3.5%, you would get {less} less.', { less: some('{by.converted}', to, 1) }),
      set: { markup: '3.5' },
      moves: { converted: 'down' as const },
      showWhen: { to, markup: { below: 0.01 } },
    })),
  ],
  basis: [
    'Live rates are daily reference rates, for information. A bank, card or money changer uses its own rate.',
    'If you type a rate, we use it instead of a live one. We work out a rate between two foreign currencies through the rupee.',
  ],
  examples: [
    {
      title: '1,000 dollars to rupees if a dollar costs ₹50',
      inputs: { manualRate: 50 },
      outputs: { converted: 50_000, rate: 50, inverseRate: 0.02 },
    },
    {
      title: 'The same if the bank keeps 2%',
      inputs: { manualRate: 50, markup: 2 },
      outputs: { converted: 49_000, rate: 50 },
    },
  ],
  content,
  noWorking: 'The rate comes from a service or from you. We multiply the amount by it and deduct the markup.',
  live: {
    label: 'Exchange rates',
    reference,
    source: {
      service: 'rates',
      name: 'Frankfurter',
      address: 'https://api.frankfurter.dev/v2/rates',
      query: `?base=INR&quotes=${foreign.join(',')}`,
      read: readFrankfurter,
    },
  },
  swaps: [{ label: 'Swap currencies', inputs: ['from', 'to'] }],
  refusals: {
    wholeMarkup: 'Bank markup can be at most 100%.',
    noLiveRate: 'Today’s rate did not load. Enter your own, or try again.',
  },
  asks: [{ text: 'How much must I exchange to get {target}?', input: 'amount', output: 'converted' }],
  ask: { sets: settingWords },
  related: ['gst', 'inflation', 'budget_planner', 'education_loan'],
  compute: ({ amount, from, to, markup, manualRate }, live) => {
    if (markup > 100) return fail('markup', 'wholeMarkup');
    const same = from === to;
    const typed = !same && manualRate > 0;
    // live figures are units of a currency for one rupee; 0 where there is none
    const has = (live && at(live, from)) ?? 0;
    const gets = (live && at(live, to)) ?? 0;
    const liveRate = has > 0 && gets > 0 ? gets / has : 0;
    const rate = same ? 1 : typed ? manualRate : liveRate;
    if (rate === 0) return fail('manualRate', 'noLiveRate');
    const kept = 1 - markup / 100;
    return {
      converted: amount * rate * kept,
      // as exchange rates are quoted
      rate: roundSignificant(rate, 6),
      inverseRate: roundSignificant(1 / rate, 6),
      amounts: () =>
        AMOUNTS.map((each) => ({ amount: each, converted: each * rate * kept, back: (each / rate) * kept })),
      notes: same ? ['same'] : typed ? ['typed'] : [],
    };
  },
});
