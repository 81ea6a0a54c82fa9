import { chakra } from '@chakra-ui/react/styled-system';
import { useRoot } from '#src/design/root.ts';
import { site } from '#src/site.ts';
import { words } from '#words/shell.ts';
import { linkHome } from '../routing/router.ts';

const Link = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: '2.75rem',
    fontWeight: 700,
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

/** The logo leads home. It has a variant for each theme. */
export function Logo({ onOpen }: { onOpen?: () => void }) {
  const root = useRoot();
  return (
    <Link {...linkHome(root)} aria-label={words.home} onClick={onOpen}>
      <Mark src={`${root}logo-light.svg`} alt="" on="light" width={32} height={32} />
      <Mark src={`${root}logo-dark.svg`} alt="" on="dark" width={32} height={32} />
      <span>{site.name}</span>
    </Link>
  );
}
