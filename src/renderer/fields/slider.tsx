import { chakra } from '@chakra-ui/react/styled-system';
import type { CSSProperties } from 'react';
import { clamp } from '#maths/basics.ts';
import { touchable } from '#src/design/layout.ts';
import type { NumberInput } from '#src/engine/types.ts';

/** Of the thumb with its border, of that border and of the track, in pixels. */
const THUMB = 24;
const BORDER = 3;
const TRACK = 6;

const ring = { outline: '2px solid var(--colour-accent)', outlineOffset: '2px' } as const;
const inForcedColours = (colours: object) => ({
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', ...colours },
});
const bar = { height: `${TRACK}px`, borderRadius: `${TRACK / 2}px` } as const;
const track = { ...bar, ...inForcedColours({ background: 'CanvasText' }) } as const;
const thumb = {
  borderRadius: '50%',
  border: `${BORDER}px solid var(--colour-panel)`,
  background: 'var(--colour-accent)',
  boxShadow: '0 1px 3px rgb(0 0 0 / 0.35)',
  ...inForcedColours({ background: 'Highlight', borderColor: 'Canvas' }),
} as const;

/** The browser's own slider: Chakra's takes twice as long to paint a move. */
const Input = chakra('input', {
  base: {
    display: 'block',
    width: 'full',
    height: touchable('2rem'),
    cursor: 'pointer',
    appearance: 'none',
    bg: 'transparent',
    touchAction: 'pan-y',
    // the ring is on the thumb; in forced-colours mode this transparent one is visible too
    '&:focus-visible': { outlineColor: 'transparent' },
    '&:focus-visible::-webkit-slider-thumb': ring,
    '&:focus-visible::-moz-range-thumb': ring,
    '&::-webkit-slider-runnable-track': {
      background: 'linear-gradient(to right, var(--colour-accent) var(--filled), var(--colour-line) var(--filled))',
      ...track,
    },
    '&::-moz-range-track': { background: 'var(--colour-line)', ...track },
    '&::-moz-range-progress': { ...bar, background: 'var(--colour-accent)' },
    // its border is part of this size in Chromium and WebKit, which hang it from the top of the track, and beside it in Firefox
    '&::-webkit-slider-thumb': { appearance: 'none', boxSize: `${THUMB}px`, mt: `${(TRACK - THUMB) / 2}px`, ...thumb },
    '&::-moz-range-thumb': { boxSize: `${THUMB - 2 * BORDER}px`, ...thumb },
  },
});

/** A range of amounts has a logarithmic slider from here on: where its end is this many times its start. */
const WIDE = 50;

/** The stops of an input's slider, where that is logarithmic: equal moves then multiply the amount. */
export function stopsOf({ kind, usual: [min, max] = [0, 0], step = 1 }: NumberInput): readonly number[] | undefined {
  return kind === 'currency' && min > 0 && max >= WIDE * min ? roundStops(min, max, step) : undefined;
}

/** The stops within each power of ten: 1 to 2 by tenths, 2 to 5 by quarters, 5 to 10 by halves. */
const WITHIN = [
  ...Array.from({ length: 10 }, (_, index) => 1 + index / 10),
  ...Array.from({ length: 12 }, (_, index) => 2 + index / 4),
  ...Array.from({ length: 10 }, (_, index) => 5 + index / 2),
];

/** Both bounds, and between them round values that are multiples of the step. */
export function roundStops(min: number, max: number, step: number): readonly number[] {
  const stops = new Set([min]);
  for (let power = 10 ** Math.floor(Math.log10(min)); power < max; power *= 10)
    for (const factor of WITHIN) {
      const value = Math.round((factor * power) / step) * step;
      if (value > min && value < max) stops.add(value);
    }
  return [...stops.add(max)];
}

/** The index of the stop nearest to a value; of two that are equally near, the upper one. */
export function nearestStop(stops: readonly number[], value: number): number {
  const upper = stops.findIndex((stop) => stop >= value);
  if (upper === -1) return stops.length - 1;
  if (upper === 0) return 0;
  const toLower = value - Number(stops[upper - 1]);
  const toUpper = Number(stops[upper]) - value;
  return toLower < toUpper ? upper - 1 : upper;
}

interface SliderProps {
  readonly label: string;
  /** The value with its unit, for screen readers. */
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  /** The values of a logarithmic slider; without them it is linear. */
  readonly stops?: readonly number[] | undefined;
  onChange(value: number): void;
}

/** A slider over the usual range. Only the slider is clamped: the box beside it holds the value. */
export function Slider({ label, valueText, stops, onChange, ...linear }: SliderProps) {
  const { min, max, step, value } = stops
    ? { min: 0, max: stops.length - 1, step: 1, value: nearestStop(stops, linear.value) }
    : linear;
  const shown = clamp(value, min, max);
  // the browser moves the thumb to a step
  const thumbAt = clamp(min + Math.round((shown - min) / step) * step, min, max);
  return (
    <Input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={shown}
      style={{ '--filled': `${((thumbAt - min) / (max - min)) * 100}%` } as CSSProperties}
      onChange={(event) => {
        const at = Number(event.target.value);
        onChange(stops ? (stops[at] ?? linear.value) : at);
      }}
    />
  );
}
