import { chakra } from '@chakra-ui/react/styled-system';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { cardLook } from '#src/design/layout.ts';
import { words } from '#words/shell.ts';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { useSearch } from './use-search.ts';

const Over = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: { lg: '36rem' },
    // right below a phone's header, which would cut the headline above it
    scrollMarginTop: { base: '-1.5rem', md: 0 },
    '& [data-results]': {
      position: 'absolute',
      zIndex: 'over',
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
    '& > div > div:first-of-type': { zIndex: 'over', '& > svg': { insetInlineStart: 4 } },
    '& > div input': { minHeight: '3.5rem', ps: '3.1rem', fontSize: 'lg', borderRadius: 'lg', boxShadow: 'panel' },
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

/** Tells the styles of a part how much room is below it, as `--room`, and keeps the part above a phone's keyboard. */
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

/** A search box whose results lie over the page, so that neither moves. On a phone it goes to the top, above the keyboard. */
export function SearchOver() {
  const search = useSearch();
  const place = useRef<HTMLDivElement>(null);
  const [turnedAway, setTurnedAway] = useState(false);
  useRoomBelow(place, search.text !== '');
  return (
    <Over
      ref={place}
      data-turned-away={turnedAway ? '' : undefined}
      onFocus={({ currentTarget, target }: FocusEvent<HTMLElement>) => {
        setTurnedAway(false);
        if (target instanceof HTMLInputElement) toTop(currentTarget);
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
        // a phone whose keyboard is put away has the focus nowhere
        setTurnedAway(relatedTarget !== null && !currentTarget.contains(relatedTarget))
      }
    >
      <SearchBox search={search} listId="found" hint={words.landing.example}>
        {search.found && search.found.length > 0 && <Results search={search} id="found" />}
      </SearchBox>
    </Over>
  );
}
