import { chakra } from '@chakra-ui/react/styled-system';
import { targetSize, touchable } from './layout.ts';

/** A small round button at a field: a usual value, or a figure that is offered. */
export const chipLook = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontSize: 'xs',
  px: 3,
  minHeight: touchable('2rem'),
  borderRadius: 'full',
  borderWidth: '1px',
  bg: 'bg',
  color: 'muted',
} as const;

/** Buttons submit no form, unless their type says so. */
const plain = { defaultProps: { type: 'button' } } as const;

const button = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minHeight: targetSize,
    px: 4,
    py: 1.5,
    lineHeight: 1.3,
    borderRadius: 'md',
    fontWeight: 600,
    fontSize: 'md',
    transition: 'background-color 0.15s, border-color 0.15s',
    _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  },
  variants: {
    look: {
      solid: { bg: 'accent', color: 'accent-on', _hover: { filter: 'brightness(1.08)' } },
      outline: { borderWidth: '1px', borderColor: 'control', color: 'fg', _hover: { bg: 'sunken' } },
      quiet: { color: 'accent', px: 3, _hover: { bg: 'sunken' } },
      icon: { boxSize: targetSize, px: 0, py: 0, color: 'fg', _hover: { bg: 'sunken' } },
    },
  },
  defaultVariants: { look: 'outline' },
} as const;
export const Button = chakra('button', button, plain);
export const ButtonLink = chakra('a', button);

/** A square button with only an icon; it needs an accessible name. */
export const IconButton = chakra('button', button, { defaultProps: { type: 'button', look: 'icon' } });

/** Buttons side by side, as many as fit in a line. A word breaks only where it is wider than the line. */
export const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: 2, '& > *': { maxWidth: 'full', overflowWrap: 'anywhere' } },
});
