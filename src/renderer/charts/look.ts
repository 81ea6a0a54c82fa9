/** Colours and small objects shared by all charts; kept constant so that recharts does not start over. */
const series = [1, 3, 4, 5, 6];
/** The colour of the series at a place. */
export const colourOf = (index: number) => `var(--h-colors-chart-${series[index % series.length]})`;
/** The two slices as the product specifies them, then the others. */
export const sliceColours = ['#d97706', '#f59e0b', ...[3, 4, 5, 6].map((number) => `var(--h-colors-chart-${number})`)];

export const fullSize = { width: '100%', height: '100%' } as const;
export const axisTick = { fill: 'var(--h-colors-muted)', fontSize: 12 } as const;
export const axisLine = { stroke: 'var(--h-colors-line)' } as const;
export const tooltipBox = {
  background: 'var(--h-colors-panel)',
  border: '1px solid var(--h-colors-line)',
  borderRadius: 8,
  color: 'var(--h-colors-fg)',
  fontSize: 14,
  // a line wider than the chart would be cut at its edge
  whiteSpace: 'normal',
} as const;
/** Where a ring stands beside the figures a tooltip keeps within it, with the margin that recharts leaves at its sides. */
export const tooltipPlace = { maxWidth: 'calc(100% - 10px)' } as const;
export const tooltipItem = { color: 'var(--h-colors-fg)' } as const;
export const withLegend = { ...fullSize, display: 'flex', flexDirection: 'column' } as const;
/** The rest of the height; the chart in it has no size of its own that could hold the legend off. */
export const withLegendPlot = { flex: '1 1 0', minHeight: 0, minWidth: 0 } as const;
export const legendList = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 12,
  listStyle: 'none',
  fontSize: 14,
  color: 'var(--h-colors-fg)',
} as const;
export const legendItem = { display: 'flex', alignItems: 'center', gap: 4 } as const;
export const legendIcon = { width: 14, height: 14, flexShrink: 0 } as const;
export const chartMargin = { top: 8, right: 8, bottom: 0, left: 0 } as const;
/** What stands behind the bar under the pointer. */
export const cursorFill = { fill: 'var(--h-colors-sunken)' } as const;
