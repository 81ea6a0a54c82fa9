import { palette, sliceOutline } from '#src/design/palette.ts';
import type { Chart, Role } from '#src/engine/types.ts';

// Colours and small objects shared by all charts; constants, so that recharts does not draw again.

const colour = (name: number | string) => `var(--chart-${name})`;
const ROLES: Readonly<Record<Role, string>> = {
  // the product fixes the values of these two, the same in both themes
  principal: palette.principal[0],
  returns: palette.returns[0],
  interest: colour('interest'),
  growth: colour('growth'),
  tax: colour('tax'),
  neutral: colour('neutral'),
};
const OTHERS = palette.others.map((_, index) => colour(index + 1));
/** The last of them are told apart from every colour that means something. */
const BESIDE_MEANINGS = OTHERS.toReversed();

/** The colours of slices or series: by role, or else the next free one. */
export function coloursOf(roles: readonly (Role | undefined)[]): readonly string[] {
  const meansNothing = roles.every((role) => role === undefined || role === 'neutral');
  const others = (meansNothing ? OTHERS : BESIDE_MEANINGS).values();
  return roles.map((role, index) =>
    role !== undefined && roles.indexOf(role) === index ? ROLES[role] : String(others.next().value ?? ROLES.neutral),
  );
}
/** Whether a colour is light on the background, as that of estimated returns is: its shapes are hatched and outlined. */
export const isLight = (fill: string) => fill === ROLES.returns;
export const outline = colour('outline');
/** The colour of a line, which has no outline. */
export const lineColour = (fill: string) => (isLight(fill) ? outline : fill);
export const ground = 'var(--colour-panel)';

/** How large a ring is in the room that its legend leaves, and where it begins. The product fixes radius and centre. */
export const ringForm = {
  cx: '50%',
  cy: '50%',
  innerRadius: '56%',
  outerRadius: '80%',
  startAngle: 90,
  endAngle: -270,
  isAnimationActive: false,
} as const;
/** The height of a round chart with its legend, and the size of its names, which the product fixes too. */
export const ringHeight = { base: '16rem', md: '20rem' } as const;
export const legendSize = '0.875rem';

export const fullSize = { width: '100%', height: '100%' } as const;
// recharts measures a text that it breaks by its style, and the vowel signs of Devanagari need more than a line of their size
const text = { style: { fontSize: '0.8125rem' }, lineHeight: '1.3em' } as const;
export const axisTick = { ...text, fill: 'var(--colour-muted)' } as const;
export const axisLine = { stroke: 'var(--colour-line)' } as const;
/** A text on the plot, which stays readable on lines and bars. */
export const onPlot = {
  ...text,
  fill: 'var(--colour-fg)',
  stroke: ground,
  strokeWidth: 3,
  paintOrder: 'stroke',
} as const;

export type SwatchKind = 'plain' | 'dashed' | 'band' | 'innerBand';

export const isStacked = (chart: Chart): boolean => 'stacked' in chart && chart.stacked === true;

/** The second of several lines is dashed, so that they differ by more than their colours. */
export const swatchOf = (chart: Chart, index: number): SwatchKind =>
  index === 1 && chart.kind !== 'bars' && !isStacked(chart) ? 'dashed' : 'plain';

/** How opaque a circle is. That of the darker band, which lies on the other one, is as dark as both. */
const OPACITY = { plain: 1, band: 0.25, innerBand: 0.51 } as const;

/** The circle before a name, in two halves for a dashed line: paler for bands, hatched as the shapes of a light colour are. */
export function Swatch({ colour, kind = 'plain' }: { colour: string; kind?: SwatchKind | undefined }) {
  const outlined = isLight(colour);
  return (
    <svg viewBox="0 0 14 14" width="12" height="12" aria-hidden="true">
      {kind === 'dashed' ? (
        <path d="M5.5.2a7 7 0 0 0 0 13.6zM8.5.2a7 7 0 0 1 0 13.6z" fill={colour} />
      ) : (
        <circle
          cx="7"
          cy="7"
          r={outlined ? 6.25 : 7}
          fill={colour}
          fillOpacity={OPACITY[kind]}
          {...(outlined && { stroke: outline, strokeWidth: 1.5 })}
        />
      )}
      {outlined && (
        <path d="M1 8 8 1M2.6 11.4 11.4 2.6M6 13 13 6" stroke={sliceOutline[0]} strokeOpacity="0.7" strokeWidth="1.5" />
      )}
    </svg>
  );
}

/** The hatching of shapes whose colour is light on the background, or stronger and `over` a shape that has its colour already. */
export function Hatch({ id, over = false, scale = 1 }: { id: string; over?: boolean; scale?: number }) {
  return (
    <defs>
      <pattern
        id={id}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(45) scale(${scale})`}
      >
        {!over && <rect width="7" height="7" fill={palette.returns[0]} />}
        <rect width={over ? 2 : 1.5} height="7" fill={sliceOutline[0]} opacity={over ? 0.55 : 0.5} />
      </pattern>
    </defs>
  );
}

export const paintOf = (colour: string, hatch: string) => (isLight(colour) ? `url(#${hatch})` : colour);
