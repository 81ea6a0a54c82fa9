// A worker of check:tools: loads one definition after the other and reports each mistake as it finds it.
import { parentPort, workerData } from 'node:worker_threads';

const { fileOf, mistakesIn } = await import(workerData.check);
const port = parentPort;
if (port === null) throw new Error('check-worker runs as a worker of check:tools.');
const say = (/** @type {import('./checking.mjs').Message} */ message) => port.postMessage(message);
const messageOf = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error));

/** Metadata as plain data, whatever is in it. @param {unknown} meta */
function plain(meta) {
  try {
    return JSON.parse(JSON.stringify(meta ?? null));
  } catch {
    return null;
  }
}

port.on('message', async ({ folder, meta, definition, code }) => {
  try {
    // so that the worker ends where a top-level await of the definition never settles
    port.unref();
    const { default: given } = await import(meta);
    const tool = definition === null ? null : (await import(definition)).default;
    port.ref();
    say({ meta: plain(given), live: plain(tool?.live), related: plain(tool?.related) });
    if (definition !== null)
      for (const mistake of mistakesIn(folder, given, tool, code, (/** @type {string} */ running) => say({ running })))
        say({ mistake: { ...mistake, file: fileOf(mistake.path) } });
  } catch (error) {
    port.ref();
    say({ fault: `throws while it is ${definition === null ? 'loaded' : 'loaded or checked'}: ${messageOf(error)}` });
  }
  say({ done: true });
});
say({ ready: true });
