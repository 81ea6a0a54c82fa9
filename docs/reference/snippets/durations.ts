import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    goal: { kind: 'currency', label: 'Goal', default: 500_000 },
    monthly: { kind: 'currency', label: 'Saved a month', default: 10_000, accepts: { above: 0 } },
  },
  // #region shown
  outputs: { time: { kind: 'months', label: 'Time to the goal' } },
  // #endregion
  basis: ['Without interest. A month that is begun counts.'],
  examples: [{ title: '₹5,00,000 at ₹10,000 a month', inputs: {}, outputs: { time: 50 } }],
  compute: ({ goal, monthly }) => ({ time: monthly === 0 ? 0 : Math.ceil(goal / monthly) }),
});
