// Visits to a test's own host by a browser that runs the hub's service worker.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Expected, loadDocument, open } from '../browser/hub.ts';
import type { Host } from './host.ts';

/** A browser's messages for a host or a service that is down. */
export const gone: Expected = [/Failed to load resource/, /ERR_CONNECTION|ERR_INTERNET|ERR_FAILED/, /Failed to fetch/];

export const visit = (page: Page, at: Host, rest = '') => loadDocument(page, at.base + rest);

/** Opens the hub for the first time, with its service worker. */
export async function first(at: Host, rest = '', expected: Expected = gone): Promise<Page> {
  const page = await open('', { serviceWorkers: 'allow', expected });
  await visit(page, at, rest);
  return page;
}

/** Waits until the hub is stored whole and its service worker answers for it. */
export const cached = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** Notes every request that a path of a host does not answer; `listen` is for `before` of `open`. */
export function watchUnanswered(base: string) {
  const unanswered: string[] = [];
  const listen = async (page: Page) => {
    page.on('response', (response) => {
      // status 304 is an answer too: the browser has the file already
      if (response.status() >= 400 || !response.url().startsWith(base))
        unanswered.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      // leaving a page aborts its requests
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') unanswered.push(request.url());
    });
  };
  return { unanswered, listen };
}
