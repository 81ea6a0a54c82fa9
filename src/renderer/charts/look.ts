import { palette } from '#src/design/palette.ts';

/** Colours and small objects shared by all charts; kept constant so that recharts does not start over. */
const colour = (name: number | string) => `var(--h-colors-chart-${name})`;
// the product names these two by their value, which both themes share
const ROLES = { principal: palette.principal[0], returns: palette.returns[0], interest: colour(3) } as const;
const OTHERS = [4, 5, 6, 7, 8, 9].map(colour);

/** The colours of what a chart draws: by what it is, or else the next of the others. */
export function coloursOf(roles: readonly (keyof typeof ROLES | undefined)[]): readonly string[] {
  const others = OTHERS.values();
  return roles.map((role, index) =>
    role !== undefined && roles.indexOf(role) === index ? ROLES[role] : String(others.next().value ?? ROLES.interest),
  );
}
/** The product's own colour of estimated returns, which is light on its ground and has an outline for it. */
export const needsOutline = (fill: string) => fill === ROLES.returns;
export const outline = colour('outline');
export const ground = 'var(--h-colors-panel)';

export const fullSize = { width: '100%', height: '100%' } as const;
export const axisTick = { fill: 'var(--h-colors-muted)', fontSize: 12 } as const;
export const axisLine = { stroke: 'var(--h-colors-line)' } as const;
/** Where a ring stands beside the figures a tooltip keeps within it, with the margin that recharts leaves at its sides. */
export const ringTooltip = { maxWidth: 'calc(100% - 10px)', zIndex: 1 } as const;
/** Over an axis a tooltip stands above the plot, where it covers no point. */
export const plotTooltip = { zIndex: 1, top: 0, visibility: undefined } as const;
/** What stands behind the bar under the pointer. */
export const cursorFill = { fill: 'var(--h-colors-sunken)' } as const;
