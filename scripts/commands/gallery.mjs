// npm run gallery [-- <sheet> …]: pictures of every kind of field, chart, table and state of the built hub, in two widths and two
// themes, on the sheets fields, charts, tables and states in gallery/. The definitions say which tool shows a kind.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchShell } from '../build/chromium.mjs';
import { readChunks } from '../build/chunks.mjs';
import { escaped } from '../build/drawing.mjs';
import { chartKinds, fieldKinds, outcomeKinds, schemaKinds, tableKinds } from '../build/kinds.mjs';
import { load, loadDefaults, root, toolFolders } from '../build/load.mjs';
import { serveStatic } from '../build/static-host.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Locator} Locator
 * @typedef {import('../../src/engine/types.ts').Tool} Tool
 * @typedef {import('../build/kinds.mjs').At} At
 * @typedef {import('../build/kinds.mjs').FieldAt} FieldAt
 * @typedef {import('../build/kinds.mjs').ChartAt} ChartAt
 * @typedef {import('../build/kinds.mjs').TableAt} TableAt
 * @typedef {import('../build/kinds.mjs').Entry & { meta: import('../../src/engine/types.ts').Meta }} Entry
 */

const WIDTHS = [360, 1280];
const THEMES = /** @type {const} */ (['light', 'dark']);
/** Heights in pixels: of the window in which parts are taken, of a picture of the window, and the most of a picture of a part. */
const WINDOW = 1200;
const SCREEN = 800;
const MOST = 1000;
/** Room for the header that stays at the top, and around a part. */
const HEADER = 90;
const AROUND = 12;

const out = join(root, 'gallery');
const dist = join(root, 'dist');
const folders = toolFolders();
const [tools, metas, kinds] = await Promise.all([
  loadDefaults(folders.map(({ folder }) => `${folder}/definition.ts`)),
  loadDefaults(folders.map(({ folder }) => `${folder}/meta.ts`)),
  schemaKinds(),
]);
// with their types, so that the compiler finds a word that no longer exists
/** @type {typeof import('../../src/words/en/page.ts')} */
const { words } = await load('src/words/en/page.ts');
/** @type {typeof import('../../src/words/en/keep.ts')} */
const { words: keep } = await load('src/words/en/keep.ts');
/** @type {typeof import('../../src/words/en/insight.ts')} */
const { words: insight } = await load('src/words/en/insight.ts');
/** @type {typeof import('../../src/words/en/shell.ts')} */
const { words: shell } = await load('src/words/en/shell.ts', process.env);
/** @type {typeof import('../../src/site.ts')} */
const { site } = await load('src/site.ts', process.env);
/** @type {typeof import('../../src/settings.ts')} */
const { settingOfService } = await load('src/settings.ts');
/** Where the hub finds a service, which a setting of the build may change. */
const addressOf = (/** @type {import('../../src/engine/types.ts').LiveSource} */ { service, address }) =>
  process.env[settingOfService(service)] || address;
/** @type {Entry[]} */
const entries = folders.map(({ id }, index) => ({ id, tool: tools[index], meta: metas[index] }));
const outcomes = await outcomeKinds(entries);
const { modules } = readChunks(dist);

// one more byte in the service worker makes the served hub a newer version
let isNewer = false;
const server = await serveStatic(dist, {
  before(request, response) {
    if (!isNewer || request.url !== '/sw.js') return false;
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
    response.end(`${readFileSync(join(dist, 'sw.js'), 'utf8')}\n`);
    return true;
  },
});
const base = server.url;
const browser = await launchShell();

// ---- bringing a page into a state -----------------------------------------------------------------------------------

/** Waits until all parts of the page are loaded. */
async function settled(/** @type {Page} */ page) {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.waitForTimeout(250); // recharts measures itself a moment later
}

async function openTool(/** @type {Page} */ page, /** @type {At} */ { id, tool, values = {} }) {
  await page.goto('about:blank'); // because a change of the hash alone loads no document
  await page.goto(`${base}#${id}`);
  await page.locator('main form').waitFor();
  await settled(page);
  for (const [name, value] of Object.entries(values)) await enter(page, name, tool.inputs[name], value);
  await settled(page);
}

