import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent } from 'react';
import { useRoot } from '#src/design/root.ts';
import { site } from '#src/site.ts';
import { openLanding } from '../routing/router.ts';
import { words } from '../words.ts';

const Link = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: '2.75rem',
    fontWeight: 800,
    fontSize: 'xl',
    letterSpacing: '-0.02em',
  },
});
const Mark = chakra('img', {
  base: { boxSize: '2rem' },
  variants: {
    on: { light: { display: { base: 'block', _dark: 'none' } }, dark: { display: { base: 'none', _dark: 'block' } } },
  },
});

/** A plain press, which the page may answer itself; one that asks for a new tab or window it may not. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The logo leads home. It has a variant for each theme. */
export function Logo({ onOpen }: { onOpen?: () => void }) {
  const root = useRoot();
  return (
    <Link
      href={root}
      aria-label={words.home}
      onClick={(event) => {
        // from a page in a folder of its own the browser goes: what is on show names its files from there
        if (!isPlainPress(event) || root !== './') return;
        event.preventDefault();
        openLanding(root);
        onOpen?.();
      }}
    >
      <Mark src={`${root}logo-light.svg`} alt="" on="light" width={32} height={32} />
      <Mark src={`${root}logo-dark.svg`} alt="" on="dark" width={32} height={32} />
      {site.name}
    </Link>
  );
}
