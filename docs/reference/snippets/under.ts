import { defineTool } from '#engine';

export default defineTool({
  inputs: {
    pay: { kind: 'currency', label: 'Pay a year', default: 1_000_000, min: 100_000, max: 5_000_000, step: 10_000 },
  },
  outputs: { taxed: { kind: 'currency', label: 'Taxed' } },
  tables: {
    // #region shown
    lines: {
      title: 'Line by line',
      columns: {
        line: { kind: 'text', label: 'Line', values: { pay: 'Pay', standard: 'Standard deduction' } },
        section: { kind: 'text', label: 'Section', values: { of15: 'section 15', of16: 'section 16' }, under: 'line' },
        amount: { kind: 'currency', label: 'Amount' },
      },
    },
    // #endregion
  },
  basis: ['A standard deduction of ₹75,000, but never more than the pay.'],
  examples: [{ title: 'A pay of ₹10 lakh', inputs: {}, outputs: { taxed: 925_000 } }],
  compute: ({ pay }) => {
    const standard = Math.min(pay, 75_000);
    return {
      taxed: pay - standard,
      lines: () => [
        { line: 'pay', section: 'of15', amount: pay },
        { line: 'standard', section: 'of16', amount: standard },
      ],
    };
  },
});
