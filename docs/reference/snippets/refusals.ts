import { defineTool, fail } from '#engine';

export default defineTool({
  inputs: {
    from: { kind: 'years', label: 'Age today', default: 30, min: 18, max: 60, step: 1 },
    to: { kind: 'years', label: 'Age at retirement', default: 60, min: 40, max: 75, step: 1 },
  },
  outputs: { left: { kind: 'years', label: 'Years left' } },
  // #region shown
  refusals: {
    passed: 'Retirement at {to} is not after today, at {from}.',
    tooLong: { text: 'That is {left} years; at most 50 are counted.', figures: { left: { kind: 'years' } } },
  },
  // #endregion
  basis: ['Whole ages are compared.'],
  examples: [{ title: 'From 30 to 60', inputs: {}, outputs: { left: 30 } }],
  // #region shown
  compute: ({ from, to }) => {
    if (to <= from) return fail('to', 'passed');
    if (to - from > 50) return fail('to', 'tooLong', { left: to - from });
    return { left: to - from };
  },
  // #endregion
});
