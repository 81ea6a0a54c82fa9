// A worker of check:tools: loads one definition after the other and tells what is wrong with each, as it finds it.
import { parentPort, workerData } from 'node:worker_threads';

const { mistakesIn } = await import(workerData.check);
const say = (message) => parentPort.postMessage(message);
const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** Metadata as data, whatever stands in it. */
function plain(meta) {
  try {
    return JSON.parse(JSON.stringify(meta ?? null));
  } catch {
    return null;
  }
}

parentPort.on('message', async ({ folder, meta, definition }) => {
  try {
    // nothing but its own work keeps the worker going now: one that waits for ever at its top ends it
    parentPort.unref();
    const { default: given } = await import(meta);
    const tool = definition === null ? null : (await import(definition)).default;
    parentPort.ref();
    say({ meta: plain(given), live: plain(tool?.live) });
    if (definition !== null)
      for (const mistake of mistakesIn(folder, given, tool, (running) => say({ running }))) say({ mistake });
  } catch (error) {
    parentPort.ref();
    say({ fault: `throws while it is ${definition === null ? 'loaded' : 'loaded or checked'}: ${messageOf(error)}` });
  }
  say({ done: true });
});
say({ ready: true });
