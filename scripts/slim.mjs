// Vite plugin: what the pages leave out of the packages they use, because no page of ours can come to it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/load.mjs';

const own = (/** @type {string} */ file) => JSON.stringify(join(root, 'src/renderer/charts/slim', file));

/**
 * Modules of packages that are replaced or cut, by their path in node_modules. `code` stands in for the whole module,
 * `only` leaves some of its exports, the others become undefined; `edit` makes one text of another, with its syntax tree at
 * hand.
 *
 * @type {Record<string, { code: string } | { only: string[] } | { edit: (code: string, program: any) => string }>}
 */
const CUTS = {
  // what styles our pages is named in our sources (5 kB)
  '@chakra-ui/react/dist/esm/preset-base.js': { edit: presetOf },
  '@pandacss/is-valid-prop/dist/index.mjs': { edit: propertiesOf },
  // styles drawn beforehand stay where they are: moved, even to the same place, they make all be laid out anew
  '@emotion/sheet/dist/emotion-sheet.esm.js': {
    edit: (code) => code.replace('_this.container.insertBefore(tag', 'tag.isConnected || $&'),
  },
  // copies statics of a component that is given the theme, which none is; brings a second react-is (1 kB)
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': { code: 'module.exports = (target) => target;' },
  // no chart has a syncId (3 kB with eventemitter3)
  'recharts/es6/synchronisation/useChartSynchronisation.js': {
    code: `const none = () => {};
      export { none as useSynchronisedEventsFromOtherCharts, none as useTooltipChartSynchronisation, none as useBrushChartSynchronisation };`,
  },
  // no chart is given handlers of events; those of mouse, touch and keys that move the tooltip are apart
  'recharts/es6/state/externalEventsMiddleware.js': {
    code: `import { createAction, createListenerMiddleware } from '@reduxjs/toolkit';
      export const externalEventAction = createAction('externalEvent');
      export const externalEventsMiddleware = createListenerMiddleware();`,
  },
  // nothing is animated: every shape has isAnimationActive={false}, and is drawn as it is at the end
  'recharts/es6/animation/JavascriptAnimate.js': {
    code: 'export const JavascriptAnimate = ({ children }) => children(1);',
  },
  'recharts/es6/animation/AnimatedItems.js': {
    code: `export const useAnimationCallbacks = () => ({ isAnimating: false });
      export const AnimatedItems = ({ items, animationInterpolateFn, layout, children }) =>
        items && children(animationInterpolateFn(items.map((next) => ({ status: 'added', next })), 1, layout), 1, false);`,
  },
  // nothing is named inside a drawing: figures stand beside it and in its tooltip
  'recharts/es6/component/Label.js': {
    code: `const through = ({ children }) => children;
      const nothing = () => null;
      export const isLabelContentAFunction = (content) => typeof content === 'function';
      export const defaultLabelProps = {};
      export { through as CartesianLabelContextProvider, through as PolarLabelContextProvider };
      export { nothing as Label, nothing as CartesianLabelFromLabelProp, nothing as PolarLabelFromLabelProp, nothing as usePolarLabelContext };`,
  },
  'recharts/es6/component/LabelList.js': {
    code: `const through = ({ children }) => children;
      const nothing = () => null;
      export { through as CartesianLabelListContextProvider, through as PolarLabelListContextProvider };
      export { nothing as LabelList, nothing as LabelListFromLabelProp };`,
  },
  // all lines are straight, all legends have circles, stacks begin at zero: recharts falls back to these
  'd3-shape/dist/d3-shape.mjs': {
    only: ['area', 'curveLinear', 'line', 'stack', 'stackOffsetNone', 'stackOrderNone', 'symbol', 'symbolCircle'],
  },
  // scales run from numbers to numbers, and our own words say the ticks
  'd3-interpolate/dist/d3-interpolate.mjs': {
    code: `export * from ${own('interpolate.ts')};
      export const piecewise = undefined;`,
  },
  'd3-format/dist/d3-format.mjs': {
    code: `const plain = () => String;
      export { plain as format, plain as formatPrefix, plain as formatSpecifier };
      export { plain as precisionFixed, plain as precisionPrefix, plain as precisionRound };`,
  },
  // the dozen sums of round ticks
  'decimal.js-light/decimal.js': { code: `export { default } from ${own('decimal.ts')};` },
  // of plain data, without the looks at every kind of thing
  ...Object.fromEntries(
    Object.entries({ get: 'object', sortBy: 'array', uniqBy: 'array', isEqual: 'predicate' }).map(([name, kind]) => [
      `es-toolkit/dist/compat/${kind}/${name}.mjs`,
      { code: `export { ${name} } from ${own('collections.ts')};` },
    ]),
  ),
};

/** What Babel wrote into every module of recharts, once for all and as today's browsers have it. */
const HELPERS = `
export const _extends = Object.assign;
export const _objectSpread = Object.assign;
export const _defineProperty = (to, key, value) => { to[key] = value; return to; };
export const _slicedToArray = (from) => (Array.isArray(from) ? from : [...from]);
export const _objectWithoutProperties = (from, without) => {
  const rest = {};
  if (from != null)
    for (const key of Reflect.ownKeys(from))
      if (!without.includes(key) && Object.prototype.propertyIsEnumerable.call(from, key)) rest[key] = from[key];
  return rest;
};`;
const HELPERS_ID = '\0slim:helpers';
const HELPER =
  /^function (_extends|_objectSpread|_defineProperty|_slicedToArray|_objectWithoutProperties|ownKeys|_toPropertyKey|_toPrimitive|_objectWithoutPropertiesLoose|_nonIterableRest|_unsupportedIterableToArray|_arrayLikeToArray|_iterableToArrayLimit|_arrayWithHoles)\(.*\}$/gm;
