import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/project.ts';
import { checkOnSave, NOTHING, overlayOf, savedIn } from '../../scripts/check/on-save.ts';

const tools = ['loan/one', 'loan/two', 'tax/one_more'].map((path) => ({
  id: path.split('/')[1] ?? '',
  folder: `tools/${path}`,
}));

it.each([
  ['tools/loan/one/definition.ts', ['one']],
  ['tools/loan/two/content.ts', ['two']],
  ['tools/loan/shared.ts', ['one', 'two']],
  ['tools/tax/one/definition.ts', []],
  ['tools/_template/definition.ts', []],
  ['tools/catalogue.ts', []],
  ['tools/loan/one/notes.md', []],
  ['src/maths/growth.ts', []],
])('a saved file, %s, has the tools %j checked', (file, expected) => {
  expect(savedIn(file, tools)).toEqual(expected);
});

/** Lets promises that wait go on. */
const next = () => new Promise((done) => setImmediate(done));

/** The plugin on a fake server, with checks that end when the test says so. */
function serve() {
  const checks: { ids: readonly string[]; signal: AbortSignal; end: (mistakes?: string) => Promise<unknown> }[] = [];
  const check = (ids: readonly string[], signal: AbortSignal) =>
    new Promise<string>((done) => {
      const end = (mistakes = '') => {
        done(mistakes);
        return next();
      };
      checks.push({ ids, signal, end });
    });
  const watcher = new EventEmitter();
  const sockets = new EventEmitter();
  const sent: unknown[] = [];
  const printed: string[] = [];
  const server = {
    config: { logger: { error: (line: string) => printed.push(line), info: (line: string) => printed.push(line) } },
    watcher,
    ws: { send: (message: unknown) => sent.push(message), on: sockets.on.bind(sockets) },
  };
  const { configureServer } = checkOnSave(check, () => tools) as Plugin & { configureServer: (of: unknown) => void };
  configureServer(server);
  const save = (file: string) => {
    watcher.emit('all', 'change', join(root, file));
    return next();
  };
  const connect = () => {
    const heard: unknown[] = [];
    sockets.emit('connection', { send: (text: string) => heard.push(JSON.parse(text)) });
    return heard;
  };
  return { checks, sent, printed, save, connect };
}

describe('in development', () => {
  const wrong = 'tools/loan/one: outputs.total is missing';
  const file = 'tools/loan/one/definition.ts';

  it('what is wrong stands on the page and in the terminal, in the words of the check', async () => {
    const { checks, sent, printed, save } = serve();
    await save(file);
    expect(checks.map(({ ids }) => ids)).toEqual([['one']]);
    await checks[0]?.end(wrong);
    expect([printed, sent]).toEqual([[wrong], [overlayOf(wrong)]]);
    expect(overlayOf(wrong)).toMatchObject({ type: 'error', err: { message: wrong, stack: '' } });
  });

  it('it leaves the page once all that was saved is put right', async () => {
    const { checks, sent, printed, save } = serve();
    await save('tools/loan/two/definition.ts');
    await checks[0]?.end();
    expect(printed).toEqual(['check:tools: nothing wrong with two']);
    await save(file);
    await checks[1]?.end(wrong);
    // the other tool is still wrong
    await save('tools/loan/two/definition.ts');
    expect(checks[2]?.ids).toEqual(['one', 'two']);
    await checks[2]?.end(wrong);
    expect(sent.at(-1)).toEqual(overlayOf(wrong));
    await save(file);
    await checks[3]?.end();
    expect(sent.at(-1)).toEqual(NOTHING);
    // the first update under an overlay would load the page again, without what was typed
    expect(sent).not.toContainEqual(expect.objectContaining({ type: 'update' }));
  });

  it('a check of what has been saved again ends, and its result is not shown', async () => {
    const { checks, sent, printed, save, connect } = serve();
    await save(file);
    await save('tools/loan/shared.ts');
    expect(checks.map(({ ids, signal }) => [ids, signal.aborted])).toEqual([
      [['one'], true],
      [['one', 'two'], false],
    ]);
    await checks[0]?.end(wrong);
    expect([sent, printed, connect()]).toEqual([[], [], []]);
    await checks[1]?.end();
    expect([sent, printed]).toEqual([[NOTHING], ['check:tools: nothing wrong with one, two']]);
  });

  it('a page that has just loaded is notified too, but not of what may be put right now', async () => {
    const { checks, save, connect } = serve();
    expect(connect()).toEqual([]);
    await save(file);
    await checks[0]?.end(wrong);
    expect(connect()).toEqual([overlayOf(wrong)]);
    await save(file);
    expect(connect()).toEqual([]);
    await checks[1]?.end(wrong);
    expect(connect()).toEqual([overlayOf(wrong)]);
  });

  it('the catalogue, saved, has the tools checked that are wrong, as one that it did not list', async () => {
    const { checks, sent, save } = serve();
    await save('tools/catalogue.ts');
    expect(checks).toEqual([]);
    await save(file);
    await checks[0]?.end('tools/loan/one: is not in tools/catalogue.ts');
    await save('tools/catalogue.ts');
    expect(checks[1]?.ids).toEqual(['one']);
    await checks[1]?.end();
    expect(sent.at(-1)).toEqual(NOTHING);
  });
});
