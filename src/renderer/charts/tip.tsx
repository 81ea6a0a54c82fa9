import { chakra } from '@chakra-ui/react/styled-system';
import { Dot } from './legend.tsx';
import type { Part } from './readout.tsx';

const Card = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 2,
    px: 3,
    py: 2,
    bg: 'panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    boxShadow: 'panel',
    fontSize: '14px',
    lineHeight: 1.35,
    '& > b': { fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});

/** A slice's tooltip: swatch, name and figure. */
export function Tip({ name, colour, figure }: Part) {
  return (
    <Card>
      <Dot colour={colour} />
      <span>{name}</span>
      <b>{figure}</b>
    </Card>
  );
}
