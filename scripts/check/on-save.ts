// A Vite plugin for development: runs check:tools for a saved file, and shows the result on the page and in the terminal.
import { execFile } from 'node:child_process';
import { relative, sep } from 'node:path';
import type { CustomPayload, ErrorPayload, Plugin } from 'vite';
import { root, toolFolders } from '../build/project.ts';

/**
 * The ids of the tools that a file belongs to: one, or all of a group that shares the file.
 *
 * @param file path from the project's root
 * @param tools all
 */
export function savedIn(file: string, tools: readonly { readonly id: string; readonly folder: string }[]): string[] {
  const [top, group, tool, name] = file.split('/');
  if (top !== 'tools' || group === undefined || tool === undefined || !file.endsWith('.ts')) return [];
  const within = name === undefined ? `tools/${group}/` : `tools/${group}/${tool}/`;
  return tools.filter(({ folder }) => `${folder}/`.startsWith(within)).map(({ id }) => id);
}

/** Mistakes as Vite's overlay shows them. */
export const overlayOf = (mistakes: string): ErrorPayload => ({
  type: 'error',
  err: { message: mistakes, stack: '', plugin: 'check:tools' },
});

/**
 * The message that removes the overlay. An update would remove it too, but Vite's client answers the first update under an
 * overlay with a reload, without the event on which a page stores what was typed.
 */
export const NOTHING: CustomPayload = { type: 'custom', event: 'check:tools/nothing' };
/** The script in the page: it removes only our overlay, not Vite's own for syntax errors. */
const CLIENT = `import.meta.hot?.on('${NOTHING.event}', () => {
  for (const overlay of document.querySelectorAll('vite-error-overlay'))
    if (overlay.shadowRoot?.textContent.includes('check:tools')) overlay.close();
});`;

/**
 * What check:tools says is wrong with tools; in a process of its own, since this one has the checks as they were when it started.
 *
 * @param signal ends it
 */
const checkNow = (ids: readonly string[], signal: AbortSignal) =>
  new Promise<string>((done) => {
    const args = ['--import', 'tsx', 'scripts/commands/check-tools.ts', ...ids];
    execFile(process.execPath, args, { cwd: root, signal }, (error, _printed, said) => done(error ? said.trim() : ''));
  });

/** The plugin. Tests give it a check and tools of their own. */
export function checkOnSave(check = checkNow, allTools: () => Parameters<typeof savedIn>[1] = toolFolders): Plugin {
  return {
    name: 'check-on-save',
    // tests serve the hub too
    apply: (_config, { command }) => command === 'serve' && process.env.VITEST === undefined,
    // before Vite, which adds import.meta.hot to the scripts in a page
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', attrs: { type: 'module' }, children: CLIENT }],
    },
    configureServer(server) {
      const { logger } = server.config;
      /** The tools saved since nothing was wrong. */
      const saved = new Set<string>();
      let mistakes = '';
      let latest = new AbortController();
      async function checkSaved({ signal }: AbortController) {
        const found = await check([...saved], signal);
        // what is saved later is checked with all that was saved before
        if (signal.aborted) return;
        mistakes = found;
        if (found !== '') {
          logger.error(found);
          server.ws.send(overlayOf(found));
        } else {
          logger.info(`check:tools: nothing wrong with ${[...saved].join(', ')}`);
          saved.clear();
          server.ws.send(NOTHING);
        }
      }
      server.watcher.on('all', (_event, file) => {
        const path = relative(root, file).split(sep).join('/');
        const tools = allTools();
        const ids = savedIn(path, tools);
        for (const id of ids) saved.add(id);
        for (const id of saved) if (tools.every((tool) => tool.id !== id)) saved.delete(id);
        if (saved.size === 0 || (ids.length === 0 && path !== 'tools/catalogue.ts')) return;
        // earlier mistakes may be fixed now, so a page that loads meanwhile must not show them
        mistakes = '';
        latest.abort();
        latest = new AbortController();
        void checkSaved(latest);
      });
      // a page that has just loaded has missed earlier messages
      server.ws.on('connection', (socket: { send(text: string): void }) => {
        if (mistakes !== '') socket.send(JSON.stringify(overlayOf(mistakes)));
      });
    },
  };
}
