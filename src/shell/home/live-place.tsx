import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '#src/browser/idle.ts';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { Untouched, useMounted } from '#src/loading/static.tsx';

/** Loads the calculator with its tool; null where the catalogue names none. */
async function loadLive(): Promise<ComponentType | null> {
  const { LiveCalculator, live } = await import('./live.tsx');
  if (live === null) return null;
  const { loadTool } = await import('../pages/load-tool.ts');
  const { tool } = await loadTool(live.id);
  return () => <LiveCalculator entry={live} tool={tool} />;
}

/** For prerendering, which includes it. */
const asPart = async () => ({ default: (await loadLive()) ?? (() => null) });

const Place = chakra('div', { base: { minHeight: '27rem', maxWidth: '28rem', width: 'full' } });

/**
 * A small calculator beside the headline, or under it on a phone. It is prerendered; its code loads when the browser is idle
 * or it is touched.
 */
export function LivePlace() {
  const mounted = useMounted();
  const [prerendered] = useState(!mounted);
  const [Live, setLive] = useState<ComponentType | null>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  useEffect(() => {
    let here = true;
    // the page is complete without it
    if (wanted)
      loadLive().then(
        (loaded) => here && setLive(() => loaded),
        () => {},
      );
    return () => {
      here = false;
    };
  }, [wanted]);
  return (
    <Place data-noprint="" onPointerEnter={() => setWanted(true)} onFocus={() => setWanted(true)}>
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
