import sprite from 'virtual:icons';
import { useRoot } from './root.ts';

/**
 * An icon by its Lucide name, drawn from one sprite. It is decoration: the name stands beside it or on the button. Its look
 * is a rule of the design system's, once for all of them.
 */
export function Icon({ name }: { name: string }) {
  const root = useRoot();
  return (
    <svg data-icon="" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${root}${sprite}#${name}`} />
    </svg>
  );
}
