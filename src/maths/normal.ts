const SQRT_2PI = Math.sqrt(2 * Math.PI);

function density(z: number): number {
  return Math.exp(-(z * z) / 2) / SQRT_2PI;
}

/** The chance, 0 to 1, that a standard normal variable is at most `z` (Φ), to about 15 digits in both tails. */
export function normalChance(z: number): number {
  const size = Math.abs(z);
  if (size > 2) {
    // the continued fraction of the tail keeps the digits of small chances, which 0.5 minus a sum would lose
    let fraction = size;
    for (let depth = 100; depth > 0; depth--) fraction = size + depth / fraction;
    const tail = density(z) / fraction;
    return z < 0 ? tail : 1 - tail;
  }
  let sum = 0;
  let term = z;
  for (let odd = 3; odd < 100; odd += 2) {
    sum += term;
    term *= (z * z) / odd;
  }
  return 0.5 + density(z) * sum;
}

/**
 * The point below which a standard normal variable lies with a given chance: the inverse of {@link normalChance}.
 *
 * @param chance above 0 and below 1
 */
export function normalQuantile(chance: number): number {
  if (chance > 0.5) return -normalQuantile(1 - chance);
  let z = 0;
  let step: number;
  // below 0 the curve is convex, so Newton's steps from 0 approach the point without passing it
  do {
    step = (normalChance(z) - chance) / density(z);
    z -= step;
  } while (step > 1e-14);
  return z;
}