/**
 * @param {Page} page
 * @param {string} name
 * @param {import('../../src/engine/types.ts').Input | undefined} spec
 * @param {import('../../src/engine/types.ts').Value} value
 */
async function enter(page, name, spec, value) {
  const control = page.locator(`main form [name="${name}"]`);
  if (spec?.kind === 'toggle') return control.setChecked(value === true);
  if (spec?.kind !== 'choice') return control.fill(String(value));
  if ((await control.count()) === spec.options.length) return control.and(page.locator(`[value="${value}"]`)).check();
  return control.selectOption(String(value));
}

/** The field with a control, which may be under More options. */
const fieldWith = (/** @type {Page} */ page, /** @type {string} */ control) =>
  page.locator('main form > :not(details), main form > details > div > *', { has: page.locator(control) }).first();
const fieldOf = (/** @type {Page} */ page, /** @type {string} */ name) => fieldWith(page, `[name="${name}"]`);
const rowsOf = (/** @type {Page} */ page, /** @type {string} */ name) => fieldWith(page, `[name^="${name}."]`);
const results = (/** @type {Page} */ page) => page.getByRole('region', { name: words.results, exact: true });
const chartOf = (/** @type {Page} */ page, /** @type {ChartAt} */ { tool, index }) =>
  page.getByRole('figure', { name: tool.charts[index]?.title ?? '', exact: true }).first();

async function drawnChart(/** @type {Page} */ page, /** @type {ChartAt} */ at) {
  const figure = chartOf(page, at);
  await bringUp(figure);
  await figure.locator('svg.recharts-surface').first().waitFor();
  await settled(page);
  return at.tool.charts[at.index]?.kind;
}

/** A table, which may be one of several views. */
async function openTable(/** @type {Page} */ page, /** @type {TableAt} */ { tool, name, finer = name }) {
  const table = tool.tables[finer];
  const title = table?.title ?? '';
  const tab = page.getByRole('tab', { name: table?.tab ?? title, exact: true });
  if ((await tab.count()) > 0) await tab.click();
  await settled(page);
  const panel = page
    .getByRole('tabpanel')
    .or(page.locator('main section', { has: page.getByRole('region', { name: title }) }))
    .last();
  await bringUp(panel);
  await settled(page);
  return panel;
}

/** Scrolls a part to just under the header. */
const bringUp = (/** @type {Locator} */ part) =>
  part.evaluate((element, top) => {
    window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - top, behavior: 'instant' });
  }, HEADER);

const abort = (/** @type {Page} */ page, /** @type {string} */ source) =>
  page.route(`**/${modules[source]}`, (route) => route.abort());

/** The answers of the two services for one day. A source accepts only the answer that has its format. */
function answers(/** @type {string} */ date) {
  const codes = ['USD', 'EUR', 'GBP', 'JPY', 'AED', 'SGD', 'AUD', 'CAD'];
  return [
    codes.map((quote, index) => ({ date, base: 'INR', quote, rate: 0.01 + index / 1000 })),
    { date, inr: Object.fromEntries(codes.map((code, index) => [code.toLowerCase(), 0.01 + index / 1000])) },
  ];
}

/**
 * Lets every source of live figures answer with figures of a day; with null none answers.
 *
 * @param {Page} page
 * @param {Tool} tool
 * @param {string | null} date
 */
async function live(page, tool, date) {
  for (const source of tool.live?.sources ?? []) {
    const body = date === null ? undefined : answers(date).find((each) => source.read(each) !== null);
    const headers = { 'access-control-allow-origin': '*' };
    await page.route(`${addressOf(source)}**`, (route) =>
      body ? route.fulfill({ headers, json: body }) : route.abort(),
    );
  }
}

/** Puts a text where a tool's values are stored, before the page opens. */
const store = (/** @type {Page} */ page, /** @type {string} */ id, /** @type {string} */ text) =>
  page.addInitScript(({ key, value }) => localStorage.setItem(key, value), { key: `tool:${id}`, value: text });

