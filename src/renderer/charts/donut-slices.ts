import { roundHalfUp } from '#maths/basics.ts';
import type { Role } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import { shortFigure, tooltipFigure, type Unit } from './axis-units.ts';
import { coloursOf } from './look.tsx';

// What a ring draws: the slices of a donut, or the rows of a table as shares.

/** As many as there are colours. */
const MOST_SLICES = 6;

export interface Slice {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  readonly colour: string;
  /** Percent of all slices, a whole number: each is rounded as it is elsewhere on the page, so together they may be 99 or 101. */
  readonly share: number;
}

export interface Slices {
  readonly slices: readonly Slice[];
  /** All slices together; null where a loss or different units leave them without a sum. */
  readonly total: string | null;
}

/** A slice before it has a colour and a share. */
export interface Part extends Omit<Slice, 'colour' | 'share'> {
  readonly role?: Role | undefined;
  /** The figure before it was rounded, where it is a result. */
  readonly exact?: number | undefined;
}

/** Parts as slices; null where nothing is above 0. */
export function slicesOf(all: readonly Part[]): Slices | null {
  const positive = all.map((part) => ({ ...part, value: Math.max(0, part.value) }));
  const parts = positive.length <= MOST_SLICES ? positive : withRest(positive);
  const sum = parts.reduce((total, { value }) => total + value, 0);
  if (!(sum > 0)) return null;
  const colours = coloursOf(parts.map(({ role }) => role));
  const [unit] = parts.map((part) => part.unit);
  const summed = all.every(({ value }) => value >= 0) && parts.every((part) => part.unit.kind === unit?.kind);
  return {
    slices: parts
      .map(({ role: _, exact: __, ...part }, index) => ({
        ...part,
        colour: colours[index] ?? '',
        share: roundHalfUp((part.value / sum) * 100, 0),
      }))
      // a slice of 0 is left out, unless there are only two
      .filter(({ value }) => value > 0 || parts.length <= 2),
    // rounded once, as the result that it equals: a sum of rounded slices may be a rupee off
    total:
      unit && summed
        ? shortFigure(
            unit,
            all.reduce((total, part) => total + (part.exact ?? part.value), 0),
          )
        : null,
  };
}

/** The share of a slice as people say it: `32%`, and never 0% of something. */
export const shareText = ({ share, value }: Slice): string =>
  share === 0 && value > 0 ? words.underOnePercent : tooltipFigure({ kind: 'percent' }, share);

/** Letters that fit beside a name. */
const NAMED = 10;

/** A figure of a slice beside its name: crores in words. */
export function sliceFigure({ unit, value }: Slice): string {
  const exact = tooltipFigure(unit, value);
  return exact.length > NAMED ? shortFigure(unit, value) : exact;
}

/** The largest slices and all others as one: more cannot be told apart. */
function withRest(all: readonly Part[]): Part[] {
  const largest = [...all].sort((a, b) => b.value - a.value);
  const rest = largest.splice(MOST_SLICES - 1);
  const value = rest.reduce((sum, slice) => sum + slice.value, 0);
  return [...largest, { name: words.otherSlices, role: 'neutral', value, unit: all[0]?.unit ?? { kind: 'number' } }];
}
