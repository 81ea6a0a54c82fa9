import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { box, hub, listen, openByHash, openTool, shows } from './hub.ts';
import { stopped, watchPolicy } from './rounds.ts';

/** The directives of a policy with their sources. */
const directives = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
const services = Object.values(hub.services);
const blocked = [/Content Security Policy/];

/** A foreign server, which records its requests. */
const strangers: { close(): void }[] = [];
async function stranger(type: string, body: (address: string) => string) {
  const asked: string[] = [];
  let address = '';
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', type);
    response.end(body(address));
  });
  strangers.push(server);
  address = await listen(server);
  return { address, asked };
}
afterEach(() => {
  for (const server of strangers.splice(0)) server.close();
});

/** What a foreign script has left behind. */
const hacked = (page: Page) => page.evaluate((): unknown => Reflect.get(window, 'hacked') ?? null);

/** Serves the hub's document with something put into it, under the headers that it always has. */
const served = (page: Page, change: (html: string) => string) =>
  page.route(hub.url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

const files = async () => {
  const [, script = ''] = /data-entry="\/(assets\/[^"]+)"/.exec(await (await fetch(hub.url)).text()) ?? [];
  expect(script).toMatch(/\.js$/);
  return ['', '?x=1', 'index.html', 'apple-touch-icon.png', 'favicon.svg', script, 'no-such-page'];
};

it('the headers come with every file and stop foreign scripts, frames and MIME sniffing', async () => {
  for (const file of await files()) {
    const { headers } = await fetch(hub.url + file);
    expect(headers.get('x-content-type-options'), file).toBe('nosniff');
    expect(headers.get('x-frame-options'), file).toBe('DENY');
    expect(headers.get('referrer-policy'), file).toMatch(
      /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/,
    );
    const policy = directives(headers.get('content-security-policy') ?? '');
    expect(policy.get('default-src'), file).toEqual(["'none'"]);
    // of inline scripts only two, by their hashes
    const hash = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
    expect(policy.get('script-src'), file).toEqual(["'self'", hash, hash]);
    expect(new Set(policy.get('connect-src')), file).toEqual(new Set(["'self'", ...services]));
    for (const none of ['base-uri', 'form-action', 'frame-ancestors'])
      expect(policy.get(none), none).toEqual(["'none'"]);
    // no directive loosens these, and only services may be requested beside the hub itself
    for (const [name, sources] of policy) {
      if (name !== 'style-src') expect(sources, name).not.toContain("'unsafe-inline'");
      for (const source of sources)
        expect(source, name).toMatch(
          /^('none'|'self'|'unsafe-inline'|'sha256-[\w+/=]+'|data:|https?:\/\/[\w.-]+(:\d+)?)$/,
        );
      if (name !== 'connect-src') expect(sources.join(' '), name).not.toMatch(/http/);
    }
  }
});

it('the headers are the same in the file that other hosts read', async () => {
  const rules = (await readFile(join(hub.folder, '_headers'), 'utf8')).split(/^(?=\/)/m);
  const patterns = rules.map((rule) => rule.split('\n')[0] ?? '');
  const fitting = (path: string) =>
    patterns.filter((pattern) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
  // one rule for every file and page: two would be two policies
  const names = await readdir(hub.folder, { recursive: true, withFileTypes: true });
  for (const entry of names.filter((each) => each.isFile() && !/^[._]/.test(each.name))) {
    const path = `/${relative(hub.folder, join(entry.parentPath, entry.name))}`;
    if (path.includes('/.')) continue;
    expect(fitting(path), path).toHaveLength(1);
    expect(fitting(path.replace(/index\.html$/, '')), path).toHaveLength(1);
  }
  const lines = rules[0]?.trimEnd().split('\n').slice(1) ?? [];
  const listed = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? [line]);
  expect(listed.map(([name = '']) => name.toLowerCase())).toEqual(
    expect.arrayContaining(['content-security-policy', 'referrer-policy', 'x-content-type-options', 'x-frame-options']),
  );
  const { headers } = await fetch(hub.url);
  for (const [name = '', value] of listed) expect(headers.get(name), name).toBe(value);
});

