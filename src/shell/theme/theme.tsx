import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { watchMedia } from '#src/browser/media.ts';
import { framed, readStored, writeStored } from '#src/browser/storage.ts';

export const preferences = ['light', 'dark', 'system'] as const;
export type Preference = (typeof preferences)[number];

const KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';

interface Theme {
  readonly preference: Preference;
  setPreference(preference: Preference): void;
}

const ThemeContext = createContext<Theme | null>(null);

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

function choose(preference: Preference) {
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

export function ThemeProvider({ children }: { children: ReactNode }) {
  const preference = useSyncExternalStore(subscribe, current, () => 'system' as const);
  useEffect(() => {
    const follow = () => mark(preference);
    // hydration starts with "system", which may not be the visitor's choice
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
  const theme = useMemo<Theme>(() => ({ preference, setPreference: choose }), [preference]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error('useTheme must be used within a ThemeProvider');
  return theme;
}
