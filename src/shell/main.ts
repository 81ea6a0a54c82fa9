import { pause } from '#src/loading/pause.ts';

const place = document.getElementById('root');
if (!place) throw new Error('Could not find root element to mount to.');

/**
 * React, the design and the hub are evaluated in separate tasks: one long task would block taps on a small phone. This is a
 * small file, because a browser that records which script requested a file parses that script a second time.
 */
async function load(at: HTMLElement) {
  await import('react-dom/client');
  await pause();
  await import('#src/design/system.ts');
  await pause();
  const { start } = await import('./start.tsx');
  await start(at);
}

load(place).catch((error: unknown) => {
  window.boot?.fail();
  throw error;
});
