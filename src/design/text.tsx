import { chakra } from '@chakra-ui/react/styled-system';
import { columnLook, targetSize } from './layout.ts';

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

/** Small text beside what matters. */
export const Quiet = chakra('p', { base: { color: 'muted', fontSize: 'sm', textWrap: 'pretty' } });

/** A list with bullets, or numbers as an `ol`. */
export const Bullets = chakra('ul', { base: { ...columnLook, gap: 2, ps: 5, listStyle: 'disc', textWrap: 'pretty' } });

/** What a formula raises a number to: another number, a name, or a part in brackets, which may have brackets of its own. */
const POWERS = / ?\^ ?(\w[\w.,]*\b|\((?:[^()]|\([^()]*\))*\))/;

/** A formula with its powers raised: `(1 + r)^(−n)`. */
export const Raised = ({ text }: { text: string }) =>
  text
    .split(POWERS)
    .map((part, index) => (index % 2 === 0 ? part : <sup key={index}>{part.replace(/^\(|\)$/g, '')}</sup>));

export const TextLink = chakra('a', {
  base: { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

/** A link on a line of its own, with an icon. */
export const lineLinkLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: targetSize,
  color: 'accent',
  fontWeight: 600,
  _hover: { textDecoration: 'underline' },
} as const;

/** A link in a frame: a way to another page. */
export const cardLinkLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: targetSize,
  px: 3,
  py: 2,
  borderWidth: '1px',
  borderRadius: 'md',
  fontWeight: 500,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  _hover: { borderColor: 'accent' },
} as const;

export const pillLook = {
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: 'full',
  borderWidth: '1px',
  bg: 'panel',
  fontWeight: 500,
  _hover: { borderColor: 'accent' },
} as const;
