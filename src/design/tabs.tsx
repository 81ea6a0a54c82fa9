import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useRef } from 'react';
import { targetSize } from './layout.ts';

const List = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 1,
    boxShadow: 'inset 0 -1px var(--colour-line)',
  },
  // no ground of the card between tabs that have their own
  variants: { fill: { true: { columnGap: 0 } } },
});
const Tab = chakra('button', {
  base: {
    maxWidth: 'full',
    minHeight: targetSize,
    px: { base: 2, sm: 4 },
    color: 'muted',
    fontWeight: 600,
    // drawn on the line under all of them
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    outlineOffset: '-2px',
    _hover: { color: 'fg' },
    '&[aria-selected=true]': {
      color: 'accent',
      borderColor: 'accent',
      '@media (forced-colors: active)': { borderColor: 'Highlight' },
    },
  },
  // the tabs share the whole line
  variants: { fill: { true: { flex: 1, px: 2, bg: 'sunken', '&[aria-selected=true]': { bg: 'panel' } } } },
});

const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** The ids of a tab and of the panel, by that of all tabs. */
export const tabId = (id: string, index: number) => `${id}${index}`;
export const panelId = (id: string) => `${id}panel`;

interface TabListProps {
  readonly id: string;
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: number;
  readonly fill?: boolean;
  readonly onChoose: (index: number) => void;
}

/** Tabs of which one is chosen, by a press or with the keys. */
export function TabList({ id, label, names, chosen, fill = false, onChoose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    const to = KEYS[event.key]?.(chosen, names.length);
    if (to === undefined) return;
    event.preventDefault();
    onChoose(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  }
  return (
    <List ref={list} role="tablist" fill={fill} aria-label={label} onKeyDown={onKeyDown}>
      {names.map((name, index) => (
        <Tab
          key={name}
          type="button"
          role="tab"
          fill={fill}
          id={tabId(id, index)}
          aria-selected={index === chosen}
          aria-controls={index === chosen ? panelId(id) : undefined}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
        >
          {name}
        </Tab>
      ))}
    </List>
  );
}
