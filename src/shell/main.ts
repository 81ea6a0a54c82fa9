import { pause } from '#src/loading/pause.ts';

const place = document.getElementById('root');
if (!place) throw new Error('Could not find root element to mount to.');

/**
 * React, the design and the hub are evaluated in tasks of their own: in one, they would keep a small phone from answering a
 * tap. This stands in a small file, because a browser that records who asked for a file parses the one that did once more.
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