// ---- the sheets -----------------------------------------------------------------------------------------------------

/**
 * A picture: of a part that `run` brings up and returns, or of the window where it returns none.
 *
 * @typedef {{ title: string, id?: string | null, widths?: number[], workers?: boolean, run: null | ((page: Page) => Promise<Locator | void>) }} Shot
 */

/**
 * @template {At} A
 * @param {import('../build/kinds.mjs').Kind<A>} kind
 * @param {(page: Page, at: A) => Promise<Locator | void>} run
 * @returns {Shot}
 */
const shot = ({ title, at }, run) => ({ title, id: at?.id ?? null, run: at && ((page) => run(page, at)) });

const fields = fieldKinds(entries, kinds.inputs).map((kind) =>
  shot(kind, async (page, at) => {
    await openTool(page, at);
    if (at.tool.inputs[at.name]?.more) {
      await page.locator('main form > details > summary').click();
      await settled(page);
    }
    if (at.tool.inputs[at.name]?.kind !== 'rows') return fieldOf(page, at.name);
    return at.cell ? rowsOf(page, at.name).locator('[data-row="0"]') : rowsOf(page, at.name);
  }),
);

const chartsFound = chartKinds(entries, kinds.charts);
const pointedAt = ['donut', 'line', 'bars'].flatMap((kind) =>
  chartsFound.filter(({ at }) => at?.tool.charts[at.index]?.kind === kind).slice(0, 1),
);
const charts = [
  ...chartsFound.map((kind) =>
    shot(kind, async (page, at) => {
      await openTool(page, at);
      await drawnChart(page, at);
      return chartOf(page, at);
    }),
  ),
  ...pointedAt.map(({ title, at }) =>
    shot({ title: `${title}, pointed at`, at }, async (page, at) => {
      await openTool(page, at);
      const kind = await drawnChart(page, at);
      const round = kind === 'donut';
      const box = await chartOf(page, at)
        .locator(round ? '.recharts-pie' : 'svg[role]')
        .first()
        .boundingBox();
      if (!box) throw new Error('the chart is not in sight');
      // a chart reacts to the second move
      await page.mouse.move(box.x + box.width / 2, box.y + (round ? 12 : box.height / 2), { steps: 5 });
      await settled(page);
      return chartOf(page, at);
    }),
  ),
];

const tables = tableKinds(entries).map((kind) =>
  shot(kind, async (page, at) => {
    await openTool(page, at);
    return openTable(page, at);
  }),
);

const find = (/** @type {(tool: Tool) => boolean} */ holds) => entries.find(({ tool }) => holds(tool)) ?? null;
const withLive = find(({ live: declared }) => declared !== null);
const withKeep = find(({ keep }) => keep !== null);
const withHistory = find(({ keep }) => keep?.history !== undefined);
const withInsight = find(({ insight }) => insight !== null);
const withRows = find(({ inputs }) => Object.values(inputs).some(({ kind }) => kind === 'rows'));
const [first] = entries;
if (!first) throw new Error('There is no tool.');
const today = new Date().toISOString().slice(0, 10);
const liveLine = (/** @type {Page} */ page, /** @type {Tool} */ tool) =>
  results(page)
    .getByRole('status')
    .filter({ hasText: tool.live?.label ?? '' })
    .first();

/**
 * A shot of a state of some tool; if no tool has it, the sheet says so.
 *
 * @template {At} A
 * @param {string} title
 * @param {A | null} at
 * @param {(page: Page, at: A) => Promise<Locator | void>} run
 */
const state = (title, at, run) => shot({ title, at }, run);
const keepPanel = (/** @type {Page} */ page) =>
  page.locator('main section', { has: page.getByRole('heading', { name: keep.title, exact: true }) });
const alert = (/** @type {Page} */ page) => page.locator('main').getByRole('alert').first();

