import { chakra } from '@chakra-ui/react/styled-system';
import { Callout } from '#src/design/parts.tsx';
import { formatNumber } from '#src/engine/format.ts';
import { words } from '#words/storage.ts';

export const Warning = chakra(Callout, {
  base: { mt: 4, p: 4, bg: 'accent-subtle', display: 'grid', gap: 3, justifyItems: 'start' },
});
const List = chakra('ul', { base: { ps: 5, listStyleType: 'disc', overflowWrap: 'anywhere' } });

/** How many faults are listed; a damaged text may have thousands. */
const MOST_FAULTS = 8;

export function Faults({ faults }: { faults: readonly string[] }) {
  const shown = [...new Set(faults)].slice(0, MOST_FAULTS);
  const more = new Set(faults).size - shown.length;
  return (
    <List>
      {shown.map((fault, index) => (
        <li key={index}>{fault}</li>
      ))}
      {more > 0 && <li>{words.moreFaults(formatNumber(more))}</li>}
    </List>
  );
}
