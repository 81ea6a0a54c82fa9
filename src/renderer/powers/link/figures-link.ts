import { ownAddress } from '#src/browser/storage.ts';
import { lastingSettings, type Pin } from '#src/engine/powers/scenario.ts';
import type { Tool, Values } from '#src/engine/types.ts';

/**
 * A link to these figures, or for null to the usual ones, on the calculator's own page.
 *
 * @param path as in the catalogue
 */
export const figuresLink = (path: string, tool: Tool, values: Values | null, pins: readonly Pin[] = []): string =>
  ownAddress(path, values === null ? '' : lastingSettings(tool, values, pins)).href;

/** The address of the page to be embedded, with these figures or, for null, with the usual ones. */
export const embedAddress = (path: string, tool: Tool, values: Values | null): URL =>
  ownAddress(`/embed${path}`, values === null ? '' : lastingSettings(tool, values, []));
