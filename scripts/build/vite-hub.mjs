// A Vite plugin that makes the catalogue's modules, the icon sprite and, after the build, the pages.
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { loadEnv } from 'vite';
import { checked } from './checked.mjs';
import { writeChunks } from './chunks.mjs';
import { escaped, iconShapes } from './drawing.mjs';
import { INLINE_NAMES, inlineScript, writeHeaders } from './headers.mjs';
import { load, loadDefaults, root, toolFolders, wordsFile } from './load.mjs';
import { writeWorker } from './offline.mjs';
import { sitePath, writePages } from './pages.mjs';
import { replaced } from './replace.mjs';
import { addressesSet } from './services.mjs';
import { headersOf, siteHandler } from './static-host.mjs';

/** Icons of the hub's own controls; those of tools are named in their metadata. */
const CONTROLS = [
  'menu',
  'share-2',
  'columns-3',
  'target',
  'activity',
  'square-function',
  'download',
  'printer',
  'code-xml',
  'x',
  'sun',
  'moon',
  'monitor',
  'arrow-right',
  'arrow-up',
  'arrow-down',
  'plus',
  'trash-2',
  'rotate-ccw',
  'copy',
  'upload',
  'chevron-down',
  'undo-2',
  'clipboard-paste',
  'arrow-up-down',
  'external-link',
  'search',
  'sparkles',
  'repeat-2',
  'chevron-right',
  'check',
  'star',
  'history',
]; // prettier-ignore

/**
 * @typedef {import('../../src/catalogue/catalogue.ts').MenuCatalogue} MenuCatalogue
 * @typedef {{ menu: MenuCatalogue, findables: import('../../src/catalogue/catalogue.ts').Findable[], featured: import('../../src/catalogue/catalogue.ts').Featured }} Pieces
 */

/** The catalogue with the light metadata of every tool, read from the file system, in the pieces that pages load. @returns {Promise<Pieces>} */
async function readCatalogue() {
  const [{ default: listed }, { menuOf, findablesOf, featuredOf }, metas] = await Promise.all([
    load('tools/catalogue.ts'),
    load('src/catalogue/catalogue.ts'),
    loadDefaults(toolFolders().map(({ folder }) => `${folder}/meta.ts`)),
  ]);
  const byId = new Map(metas.map((meta) => [meta.id, meta]));
  const menu = menuOf(listed, byId);
  return { menu, findables: findablesOf(menu, byId), featured: featuredOf(listed, menu, byId) };
}

/** The day up to which all facts were confirmed, computed at build so that the first load needs no facts. */
async function confirmed() {
  const { confirmedUntil, facts } = await load('src/rules/index.ts');
  return confirmedUntil(Object.values(facts));
}

/**
 * The code of each `virtual:catalogue…`.
 *
 * @type {Record<string, (pieces: Pieces) => string>}
 */
const PIECES = {
  catalogue: ({ menu }) => `export default ${JSON.stringify(menu)}`,
  'catalogue/featured': ({ featured }) => `export default ${JSON.stringify(featured)}`,
  'catalogue/tools': () =>
    `export default {${toolFolders().map(({ id, folder }) => `${id}: () => import('virtual:catalogue/tool/${folder}')`)}}`,
  'catalogue/search': ({ findables }) => `export default ${JSON.stringify(findables)}`,
};

const VIRTUAL = '\0virtual:';
/** Before a tool's folder: its definition and metadata, one file for a page to load. */
const TOOL = 'catalogue/tool/';

