import { palette, sliceOutline } from '#src/design/palette.ts';
import { needsOutline } from './look.ts';

/** The hatching of a chart's shapes whose colour is light on the background. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="7" fill={palette.returns[0]} />
        <rect width="1.5" height="7" fill={sliceOutline[0]} opacity="0.5" />
      </pattern>
    </defs>
  );
}

/** What a shape of this colour is filled with. */
export const paintOf = (colour: string, hatch: string) => (needsOutline(colour) ? `url(#${hatch})` : colour);
