// Vite plugins that turn the catalogue, the tools' metadata and the icons they name into what the first load needs.
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { iconShapes } from './drawing.mjs';
import { securityHeaders } from './headers.mjs';
import { load, root, toolFolders } from './load.mjs';
import { writePages } from './pages.mjs';

/** Icons of the hub's own controls; those of tools are named in their metadata. */
const CONTROLS = [
  'menu',
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
  'download',
  'upload',
  'chevron-down',
  'external-link',
  'search',
  'sparkles',
  'repeat-2',
  'circle-alert',
]; // prettier-ignore

/** The catalogue with the light metadata of every tool, read from the file system. */
export async function readMenu() {
  const [{ default: catalogue }, { menuOf }, metas] = await Promise.all([
    load('tools/catalogue.ts'),
    load('src/engine/catalogue.ts'),
    Promise.all(toolFolders().map(async ({ id, folder }) => [id, (await load(`${folder}/meta.ts`)).default])),
  ]);
  return menuOf(catalogue, new Map(metas));
}

/** One SVG with a symbol for each icon in use. */
function spriteOf(names) {
  const symbols = [...new Set(names)].sort().map((name) => {
    return `<symbol id="${name}" viewBox="0 0 24 24">${iconShapes(name)}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** @returns {import('vite').Plugin} */
export function hub() {
  /** @type {Record<string, string>} */
  let headers = {};
  let building = false;
  /** @type {string | null} where the built hub goes; null where none is built */
  let dist = null;
  let menu;
  const menuNow = () => {
    menu ??= readMenu();
    return menu;
  };
  const sprite = async () => {
    const { groups } = await menuNow();
    return spriteOf([...CONTROLS, ...groups.flatMap((group) => group.tools.map((tool) => tool.icon))]);
  };
  return {
    name: 'hub',
    async config(_config, { mode }) {
      headers = await securityHeaders(loadEnv(mode, root));
      return { preview: { headers } };
    },
    async closeBundle() {
      if (dist === null) return;
      await writePages(dist, Object.fromEntries(toolFolders().map(({ id, folder }) => [id, folder])));
    },
    generateBundle() {
      if (dist === null) return;
      // the form that several static hosts read
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      this.emitFile({ type: 'asset', fileName: '_headers', source: ['/*', ...lines, ''].join('\n') });
    },
    configResolved(config) {
      building = config.command === 'build';
      dist = building && !config.build.ssr ? resolve(config.root, config.build.outDir) : null;
    },
    resolveId: (id) => (id === 'virtual:catalogue' || id === 'virtual:icons' ? `\0${id}` : null),
    async load(id) {
      if (id === '\0virtual:catalogue') {
        menu = undefined;
        return `export default ${JSON.stringify(await menuNow())}`;
      }
      if (id !== '\0virtual:icons') return null;
      if (!building) return `export default 'icons.svg'`;
      const source = await sprite();
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      this.emitFile({ type: 'asset', fileName: `assets/icons-${hash}.svg`, source });
      return `export default 'assets/icons-${hash}.svg'`;
    },
    configureServer(server) {
      server.middlewares.use('/icons.svg', async (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(await sprite());
      });
      server.watcher.on('change', (file) => {
        if (!/tools\/(catalogue|.*\/meta)\.ts$/.test(file)) return;
        const module = server.moduleGraph.getModuleById('\0virtual:catalogue');
        if (module) server.moduleGraph.invalidateModule(module);
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
