/**
 * Between numbers, in the place of d3-interpolate (see scripts/slim.mjs): our scales run from numbers to numbers, and the
 * whole of it brings colours, dates and transforms with it.
 */
export function interpolateNumber(from: number, to: number): (part: number) => number {
  return (part) => from * (1 - part) + to * part;
}

export const interpolate = interpolateNumber;

export function interpolateRound(from: number, to: number): (part: number) => number {
  return (part) => Math.round(from * (1 - part) + to * part);
}
