import { vi } from 'vitest';

/** The day whose facts the tests take: a value that begins later changes no figure of theirs. */
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00') });
await import('#rules');
vi.useRealTimers();
