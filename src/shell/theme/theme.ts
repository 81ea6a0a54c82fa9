import { useEffect, useSyncExternalStore } from 'react';
import { watchMedia } from '#src/browser/media.ts';
import { framed, readStored, writeStored } from '#src/browser/storage.ts';

export const preferences = ['light', 'dark', 'system'] as const;
export type Preference = (typeof preferences)[number];

const KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();
// where storage is blocked, the choice holds for this visit
let chosen: Preference | null = null;

/** In a frame the theme is in the address. */
const wanted = () => (framed() ? new URLSearchParams(window.location.search).get(KEY) : readStored(KEY));

const current = (): Preference => chosen ?? preferences.find((known) => known === wanted()) ?? 'system';

function subscribe(listener: () => void) {
  // for a change in another tab
  const adopt = (event: StorageEvent) => {
    // no key: all of the storage was cleared
    if (event.key !== KEY && event.key !== null) return;
    chosen = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', adopt);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', adopt);
  };
}

export function choosePreference(preference: Preference) {
  chosen = preference;
  writeStored(KEY, preference);
  for (const listener of listeners) listener();
}

/** Marks the document; `before-paint.js` does the same before the first paint. */
function mark(preference: Preference) {
  const dark = preference === 'dark' || (preference === 'system' && matchMedia(DARK).matches);
  const { classList, style } = document.documentElement;
  classList.toggle('dark', dark);
  style.colorScheme = dark ? 'dark' : 'light';
}

/** The theme that the visitor has chosen. Hydration starts with "system", which may be another one. */
export const usePreference = (): Preference => useSyncExternalStore(subscribe, current, () => 'system' as const);

/** Keeps the marks of the document as they should be. */
export function ThemeMarks() {
  const preference = usePreference();
  useEffect(() => {
    const follow = () => mark(preference);
    if (preference === current()) follow();
    const stop = watchMedia(DARK, follow);
    const onPaper = () => mark('light');
    window.addEventListener('beforeprint', onPaper);
    window.addEventListener('afterprint', follow);
    return () => {
      stop();
      window.removeEventListener('beforeprint', onPaper);
      window.removeEventListener('afterprint', follow);
    };
  }, [preference]);
  return null;
}
