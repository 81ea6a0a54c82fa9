import fc from 'fast-check';
import { vi } from 'vitest';
import { thorough } from './always.ts';
import { testDay } from './project.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${testDay}T12:00`) });
await import('#rules');
vi.useRealTimers();

// The random inputs of `npm test` are the same in every run, so that it fails only where something changed.
// `npm run test:every-tool` draws new ones each time.
if (!thorough) fc.configureGlobal({ seed: 20_261_127 });
