// Which modules share a file, and which files a page needs. Used by the build, the prerendering and the check of sizes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { ChunkingContext, OutputBundle } from 'rolldown';
import { root } from './project.ts';

const LIST = '.vite/chunks.json';

const SHELL_LATER =
  'show-face|home[\\\\/](live|showcase|sketch)\\.|recent[\\\\/]strip|mine[\\\\/]|checking|menu[\\\\/](drawer|menu|contact-box)\\.|theme[\\\\/]theme-switcher|offline[\\\\/]offline|search[\\\\/]find|routing[\\\\/]load-tool|pages[\\\\/](embed|tool-parts)|recent[\\\\/](add|continue|remember|when-left)|footer|prerender';
const RENDERER_LATER =
  'assistant|carry[\\\\/](?!offered|watch|figures|saved|name)\\w|charts|keep|live|insight|tables[\\\\/]table|fields[\\\\/]rows|results[\\\\/](next|lever)|powers[\\\\/](parts|steps|taken|(?!link[\\\\/])[\\w-]+[\\\\/])';

/** What rings and charts over axes share: recharts with all under it, and our own colours. */
const CHARTS =
  /charts[\\/]look\.|node_modules[\\/](recharts|d3-|victory-vendor|es-toolkit|@reduxjs|redux|immer|reselect|react-redux|react-is|decimal|eventemitter3|use-sync|clsx|internmap|tiny-inv)/;

/** With the list of the tools' files, which is needed whenever a tool runs. */
const ENGINE =
  /[\\/]src[\\/](engine[\\/](?!powers|ask|read-rows)|engine[\\/]powers[\\/](scenario|read-scenario|meanings)|words[\\/]\w+[\\/](validation|scenario|format)\.|rules[\\/](?!today\.|facts[\\/])|shell[\\/]routing[\\/]load-tool)|virtual:catalogue\/tools$/;

/** Which file of dated facts a module is, or adds to those of a page. */
const FACTS = /(?:rules[\\/]|virtual:)facts[\\/]([\w-]+)/;
/** Each chunk is one more request: what many pages name is in the engine's, and files that are named together share one. */
const FACTS_TOGETHER: Readonly<Record<string, string>> = {
  ...{ reported: 'engine', 'lending-and-pension': 'engine', markets: 'engine' },
  ...{ 'income-tax': 'facts-tax', gains: 'facts-tax', deposits: 'facts-tax' },
};

function factsChunk(id: string): string | null {
  const file = FACTS.exec(id)?.[1];
  return file === undefined ? null : (FACTS_TOGETHER[file] ?? `facts-${file}`);
}

/** What at least this many modules import, of maths and of files beside the catalogue, is in the engine's chunk; the rest with those that use it. */
const MANY = 4;
const MATHS = /[\\/]src[\\/]maths[\\/]/;
const SHARED = /[\\/]src[\\/]maths[\\/]|[\\/]tools[\\/](?!catalogue)[\w-]+\.ts$/;
const importersOf = (id: string, modules: ChunkingContext) => modules.getModuleInfo(id)?.importers ?? [];

/** For maths that two tools of one group alone import: with one of them, the other would load all of it. */
function mathsChunk(id: string, modules: ChunkingContext): string | null {
  const importers = MATHS.test(id) ? importersOf(id, modules) : [];
  const tools = new Set(importers.map((file) => /[\\/]tools[\\/]\w+[\\/]\w+[\\/]/.exec(file)?.[0]));
  const [group, ...others] = new Set([...tools].map((tool) => tool?.split(/[\\/]/)[2]));
  return tools.size > 1 && others.length === 0 && group !== undefined ? `${group}-maths` : null;
}

/** CommonJS packages that only define functions but do not declare it: marked as free of side effects. */
export const treeshake = {
  moduleSideEffects: [
    {
      test: /node_modules[\\/](hoist-non-react-statics|react-is|use-sync-external-store)[\\/]/,
      sideEffects: false,
    },
  ],
};

