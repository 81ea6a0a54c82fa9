import { chakra } from '@chakra-ui/react/styled-system';

export const TextLink = chakra('a', {
  base: { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

/** A link on a line of its own, with an icon. */
export const lineLinkLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 'target',
  color: 'accent',
  fontWeight: 600,
  _hover: { textDecoration: 'underline' },
} as const;

/** A link in a frame: a way to another page. */
export const cardLinkLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 'target',
  px: 3,
  py: 2,
  borderWidth: '1px',
  borderRadius: 'md',
  fontWeight: 500,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  _hover: { borderColor: 'accent' },
} as const;

/** A link in a round frame. */
export const pillLook = {
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: 'full',
  borderWidth: '1px',
  bg: 'panel',
  fontWeight: 500,
  _hover: { borderColor: 'accent' },
} as const;
