import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { settings } from './browser.ts';

// a test waits for what it says, however busy the machine is, and never for a time
configure({ asyncUtilTimeout: 50_000 });

settings.reset();

beforeEach(() => {
  // what is entered stands in the address, and one test's must not be the next one's
  history.replaceState(null, '', '/');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // a test that asks something of the network says what it answers
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network here')));
});

afterEach(() => {
  cleanup();
  settings.reset();
  localStorage.clear();
  sessionStorage.clear();
  // a page writes its inputs into its address
  history.replaceState(null, '', location.pathname);
  const errors = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(errors, 'what React or the page logged as an error').toEqual([]);
});
