import { chakra } from '@chakra-ui/react/styled-system';
import { Actions, Button } from '#src/design/parts.tsx';
import { formatNumber } from '#src/engine/format.ts';
import { words as keepWords } from '#words/keep.ts';
import type { Found } from './writer.ts';

export const Warning = chakra('div', {
  base: { mt: 4, p: 4, borderRadius: 'md', bg: 'accent-subtle', display: 'grid', gap: 3, justifyItems: 'start' },
});
const List = chakra('ul', { base: { ps: 5, listStyleType: 'disc', overflowWrap: 'anywhere' } });

/** How many faults are listed; a damaged text may have thousands. */
const MOST = 8;

export function Faults({ faults }: { faults: readonly string[] }) {
  const shown = [...new Set(faults)].slice(0, MOST);
  const more = new Set(faults).size - shown.length;
  return (
    <List>
      {Object.entries(shown).map(([at, fault]) => (
        <li key={at}>{fault}</li>
      ))}
      {more > 0 && <li>{keepWords.moreFaults(formatNumber(more))}</li>}
    </List>
  );
}

/** Shows stored values that cannot be read in full, and what can be done about them. */
export function Unread({
  found: { reading, place },
  onDownload,
  onUse,
  onStart,
}: {
  found: Found;
  onDownload: () => void;
  onUse: () => void;
  onStart: () => void;
}) {
  const { kept, faults } = reading;
  const isWhole = faults.length === 0;
  return (
    <Warning role="alert" mt={0}>
      <p>{isWhole ? keepWords.foundWhole : place === null ? keepWords.foundNoRoom : keepWords.found}</p>
      {!isWhole && <Faults faults={faults} />}
      {!isWhole && <p>{kept ? keepWords.restDefault : keepWords.nothingReadable}</p>}
      <Actions>
        <Button type="button" onClick={onDownload}>
          {keepWords.downloadFound}
        </Button>
        {kept && (
          <Button type="button" look="solid" onClick={onUse}>
            {isWhole ? keepWords.useThem : keepWords.useReadable}
          </Button>
        )}
        <Button type="button" onClick={onStart}>
          {keepWords.startAgain}
        </Button>
      </Actions>
    </Warning>
  );
}
