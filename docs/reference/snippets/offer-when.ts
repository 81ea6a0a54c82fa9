import { defineTool, fail } from '#engine';

export default defineTool({
  inputs: {
    kind: {
      kind: 'choice',
      label: 'Deposit',
      options: [
        { value: 'bank', label: 'Bank' },
        { value: 'office', label: 'Post office' },
      ],
      default: 'bank',
    },
    // #region shown
    bonus: {
      kind: 'percent',
      label: 'Bonus rate',
      default: 0,
      min: 0,
      max: 1,
      step: 0.25,
      offerWhen: { kind: 'bank' },
    },
    // #endregion
  },
  outputs: { rate: { kind: 'percent', label: 'Rate a year' } },
  refusals: { noBonus: 'A post office pays no bonus. Set it to 0.' },
  basis: ['The rate is 7% before any bonus.'],
  examples: [{ title: 'A bonus of 0.5%', inputs: { bonus: 0.5 }, outputs: { rate: 7.5 } }],
  compute: ({ kind, bonus }) => (kind === 'office' && bonus > 0 ? fail('bonus', 'noBonus') : { rate: 7 + bonus }),
});
