// A Vite plugin for development: runs check:tools for a saved file and for tools that the catalogue does not list, and shows the
// result on the page and in the terminal.
import { relative, sep } from 'node:path';
import type { CustomPayload, ErrorPayload, Plugin } from 'vite';
import { inVite } from '../build/language.ts';
import { root, toolFolders } from '../build/project.ts';

/**
 * The folders of the tools that a file belongs to: one tool's, or all of a group that shares the file.
 *
 * @param file path from the project's root
 * @param folders of all tools
 */
export function foldersOf(file: string, folders: string[]): string[] {
  const [top, group, tool, name] = file.split('/');
  if (top !== 'tools' || group === undefined || tool === undefined || !file.endsWith('.ts')) return [];
  const within = name === undefined ? `tools/${group}/` : `tools/${group}/${tool}/`;
  return folders.filter((folder) => `${folder}/`.startsWith(within));
}

/** Mistakes as Vite's overlay shows them. */
export const overlayOf = (mistakes: string[]): ErrorPayload => ({
  type: 'error',
  err: { message: mistakes.join('\n\n'), stack: '', plugin: 'check:tools' },
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

/** The checks as they are now: an import would be older, and restart the server whenever a check or a fact changes. */
const checksNow = () => inVite<typeof import('./saved.ts')>('scripts/check/saved.ts');

/** The plugin. Tests give it functions of their own. */
export function checkOnSave(
  check: (folders: string[]) => Promise<string[]> = async (folders) => (await checksNow()).checkSaved(folders),
  allFolders: () => string[] = () => toolFolders().map(({ folder }) => folder),
  unlistedFolders: () => Promise<string[]> = async () => (await checksNow()).unlisted(),
): Plugin {
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
      /** What was wrong with a folder when it was last checked. */
      const wrong = new Map<string, string[]>();
      const waiting = new Set<string>();
      let busy = false;
      let shown = false;
      const mistakes = () => [...new Set([...wrong.values()].flat())];
      async function work() {
        if (busy || waiting.size === 0) return;
        busy = true;
        const checked = new Set<string>();
        // what is saved meanwhile comes last
        for (const folder of waiting) {
          waiting.delete(folder);
          const lines = await linesOf(folder);
          // the result is out of date if the file was saved again meanwhile
          if (!waiting.has(folder)) wrong.set(folder, lines);
          checked.add(folder);
        }
        const all = mistakes();
        for (const line of all) logger.error(line);
        if (all.length > 0) server.ws.send(overlayOf(all));
        else {
          logger.info(`check:tools: nothing wrong with ${[...checked].join(', ')}`);
          if (shown) server.ws.send(NOTHING);
        }
        shown = all.length > 0;
        busy = false;
      }
      const linesOf = (folder: string) =>
        check([folder]).catch((error) => [
          `${folder}: cannot be checked: ${error instanceof Error ? error.message : error}`,
        ]);
      async function checkUnlisted() {
        // a catalogue that cannot be loaded is reported by Vite
        for (const folder of await unlistedFolders().catch(() => [])) waiting.add(folder);
        await work();
      }
      void checkUnlisted();
      for (const event of ['add', 'change', 'unlink'])
        server.watcher.on(event, (file) => {
          const path = relative(root, file).split(sep).join('/');
          const folders = allFolders();
          const inCatalogue = path === 'tools/catalogue.ts';
          const changed = inCatalogue ? [...wrong.keys()] : foldersOf(path, folders);
          // earlier mistakes may be fixed now, so a page that loads meanwhile must not show them
          for (const folder of wrong.keys())
            if (changed.includes(folder) || !folders.includes(folder)) wrong.delete(folder);
          for (const folder of changed) waiting.add(folder);
          void (inCatalogue ? checkUnlisted() : work());
        });
      // a page that has just loaded has missed earlier messages
      server.ws.on('connection', (socket: { send(text: string): void }) => {
        if (mistakes().length > 0) socket.send(JSON.stringify(overlayOf(mistakes())));
      });
    },
  };
}
