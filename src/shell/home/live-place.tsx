import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { whenIdle } from '#src/browser/idle.ts';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { Untouched, useMounted } from '#src/loading/static.tsx';

/** Loads the card with the tool of a tab; null where the catalogue names none. */
async function loadLive(chosen: number): Promise<ComponentType | null> {
  const { LiveCard, live } = await import('./live.tsx');
  const entry = live[chosen];
  if (!entry) return null;
  const { loadTool } = await import('../pages/load-tool.ts');
  const { tool } = await loadTool(entry.id);
  return () => <LiveCard first={tool} chosen={chosen} />;
}

/** For prerendering, which includes it. */
const asPart = async () => ({ default: (await loadLive(0)) ?? (() => null) });

const Place = chakra('div', {
  base: {
    // as tall as the tallest of its tools
    '--tall': { base: '40.5rem', sm: '39.75rem', lg: '40.5rem', xl: '39.75rem' },
    minHeight: 'var(--tall)',
    minWidth: 0,
    width: 'full',
    '& > div': { minHeight: 'inherit', '& > div': { minHeight: 'inherit' } },
  },
});

/**
 * Calculators beside the headline, or under the search on a phone. The first is prerendered; its code loads when the browser is
 * idle or it is touched.
 */
export function LivePlace() {
  const mounted = useMounted();
  const [prerendered] = useState(!mounted);
  const [Live, setLive] = useState<ComponentType | null>(null);
  const [wanted, setWanted] = useState(false);
  const pressed = useRef(0);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  useEffect(() => {
    let here = true;
    // the page is complete without it
    if (wanted)
      loadLive(pressed.current).then(
        (loaded) => here && setLive(() => loaded),
        () => {},
      );
    return () => {
      here = false;
    };
  }, [wanted]);
  /** A tab that is pressed before the code is there is the one that opens. */
  function press({ target }: SyntheticEvent) {
    const tab = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-live]') : null;
    if (tab && !Live) pressed.current = Number(tab.dataset.live);
    setWanted(true);
  }
  return (
    <Place data-noprint="" onPointerEnter={() => setWanted(true)} onFocus={press} onClick={press}>
      {import.meta.env.SSR ? (
        <div>
          <LazyPart load={asPart} props={{}} />
        </div>
      ) : Live ? (
        <div key="live">
          <Live />
        </div>
      ) : (
        prerendered && <Untouched />
      )}
    </Place>
  );
}
