/** The chevron of what is open points up. */
export const openedChevronLook = { transform: 'translateY(25%) rotate(45deg)' } as const;

/** The line that opens a `details`, with a chevron at its end. */
export const summaryLook = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  minHeight: 'target',
  py: 2.5,
  '&::after': {
    content: '""',
    flexShrink: 0,
    boxSize: '0.5rem',
    me: 1,
    borderColor: 'muted',
    borderInlineStartWidth: '2px',
    borderTopWidth: '2px',
    transform: 'translateY(-25%) rotate(225deg)',
    _print: { display: 'none' },
  },
  '&:is(details[open] > summary)::after': openedChevronLook,
} as const;