/** The chunks: a page loads a few of them, instead of one file for each module. */
export const codeSplitting = {
  groups: [
    // the modules that load the rest
    {
      name: 'main',
      test: /rolldown[\\/]runtime|vite[\\/]preload-helper|[\\/]shell[\\/]main\.ts|[\\/]loading[\\/]pause\.ts/,
      priority: 6,
    },
    {
      name: 'design',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]src[\\/]design[\\/](?!global|face|tabs|file-button|use-more)/,
      priority: 5,
    },
    {
      name: 'hub',
      test: new RegExp(
        `[\\\\/]src[\\\\/](shell[\\\\/](?!${SHELL_LATER})|words[\\\\/]\\w+[\\\\/](shell|loading)\\.|catalogue(?![\\\\/](?:find|ask))|loading|browser(?![\\\\/]fetch-json)|site|rules[\\\\/]today\\.)`,
      ),
      priority: 3,
    },
    // the sidebar of large screens, and what is at its foot: static on other pages
    {
      name: 'menu',
      test: /[\\/]src[\\/]shell[\\/](menu[\\/](menu|contact-box)|theme[\\/]theme-switcher)\./,
      priority: 3,
    },
    // with the code that reads and writes links, which is needed before any panel
    {
      debugName: 'engine',
      name: (id: string, modules: ChunkingContext) =>
        ENGINE.test(id) || factsChunk(id) === 'engine' || (SHARED.test(id) && importersOf(id, modules).length >= MANY)
          ? 'engine'
          : null,
      priority: 3,
    },
    {
      name: 'powers',
      test: /[\\/]src[\\/](engine[\\/]powers(?![\\/](export|formula|working))|renderer[\\/]powers[\\/](parts|steps)|words[\\/]\w+[\\/]panels\.)/,
      priority: 1,
      minShareCount: 2,
    },
    {
      name: 'calculator',
      test: new RegExp(
        `[\\\\/]src[\\\\/]renderer[\\\\/](?!${RENDERER_LATER})|[\\\\/]src[\\\\/]shell[\\\\/](pages[\\\\/]tool-parts|recent[\\\\/](continue|remember))|[\\\\/]src[\\\\/]words[\\\\/]\\w+[\\\\/](page|powers|tool)\\.|[\\\\/]src[\\\\/]browser[\\\\/]fetch-json|[\\\\/]node_modules[\\\\/]react-hook-form[\\\\/]`,
      ),
      // before the powers, which would take what they need of it with them
      priority: 2,
    },
    // one chunk, which compresses better than one for each set of kinds that share a module
    { name: 'charts', test: CHARTS, minShareCount: 2, priority: 1 },
    // dated facts: a page loads those that its tool names
    { debugName: 'facts', name: factsChunk, priority: 1 },
    // what the tools of a group share, and then each definition with its content and metadata
    {
      debugName: 'group',
      name: (id: string, modules: ChunkingContext) =>
        /[\\/]tools[\\/](?:(\w+)[\\/][\w-]+|(?!catalogue)([\w-]+))\.ts$/.exec(id)?.slice(1).find(Boolean) ??
        mathsChunk(id, modules),
    },
    {
      debugName: 'tool',
      name: (id: string) => /[\\/]tools[\\/]\w+[\\/](\w+)(?:[\\/]|$)/.exec(id)?.[1] ?? null,
    },
  ],
};

/** The files of a bundle: what each imports at once, and the modules in it. */
type Chunks = { entry: string; files: Record<string, string[]>; modules: Record<string, string> };

/**
 * Writes a list of which module of ours is in which chunk.
 *
 * @param dist folder of the built hub
 */
export function writeChunks(dist: string, bundle: OutputBundle) {
  const chunks: Chunks = { entry: '', files: {}, modules: {} };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    if (chunk.isEntry) chunks.entry = chunk.fileName;
    chunks.files[chunk.fileName] = chunk.imports;
    for (const id of chunk.moduleIds) {
      const name = id.startsWith('\0') ? id.slice(1) : relative(root, id).replaceAll('\\', '/');
      if (!name.startsWith('node_modules/')) chunks.modules[name] = chunk.fileName;
    }
  }
  mkdirSync(dirname(join(dist, LIST)), { recursive: true });
  writeFileSync(join(dist, LIST), JSON.stringify(chunks));
}

/**
 * Reads the list that `writeChunks` wrote.
 *
 * @param dist folder of a built hub
 */
export const readChunks = (dist: string): Chunks => JSON.parse(readFileSync(join(dist, LIST), 'utf8'));

/**
 * The files that modules need before they run: their own and what these import at once. Throws where the build lacks a module.
 *
 * @returns in the order in which they are needed
 */
export function filesOf(chunks: Chunks, modules: string[]): Set<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const next of chunks.files[file] ?? []) add(next);
  };
  for (const module of modules) {
    const file = chunks.modules[module];
    if (file === undefined) throw new Error(`${module} is not in the build`);
    add(file);
  }
  return files;
}

/** The modules that the entry loads by itself: the landing page's first load. */
export const HUB = ['src/shell/main.ts', 'src/design/system.ts', 'src/shell/start.tsx'];

/** The modules that a tool's page needs on top of the hub before it reacts. */
export const toolModules = (folder: string) => [
  'src/shell/routing/load-tool.ts',
  `${folder}/definition.ts`,
  `${folder}/meta.ts`,
  'src/renderer/tool-body.tsx',
];
