import { chakra } from '@chakra-ui/react/styled-system';
import { edge } from './layout.ts';

/** The ground and the frame of a card. */
export const cardLook = { bg: 'panel', borderWidth: '1px', borderRadius: 'lg' } as const;

export const Panel = chakra('section', {
  base: {
    ...cardLook,
    p: { base: edge, md: 6, lg: 5, xl: 6 },
    // the panels that a key press leaves as they are need not be painted again
    isolation: 'isolate',
  },
});

/** A message in a box of its own: how it is meant is its colour, and its icon's (`KindIcon`). */
export const Callout = chakra('div', {
  base: { p: 3, borderRadius: 'md', overflowWrap: 'anywhere' },
  variants: {
    kind: {
      plain: { bg: 'sunken', '& > svg': { color: 'muted' } },
      good: { bg: 'good-subtle', '& > svg': { color: 'good' } },
      careful: {
        bg: 'careful-subtle',
        borderInlineStartWidth: '3px',
        borderColor: 'careful',
        '& > svg': { color: 'careful' },
      },
      wrong: { bg: 'danger-subtle', color: 'danger', border: '1px solid', borderColor: 'danger' },
    },
    // beside an icon
    line: {
      true: { display: 'flex', gap: 2, '& > svg': { mt: '0.15em' }, '& > span': { minWidth: 0, textWrap: 'pretty' } },
    },
  },
  defaultVariants: { kind: 'plain' },
});
