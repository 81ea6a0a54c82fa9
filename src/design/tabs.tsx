import { type KeyboardEvent, useRef } from 'react';
import { useMore } from './use-more.ts';

/** A tab, whose line is drawn on the line under all of them. */
export const tabLook = {
  color: 'muted',
  fontWeight: 600,
  borderBottomWidth: '2px',
  borderColor: 'transparent',
  outlineOffset: '-2px',
  '&:hover': { color: 'fg' },
  '&[aria-selected=true]': {
    color: 'accent',
    borderColor: 'accent',
    '@media (forced-colors: active)': { borderColor: 'Highlight' },
  },
} as const;
export const lineUnderTabs = 'inset 0 -1px var(--colour-line)';

const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** The ids of a tab and of the panel, by that of all tabs. */
export const tabId = (id: string, at: number) => `${id}${at}`;
export const panelId = (id: string) => `${id}panel`;

/** Tabs of which one is chosen, by a press or with the keys. */
export function TabList({
  id,
  label,
  names,
  at,
  onChoose,
}: {
  id: string;
  label: string;
  names: readonly string[];
  at: number;
  onChoose: (at: number) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const more = useMore(list);
  function onKeyDown(event: KeyboardEvent) {
    const to = KEYS[event.key]?.(at, names.length);
    if (to === undefined) return;
    event.preventDefault();
    onChoose(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  }
  return (
    <div ref={list} role="tablist" aria-label={label} data-more={more ? '' : undefined} onKeyDown={onKeyDown}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(id, index)}
          data-tab={index}
          aria-selected={index === at}
          aria-controls={index === at ? panelId(id) : undefined}
          tabIndex={index === at ? 0 : -1}
          onClick={() => onChoose(index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
