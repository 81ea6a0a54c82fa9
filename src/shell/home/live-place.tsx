import { chakra } from '@chakra-ui/react/styled-system';
import {
  type ComponentType,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '#src/browser/idle.ts';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { Untouched, useMounted } from '#src/loading/static.tsx';

/** Loads the card with the tool of a tab; null where the catalogue names none. */
async function loadLive(chosen: number): Promise<ComponentType | null> {
  const { LiveCard, live } = await import('./live.tsx');
  const entry = live[chosen];
  if (!entry) return null;
  const { loadTool } = await import('../routing/load-tool.ts');
  const { tool } = await loadTool(entry.id);
  return () => <LiveCard first={tool} chosen={chosen} />;
}

/** For prerendering, which includes it. */
const asPart = async () => ({ default: (await loadLive(0)) ?? (() => null) });

const Place = chakra('div', {
  base: {
    // as tall as the tallest of its tools
    '--tall': { base: '40.5rem', sm: '39.75rem', md: '31.25rem', lg: '40.5rem', xl: '39.75rem' },
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
  const focused = useRef(-1);
  const place = useRef<HTMLDivElement>(null);
  const controls = () => [...(place.current?.querySelectorAll<HTMLElement>('button, input, a') ?? [])];
  /** The card with the tab that was pressed last, which may change while it loads. */
  async function loadPressed(): Promise<ComponentType | null> {
    const at = pressed.current;
    const loaded = await loadLive(at);
    return at === pressed.current ? loaded : loadPressed();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: they only read references
  useEffect(() => {
    let here = true;
    // the page is complete without it
    if (wanted)
      loadPressed().then(
        (loaded) => {
          if (!here) return;
          // it may have had the focus before the page was hydrated
          focused.current = controls().indexOf(document.activeElement as HTMLElement);
          // in slices, so that no task is long
          startTransition(() => setLive(() => loaded));
        },
        () => {},
      );
    return () => {
      here = false;
    };
  }, [wanted]);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  // who is within by keyboard stays at the same control
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only reads references
  useLayoutEffect(() => {
    if (Live) controls()[focused.current]?.focus({ preventScroll: true });
  }, [Live]);
  /** A tab that is pressed before the code is there is the one that opens. */
  function press({ target }: SyntheticEvent) {
    const tab = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-tab]') : null;
    if (tab && !Live) pressed.current = Number(tab.dataset.tab);
    if (!Live) focused.current = controls().indexOf(document.activeElement as HTMLElement);
    setWanted(true);
  }
  const leave = () => {
    focused.current = -1;
  };
  return (
    <Place
      ref={place}
      data-noprint=""
      onPointerEnter={() => setWanted(true)}
      onFocus={press}
      onBlur={leave}
      onClick={press}
    >
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
