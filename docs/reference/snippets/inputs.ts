import { defineTool, fail } from '#engine';

export default defineTool({
  // #region shown
  inputs: {
    name: { kind: 'text', label: 'Name of the goal', default: 'Scooter' },
    mode: {
      kind: 'choice',
      label: 'I pay',
      options: [
        { value: 'once', label: 'Once', asked: 'lump sum', compared: { once: '{monthly} × 12 × {tenure}' } },
        { value: 'monthly', label: 'Every month' },
      ],
      default: 'monthly',
    },
    once: { kind: 'currency', label: 'Amount', default: 100_000, showWhen: { mode: 'once' } },
    monthly: {
      kind: 'currency',
      label: 'Amount a month',
      default: 5_000,
      usual: [1_000, 50_000],
      step: 1_000,
      chips: [2_000, 5_000, 10_000],
      showWhen: { mode: 'monthly' },
    },
    tenure: { kind: 'years', label: 'For', default: 1.5, usual: [0, 5], step: 0.5, months: true, days: true },
    rate: {
      kind: 'percent',
      label: 'Return a year',
      help: 'What the bank quotes.',
      default: 7,
      usual: [-10, 15],
      step: 0.5,
      allowed: [-1e9],
      ways: { below: 'Falls', above: 'Rises' },
    },
    senior: { kind: 'toggle', label: 'I am 60 or older', default: false },
    bonus: { kind: 'percent', label: 'Bonus', default: 0, usual: [0, 1], step: 0.25, offerWhen: { senior: true } },
    group: {
      kind: 'choice',
      label: 'Age group',
      options: [
        { value: 'young', label: 'Below 60' },
        { value: 'senior', label: '60 or older', asked: 'senior citizen' },
      ],
      default: 'young',
    },
    half: {
      kind: 'choice',
      label: 'Half of the year',
      options: [
        { value: 'first', label: 'April to September', until: '09-30' },
        { value: 'second', label: 'October to March', until: '03-31' },
      ],
      default: 'first',
    },
    age: { kind: 'years', age: true, label: 'My age', default: 30, whole: true },
    opened: { kind: 'date', label: 'Opened on', default: '', optional: true, min: '1960-01-01', max: '2060-12-31' },
    holders: { kind: 'number', label: 'Holders', default: 1, whole: true, negative: 'nobody', more: true },
  },
  swaps: [{ label: 'Swap both amounts', inputs: ['once', 'monthly'] }],
  // #endregion
  outputs: { each: { kind: 'currency', label: 'For each holder' } },
  notes: { goal: '{name}: opened on {opened}, at the age of {age}.', nobody: 'Fewer than no holders: we show 0.' },
  refusals: { noBonus: 'Only people of 60 or older get a bonus. Set it to 0.' },
  basis: ['Simple interest on all that is paid in.'],
  examples: [
    { title: '₹1,00,000 for a year', inputs: { mode: 'once', tenure: 1, half: 'first' }, outputs: { each: 107_000 } },
  ],
  compute: ({ name, mode, once, monthly, tenure, rate, senior, bonus, group, half, opened, holders }) => {
    if (bonus > 0 && !senior) return fail('bonus', 'noBonus');
    const paid = mode === 'once' ? once : monthly * tenure * 12;
    const years = half === 'first' ? tenure : Math.max(0, tenure - 0.5);
    const each = (paid * (1 + ((rate + bonus + (group === 'senior' ? 0.5 : 0)) * years) / 100)) / Math.max(1, holders);
    return { each, notes: [name !== '' && opened !== '' && 'goal'] };
  },
});
