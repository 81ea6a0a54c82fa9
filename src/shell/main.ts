import 'react-dom/client';

const place = document.getElementById('root');
if (!place) throw new Error('Could not find root element to mount to.');

/** React, the design and the hub run in tasks of their own: in one, they would keep a small phone from answering a tap. */
async function load(at: HTMLElement) {
  await import('#src/design/system.ts');
  await new Promise((done) => setTimeout(done));
  const { start } = await import('./start.tsx');
  await start(at);
}

load(place).catch((error: unknown) => {
  window.boot?.fail();
  throw error;
});
