import { defineTool, fail } from '#engine';
import content from './content.ts';

const reached = { monthsToGoal: 0 } as const;

/** Rows that can be hidden, days, a text axis, a month axis, failures at a cell, results that follow rows and other results. */
export default defineTool({
  inputs: {
    bought: { kind: 'toggle', label: 'I have bought gold [24K + "22K"]', default: true },
    purchases: {
      kind: 'rows',
      label: 'Purchases (with + or "on" exchange)',
      showWhen: { bought: true },
      item: 'Purchase {number}',
      columns: {
        shop: { kind: 'text', label: 'Shop', default: 'A shop' },
        day: { kind: 'date', label: 'Day', default: '2026-01-15' },
        grams: { kind: 'number', label: 'Grams', default: 5 },
        paid: { kind: 'currency', label: 'Paid', default: 40_000 },
      },
      min: 0,
      max: 60,
      default: [
        { shop: 'Jewellery market on the old station road', day: '2024-11-01', grams: 10, paid: 75_000 },
        { shop: 'Temple street', day: '2025-10-20', grams: 4, paid: 50_000 },
      ],
    },
    goal: { kind: 'number', label: 'Grams that you want', default: 50, usual: [1, 200], step: 1 },
    monthly: { kind: 'currency', label: 'You save per month', default: 5000, usual: [0, 100_000], step: 500 },
    from: { kind: 'date', label: 'Saving from', default: '', optional: true, more: true },
  },
  outputs: {
    grams: { kind: 'number', label: 'Gold that you have, grams', decimals: 3 },
    average: { kind: 'currency', label: 'Average price of a gram', decimals: 2, showWhen: { purchases: { above: 0 } } },
    paid: { kind: 'currency', label: 'Paid for all of it' },
    monthsToGoal: {
      kind: 'months',
      label: 'Until your goal',
      labels: [{ text: 'Your goal is reached', showWhen: reached }],
      better: 'lower',
    },
    goalMonth: {
      kind: 'month',
      label: 'Month of the goal',
      showWhen: { from: { not: '' }, monthsToGoal: { above: 0 } },
    },
    lastDay: { kind: 'date', label: 'Last purchase', emphasis: 'quiet', showWhen: { purchases: { above: 0 } } },
  },
  tables: {
    byPurchase: {
      title: 'Your purchases',
      open: true,
      columns: {
        shop: { kind: 'text', label: 'Shop' },
        day: { kind: 'date', label: 'Day' },
        price: { kind: 'currency', label: 'Price of a gram', decimals: 2 },
        total: { kind: 'currency', label: 'Paid until then', role: 'principal' },
      },
      showWhen: { purchases: { above: 0 } },
    },
  },
  charts: [
    { kind: 'bars', title: 'Price of a gram by shop', table: 'byPurchase', x: 'shop', series: ['price'] },
    {
      kind: 'line',
      title: 'Paid by day',
      table: 'byPurchase',
      x: 'day',
      series: ['total'],
      marks: [{ y: 'paid', label: 'All of it' }],
      showWhen: { grams: { above: 0 } },
    },
  ],
  notes: {
    noGold: 'Without a purchase there is no price of a gram, so the goal cannot be reached.',
    never: { text: 'With nothing saved the goal is not reached.', at: 'monthsToGoal' },
    since: { text: 'The first purchase was on {day}.', figures: { day: { kind: 'date' } } },
  },
  refusals: {
    noGrams: 'A purchase has at least a thousandth of a gram.',
    tooLong: 'That takes more than a thousand years. Save more per month.',
  },
  story: [
    { text: 'Your goal is reached in {monthsToGoal}.', showWhen: { monthsToGoal: { above: 0 }, grams: { above: 0 } } },
    { text: 'You have the {goal} grams that you want.', showWhen: { grams: { above: 0 }, paid: { above: 0 } } },
    { text: 'Without gold or saving there is no day for your goal.' },
  ],
  basis: [
    'Gold is taken at the average price of your own purchases.',
    { text: 'There is no purchase yet.', showWhen: { purchases: { below: 1 } } },
  ],
  examples: [
    {
      title: 'Two purchases',
      inputs: {},
      // (75,000 + 50,000) ÷ 14 grams; 36 grams at that price, in months of 5,000
      outputs: { grams: 14, average: 8928.57, paid: 125_000, monthsToGoal: 65 },
    },
  ],
  content,
  noWorking: 'It is a sum and a division.',
  headline: ['monthsToGoal'],
  figure: 'monthsToGoal',
  compute: ({ bought, purchases: all, goal, monthly, from }) => {
    const purchases = bought ? all : [];
    const none = purchases.findIndex(({ grams }) => grams < 0.001);
    if (none >= 0) return fail(`purchases.${none}.grams`, 'noGrams');
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
    const grams = sum(purchases.map((each) => each.grams));
    const paid = sum(purchases.map((each) => each.paid));
    const average = grams === 0 ? 0 : paid / grams;
    const missing = Math.max(0, goal - grams);
    const possible = missing === 0 || (monthly > 0 && grams > 0);
    const months = missing === 0 || !possible ? 0 : Math.ceil((missing * average) / monthly);
    if (months > 12_000) return fail('monthly', 'tooLong');
    const [year = 0, month = 0] = from.split('-').map(Number);
    const end = (year || 0) * 12 + (month || 1) - 1 + months;
    const days = purchases.map(({ day }) => day).sort();
    return {
      grams,
      average,
      paid,
      monthsToGoal: months,
      goalMonth:
        from === '' || Math.floor(end / 12) > 9999
          ? ''
          : `${String(Math.floor(end / 12)).padStart(4, '0')}-${String((end % 12) + 1).padStart(2, '0')}`,
      lastDay: days.at(-1) ?? '',
      byPurchase: () => {
        let total = 0;
        return purchases.map((each) => {
          total += each.paid;
          return { shop: each.shop, day: each.day, price: each.paid / each.grams, total };
        });
      },
      notes: [
        grams === 0 && 'noGold',
        grams > 0 && !possible && 'never',
        days[0] !== undefined && { id: 'since', figures: { day: days[0] } },
      ],
    };
  },
});
