import { useEffect, useSyncExternalStore } from 'react';
import { watchMedia } from '#src/browser/media.ts';
import { isEmbedded, readStored, writeStored } from '#src/browser/storage.ts';
import { Segments } from '#src/design/fields.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Box } from '#src/design/layout.ts';
import { Hidden } from '#src/design/text.tsx';
import { words } from '#words/shell.ts';

export const preferences = ['light', 'dark', 'system'] as const;
type Preference = (typeof preferences)[number];

const KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();
/** Where the browser stores nothing, a choice lasts as long as the visit. */
let chosenThisVisit: Preference | null = null;

/** What is stored, or in a frame what its address asks for; null where that is no preference. */
function storedPreference(): Preference | null {
  const stored = isEmbedded() ? new URLSearchParams(window.location.search).get(KEY) : readStored(KEY);
  return preferences.find((known) => known === stored) ?? null;
}

const preferenceNow = (): Preference => chosenThisVisit ?? storedPreference() ?? 'system';

function subscribe(listener: () => void) {
  // for a change in another tab
  const adopt = (event: StorageEvent) => {
    // no key: all of the storage was cleared
    if (event.key !== KEY && event.key !== null) return;
    chosenThisVisit = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', adopt);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', adopt);
  };
}

function choosePreference(preference: Preference) {
  chosenThisVisit = preference;
  writeStored(KEY, preference);
  for (const listener of listeners) listener();
}

/** The theme that the visitor has chosen; "system" during hydration, as in the document that was built. */
const usePreference = (): Preference => useSyncExternalStore(subscribe, preferenceNow, () => 'system' as const);

/** Marks the document; `before-paint.js` does the same before the first paint. */
export function ThemeMarks() {
  const preference = usePreference();
  useEffect(() => {
    function follow() {
      const dark = preference === 'dark' || (preference === 'system' && matchMedia(DARK).matches);
      document.documentElement.classList.toggle('dark', dark);
    }
    // during hydration it is "system", which must not undo what before-paint.js has marked
    if (preference === preferenceNow()) follow();
    return watchMedia(DARK, follow);
  }, [preference]);
  return null;
}

const icons = { light: 'sun', dark: 'moon', system: 'monitor' } as const satisfies Record<Preference, string>;

/** Light, dark, or as the system. `group` is the name of the radio group, different for each switcher of a page. */
export function ThemeSwitcher({ group }: { group: string }) {
  const preference = usePreference();
  return (
    <Box as="fieldset" css={{ '& label': { px: 1, fontSize: 'sm' } }}>
      <Hidden as="legend">{words.theme.label}</Hidden>
      <Segments>
        {preferences.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={`theme-${group}`}
              value={option}
              checked={preference === option}
              onChange={() => choosePreference(option)}
            />
            <Icon name={icons[option]} />
            {words.theme[option]}
          </label>
        ))}
      </Segments>
    </Box>
  );
}
