// Links to pages of the hub, which open them without loading a document.
import type { MouseEvent } from 'react';
import { documentPath, hubPath } from '#src/browser/address.ts';
import { MY_FIGURES_HASH } from '#src/device/calculations.ts';
import { hashOf } from '#src/engine/powers/hash.ts';
import { ABOUT_CHECKS, aboutChecks, NOT_FOUND } from './page.ts';
import { openPage } from './router.ts';

/** Whether a press is plain: the page handles it. Others, such as Ctrl and a press, open a new tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** What a plain press on a link does: it opens a page without loading a document. */
const opens =
  (hash: string, note: string | null = null, heading: string | null = null) =>
  (event: MouseEvent<HTMLElement>) => {
    // from the page for unknown addresses every link loads a document
    if (!isPlain(event) || document.documentElement.dataset.page === NOT_FOUND) return;
    event.preventDefault();
    // a link to the current page does nothing
    if (event.currentTarget.getAttribute('aria-current') === 'page') return;
    openPage(hash, note, heading);
  };

/**
 * The attributes of a link to a page of the hub: the static address, for new tabs, copying and crawlers, and what a plain press
 * does.
 *
 * @param settings inputs of the tool, as they follow `#id?`
 * @param note a sentence to show on the tool's page
 */
export const linkTo = (entry: { id: string; path: string }, settings = '', note: string | null = null) => ({
  href: settings === '' ? documentPath(entry.path) : `${documentPath(entry.path)}#?${settings}`,
  onClick: opens(hashOf(entry.id, settings), note),
});

/** As `linkTo`, for the landing page or a heading on it. */
export const linkHome = (heading: string | null = null) => ({
  href: hubPath,
  onClick: opens('', null, heading),
});

/** As `linkTo`, for the page that says how figures are checked. */
export const linkToChecks = () => linkTo({ id: ABOUT_CHECKS, path: aboutChecks });

/** As `linkTo`, for the page with what is stored on this device, which has no document of its own. */
export const linkToMyFigures = () => ({ href: `${hubPath}#${MY_FIGURES_HASH}`, onClick: opens(MY_FIGURES_HASH) });

/** A link's attributes, with something more that a press does. */
export const pressed = <L extends ReturnType<typeof linkTo>>(link: L, also: (() => void) | undefined): L => ({
  ...link,
  onClick(event: MouseEvent<HTMLElement>) {
    link.onClick(event);
    also?.();
  },
});
