import sprite from 'virtual:icons';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRoot } from './root.ts';

const Svg = chakra('svg', {
  base: {
    width: '1.25em',
    height: '1.25em',
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});

/** An icon by its Lucide name, drawn from one sprite. It is decoration: the name stands beside it or on the button. */
export function Icon({ name }: { name: string }) {
  const root = useRoot();
  return (
    <Svg viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${root}${sprite}#${name}`} />
    </Svg>
  );
}