/** One SVG with a symbol for each icon in use. @param {string[]} names */
function spriteOf(names) {
  const symbols = [...new Set(names)].sort().map((name) => {
    return `<symbol id="${name}" viewBox="0 0 24 24">${iconShapes(name)}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/**
 * Stops the build where a setting is no valid address, with a line for each fault and without a stack.
 *
 * @param {Record<string, string>} env
 */
async function checkSettings(env) {
  const { settingFaults } = await load('src/settings.ts');
  const faults = settingFaults(env);
  if (faults.length > 0)
    throw Object.assign(new Error(faults.join('\n')), { [inspect.custom]: () => faults.join('\n') });
}

/** @returns {import('vite').Plugin} */
export function hub() {
  /** @type {Record<string, string>} the settings of the site's owner */
  let env = {};
  let building = false;
  /** @type {string | null} the folder of the built hub; null where none is built */
  let dist = null;
  /** @type {Promise<Pieces> | undefined} */
  let reading;
  const read = () => {
    reading ??= readCatalogue();
    return reading;
  };
  const sprite = async () => {
    const { groups } = (await read()).menu;
    return spriteOf([...CONTROLS, ...groups.flatMap((group) => group.tools.map((tool) => tool.icon))]);
  };
  return {
    name: 'hub',
    async config(_config, { mode, isPreview }) {
      env = loadEnv(mode, root);
      await checkSettings(env);
      if (!isPreview) return {};
      // under the site's path on its host, because 404.html has absolute paths
      const { site } = await load('src/site.ts', env);
      return { base: sitePath(site), appType: 'custom' };
    },
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      const headersAt = headersOf(folder);
      middlewares.use(({ url = '/' }, response, next) => {
        const path = url.startsWith(config.base) ? url.slice(config.base.length - 1) : url;
        for (const [name, value] of headersAt(path)) response.setHeader(name, value);
        next();
      });
      // after Vite, for files that it does not serve
      return () => void middlewares.use(siteHandler(folder));
    },
    async transformIndexHtml(html) {
      const { words } = await load(wordsFile('document'));
      return INLINE_NAMES.reduce(
        (all, name) => replaced(all, `<!-- ${name} -->`, `<script data-name="${name}">${inlineScript(name)}</script>`),
        replaced(html, '<!-- noscript -->', escaped(words.noScript)),
      );
    },
    async closeBundle() {
      if (dist === null) return;
      await writePages(dist, Object.fromEntries(toolFolders().map(({ id, folder }) => [id, folder])));
      writeWorker(dist);
      await writeHeaders(dist, env);
    },
    // here, because empty chunks are removed by now
    writeBundle(_options, bundle) {
      if (dist !== null) writeChunks(dist, bundle);
    },
    configResolved(config) {
      building = config.command === 'build';
      dist = building && !config.build.ssr ? resolve(config.root, config.build.outDir) : null;
    },
    buildStart() {
      reading = undefined;
    },
    resolveId: (id) => (/^virtual:(catalogue|icons|confirmed|checked|services)/.test(id) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(VIRTUAL)) return null;
      const piece = id.slice(VIRTUAL.length);
      if (piece.startsWith(TOOL)) {
        const folder = `/${piece.slice(TOOL.length)}`;
        return `export { default as tool } from '${folder}/definition.ts'; export { default as meta } from '${folder}/meta.ts';`;
      }
      const code = Object.hasOwn(PIECES, piece) ? PIECES[piece] : undefined;
      if (code) return code(await read());
      if (piece === 'confirmed') return `export default ${JSON.stringify(await confirmed())}`;
      if (piece === 'checked') return `export default ${JSON.stringify(await checked())}`;
      if (piece === 'services') return `export default ${JSON.stringify(await addressesSet(env))}`;
      if (piece !== 'icons') return null;
      if (!building) return `export default 'icons.svg'`;
      const source = await sprite();
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      this.emitFile({ type: 'asset', fileName: `assets/icons-${hash}.svg`, source });
      return `export default 'assets/icons-${hash}.svg'`;
    },
    configureServer(server) {
      server.middlewares.use('/icons.svg', (_request, response, next) => {
        // an icon that does not exist is a message, not the end of the server
        sprite().then((source) => response.setHeader('content-type', 'image/svg+xml').end(source), next);
      });
      server.watcher.on('change', (file) => {
        if (!/tools\/(catalogue|.*\/meta)\.ts$|src\/rules\//.test(file)) return;
        reading = undefined;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
