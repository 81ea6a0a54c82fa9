import { useEffect, useState } from 'react';
import { hubPath } from '#src/browser/address.ts';
import { Button } from '#src/design/buttons.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Hidden } from '#src/design/text.tsx';
import { words } from '#words/shell.ts';

/** Milliseconds without a touch, key press or scroll before the hub is cached. */
const REST = 2000;
/** Whether the browser is set to save data. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const ACTIVITY = ['keydown', 'input', 'pointerdown', 'scroll'];

/**
 * Caches the hub for offline visits, and offers a newer version in the header, where it covers nothing. The visitor decides
 * when; what was entered survives the reload, in the address or where the tool stores it.
 */
export function UpdateOffer() {
  const [activate, setActivate] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
    const start = async () => {
      const { keepOffline } = await import('./offline.ts');
      keepOffline(`${hubPath}sw.js`, (next) => setActivate(() => next));
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
    for (const event of ACTIVITY)
      window.addEventListener(event, wait, { capture: true, passive: true, signal: watch.signal });
    wait();
    return () => {
      watch.abort();
      clearTimeout(timer);
    };
  }, []);
  return (
    <div role="status" className={activate === null ? undefined : 'offer'}>
      {activate !== null && (
        <>
          <Hidden>{words.update.text}</Hidden>
          <Button look="solid" px={3} fontSize="sm" title={words.update.text} onClick={activate}>
            <Icon name="rotate-ccw" />
            {words.update.take}
          </Button>
        </>
      )}
    </div>
  );
}
