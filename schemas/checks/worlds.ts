/** A clock and a source of random numbers. */
export interface World {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly seed: number;
}

/** Runs a function with a stopped clock and repeatable random numbers, and restores both. */
export function inWorld<T>({ now, seed }: World, run: () => T): T {
  const real = { Date: globalThis.Date, random: Math.random, performance: performance.now };
  globalThis.Date = new Proxy(real.Date, {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [now] : args, made),
    apply: (target) => new target(now).toString(),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
  Math.random = randomFrom(seed);
  performance.now = () => now % 1e9;
  try {
    return run();
  } finally {
    globalThis.Date = real.Date;
    Math.random = real.random;
    performance.now = real.performance;
  }
}

/** Random numbers from 0 to below 1, repeatable by a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
