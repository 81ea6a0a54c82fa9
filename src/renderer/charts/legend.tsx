import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ground, needsOutline, outline } from './look.ts';
import { Stack } from './stack.ts';

export type Swatch = 'plain' | 'dashed' | 'band' | 'innerBand';

/** How opaque a circle is. That of the darker band, which lies on the other one, is as dark as both. */
const OPACITY = { plain: 1, dashed: 1, band: 0.25, innerBand: 0.51 } as const;

export interface LegendEntry {
  readonly name: string;
  readonly colour: string;
  readonly swatch?: Swatch;
  /** A figure after the name. */
  readonly figure?: string;
}

/** A circle as the legend and the tooltip show it: filled, dashed for a dashed line, paler for bands. */
export function Dot({ colour, swatch = 'plain' }: { colour: string; swatch?: Swatch | undefined }) {
  return (
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      {swatch === 'dashed' ? (
        <circle cx="7" cy="7" r="5.75" fill={ground} stroke={colour} strokeWidth="2.5" strokeDasharray="4 2.02" />
      ) : (
        <circle
          cx="7"
          cy="7"
          r={needsOutline(colour) ? 6.25 : 7}
          fill={colour}
          fillOpacity={OPACITY[swatch]}
          {...(needsOutline(colour) && { stroke: outline, strokeWidth: 1.5 })}
        />
      )}
    </svg>
  );
}

// one styled element for the whole list
const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: 4,
    fontSize: '14px',
    color: 'fg',
    '& li': { display: 'flex', alignItems: 'center', gap: 1.5 },
    '& li > svg': { flexShrink: 0 },
    '& li > span': { fontWeight: 600 },
  },
});

/** A chart with its legend below it. Not recharts' legend, which is measured and then makes the chart draw a second time. */
export function WithLegend({ entries, children }: { entries: readonly LegendEntry[]; children: ReactNode }) {
  return (
    <Stack>
      <div>{children}</div>
      <List>
        {entries.map(({ name, colour, swatch, figure }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: series have a fixed order, and two may share a name
          <li key={index}>
            <Dot colour={colour} swatch={swatch} />
            {name}
            {figure !== undefined && <span>{figure}</span>}
          </li>
        ))}
      </List>
    </Stack>
  );
}
