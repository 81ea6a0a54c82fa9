import { defineTool } from '#engine';

export default defineTool({
  // #region shown
  inputs: {
    rent: {
      kind: 'currency',
      label: 'Rent your employer knows of',
      default: 15_000,
      allowed: [{ above: 0 }],
      whole: 100,
      moveBy: 1_000,
      solve: 'first',
      about: 'rentPaid.month',
      labelReason: 'HRA is for the rent that is declared.',
    },
    basic: {
      kind: 'currency',
      label: 'Monthly basic salary and DA',
      default: 50_000,
      about: 'basic.month',
      solve: false,
    },
    covered: { kind: 'toggle', label: 'My employer pays HRA', default: true },
    most: { kind: 'currency', label: 'Exempt at most', help: '0 means no limit.', default: 0, unset: true },
  },
  outputs: {
    exempt: { kind: 'currency', label: 'Exempt HRA in a year', about: 'hraExempt.year' },
  },
  asks: [{ text: 'What rent makes {target} exempt?', input: 'rent', output: 'exempt', target: 150_000 }],
  falls: { exempt: ['basic'] },
  keep: { history: { title: 'Exempt HRA over time', outputs: ['exempt'] } },
  insight: {
    title: 'In plain words',
    about: 'A service of your choice explains the figures.',
    prompt: ({ rent, basic }) => `Explain the exemption of a rent of ₹${rent} on a basic salary of ₹${basic}.`,
  },
  // #endregion
  noWorking: 'It is one difference.',
  basis: ['The rent less a tenth of the basic salary is exempt.'],
  examples: [{ title: 'Rent of ₹15,000 on a basic salary of ₹50,000', inputs: {}, outputs: { exempt: 120_000 } }],
  compute: ({ basic, covered, most, rent }) => {
    const exempt = covered ? Math.max(0, rent - basic / 10) * 12 : 0;
    return { exempt: most === 0 ? exempt : Math.min(exempt, most) };
  },
});