const states = [
  state('a value that is refused: the field', outcomes.refused, async (page, at) => {
    await openTool(page, at);
    return fieldOf(page, at.name);
  }),
  state('a value that is refused: the results', outcomes.refused, async (page, at) => {
    await openTool(page, at);
    return results(page);
  }),
  state('text that is no number', outcomes.unread, async (page, at) => {
    await openTool(page, at);
    await page.locator(`[name="${at.name}"]`).fill('about ten lakh');
    return fieldOf(page, at.name);
  }),
  state('a value outside the usual range', outcomes.outside, async (page, at) => {
    await openTool(page, at);
    return fieldOf(page, at.name);
  }),
  state('a box that has the focus', outcomes.unread, async (page, at) => {
    await openTool(page, at);
    await page.locator(`[name="${at.name}"]`).focus();
    return fieldOf(page, at.name);
  }),
  state('a slider that has the focus', outcomes.outside, async (page, at) => {
    await openTool(page, { ...at, values: {} });
    await page.locator(`[name="${at.name}"]`).focus();
    await page.keyboard.press('Tab');
    return fieldOf(page, at.name);
  }),
  state('a note', outcomes.note, async (page, at) => {
    await openTool(page, at);
    return results(page);
  }),
  state('a note at a figure', outcomes.noteAtFigure, async (page, at) => {
    await openTool(page, at);
    return results(page);
  }),
  state('a chart with nothing to draw', outcomes.emptyChart, async (page, at) => {
    await openTool(page, at);
    return chartOf(page, at);
  }),
  state('a table without rows', outcomes.emptyTable, async (page, at) => {
    await openTool(page, at);
    return openTable(page, at);
  }),
  state('live figures: asking', withLive, async (page, at) => {
    for (const source of at.tool.live?.sources ?? []) await page.route(`${addressOf(source)}**`, () => {});
    await openTool(page, at);
    await liveLine(page, at.tool).waitFor();
    return results(page);
  }),
  state('live figures: of today', withLive, async (page, at) => {
    await live(page, at.tool, today);
    await openTool(page, at);
    return results(page);
  }),
  state('live figures: none', withLive, async (page, at) => {
    await live(page, at.tool, null);
    await openTool(page, at);
    await results(page).getByRole('button', { name: words.live.retry }).waitFor();
    return results(page);
  }),
  state('live figures: stored on an earlier visit', withLive, async (page, at) => {
    await live(page, at.tool, today);
    await openTool(page, at);
    await live(page, at.tool, null);
    await openTool(page, at);
    await results(page).getByRole('button', { name: words.live.retry }).waitFor();
    return results(page);
  }),
  state('live figures: old', withLive, async (page, at) => {
    await live(page, at.tool, '2020-01-02');
    await openTool(page, at);
    await results(page).getByRole('button', { name: words.live.retry }).waitFor();
    return results(page);
  }),
  state('a chart that did not load', chartsFound[0]?.at ?? null, async (page, at) => {
    await page.route(/\/assets\/(ring|curves|bars|radar)-/, (route) => route.abort());
    await openTool(page, at);
    await bringUp(chartOf(page, at));
    await chartOf(page, at).getByText(words.chartFailed).waitFor();
    return chartOf(page, at);
  }),
  state('a part of the form that did not load', withRows, async (page, at) => {
    await abort(page, 'src/renderer/fields/rows-field.tsx');
    await openTool(page, at);
    await alert(page).waitFor();
    return page.locator('main form');
  }),
  state('a calculator that did not load', first, async (page, at) => {
    await abort(page, 'src/renderer/tool-body.tsx');
    await page.goto(`${base}#${at.id}`);
    await alert(page).waitFor();
  }),
  state('scripts that did not load', first, async (page, at) => {
    await abort(page, 'src/shell/main.ts');
    await page.goto(`${base}${at.meta.path.slice(1)}/`);
    await page.locator('#start-failed').waitFor();
  }),
  state('stored values that cannot be read', withKeep, async (page, at) => {
    await store(page, at.id, '{');
    await openTool(page, at);
    await alert(page).waitFor();
  }),
  state('stored values of which a part can be read', withKeep, async (page, at) => {
    const text = { tool: at.id, version: at.tool.keep?.version, values: { unknown: 1 }, history: [] };
    await store(page, at.id, JSON.stringify(text));
    await openTool(page, at);
    await alert(page).waitFor();
  }),
  state('values that are stored', withKeep, async (page, at) => {
    await openTool(page, at);
    return keepPanel(page);
  }),
  state('snapshots', withHistory, async (page, at) => {
    const names = at.tool.keep?.history?.outputs ?? [];
    const outcome = at.tool.run({});
    if (!outcome.ok) throw new Error(outcome.message);
    const { values, outputs } = outcome;
    const day = (/** @type {number} */ number) => ({
      day: `2026-0${number}-28`,
      outputs: Object.fromEntries(names.map((name) => [name, Number(outputs[name]) * (0.8 + number / 20)])),
    });
    const text = { tool: at.id, version: at.tool.keep?.version, values, history: [1, 2, 3, 4].map(day) };
    await store(page, at.id, JSON.stringify(text));
    await openTool(page, at);
    await bringUp(keepPanel(page).locator('figure'));
    await keepPanel(page).locator('svg.recharts-surface').first().waitFor();
    await settled(page);
    return keepPanel(page);
  }),
  state('values that cannot be stored', withKeep, async (page, at) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openTool(page, at);
    const box = page.locator('main form input[inputmode="decimal"]').first();
    await box.fill('7');
    await keepPanel(page).getByText(keep.cannot).waitFor();
    return keepPanel(page);
  }),
  .../** @type {[string, null | number | object][]} */ ([
    ['ready', null],
    ['answered', { candidates: [{ content: { parts: [{ text: 'A first paragraph.\n\nA second one.' }] } }] }],
    ['refused', 403],
  ]).map(([title, answer]) =>
    state(`AI insight: ${title}`, withInsight, async (page, at) => {
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      await page.route(`${site.ai.address}/**`, (route) =>
        route.fulfill(typeof answer === 'number' ? { headers, status: answer } : { headers, json: answer }),
      );
      await openTool(page, at);
      const panel = page.locator('main section', {
        has: page.getByRole('heading', { name: at.tool.insight?.title ?? '', exact: true }),
      });
      await panel.waitFor();
      if (answer === null) return panel;
      if (site.ai.key === '') await panel.getByLabel(insight.key).fill('key');
      await panel.getByRole('button', { name: insight.run }).click();
      await panel
        .getByText(typeof answer === 'number' ? insight.error : 'A second one.')
        .first()
        .waitFor();
      return panel;
    }),
  ),
  {
    title: 'an address at which there is nothing',
    run: async (/** @type {Page} */ page) => {
      await page.goto(`${base}nothing/here`);
      await page.locator('main h1').waitFor();
      await settled(page);
    },
  },
  {
    title: 'a newer version',
    workers: true,
    run: async (/** @type {Page} */ page) => {
      isNewer = false;
      await page.goto(`${base}#${first.id}`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      isNewer = true;
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await page.getByRole('button', { name: shell.update.take, exact: true }).waitFor();
    },
  },
  {
    title: 'the menu of small screens',
    widths: [360],
    run: async (/** @type {Page} */ page) => {
      await openTool(page, first);
      await page.getByRole('button', { name: shell.openMenu }).click();
      await page.getByRole('dialog').waitFor();
      await settled(page);
    },
  },
  ...[
    { title: 'what a search found', text: first.meta.title.slice(0, 3) },
    { title: 'a search that found nothing', text: 'qqqq' },
  ].map(({ title, text }) => ({
    title,
    run: async (/** @type {Page} */ page) => {
      await page.goto(base);
      await page.locator('main').getByRole('searchbox').fill(text);
      await page
        .locator(text === 'qqqq' ? `text=${shell.search.none}` : '#found')
        .first()
        .waitFor();
      await settled(page);
    },
  })),
  state('on paper', tableKinds(entries)[0]?.at ?? null, async (page, at) => {
    await openTool(page, at);
    await openTable(page, at);
    await page.emulateMedia({ media: 'print' });
    return page.locator('main');
  }),
];

