import { chakra } from '@chakra-ui/react/styled-system';

/** The heading of a part of a page. */
export const PartTitle = chakra('h2', {
  base: { fontSize: 'xl', fontWeight: 700, letterSpacing: '-0.01em', mb: 3, textWrap: 'balance' },
});

/** Read by screen readers only. */
export const unseenLook = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const Hidden = chakra('span', { base: unseenLook });
export const Quiet = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
