import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { inVite } from '../../scripts/build/language.ts';
import { root } from '../../scripts/build/project.ts';
import { checkOnSave, foldersOf, NOTHING, overlayOf } from '../../scripts/check/on-save.ts';
import { writeTool } from '../broken/running.ts';

const folders = ['tools/loan/one', 'tools/loan/two', 'tools/tax/one_more'];

it.each([
  ['tools/loan/one/definition.ts', ['tools/loan/one']],
  ['tools/loan/two/content.ts', ['tools/loan/two']],
  ['tools/loan/shared.ts', ['tools/loan/one', 'tools/loan/two']],
  ['tools/tax/one/definition.ts', []],
  ['tools/_template/definition.ts', []],
  ['tools/catalogue.ts', []],
  ['tools/loan/one/notes.md', []],
  ['src/maths/growth.ts', []],
])('a saved file, %s, has the tools %j checked', (file, expected) => {
  expect(foldersOf(file, folders)).toEqual(expected);
});

/** The plugin on a fake server, with checks that end when the test says so. */
function serve(unlisted: string[] = []) {
  const checks: { folders: string[]; end: (...mistakes: string[]) => Promise<void> }[] = [];
  const check = (asked: string[]) =>
    new Promise<string[]>((done) => {
      const end = async (...mistakes: string[]) => {
        done(mistakes);
        await new Promise((next) => setImmediate(next));
      };
      checks.push({ folders: asked, end });
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
  const { configureServer } = checkOnSave(
    check,
    () => folders,
    async () => unlisted,
  ) as Plugin & { configureServer: (of: unknown) => void };
  configureServer(server);
  const save = (file: string) => watcher.emit('change', join(root, file));
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
    save(file);
    expect(checks.map((each) => each.folders)).toEqual([['tools/loan/one']]);
    await checks[0]?.end(wrong, 'tools/loan/one: two');
    expect(printed).toEqual([wrong, 'tools/loan/one: two']);
    expect(sent).toEqual([overlayOf([wrong, 'tools/loan/one: two'])]);
    expect(overlayOf([wrong])).toMatchObject({ type: 'error', err: { message: wrong, stack: '' } });
  });

  it('it leaves the page once it is put right, and nothing was ever there where nothing was wrong', async () => {
    const { checks, sent, printed, save } = serve();
    save('tools/loan/two/definition.ts');
    await checks[0]?.end();
    expect(sent).toEqual([]);
    expect(printed).toEqual(['check:tools: nothing wrong with tools/loan/two']);
    save(file);
    await checks[1]?.end(wrong);
    save('tools/loan/two/definition.ts');
    await checks[2]?.end();
    // the other tool is still wrong
    expect(sent.at(-1)).toEqual(overlayOf([wrong]));
    save(file);
    await checks[3]?.end();
    expect(sent.at(-1)).toEqual(NOTHING);
    // the first update under an overlay would load the page again, without what was typed
    expect(sent).not.toContainEqual(expect.objectContaining({ type: 'update' }));
  });

  it('a result is not shown where the file has been saved again before the check ended', async () => {
    const { checks, sent, printed, save, connect } = serve();
    save(file);
    save(file);
    await checks[0]?.end(wrong);
    expect([sent, printed, connect()]).toEqual([[], [], []]);
    await checks[1]?.end();
    expect([sent, printed]).toEqual([[], ['check:tools: nothing wrong with tools/loan/one']]);
  });

  it('a page that has just loaded is notified too, but not of what may be put right now', async () => {
    const { checks, save, connect } = serve();
    expect(connect()).toEqual([]);
    save(file);
    await checks[0]?.end(wrong);
    expect(connect()).toEqual([overlayOf([wrong])]);
    save(file);
    expect(connect()).toEqual([]);
    await checks[1]?.end(wrong);
    expect(connect()).toEqual([overlayOf([wrong])]);
  });

  it('saves during a check have one more check, of each tool once', async () => {
    const { checks, save } = serve();
    save(file);
    save(file);
    save(file);
    save('tools/loan/shared.ts');
    expect(checks).toHaveLength(1);
    for (let index = 0; index < 3; index++) await checks[index]?.end();
    expect(checks.map((each) => each.folders)).toEqual([['tools/loan/one'], ['tools/loan/one'], ['tools/loan/two']]);
  });
});

describe('a tool that the catalogue does not list', () => {
  const folder = 'tools/loan/one';
  const said = `${folder}: is not in tools/catalogue.ts`;
  const next = () => new Promise((done) => setImmediate(done));

  it('is said to be so when the server starts, until the catalogue lists it', async () => {
    const unlisted = [folder];
    const { checks, sent, printed, save } = serve(unlisted);
    await next();
    expect(checks.map((each) => each.folders)).toEqual([[folder]]);
    await checks[0]?.end(said);
    expect([printed, sent]).toEqual([[said], [overlayOf([said])]]);
    unlisted.pop();
    save('tools/catalogue.ts');
    await next();
    expect(checks).toHaveLength(2);
    await checks[1]?.end();
    expect(sent.at(-1)).toEqual(NOTHING);
    // and again where it is taken out
    unlisted.push('tools/loan/two');
    save('tools/catalogue.ts');
    await next();
    await checks[2]?.end();
    expect(checks.at(-1)?.folders).toEqual(['tools/loan/two']);
  });

  it('is named by the check of a save, in the words of check:tools', async () => {
    // the definitions of these tests are in no catalogue
    const good = writeTool('saved');
    // as the plugin runs it
    const { checkSaved } = await inVite<typeof import('../../scripts/check/saved.ts')>('scripts/check/saved.ts');
    const mistakes = await checkSaved([good, 'tools/investment/cagr']);
    expect(mistakes.filter((line) => line.includes('catalogue'))).toEqual([
      expect.stringMatching(`^${good}: is not in tools/catalogue.ts: add '`),
    ]);
  });
});