/** @type {Record<string, Shot[]>} */
const sheets = { fields, charts, tables, states };

// ---- taking the pictures --------------------------------------------------------------------------------------------

const fileOf = (
  /** @type {string} */ sheet,
  /** @type {number} */ index,
  /** @type {number} */ width,
  /** @type {string} */ theme,
) => `${sheet}-${index}-${width}-${theme}.png`;

/**
 * Takes a picture of a part, as far as it is in the window, or of the window.
 *
 * @param {Page} page
 * @param {Locator | void} part
 * @param {string} path
 * @param {number} width of the window
 */
async function take(page, part, path, width) {
  if (!part) {
    // a picture of the window includes what is fixed to its foot
    await page.setViewportSize({ width, height: SCREEN });
    return page.screenshot({ path });
  }
  await bringUp(part);
  const box = await part.boundingBox();
  if (!box) throw new Error('what is to be shown is not in sight');
  const x = Math.max(0, box.x - AROUND);
  const y = Math.max(0, box.y - AROUND);
  const clip = {
    x,
    y,
    width: Math.min(width - x, box.width + 2 * AROUND),
    height: Math.min(WINDOW - y, MOST, box.height + 2 * AROUND),
  };
  await page.screenshot({ path, clip });
}

/**
 * @param {string} sheet
 * @param {number} index
 * @param {Shot} shot
 * @param {number} width
 */
