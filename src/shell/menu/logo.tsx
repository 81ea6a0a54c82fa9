import { chakra } from '@chakra-ui/react/styled-system';
import { site } from '#src/site.ts';
import { words } from '#words/shell.ts';
import { linkHome, pressed } from '../routing/router.ts';

const Link = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: '2.75rem',
    fontWeight: 700,
    fontSize: 'xl',
    letterSpacing: '-0.01em',
  },
});
const Mark = chakra('svg', {
  base: {
    boxSize: '2rem',
    flexShrink: 0,
    '& > rect': { fill: 'accent' },
    '& > path': { fill: 'none', stroke: 'accent-on', strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round' },
  },
});

/**
 * The logo, a link home. It is an `svg` in the page, in the theme's colours: for an `img`, however small, a browser builds a
 * document. `public/favicon.svg` has the same shape.
 */
export function Logo({ onOpen }: { onOpen?: () => void }) {
  return (
    <Link {...pressed(linkHome(), onOpen)} aria-label={words.home}>
      <Mark viewBox="0 0 64 64" width={32} height={32} aria-hidden>
        <rect width="64" height="64" rx="16" />
        <path d="M19 18h26M19 28h26M19 18h9c12 0 12 18 0 18h-9l18 14" />
      </Mark>
      <span>{site.name}</span>
    </Link>
  );
}
