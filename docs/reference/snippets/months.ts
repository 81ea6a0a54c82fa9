import { defineTool } from '#engine';

export default defineTool({
  // #region shown
  inputs: {
    tenure: { kind: 'years', label: 'Loan for', default: 1.5, min: 0, max: 5, step: 0.5, months: true, days: true },
  },
  // #endregion
  outputs: { instalments: { kind: 'number', label: 'Instalments' } },
  basis: ['One instalment a month.'],
  examples: [{ title: 'A loan for 18 months', inputs: {}, outputs: { instalments: 18 } }],
  compute: ({ tenure }) => ({ instalments: tenure * 12 }),
});
