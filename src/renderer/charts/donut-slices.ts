import { roundHalfUp, sum } from '#maths/basics.ts';
import type { Role } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import { coloursOf } from './look.tsx';
import { shortFigure, tooltipFigure, type Unit } from './units.ts';

// What a ring draws: the slices of a donut, or the rows of a table as shares.

/** As many as there are colours. */
const MOST_SLICES = 6;

export interface Slice {
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  readonly colour: string;
  /** Percent of all slices, a whole number: together they are 100. */
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
  const whole = sum(parts.map(({ value }) => value));
  if (!(whole > 0)) return null;
  const colours = coloursOf(parts.map(({ role }) => role));
  const shares = wholeShares(parts.map(({ value }) => (value / whole) * 100));
  const [unit] = parts.map((part) => part.unit);
  const summed = all.every(({ value }) => value >= 0) && parts.every((part) => part.unit.kind === unit?.kind);
  return {
    slices: parts
      .map(({ role: _, exact: __, ...part }, index) => ({
        ...part,
        colour: colours[index] ?? '',
        share: shares[index] ?? 0,
      }))
      // a slice of 0 is left out, unless there are only two
      .filter(({ value }) => value > 0 || parts.length <= 2),
    // rounded once, as the result that it equals: a sum of rounded slices may be a rupee off
    total: unit && summed ? shortFigure(unit, sum(all.map(({ exact, value }) => exact ?? value))) : null,
  };
}

/** Percentages as whole numbers that are 100 together: those with the largest fractions are rounded up. */
function wholeShares(percents: readonly number[]): readonly number[] {
  // without what adding has left in the last digits
  const exact = percents.map((percent) => roundHalfUp(percent, 9));
  const down = exact.map(Math.floor);
  const fraction = (index: number) => (exact[index] ?? 0) % 1;
  const missing = 100 - sum(down);
  const up = [...exact.keys()].sort((one, other) => fraction(other) - fraction(one)).slice(0, missing);
  return down.map((share, index) => (up.includes(index) ? share + 1 : share));
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
  const value = sum(rest.map((slice) => slice.value));
  return [...largest, { name: words.otherSlices, role: 'neutral', value, unit: all[0]?.unit ?? { kind: 'number' } }];
}
