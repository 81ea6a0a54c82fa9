// Makes the tests faster, without changing what they test.
import * as React from 'react';

/** React's counter of elements with a recorded owner stack. Recording takes a sixth of a test's time, and stops at a limit. */
const internals = (React as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
  configurable: true,
});

/** Timers up to this are pauses after key presses, which are shortened; longer ones are timeouts, which stay. */
const LONGEST = 1000;

const real = Object.assign(globalThis.setTimeout, { shortens: 'shortens' in globalThis.setTimeout });
// all pauses take a tenth of the time, so they end in the same order
if (!real.shortens)
  globalThis.setTimeout = Object.assign(
    (run: () => void, time = 0, ...rest: []) => real(run, time > LONGEST ? time : time / 10, ...rest),
    real,
    { shortens: true },
  );
