import { palette, sliceOutline } from '#src/design/palette.ts';
import { ground, needsOutline, outline } from './look.ts';

export type SwatchKind = 'plain' | 'dashed' | 'band' | 'innerBand';

/** How opaque a circle is. That of the darker band, which lies on the other one, is as dark as both. */
const OPACITY = { plain: 1, dashed: 1, band: 0.25, innerBand: 0.51 } as const;

/** The circle before a name: filled, dashed for a dashed line, paler for bands, hatched as the shapes of a light colour are. */
export function Swatch({ colour, kind = 'plain' }: { colour: string; kind?: SwatchKind | undefined }) {
  return (
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
      {kind === 'dashed' ? (
        <circle cx="7" cy="7" r="5.75" fill={ground} stroke={colour} strokeWidth="2.5" strokeDasharray="4 2.02" />
      ) : (
        <circle
          cx="7"
          cy="7"
          r={needsOutline(colour) ? 6.25 : 7}
          fill={colour}
          fillOpacity={OPACITY[kind]}
          {...(needsOutline(colour) && { stroke: outline, strokeWidth: 1.5 })}
        />
      )}
      {needsOutline(colour) && (
        <path d="M1 8 8 1M2.6 11.4 11.4 2.6M6 13 13 6" stroke={sliceOutline[0]} strokeOpacity="0.7" strokeWidth="1.5" />
      )}
    </svg>
  );
}

/** The hatching of shapes whose colour is light on the background, or stronger and `over` a shape that has its colour already. */
export function Hatch({ id, over = false }: { id: string; over?: boolean }) {
  return (
    <defs>
      <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        {!over && <rect width="7" height="7" fill={palette.returns[0]} />}
        <rect width={over ? 2 : 1.5} height="7" fill={sliceOutline[0]} opacity={over ? 0.55 : 0.5} />
      </pattern>
    </defs>
  );
}

/** What a shape of this colour is filled with. */
export const paintOf = (colour: string, hatch: string) => (needsOutline(colour) ? `url(#${hatch})` : colour);
