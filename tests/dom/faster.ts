// What makes the tests faster and is not their subject.
import * as React from 'react';

/** Where React counts for how many elements it has noted who made them: a sixth of a test's time, and it stops at a limit. */
const internals = (React as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
  configurable: true,
});

/** No pause that the page makes on a key press is longer; longer times are limits, which stay. */
const LONGEST = 1000;

const real = Object.assign(globalThis.setTimeout, { shortens: 'shortens' in globalThis.setTimeout });
// all pauses are a tenth as long, so they end in the same order: tests say what follows them, not when
if (!real.shortens)
  globalThis.setTimeout = Object.assign(
    (run: () => void, time = 0, ...rest: []) => real(run, time > LONGEST ? time : time / 10, ...rest),
    real,
    { shortens: true },
  );
