import catalogue from 'virtual:catalogue';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { periodOfTodaysFacts } from '#rules';
import { hubPath } from '#src/browser/address.ts';
import { entryOf, type MenuEntry } from '#src/catalogue/catalogue.ts';
import { makeDocumentSystem } from '#src/design/document-system.ts';
import { colours as pageColours, palette } from '#src/design/palette.ts';
import { lastDaysOfDefaults } from '#src/engine/calendar-defaults.ts';
import { builtLanguages, language, site } from '#src/site.ts';
import { words as document } from '#words/document.ts';
import { words } from '#words/shell.ts';
import { App } from './app.tsx';
import { createStyles, Hub } from './hub.tsx';
import { llmsText } from './llms.ts';
import { type Card, cardFigure } from './pages/card.ts';
import { EmbedApp } from './pages/embed.tsx';
import { alternatesOf, elementsOf, embedHead, headOf, headOfOther } from './pages/head.ts';
import { loadScreen } from './pages/load-screen.ts';
import { ABOUT_CHECKS, aboutChecks, NOT_FOUND, type Page, type Screen } from './routing/page.ts';

function cardOf(id: string | null, entry: MenuEntry | undefined, screen: Screen | null): Card | null {
  if (id === null) return { title: words.landing.headline, icon: null, figure: null };
  return entry && screen ? { title: entry.title, icon: entry.icon, figure: cardFigure(screen.tool) } : null;
}

const system = makeDocumentSystem();

/** @param embed whether it is the calculator alone, to be embedded in other sites */
export async function prerender(id: Page['own'], embed = false) {
  const entry = id === null ? undefined : entryOf(catalogue, id);
  const screen = entry?.ready ? await loadScreen(entry.id) : null;
  const cache = createStyles();
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(
    <Hub system={system} styles={cache} page={{ own: id, screen }} app={embed ? EmbedApp : App} isPrerendered />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let body = '';
  for await (const chunk of prelude) body += chunk;
  const { styles } = extractCriticalToChunks(body);
  if (styles.length < 2) throw new Error('a page has no styles');
  // global styles are not inserted again at all, so their ids are of no use
  const ids = styles.flatMap(({ key, ids }) => (key === cache.key ? ids : []));
  return {
    body,
    // for the head; it names the styles in it: see `main.tsx`
    styles: `<style data-styles="${ids.join(' ')}">${styles.map(({ css }) => css).join('')}</style>`,
    head: entry ? (embed ? embedHead(entry) : headOf(entry, screen)) : headOfOther(id),
    // its picture for link previews
    card: embed ? null : cardOf(id, entry, screen),
    // the days between which its facts and defaults apply: from `since` on, before `until`
    facts: periodOfTodaysFacts(screen ? lastDaysOfDefaults(screen.tool) : []),
  };
}

/** Colours of a theme, for the pictures and the web manifest. */
const coloursOf = (theme: 0 | 1) =>
  Object.fromEntries(
    Object.entries({ ...pageColours, returns: palette.returns }).map(([name, colour]) => [name, colour[theme]]),
  );

export const colours = { light: coloursOf(0), dark: coloursOf(1) };
/** The message of a page whose script cannot be loaded; `start.js` shows it. */
export const startFailed = renderToStaticMarkup(
  <div id="start-failed" role="alert" hidden>
    <p>{document.startFailed.text}</p>
    <p>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the page's own */}
      <a href="">{document.startFailed.again}</a> <a href={hubPath}>{document.startFailed.home}</a>
    </p>
  </div>,
);

const loadAll = (tools: readonly MenuEntry[]) =>
  Promise.all(tools.filter(({ ready }) => ready).map(({ id }) => loadScreen(id)));

export async function llms(): Promise<string> {
  const groups = catalogue.groups.map(async ({ title, tools }) => ({ title, tools: await loadAll(tools) }));
  return llmsText(site, await Promise.all(groups));
}

/** The services of live figures that the tools declare, in their order. */
export async function services() {
  const screens = await loadAll(catalogue.groups.flatMap(({ tools }) => tools));
  return screens.flatMap(({ tool }) => tool.live?.source ?? []);
}

/** Pages of the hub that are not a tool's, with their paths. */
export const others = [{ id: ABOUT_CHECKS, path: aboutChecks }];

export { alternatesOf, builtLanguages, catalogue, elementsOf, language, NOT_FOUND, site };