async function shoot(sheet, index, { title, workers = false, run }, width) {
  if (run === null) return;
  const context = await browser.newContext({
    viewport: { width, height: WINDOW },
    reducedMotion: 'reduce',
    serviceWorkers: workers ? 'allow' : 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const part = await run(page);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await take(page, part, join(out, fileOf(sheet, index, width, theme)), width);
    }
  } catch (error) {
    throw new Error(`${sheet}, ${title}, ${width} px: ${error instanceof Error ? error.message : error}`);
  } finally {
    await context.close();
  }
}

function sheetHtml(/** @type {string} */ sheet, /** @type {Shot[]} */ shots) {
  const cards = shots.map(({ title, id, widths = WIDTHS, run }, index) => {
    const pictures = widths.flatMap((width) => THEMES.map((theme) => fileOf(sheet, index, width, theme)));
    const images = pictures.map((file) => `<img src="${file}" alt="">`).join('');
    const body = run ? `<div>${images}</div>` : '<p>No tool shows this.</p>';
    return `<section><h2>${escaped(title)}${id ? ` <small>${id}</small>` : ''}</h2>${body}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${sheet}</title><style>
body { margin: 24px; font: 16px system-ui, sans-serif; background: #8b8f96; columns: 2; column-gap: 24px }
section { break-inside: avoid; margin-bottom: 24px; background: #fff; padding: 12px; border-radius: 6px }
h2 { margin: 0 0 8px; font-size: 18px } small { color: #555; font-weight: 400 } p { margin: 0 }
div { display: grid; grid-template-columns: 360px 360px; gap: 8px; align-items: start }
img { display: block; max-width: 100%; outline: 1px solid #bbb }
img:nth-child(n + 3) { grid-column: span 2 }
</style>${cards.join('\n')}</html>`;
}

const only = process.argv.slice(2);
const unknown = only.find((name) => !(name in sheets));
if (unknown) throw new Error(`There is no sheet "${unknown}", only ${Object.keys(sheets).join(', ')}.`);
const wanted = Object.entries(sheets).filter(([sheet]) => only.length === 0 || only.includes(sheet));
if (only.length === 0) rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
for (const [sheet, shots] of wanted) {
  for (const [index, each] of shots.entries())
    for (const width of each.widths ?? WIDTHS) await shoot(sheet, index, each, width);
  const file = join(out, `${sheet}.html`);
  writeFileSync(file, sheetHtml(sheet, shots));
  const page = await browser.newPage({ viewport: { width: 1560, height: 1000 } });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(out, `${sheet}.png`), fullPage: true });
  await page.close();
  const missing = shots.filter(({ run }) => !run).map(({ title }) => title);
  console.log(`gallery/${sheet}.png${missing.length ? ` (no tool shows: ${missing.join('; ')})` : ''}`);
}
await browser.close();
server.close();
