import { chakra } from '@chakra-ui/react/styled-system';
import type { CSSProperties } from 'react';
import { clamp } from '#maths/basics.ts';
import { touchable } from '#src/design/layout.ts';
import { nearestStop } from './slider-stops.ts';

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
