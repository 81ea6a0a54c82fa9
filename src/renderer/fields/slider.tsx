import type { CSSProperties } from 'react';
import { touchable } from '#src/design/parts.tsx';
import { nearestStop } from './stops.ts';

const thumbRing = { outline: '2px solid var(--colour-accent)', outlineOffset: '2px' } as const;

/** The styles of a slider, for the field around it. The browser's own slider: Chakra's takes twice as long to paint a move. */
export const sliderLook = {
  display: 'block',
  width: 'full',
  height: touchable('2rem'),
  cursor: 'pointer',
  appearance: 'none',
  bg: 'transparent',
  touchAction: 'pan-y',
  // the ring is on the thumb; in forced-colours mode this transparent one is visible too
  '&:focus-visible': { outlineColor: 'transparent' },
  '&:focus-visible::-webkit-slider-thumb': thumbRing,
  '&:focus-visible::-moz-range-thumb': thumbRing,
  '&::-webkit-slider-runnable-track': {
    height: '6px',
    borderRadius: '3px',
    background: 'linear-gradient(to right, var(--colour-accent) var(--filled), var(--colour-line) var(--filled))',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
  '&::-moz-range-track': {
    height: '6px',
    borderRadius: '3px',
    background: 'var(--colour-line)',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
  '&::-moz-range-progress': { height: '6px', borderRadius: '3px', background: 'var(--colour-accent)' },
  '&::-webkit-slider-thumb': {
    appearance: 'none',
    width: '24px',
    height: '24px',
    marginTop: '-9px',
    borderRadius: '50%',
    border: '3px solid var(--colour-panel)',
    background: 'var(--colour-accent)',
    boxShadow: '0 1px 3px rgb(0 0 0 / 0.35)',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Canvas' },
  },
  '&::-moz-range-thumb': {
    width: '18px',
    height: '18px',
    borderRadius: '50%',
    border: '3px solid var(--colour-panel)',
    background: 'var(--colour-accent)',
    boxShadow: '0 1px 3px rgb(0 0 0 / 0.35)',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'Canvas' },
  },
} as const;

/** The nearest value within bounds. */
export const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

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
export function Slider({ stops, ...props }: SliderProps) {
  if (!stops) return <Range {...props} />;
  return (
    <Range
      {...props}
      min={0}
      max={stops.length - 1}
      step={1}
      value={nearestStop(stops, props.value)}
      onChange={(at) => props.onChange(stops[at] ?? props.value)}
    />
  );
}

function Range({ label, valueText, min, max, step, value, onChange }: Omit<SliderProps, 'stops'>) {
  const shown = clamp(value, min, max);
  // the browser moves the thumb to a step
  const at = clamp(min + Math.round((shown - min) / step) * step, min, max);
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={shown}
      style={{ '--filled': `${((at - min) / (max - min)) * 100}%` } as CSSProperties}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
