import { defineTool } from '#engine';

export default defineTool({
  inputs: { opened: { kind: 'date', label: 'Opened on', default: '2026-04-01', min: '2000-01-01', max: '2060-12-31' } },
  // #region shown
  outputs: {
    matures: { kind: 'date', label: 'Matures on' },
    last: { kind: 'month', label: 'Last deposit in' },
  },
  // #endregion
  basis: ['The account runs for 5 years. A day that there is not becomes the 28th.'],
  examples: [{ title: 'Opened on 1 April 2026', inputs: {}, outputs: { matures: '2031-04-01', last: '2031-03' } }],
  compute: ({ opened }) => {
    const year = Number(opened.slice(0, 4)) + 5;
    const month = Number(opened.slice(5, 7));
    const day = opened.endsWith('-02-29') ? '28' : opened.slice(8);
    const last = month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
    return { matures: `${year}-${opened.slice(5, 7)}-${day}`, last };
  },
});
