import { hubPath } from '#src/browser/hub-storage.ts';
import { lastingSettings, type Pin } from '#src/engine/powers/scenario.ts';
import type { Tool, Values } from '#src/engine/types.ts';

/** The address of a calculator's own page. */
const pageOf = (path: string): URL => new URL(`${hubPath}${path.slice(1)}/`, window.location.href);

const withSettings = (address: URL, settings: string): URL => {
  if (settings !== '') address.hash = `?${settings}`;
  return address;
};

/**
 * A link to these figures, on the calculator's own page.
 *
 * @param path as in the catalogue
 */
export const figuresLink = (path: string, tool: Tool, values: Values, pins: readonly Pin[] = []): string =>
  withSettings(pageOf(path), lastingSettings(tool, values, pins)).href;

/** The address of the page to be embedded, with these figures or, for null, with the usual ones. */
export const embedAddress = (path: string, tool: Tool, values: Values | null): URL =>
  withSettings(pageOf(`/embed${path}`), values === null ? '' : lastingSettings(tool, values, []));
