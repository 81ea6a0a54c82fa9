import { chakra } from '@chakra-ui/react/styled-system';

/** A list of what is stored: each with its name at the start, and what can be done with it. */
export const StoredList = chakra('ul', {
  base: {
    mt: 3,
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 3,
      py: 2,
      borderTopWidth: '1px',
      '& > :first-child': { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' },
      '& small': { display: 'block', color: 'muted' },
    },
  },
});
