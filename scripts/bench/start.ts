// npm run bench:start: kilobytes of scripts sent until the page is idle, and milliseconds of processor time in scripts until then, on the
// landing page and on tools at their own paths. What a visitor waits for is `bench:lighthouse`.
import { bench, median, type Page, rounded } from './measure.ts';

/** Opens a page in a browser without a cache, and waits until it can be used and nothing is loading. */
async function measure({ browser, url }: Page) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  // of the processor, which another program of this machine does not change
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await session.send('Performance.enable');
  await page.goto(url);
  // the landing page has no form of a tool: there React has hydrated the document
  await page.waitForFunction(
    () =>
      Object.keys(document.getElementById('root')?.firstElementChild ?? {}).some((key) => key.startsWith('__react')) &&
      document.querySelector('form[inert]') === null,
  );
  await page.waitForLoadState('networkidle');
  const { metrics } = await session.send('Performance.getMetrics');
  await context.close();
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  return { bytes, seconds };
}

await bench(
  'Until a page is idle, medians',
  measure,
  (runs) => ({
    'scripts kB': rounded(median(runs.map(({ bytes }) => bytes / 1000)), 0),
    'script ms': rounded(median(runs.map(({ seconds }) => seconds * 1000)), 0),
  }),
  [''],
);
