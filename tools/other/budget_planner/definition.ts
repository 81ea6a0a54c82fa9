import { defineTool } from '#engine';
import content from './content.ts';

const kinds = { need: 'Needs', want: 'Wants', saving: 'Savings' } as const;

export default defineTool({
  inputs: {
    monthlyIncome: {
      kind: 'currency',
      about: 'householdIncome.month',
      label: 'Monthly income',
      per: 'month',
      asked: { words: 'salary, income, kamai, in hand, सैलरी, आय' },
      help: 'Your family’s, after tax and PF.',
      default: 100_000,
    },
    expenses: {
      kind: 'rows',
      label: 'Expenses and savings',
      item: 'Line {number}',
      columns: {
        name: { kind: 'text', label: 'Name', default: '' },
        kind: {
          kind: 'choice',
          label: 'Type',
          options: [
            { value: 'need', label: 'Need' },
            { value: 'want', label: 'Want' },
            { value: 'saving', label: 'Saving' },
          ],
          default: 'need',
        },
        amount: { kind: 'currency', label: 'Monthly amount', default: 0 },
      },
      min: 0,
      max: 60,
      default: [
        { name: 'Rent or EMI', kind: 'need', amount: 30_000 },
        { name: 'Groceries', kind: 'need', amount: 10_000 },
        { name: 'Utilities', kind: 'need', amount: 4000 },
        { name: 'Transport', kind: 'need', amount: 5000 },
        { name: 'School fees', kind: 'need', amount: 6000 },
        { name: 'Insurance', kind: 'need', amount: 3000 },
        { name: 'Eating out', kind: 'want', amount: 5000 },
        { name: 'Shopping', kind: 'want', amount: 6000 },
        { name: 'Travel', kind: 'want', amount: 5000 },
        { name: 'SIP', kind: 'saving', amount: 10_000 },
        { name: 'PPF', kind: 'saving', amount: 5000 },
        { name: 'Emergency fund', kind: 'saving', amount: 5000 },
      ],
    },
    needsTarget: { kind: 'percent', label: 'Target for needs', default: 50, more: true },
    wantsTarget: { kind: 'percent', label: 'Target for wants', default: 30, more: true },
    savingsTarget: { kind: 'percent', label: 'Target for savings', default: 20, more: true },
  },
  outputs: {
    surplus: { kind: 'currency', label: 'Left over each month', short: 'Left each month' },
    needsShare: { kind: 'percent', label: 'Needs as a share of income', short: 'Needs' },
    wantsShare: { kind: 'percent', label: 'Wants as a share of income' },
    savingsShare: { kind: 'percent', label: 'Savings as a share of income' },
    needsGap: {
      kind: 'currency',
      label: 'Needs against target',
      labels: [
        { text: 'Needs, over target', showWhen: { needsGap: { above: 0 } } },
        { text: 'Needs, under target', showWhen: { needsGap: { below: 0 } }, unsigned: true },
      ],
      emphasis: 'quiet',
    },
    wantsGap: {
      kind: 'currency',
      label: 'Wants against target',
      labels: [
        { text: 'Wants, over target', showWhen: { wantsGap: { above: 0 } } },
        { text: 'Wants, under target', showWhen: { wantsGap: { below: 0 } }, unsigned: true },
      ],
      emphasis: 'quiet',
    },
    savingsGap: {
      kind: 'currency',
      label: 'Savings against target',
      labels: [
        { text: 'Savings, over target', showWhen: { savingsGap: { above: 0 } } },
        { text: 'Savings, under target', showWhen: { savingsGap: { below: 0 } }, unsigned: true },
      ],
      emphasis: 'quiet',
    },
  },
  tables: {
    split: {
      first: ['kind', 'actual', 'gap'],
      title: 'Your spending against targets',
      tab: 'Targets',
      columns: {
        kind: { kind: 'text', label: 'Type', values: { ...kinds, left: 'Left over' } },
        actual: { kind: 'currency', label: 'Actual' },
        target: { kind: 'currency', label: 'Target', role: 'neutral' },
        gap: { kind: 'currency', label: 'Actual less target' },
        share: { kind: 'percent', label: 'Share of income' },
      },
    },
    spending: {
      title: 'Where the money goes, largest first',
      sheet: 'Where the money goes',
      tab: 'Spending',
      columns: {
        name: { kind: 'text', label: 'Name' },
        kind: { kind: 'text', label: 'Type', values: kinds, under: 'name' },
        amount: { kind: 'currency', label: 'Monthly amount' },
        share: { kind: 'percent', label: 'Share of income' },
      },
    },
  },
  notes: {
    noIncome: { text: 'Enter an income to see the shares. Until then they are 0.', kind: 'careful' },
    overspent: { text: 'Your expenses and savings add up to more than your income.', kind: 'careful' },
    splitTotal: {
      text: 'Your three targets do not add up to 100%. We still apply each one to your whole income.',
      kind: 'careful',
    },
  },
  charts: [
    { kind: 'shares', title: 'Where the money goes', table: 'split', label: 'kind', value: 'actual' },
    { kind: 'bars', title: 'Your spending against targets', table: 'split', x: 'kind', series: ['actual', 'target'] },
  ],
  story: [
    {
      text: '{surplus} of your {monthlyIncome} is left each month, and you save {savingsShare} of your income.',
      showWhen: { surplus: { above: 0 } },
    },
    {
      text: 'You plan to spend {over} a month more than you earn.',
      showWhen: { surplus: { below: 0 } },
      figures: { over: { kind: 'currency', of: 'surplus', times: -1 } },
    },
    { text: 'Every rupee of your income has a plan.', showWhen: { monthlyIncome: { above: 0 } } },
    { text: 'Enter your income to see what is left.' },
  ],
  levers: [
    {
      text: 'Save this {surplus} every month, and you have {fiveYears} in five years, even without growth.',
      figures: { fiveYears: { kind: 'currency', of: 'surplus', times: 60 } },
      showWhen: { surplus: { above: 0 } },
    },
  ],
  basis: [
    'Shares and targets are percentages of the monthly income.',
    'A figure against target is what you spend or save less the target: above 0 it is over the target, below 0 under it.',
    'The 50/30/20 split is a rule of thumb, not law. Change it to suit your household.',
  ],
  examples: [
    {
      title: 'A household on ₹1 lakh a month',
      inputs: {},
      outputs: {
        surplus: 6000,
        needsShare: 58,
        wantsShare: 16,
        savingsShare: 20,
        needsGap: 8000,
        wantsGap: -14_000,
        savingsGap: 0,
      },
    },
    {
      title: '₹40,000 a month, with ₹30,000 going to rent',
      inputs: {
        monthlyIncome: 40_000,
        expenses: [
          { name: 'Rent', kind: 'need', amount: 30_000 },
          { name: 'SIP', kind: 'saving', amount: 5000 },
        ],
        needsTarget: 60,
        wantsTarget: 20,
      },
      outputs: {
        surplus: 5000,
        needsShare: 75,
        wantsShare: 0,
        savingsShare: 12.5,
        needsGap: 6000,
        wantsGap: -8000,
        savingsGap: -3000,
      },
    },
  ],
  content,
  ask: { answers: [], idle: 'rule, baante, baantna, split, divide' },
  noWorking: 'The figures are sums of your expenses and their shares of your income.',
  keep: {},
  asks: [
    { text: 'What income leaves me {target} each month?', input: 'monthlyIncome', output: 'surplus', target: 20_000 },
  ],
  next: [
    {
      tool: 'sip_lumpsum',
      text: 'What can {surplus} a month grow to in 10 years?',
      with: { monthlyAmount: '{surplus}', years: '10' },
      showWhen: { surplus: { above: 0 } },
    },
  ],
  related: ['financial_health', 'net_worth', 'salary', 'goal_planner', 'emi_calculator'],
  compute: ({ monthlyIncome, expenses, needsTarget, wantsTarget, savingsTarget }) => {
    const shareOf = (amount: number) => (monthlyIncome > 0 ? (amount / monthlyIncome) * 100 : 0);
    const part = (kind: keyof typeof kinds, percent: number) => {
      const actual = expenses.reduce((sum, row) => (row.kind === kind ? sum + row.amount : sum), 0);
      const target = (monthlyIncome * percent) / 100;
      return { kind, actual, target, gap: actual - target, share: shareOf(actual) };
    };
    const needs = part('need', needsTarget);
    const wants = part('want', wantsTarget);
    const savings = part('saving', savingsTarget);
    const surplus = monthlyIncome - needs.actual - wants.actual - savings.actual;
    const noTarget = Math.max(0, monthlyIncome - needs.target - wants.target - savings.target);
    const unplanned = { target: noTarget, gap: surplus - noTarget };
    return {
      surplus,
      needsShare: needs.share,
      wantsShare: wants.share,
      savingsShare: savings.share,
      needsGap: needs.gap,
      wantsGap: wants.gap,
      savingsGap: savings.gap,
      // with what is left the parts are the whole income, so that the ring's shares are those of the results
      split: () => [
        needs,
        wants,
        savings,
        ...(surplus > 0 ? [{ kind: 'left' as const, actual: surplus, ...unplanned, share: shareOf(surplus) }] : []),
      ],
      spending: () =>
        expenses
          .filter((row) => row.amount > 0)
          .sort((one, other) => other.amount - one.amount)
          .map(({ name, kind, amount }) => ({
            name: name.trim() === '' ? 'Unnamed' : name,
            kind,
            amount,
            share: shareOf(amount),
          })),
      notes: [
        ...(monthlyIncome > 0 ? [] : (['noIncome'] as const)),
        ...(surplus < 0 ? (['overspent'] as const) : []),
        // in binary 33.3, 33.3 and 33.4 do not add up to exactly 100
        ...(Math.abs(needsTarget + wantsTarget + savingsTarget - 100) > 1e-9 ? (['splitTotal'] as const) : []),
      ],
    };
  },
});