const SHARED = ['_extends', '_objectSpread', '_defineProperty', '_slicedToArray', '_objectWithoutProperties'];

/**
 * A module with some of its exports only, for modules that do nothing but declare: bundlers keep what they cannot prove
 * to be of no effect, as `Step.prototype = …` of a curve that nobody draws.
 *
 * @param {string} code
 * @param {any} program
 * @param {readonly string[]} names
 */
function leaving(code, program, names) {
  const statements = program.body.map((node) => {
    const text = code.slice(node.start, node.end);
    const named = [node.id, ...(node.declarations ?? []).map(({ id }) => id)].filter(Boolean).map(({ name }) => name);
    if (node.type === 'ExpressionStatement') named.push(/^\w+/.exec(text)?.[0]);
    return { node, text, named, words: new Set(text.match(/[\w$]+/g)) };
  });
  const exported = statements.flatMap(({ node }) => (node.type === 'ExportNamedDeclaration' ? node.specifiers : []));
  const wanted = exported.filter((one) => names.includes(one.exported.name));
  if (wanted.length !== names.length) throw new Error(`slim: of ${names} only ${wanted.length} are exported`);
  const kept = new Set(wanted.map((one) => one.local.name));
  const keeps = () => statements.filter(({ named }) => named.some((name) => kept.has(name)));
  for (let before = -1; before < kept.size; ) {
    before = kept.size;
    for (const { words } of keeps()) for (const word of words) kept.add(word);
  }
  const imports = statements.filter(({ node }) => node.type === 'ImportDeclaration');
  const exports = wanted.map((one) => `${one.local.name} as ${one.exported.name}`);
  const gone = exported.filter((one) => !wanted.includes(one)).map((one) => `gone as ${one.exported.name}`);
  const end = `const gone = undefined;\nexport { ${[...exports, ...gone].join()} };`;
  return [...imports, ...keeps()]
    .map(({ text }) => text)
    .concat(end)
    .join('\n');
}

/** Folders whose text names every property and condition of style that a page can have: ours, and the drawer's. */
const STYLED = ['src', 'node_modules/@chakra-ui/react/dist/esm/components/drawer'];

/** Every word of the sources that style anything. More than is used, and never less. */
function wordsOfStyles() {
  const files = STYLED.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|js)$/.test(file))
      .map((file) => join(root, folder, file)),
  );
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
}

/**
 * Chakra's base without the properties and conditions that nothing of ours names: it knows all of CSS.
 *
 * @param {string} code
 * @param {any} program
 */
function presetOf(code, program) {
  const words = wordsOfStyles();
  const named = (name) =>
    program.body.flatMap((node) => node.declarations ?? []).find(({ id }) => id.name === name).init.arguments[0];
  const conditions = named('defaultConditions').properties.filter(({ key }) => !words.has(`_${key.name}`));
  const utilities = named('defaultBaseConfig')
    .properties.find(({ key }) => key.name === 'utilities')
    .value.properties.filter(({ key, value }) => {
      const short = value.properties?.find((one) => one.key?.name === 'shorthand')?.value;
      const names = [key.name, ...(short?.elements ?? [short]).map((one) => one?.value)];
      return !names.some((name) => words.has(name));
    });
  return without(code, [...conditions, ...utilities]);
}

/** The names of all CSS properties, less those that nothing of ours names. */
function propertiesOf(code) {
  const words = wordsOfStyles();
  const of = (list) => list.split(',').filter((name) => words.has(name));
  return code.replace(/(?<=cssPropertiesStr = ")[^"]+/, (list) => of(list).join());
}

/** A text without properties of its objects, each with the comma after it. */
function without(code, nodes) {
  let [text, at] = ['', 0];
  for (const { start, end } of nodes.sort((a, b) => a.start - b.start)) {
    text += code.slice(at, start);
    at = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
  }
  return text + code.slice(at);
}

/** @returns {import('vite').Plugin} */
export function slim() {
  const left = new Set(Object.keys(CUTS));
  let whole = false;
  return {
    name: 'slim',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      // pages are drawn beforehand without charts, and by the modules that Node takes
      whole = !config.build.ssr;
    },
    buildEnd(error) {
      if (whole && !error && left.size > 0) throw new Error(`slim: not in the build any more: ${[...left].join(', ')}`);
    },
    resolveId: (id) => (id === HELPERS_ID ? id : null),
    load: (id) => (id === HELPERS_ID ? HELPERS : null),
    transform: {
      filter: { id: /node_modules/ },
      handler(code, id) {
        const path = id.slice(id.lastIndexOf('node_modules/') + 'node_modules/'.length);
        const cut = CUTS[path];
        left.delete(path);
        let text = code;
        if (cut && 'code' in cut) text = cut.code;
        else if (cut && 'edit' in cut) text = cut.edit(code, this.parse(code));
        else if (cut) text = leaving(code, this.parse(code), cut.only);
        if (cut && text === code) throw new Error(`slim: ${path} is not as it was`);
        if (path.startsWith('recharts/es6/')) {
          const found = new Set([...text.matchAll(HELPER)].map(([, name]) => name));
          const shared = SHARED.filter((name) => found.has(name));
          if (shared.length > 0)
            text = `import { ${shared.join()} } from '${HELPERS_ID}';\n${text.replace(HELPER, '')}`;
        }
        return text === code ? null : { code: text, map: null };
      },
    },
  };
}
