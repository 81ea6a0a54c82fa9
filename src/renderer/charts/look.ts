import { palette } from '#src/design/palette.ts';

// Colours and small objects shared by all charts; constants, so that recharts does not draw again.

const colour = (name: number | string) => `var(--chart-${name})`;
// the product fixes the values of these two, the same in both themes
const ROLES = { principal: palette.principal[0], returns: palette.returns[0], interest: colour('interest') } as const;
const OTHERS = palette.others.map((_, index) => colour(index + 1));

/** The colours of slices or series: by role, or else the next free one. */
export function coloursOf(roles: readonly (keyof typeof ROLES | undefined)[]): readonly string[] {
  const others = OTHERS.values();
  return roles.map((role, index) =>
    role !== undefined && roles.indexOf(role) === index ? ROLES[role] : String(others.next().value ?? ROLES.interest),
  );
}
/** Whether a colour needs an outline: that of estimated returns is light on the background. */
export const needsOutline = (fill: string) => fill === ROLES.returns;
export const outline = colour('outline');
export const ground = 'var(--colour-panel)';

export const fullSize = { width: '100%', height: '100%' } as const;
export const axisTick = { fill: 'var(--colour-muted)', fontSize: 12 } as const;
export const axisLine = { stroke: 'var(--colour-line)' } as const;
/** A ring's tooltip stays within the ring, with the margin that recharts leaves at the sides. */
export const ringTooltip = { maxWidth: 'calc(100% - 10px)', zIndex: 1 } as const;
/** In charts with axes the tooltip is above the plot, where it covers no point. */
export const plotTooltip = { zIndex: 1, top: 0, visibility: undefined } as const;
/** The background of the bar under the pointer. */
export const cursorFill = { fill: 'var(--colour-sunken)' } as const;
