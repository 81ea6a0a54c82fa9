import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { settings } from './browser.ts';

// a test waits for its condition, however busy the machine is
configure({ asyncUtilTimeout: 50_000 });

settings.reset();

// a browser asks before it resets a form, and the page says no; happy-dom asks afterwards
HTMLFormElement.prototype.reset = function () {
  const allowed = this.dispatchEvent(new Event('reset', { bubbles: true, cancelable: true }));
  if (allowed) throw new Error('nothing handles the reset of this form');
};

beforeEach(() => {
  // inputs are written into the address, which must not reach the next test
  history.replaceState(null, '', '/');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // a test that needs the network defines its answers
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
