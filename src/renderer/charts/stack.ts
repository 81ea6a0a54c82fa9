import { chakra } from '@chakra-ui/react/styled-system';

/** A drawing with lines of text above and below it, which takes the rest of the height. */
export const Stack = chakra('div', {
  base: {
    width: 'full',
    height: 'full',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    // positioned absolutely, so that the drawing cannot stop the page from getting narrower
    '& > div': { position: 'relative', flex: '1 1 0', minHeight: 0, minWidth: 0 },
    '& > div > *': { position: 'absolute !important', inset: 0 },
  },
});