it('an injected script does not run where it came with the document, and the calculator works beside it', async () => {
  const other = await stranger('text/javascript', () => 'window.hacked = "elsewhere"');
  const evil = [
    '<script>window.hacked = "inline"</script>',
    '<img src="missing" onerror="window.hacked = \'handler\'">',
    '<svg onload="window.hacked = \'svg\'"></svg>',
    `<script src="${other.address}script.js"></script>`,
    '<script src="data:text/javascript,window.hacked = \'data\'"></script>',
    '<script type="module">window.hacked = "module"</script>',
    '<iframe srcdoc="<script>parent.hacked = \'frame\'</script>"></iframe>',
    `<iframe src="${other.address}frame"></iframe>`,
    `<object data="${other.address}object"></object>`,
    `<link rel="stylesheet" href="${other.address}style.css">`,
    `<form action="${other.address}form"><button id="send">Send</button></form>`,
    '<a id="bad" href="javascript:window.hacked = \'address\'">Press</a>',
  ].join('');
  const page = await openByHash('emi_calculator', {
    expected: [...blocked, /Failed to load resource/],
    before: async (fresh) => {
      await watchPolicy(fresh);
      await served(fresh, (html) =>
        html
          .replace('<head>', `<head><base href="${other.address}">`)
          .replace('<body>', `<body onload="window.hacked = 'body'">${evil}`),
      );
    },
  });
  await box(page, 'rate').fill('9');
  await shows(page, 'emi', '₹8,997');
  await page.locator('#bad').evaluate((link: HTMLElement) => link.click());
  await page.locator('#send').evaluate((button: HTMLElement) => button.click());
  await expect
    .poll(async () => new Set((await stopped(page)).map((each) => each.split(' ')[0])))
    .toEqual(
      new Set([
        'base-uri',
        'script-src-attr',
        'script-src-elem',
        'object-src',
        'style-src-elem',
        'form-action',
        'frame-src',
      ]),
    );
  await expect.poll(() => hacked(page)).toBeNull();
  expect(other.asked).toEqual([]);
  await expect.poll(() => page.url()).toBe(`${hub.url}#emi_calculator?rate=9`);
});

it('under its own policy the page requests nothing from elsewhere, runs no script that is put into it later, nor text as code, and stands in no frame of another site', async () => {
  const other = await stranger('text/html', () => `<title>Not Hisaab</title><iframe src="${hub.url}"></iframe>`);
  const page = await openTool('emi_calculator', { expected: [...blocked, /404/], before: watchPolicy });
  await page.evaluate(async (address) => {
    await fetch(`${address}fetch`).catch(() => null);
    await new Promise((done) => {
      const image = new Image();
      image.onerror = done;
      image.src = `${address}image`;
    });
    navigator.sendBeacon(`${address}beacon`);
  }, other.address);
  expect(other.asked).toEqual([]);

  const thrown = await page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        // later, because the browser lets a test itself do what the page may not
        setTimeout(() => {
          const script = document.createElement('script');
          script.textContent = 'window.hacked = "script"';
          document.body.append(script);
          document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.hacked = \'handler\'">');
          Reflect.apply(setTimeout, window, ['window.hacked = "timer"']);
          const errors: string[] = [];
          for (const run of [
            () => Reflect.get(window, 'eval')('window.hacked = "eval"'),
            () => Reflect.construct(Function, ['window.hacked = "function"'])(),
          ])
            try {
              run();
            } catch (error) {
              errors.push(error instanceof Error ? error.name : '');
            }
          done(errors);
        });
      }),
  );
  expect(thrown).toEqual(['EvalError', 'EvalError']);
  await expect
    .poll(() => stopped(page))
    .toEqual(expect.arrayContaining(['script-src-elem inline', 'script-src-attr inline', 'script-src eval']));
  await expect.poll(() => hacked(page)).toBeNull();

  const elsewhere = await page.context().newPage();
  await elsewhere.goto(other.address);
  const frame = elsewhere.frames().find((each) => each !== elsewhere.mainFrame());
  await expect.poll(() => elsewhere.title()).toBe('Not Hisaab');
  await expect.poll(() => frame?.url()).toBe('chrome-error://chromewebdata/');
});
