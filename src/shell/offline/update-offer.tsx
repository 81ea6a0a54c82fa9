import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { hubPath } from '#src/browser/hub-storage.ts';
import { Button } from '#src/design/parts.tsx';
import { words } from '../words.ts';

/** How long nobody has touched the page, in milliseconds: what is kept for later must not hold up what is wanted now. */
const REST = 2000;
const TOUCHES = ['keydown', 'input', 'pointerdown', 'scroll'];

const Card = chakra('section', {
  base: {
    position: 'fixed',
    // above the banner of small screens
    bottom: { base: '5.5rem', md: 4 },
    insetInlineEnd: 4,
    insetInlineStart: { base: 4, md: 'auto' },
    zIndex: 'banner',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 3,
    maxWidth: { md: '26rem' },
    p: 4,
    bg: 'panel',
    borderWidth: '1px',
    borderColor: 'accent',
    borderRadius: 'lg',
    boxShadow: 'panel',
  },
});
const Text = chakra('p', { base: { flex: '1 1 12rem', fontSize: 'sm' } });

/** Whether the visitor has asked the browser to spare their data. */
const sparing = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Keeps the hub for visits without a network, and offers a newer version where one waits. It never takes it by itself. */
export function UpdateOffer() {
  const [take, setTake] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || sparing()) return;
    const start = async () => {
      const { keepOffline } = await import('./offline.ts');
      keepOffline(`${hubPath}sw.js`, (taking) => setTake(() => taking));
    };
    const watch = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        watch.abort();
        start().catch(() => {});
      }, REST);
    };
    for (const touch of TOUCHES)
      window.addEventListener(touch, wait, { capture: true, passive: true, signal: watch.signal });
    wait();
    return () => {
      watch.abort();
      clearTimeout(timer);
    };
  }, []);
  return (
    <div role="status">
      {take !== null && (
        <Card data-noprint="" aria-label={words.update.title}>
          <Text>{words.update.text}</Text>
          <Button type="button" look="solid" onClick={take}>
            {words.update.take}
          </Button>
          <Button type="button" look="quiet" onClick={() => setTake(null)}>
            {words.update.later}
          </Button>
        </Card>
      )}
    </div>
  );
}
