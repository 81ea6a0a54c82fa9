import type { ComponentType, ReactNode } from 'react';
import { useCallback, useId, useLayoutEffect, useState } from 'react';
import type { IconName } from '#src/design/icon.tsx';
import type { Input, Tool } from '#src/engine/types.ts';
import { isNumberInput } from '#src/engine/utilities.ts';
import type { words } from '#words/powers.ts';
import type { FormValues, Store } from '../state/calculator.ts';

export interface PanelProps {
  readonly id: string;
  readonly title: string;
  /** The path of the calculator's own page, as in the catalogue. */
  readonly path: string;
  /** What the working shows in place of steps: a panel that imported it would draw more into what every page loads. */
  readonly table?: ReactNode;
}

/** The same with the inputs when it was opened: its code may arrive only after they have changed. */
export interface OpenedProps extends PanelProps {
  readonly opening: FormValues;
}

/** Something that a visitor can do with any calculator. Its button opens a panel, whose code is loaded then. */
export interface Power {
  readonly name: keyof typeof words;
  readonly icon: IconName;
  /** Whether it makes sense for a tool, and on a page that other sites embed. */
  readonly fits: (tool: Tool, embedded: boolean) => boolean;
  readonly load: () => Promise<{ default: ComponentType<OpenedProps> }>;
  /** Whether its panel is printed with the page while it is open. */
  readonly printed?: boolean;
  /** Whether a press on its button while its panel is open does the same again, instead of closing it. */
  readonly repeats?: boolean;
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
  // among the figures of many rows nobody knows which one to look for
  fits: ({ inputs, figure }) => figure !== null && Object.values(inputs).some(isNumberInput),
};

/** Opened from the headline, which it explains. */
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
  { name: 'save', icon: 'bookmark', load: () => import('./save-panel.tsx'), fits: notEmbedded, repeats: true },
  { name: 'share', icon: 'share-2', load: () => import('./share/share-panel.tsx'), fits: always },
  COMPARE,
];

export const BEHIND_MORE: readonly Power[] = [
  { name: 'moves', icon: 'activity', load: () => import('./moves-panel.tsx'), fits: hasNumbers },
  { name: 'download', icon: 'download', load: () => import('./download/download-panel.tsx'), fits: always },
];

/** A power whose panel is open. */
export interface Opened {
  readonly power: Power;
  /** What was pressed, which gets the focus back; null where a link has opened the panel. */
  readonly button: HTMLElement | null;
  readonly opening: FormValues;
}

/**
 * Which panels are open, the newest first: one at a time, by a press on a button, or *Compare* by a link with scenarios. Another
 * one leaves *Compare* open under it.
 */
export function useOpenPower(store: Store) {
  const [open, setOpen] = useState<readonly Opened[]>([]);
  const id = useId();
  const show = useCallback(
    (power: Power, button: HTMLElement | null) =>
      setOpen((before) => [
        { power, button, opening: store.values() },
        ...before.filter((each) => each.power === COMPARE && power !== COMPARE),
      ]),
    [store],
  );
  // a layout effect, because it must listen before a link is read
  useLayoutEffect(() => {
    let pins = store.pins();
    return store.subscribe((cause) => {
      const before = pins;
      pins = store.pins();
      if (cause === 'set' && pins !== before && pins.length > 0) show(COMPARE, null);
    });
  }, [store, show]);
  const hide = (power: Power) => setOpen(open.filter((each) => each.power !== power));
  const isOpen = (power: Power) => open.some((each) => each.power === power);
  /** Of its panel, which its button names. */
  const idOf = (power: Power) => `${id}${power.name}`;
  return {
    open,
    isOpen,
    idOf,
    show,
    toggle: (power: Power, button: HTMLElement) =>
      isOpen(power) && !power.repeats ? hide(power) : show(power, button),
    close({ power, button }: Opened) {
      // its button is still there, because React renders only after this
      (button ?? document.querySelector<HTMLElement>(`[aria-controls="${idOf(power)}"]`))?.focus();
      hide(power);
    },
  };
}

export type OpenPower = ReturnType<typeof useOpenPower>;
