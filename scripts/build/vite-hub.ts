// A Vite plugin that makes the catalogue's modules, the icon sprite and, after the build, the pages.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { inspect, promisify } from 'node:util';
import { loadEnv, type Plugin, type ResolvedConfig } from 'vite';
import { ICONS } from '../../src/design/icons.ts';
import { languageOf, languages } from '../../src/languages.ts';
import { settingOf } from '../../src/settings.ts';
import { writeWorker } from './files.ts';
import { INLINE_NAMES, inlineScript, writeHeaders } from './headers.ts';
import { spriteOf } from './icons.ts';
import { inVite, ofLanguage } from './language.ts';
import { sitePath, writePages } from './pages.ts';
import { escaped, replaced, root, toolFolders } from './project.ts';
import { addressesSet, settingFaults, settingNotes } from './settings.ts';
import { siteHandler } from './static-host.ts';
import { lackingTexts } from './translations.ts';

type Contents = typeof import('./contents.ts');

/** The value of each `virtual:…` that has only data. */
const DATA: Record<string, (contents: Contents, env: Record<string, string>) => unknown> = {
  catalogue: ({ menu }) => menu,
  'catalogue/featured': ({ featured }) => featured,
  'catalogue/search': ({ findables }) => findables,
  confirmed: ({ confirmed }) => confirmed,
  checked: ({ checked }) => checked,
  services: (_contents, env) => addressesSet(env),
};

/** The code with the loader of each tool. */
const loadersCode = () =>
  `export default {${toolFolders().map(({ id, folder }) => `${id}: () => import('virtual:catalogue/tool/${folder}')`)}}`;

/** The code of a tool: its definition and metadata, one file for a page to load. */
const toolCode = (folder: string) =>
  `export { default as tool } from '/${folder}/definition.ts'; export { default as meta } from '/${folder}/meta.ts';`;

const VIRTUAL = '\0virtual:';
const TOOL = 'catalogue/tool/';

/** Stops the build where there is a fault, such as a setting that is no address, with a line for each and without a stack. */
function stopAt(faults: readonly string[]) {
  if (faults.length > 0)
    throw Object.assign(new Error(faults.join('\n')), { [inspect.custom]: () => faults.join('\n') });
}

/** Builds the hub in another language, in a process of its own. */
async function buildIn(id: string, folder: string, logLevel = 'info') {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', logLevel],
    { cwd: root, env: { ...process.env, HUB_LANGUAGE: id } },
  );
  process.stdout.write(stdout);
  process.stderr.write(stderr);
}

export function hub(): Plugin {
  const language = languageOf(process.env.HUB_LANGUAGE);
  // HUB_LANGUAGE=hi is how the build of all languages makes the Hindi one
  const isAlone = process.env.HUB_LANGUAGE === 'en';
  /** The settings of the site's owner */
  let env: Record<string, string> = {};
  /** The path of the hub's first page in English, and in this language. */
  let englishPath = '/';
  let config: ResolvedConfig;
  let reading: Promise<Contents> | undefined;
  const read = () => {
    reading ??= inVite<Contents>('scripts/build/contents.ts');
    return reading;
  };
  /** Whether this builds the hub, and not the module that prerenders it. */
  const isHub = () => config.command === 'build' && !config.build.ssr;
  const sprite = async () => {
    const { icons, drawings } = await read();
    return spriteOf([...ICONS, ...icons], drawings);
  };
  return {
    name: 'hub',
    config(_config, { mode }) {
      env = loadEnv(mode, root);
      stopAt(settingFaults(env));
      englishPath = sitePath({ url: settingOf('VITE_SITE_URL', env.VITE_SITE_URL) });
      return { base: englishPath + language.folder };
    },
    configResolved(resolved) {
      config = resolved;
      if (!isHub()) return;
      // those of all languages, once: before English is built
      if (language.id === 'en') stopAt(lackingTexts());
      for (const note of settingNotes(env)) config.logger.warn(note);
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use(config.base.slice(0, -1), siteHandler(resolve(config.root, config.build.outDir)));
    },
    transformIndexHtml: {
      // before Vite reads which files the document needs
      order: 'pre',
      async handler(html) {
        const { noScript } = await read();
        return INLINE_NAMES.reduce(
          (all, name) =>
            replaced(all, `<!-- ${name} -->`, `<script data-name="${name}">${inlineScript(name)}</script>`),
          replaced(ofLanguage(language.id, html), '<!-- noscript -->', escaped(noScript)),
        );
      },
    },
    async closeBundle() {
      if (!isHub()) return;
      const dist = resolve(root, config.build.outDir);
      // HUB_LANGUAGE=en builds English alone
      const others = process.env.HUB_LANGUAGE ? [] : languages.filter(({ id }) => id !== 'en');
      const built = Promise.all(others.map(({ id, folder }) => buildIn(id, join(dist, folder), config.logLevel)));
      const [services] = await Promise.all([writePages(dist), built]);
      writeWorker(dist);
      if (language.id === 'en') writeHeaders(dist, env, services);
    },
    resolveId: (id) => (/^virtual:(catalogue|icons|confirmed|checked|services|language)/.test(id) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(VIRTUAL)) return null;
      const piece = id.slice(VIRTUAL.length);
      if (piece === 'language') return `export default ${JSON.stringify({ id: language.id, englishPath, isAlone })}`;
      if (piece === 'catalogue/tools') return loadersCode();
      if (piece.startsWith(TOOL)) return toolCode(piece.slice(TOOL.length));
      const data = Object.hasOwn(DATA, piece) ? DATA[piece] : undefined;
      if (data) return `export default ${JSON.stringify(await data(await read(), env))}`;
      if (piece !== 'icons') return null;
      if (config.command !== 'build') return `export default '${config.base}icons.svg'`;
      const source = await sprite();
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      this.emitFile({ type: 'asset', fileName: `assets/icons-${hash}.svg`, source });
      return `export default '${config.base}assets/icons-${hash}.svg'`;
    },
    configureServer(server) {
      server.middlewares.use(`${config.base}icons.svg`, (_request, response, next) => {
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
