import { chakra } from '@chakra-ui/react/styled-system';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { cardLook } from '#src/design/parts.tsx';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { useSearch } from './use-search.ts';

const Over = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: { lg: '36rem' },
    '& .under': {
      position: 'absolute',
      zIndex: 'over',
      top: '100%',
      insetInline: 0,
      mt: 2,
      p: 2,
      // as many as are seen above the edge of the screen or the keyboard
      maxHeight: 'max(8rem, min(var(--room, 60vh), 36rem))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      ...cardLook,
      borderColor: 'control',
      boxShadow: 'panel',
    },
    '& .under:empty, &[data-away] .under': { display: 'none' },
    '& .under p': { px: 2, pb: 2 },
    '& .under a': {
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
    '& .under a > svg': { color: 'accent' },
  },
});

/** Room between the results and the edge of what is seen. */
const GAP = 12;

/** Brings a part to the top of the screen where a keyboard will cover the rest of it. */
const toTop = (part: HTMLElement) => matchMedia('(pointer: coarse)').matches && part.scrollIntoView();

/** A search box whose results lie over the page, so that neither moves. On a phone it goes to the top, above the keyboard. */
export function SearchOver({ hint, large = false }: { hint?: string; large?: boolean }) {
  const search = useSearch();
  const place = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const some = search.text !== '';
  useEffect(() => {
    const part = place.current;
    const seen = window.visualViewport;
    if (!some || !part) return;
    const measure = () => {
      const room = (seen ? seen.offsetTop + seen.height : window.innerHeight) - part.getBoundingClientRect().bottom;
      part.style.setProperty('--room', `${Math.floor(room) - GAP}px`);
    };
    // a keyboard comes after the focus
    const resized = () => {
      if (part.contains(document.activeElement)) toTop(part);
      measure();
    };
    const turned = ({ target }: Event) => setAway(!part.contains(target as Node));
    resized();
    seen?.addEventListener('resize', resized);
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, turned);
    document.addEventListener('scroll', measure, { passive: true });
    return () => {
      seen?.removeEventListener('resize', resized);
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, turned);
      document.removeEventListener('scroll', measure);
    };
  }, [some]);
  return (
    <Over
      ref={place}
      data-away={away ? '' : undefined}
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
