import catalogue from 'virtual:catalogue/whole';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { forget, knownNow, learnGroup } from '#src/catalogue/loaded.ts';
import { entryOf, groupOf, type MenuEntry } from '#src/catalogue/menu.ts';
import { createStyleCache } from '#src/design/style-cache.ts';
import { createDesign } from '#src/design/system.ts';
import { site } from '#src/site.ts';
import { words as document } from '#words/document.ts';
import { words as format } from '#words/format.ts';
import { words } from '#words/shell.ts';
import { App } from './app.tsx';
import { type Card, figureOf } from './head/card.ts';
import type { Head } from './head/head.ts';
import { Hub } from './hub.tsx';
import { EmbedApp } from './pages/embed.tsx';
import {
  checksHead,
  embedHead,
  headOf,
  landingHead,
  loadScreen,
  notFoundHead,
  type Screen,
} from './pages/load-page.ts';
import { ABOUT_CHECKS, aboutChecks, NOT_FOUND, type Page } from './routing/page.ts';

/** A page as it is before any script runs. */
export interface Drawn {
  readonly body: string;
  /** Style elements for the head. */
  readonly styles: string;
  readonly head: Head;
  /** Null where a page has no picture of its own. */
  readonly card: Card | null;
  /** The tool's group; null where the page is no tool's. */
  readonly group: string | null;
}

function cardOf(id: string | null, entry: MenuEntry | undefined, screen: Screen | null): Card | null {
  if (id === null) return { title: words.landing.headline, icon: null, figure: null };
  return entry && screen ? { title: entry.title, icon: entry.icon, figure: figureOf(screen.tool) } : null;
}

/** The head of a page that is no tool's. */
function headOfOwn(id: Page['own']): Head {
  if (id === NOT_FOUND) return notFoundHead;
  return id === ABOUT_CHECKS ? checksHead : landingHead;
}

/**
 * Draws a page beforehand.
 *
 * @param id a tool, null for the landing page, or one of the pages that are no tool's
 * @param root where the hub's first page is, seen from the page
 * @param embed whether it is the calculator alone, for pages of others
 */
export async function draw(id: Page['own'], root: string, embed = false): Promise<Drawn> {
  const entry = id === null ? undefined : entryOf(catalogue, id);
  const group = id === null ? undefined : groupOf(catalogue, id);
  forget();
  if (entry && group && !entryOf(knownNow().catalogue, entry.id)) await learnGroup(group.id);
  const screen = entry?.ready ? await loadScreen(entry.id) : null;
  const cache = createStyleCache();
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(
    <Hub design={createDesign()} styles={cache} page={{ own: id, screen }} root={root} app={embed ? EmbedApp : App} />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let body = '';
  for await (const chunk of prelude) body += chunk;
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(body));
  if (!styles.includes('<style ')) throw new Error('a page has no styles');
  return {
    body,
    // marked as one that emotion has put in its place: it would move them there once more, and the browser would compute the layout again
    styles: styles.replaceAll('<style ', '<style data-s="" '),
    head: entry ? (embed ? embedHead(entry) : headOf(entry, screen)) : headOfOwn(id),
    card: embed ? null : cardOf(id, entry, screen),
    group: group?.id ?? null,
  };
}

/** Colours of both themes, for what is drawn at build. */
function coloursOf(theme: 'base' | '_dark'): Record<string, string> {
  const { tokens } = createDesign();
  return Object.fromEntries(
    ['bg', 'panel', 'fg', 'muted', 'accent', 'accent.subtle', 'chart.2'].map((name) => {
      const token = tokens.getByName(`colors.${name}`) ?? tokens.getByName(`colors.${name}.DEFAULT`);
      const value: unknown = token?.extensions.conditions?.[theme];
      if (typeof value !== 'string') throw new Error(`the design has no colour ${name}`);
      return [name, value];
    }),
  );
}

export const colours = { light: coloursOf('base'), dark: coloursOf('_dark') };
/** What a page says whose scripts cannot be had; `boot.js` shows it. */
export const startFailed = (root: string) =>
  renderToStaticMarkup(
    <div id="start-failed" role="alert" hidden>
      <p>{document.startFailed.text}</p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the page's own */}
        <a href="">{document.startFailed.again}</a> <a href={root}>{document.startFailed.home}</a>
      </p>
    </div>,
  );

/** Pages of the hub that are no tool's, with their paths. */
export const others = [{ id: ABOUT_CHECKS, path: aboutChecks }];

/** What the documents are written in. */
export const language = format.tag;

export { catalogue, NOT_FOUND, site };
