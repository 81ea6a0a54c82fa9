import { useEffect, useState } from 'react';
import { hubPath } from '#src/browser/hub-storage.ts';
import { Icon } from '#src/design/icon.tsx';
import { Button, Hidden } from '#src/design/parts.tsx';
import { words } from '#words/shell.ts';

/** Milliseconds without a touch, key press or scroll before the hub is cached. */
const REST = 2000;
/** Whether the browser is set to save data. */
const sparing = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const TOUCHES = ['keydown', 'input', 'pointerdown', 'scroll'];

/**
 * Caches the hub for offline visits, and offers a newer version in the header, where it covers nothing. The visitor decides
 * when; what was entered survives the reload, in the address or where the tool stores it.
 */
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
    <div role="status" className={take === null ? undefined : 'offer'}>
      {take !== null && (
        <>
          <Hidden>{words.update.text}</Hidden>
          <Button look="solid" px={3} fontSize="sm" title={words.update.text} onClick={take}>
            <Icon name="rotate-ccw" />
            {words.update.take}
          </Button>
        </>
      )}
    </div>
  );
}
