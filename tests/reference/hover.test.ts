import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../scripts/build/project.ts';
import { readSources, shapesOf } from '../../scripts/build/reference.ts';

/** A project that has the snippets alone: the pages and tests of the hub take the compiler several times as long. */
const project = mkdtempSync(join(tmpdir(), 'hisaab-hover-'));
for (const name of ['src', 'schemas', 'tools', 'node_modules']) symlinkSync(join(root, name), join(project, name));
cpSync(join(root, 'package.json'), join(project, 'package.json'));
writeFileSync(
  join(project, 'tsconfig.json'),
  JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['snippets'] }),
);
cpSync(join(root, 'docs/reference/snippets'), join(project, 'snippets'), { recursive: true });

/** This project's TypeScript language server. */
class LanguageServer {
  readonly #server: ChildProcess;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #received = Buffer.alloc(0);
  #asked = 0;

  constructor() {
    const tsc = join(root, 'node_modules/typescript/lib/tsc.js');
    this.#server = spawn(process.execPath, [tsc, '--lsp', '--stdio'], {
      cwd: project,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    this.#server.stdout?.on('data', (data: Buffer) => this.#read(data));
  }

  #read(data: Buffer) {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const head = this.#received.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.#received.subarray(0, head).toString())?.[1]);
      const body = this.#received.subarray(head + 4, head + 4 + length);
      if (body.length < length) return;
      this.#received = this.#received.subarray(head + 4 + length);
      const { id, method, params, result } = JSON.parse(body.toString());
      if (id !== undefined && method !== undefined)
        // a question of the server: what the editor's settings are
        this.#send({ id, result: Array.isArray(params?.items) ? params.items.map(() => null) : null });
      else this.#waiting.get(id)?.(result);
    }
  }

  #send(message: object) {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.#server.stdin?.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  ask<T>(method: string, params: object): Promise<T> {
    const id = ++this.#asked;
    this.#send({ id, method, params });
    return new Promise((done) => this.#waiting.set(id, done as (result: unknown) => void));
  }

  tell(method: string, params: object) {
    this.#send({ method, params });
  }

  async end() {
    const ended = once(this.#server, 'exit');
    this.#server.kill();
    await ended;
  }
}

const server = new LanguageServer();
afterAll(async () => {
  await server.end();
  rmSync(project, { recursive: true, force: true });
});

/** The editor's hover text for each of these properties, one after another: in parallel they take twice as long. */
async function* hovers(file: string, text: string, names: () => ReadonlySet<string>) {
  const uri = pathToFileURL(join(project, file)).href;
  let open = false;
  for (const [line, code] of text.split('\n').entries())
    for (const { 0: name, index } of code.matchAll(/\b\w+(?=[:(,])/g)) {
      if (!names().has(name)) continue;
      if (!open)
        server.tell('textDocument/didOpen', { textDocument: { uri, languageId: 'typescript', version: 1, text } });
      open = true;
      const position = { line, character: index + 1 };
      const answer = await server.ask<{ contents: { value: string } } | null>('textDocument/hover', {
        textDocument: { uri },
        position,
      });
      yield answer?.contents.value ?? '';
    }
}

/** Without the spaces and Markdown marks in which the editor's text and the schema's differ. */
const plain = (text: string) => text.replace(/[\s\\*`]+/g, ' ').trim();

it('an editor says of each property that a snippet writes what schemas/types.ts says', async () => {
  await server.ask('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(project).href,
    capabilities: { textDocument: { hover: { contentFormat: ['markdown'] } } },
  });
  server.tell('initialized', {});
  const { types, snippets } = readSources();
  const shapes = [...shapesOf(types).values()];
  let missing = shapes.flatMap(({ properties }) =>
    properties.map(({ owner, name, text }) => ({ at: `${owner}.${name}`, name, text: plain(text) })),
  );
  expect(missing.length).toBeGreaterThan(150);
  for (const [id, text] of Object.entries(snippets)) {
    const names = () => new Set(missing.map(({ name }) => name));
    for await (const said of hovers(`snippets/${id}.ts`, text, names))
      missing = missing.filter((each) => !plain(said).includes(each.text));
  }
  // what a rule wants of an input depends on the kind of the input, and so does its type
  const wanted = missing.map(({ at }) => at).filter((at) => !/^(Range|Not|LiveAnswer)\./.test(at));
  expect([...new Set(wanted)]).toEqual([]);
}, 180_000);
