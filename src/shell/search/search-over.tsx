import { chakra } from '@chakra-ui/react/styled-system';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { cardLook } from '#src/design/layout.ts';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { useSearch } from './use-search.ts';

const Over = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: { lg: '36rem' },
    '& [data-results]': {
      position: 'absolute',
      zIndex: 'over',
      top: '100%',
      insetInline: 0,
      mt: 2,
      p: 2,
      // at most down to the edge of the screen or the keyboard
      maxHeight: 'max(8rem, var(--room, 60vh))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      ...cardLook,
      borderColor: 'control',
      boxShadow: 'panel',
    },
    '& [data-results]:empty, &[data-turned-away] [data-results]': { display: 'none' },
    // what the results lie over is cut at any height, so all of the page steps back behind them
    '&:has([data-results]:not(:empty)):not([data-turned-away])::before': {
      content: '""',
      position: 'fixed',
      inset: 0,
      zIndex: 'over',
      bg: 'bg',
      opacity: 0.7,
      pointerEvents: 'none',
    },
    '& > div > div:first-of-type': { zIndex: 'over' },
    '& [data-results] p': { px: 2, pb: 2 },
    '& [data-results] a': {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      minHeight: '3rem',
      px: 2,
      borderRadius: 'md',
      fontWeight: 500,
      // inside, because the list clips what is outside
      outlineOffset: '-2px',
      _hover: { bg: 'sunken' },
    },
    '& [data-results] a > svg': { color: 'accent' },
  },
});

/** Room between the results and the edge of what is seen. */
const GAP = 12;

/** Brings a part to the top of the screen where a keyboard will cover the rest of it. */
const toTop = (part: HTMLElement) => matchMedia('(pointer: coarse)').matches && part.scrollIntoView();

/**
 * Tells the styles of a part how much room is below it, as `--room`, and keeps the part above a phone's keyboard.
 *
 * @param active whether there is something to show below it
 */
function useRoomBelow(ref: RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    const part = ref.current;
    const viewport = window.visualViewport;
    if (!active || !part) return;
    const measure = () => {
      const edge = viewport ? viewport.offsetTop + viewport.height : window.innerHeight;
      part.style.setProperty('--room', `${Math.floor(edge - part.getBoundingClientRect().bottom) - GAP}px`);
    };
    // a keyboard comes after the focus
    const resized = () => {
      if (part.contains(document.activeElement)) toTop(part);
      measure();
    };
    resized();
    viewport?.addEventListener('resize', resized);
    document.addEventListener('scroll', measure, { passive: true });
    return () => {
      viewport?.removeEventListener('resize', resized);
      document.removeEventListener('scroll', measure);
    };
  }, [ref, active]);
}

/** Whether the visitor last pressed or focused something outside a part; it looks only while it is active. */
function useTurnedAway(ref: RefObject<HTMLElement | null>, active: boolean): boolean {
  const [turnedAway, setTurnedAway] = useState(false);
  useEffect(() => {
    if (!active) return;
    const turned = ({ target }: Event) => setTurnedAway(!ref.current?.contains(target as Node));
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, turned);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, turned);
    };
  }, [ref, active]);
  return turnedAway;
}

/** A search box whose results lie over the page, so that neither moves. On a phone it goes to the top, above the keyboard. */
export function SearchOver({ hint, large = false }: { hint?: string; large?: boolean }) {
  const search = useSearch();
  const place = useRef<HTMLDivElement>(null);
  const hasText = search.text !== '';
  useRoomBelow(place, hasText);
  const turnedAway = useTurnedAway(place, hasText);
  return (
    <Over
      ref={place}
      data-turned-away={turnedAway ? '' : undefined}
      onFocus={({ currentTarget, target }: FocusEvent<HTMLElement>) =>
        target instanceof HTMLInputElement && toTop(currentTarget)
      }
    >
      <SearchBox search={search} listId="found" large={large} hint={hint}>
        {search.found && search.found.length > 0 && <Results search={search} id="found" />}
      </SearchBox>
    </Over>
  );
}
