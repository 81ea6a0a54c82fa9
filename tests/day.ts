import { vi } from 'vitest';
import { testDay } from './test-day.ts';

vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${testDay}T12:00`) });
await import('#rules');
vi.useRealTimers();
