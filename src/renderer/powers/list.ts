import type { ComponentType } from 'react';
import type { IconName } from '#src/design/icon.tsx';
import { isNumberInput } from '#src/engine/kinds.ts';
import type { Input, Tool } from '#src/engine/types.ts';
import type { words } from '#words/powers.ts';
import type { PanelProps } from './panel-props.ts';

/** Something that a visitor can do with any calculator. Its button opens a panel, whose code is loaded then. */
export interface Power {
  readonly name: keyof typeof words;
  readonly icon: IconName;
  /** Whether it makes sense for a tool, and on a page that other sites embed. */
  readonly fits: (tool: Tool, embedded: boolean) => boolean;
  readonly load: () => Promise<{ default: ComponentType<PanelProps> }>;
  /** Whether its panel is printed with the page while it is open. */
  readonly printed?: boolean;
}

const always = () => true;
const notEmbedded = (_tool: Tool, embedded: boolean) => !embedded;
const holdsNumber = (spec: Input) =>
  spec.kind === 'rows' ? Object.values(spec.columns).some(isNumberInput) : isNumberInput(spec);
const hasNumbers = ({ inputs, figure }: Tool) => figure !== null && Object.values(inputs).some(holdsNumber);

/** Stays in the page on a phone too, since visitors change inputs while comparing. */
export const COMPARE: Power = {
  name: 'compare',
  icon: 'columns-3',
  load: () => import('./compare/compare-panel.tsx'),
  fits: always,
  printed: true,
};

/** Its button is a card that says the first question that the definition declares. */
export const SOLVE: Power = {
  name: 'solve',
  icon: 'target',
  load: () => import('./solve-panel.tsx'),
  fits: hasNumbers,
};

/** Opened from the headline too. */
export const WORKING: Power = {
  name: 'working',
  icon: 'square-function',
  load: () => import('./working-panel.tsx'),
  // the steps, or why there are none
  fits: ({ working, noWorking }) => working.length > 0 || noWorking !== null,
  printed: true,
};

/** The powers that have a button at once, in its order; the card of `SOLVE` is under all buttons. */
export const FIRST: readonly Power[] = [
  { name: 'save', icon: 'bookmark', load: () => import('./save-panel.tsx'), fits: notEmbedded },
  { name: 'share', icon: 'share-2', load: () => import('./share/share-panel.tsx'), fits: always },
  COMPARE,
];

/** The powers whose buttons *More* brings. */
export const BEHIND_MORE: readonly Power[] = [
  { name: 'moves', icon: 'activity', load: () => import('./moves-panel.tsx'), fits: hasNumbers },
  WORKING,
  { name: 'download', icon: 'download', load: () => import('./download/download-panel.tsx'), fits: always },
];
