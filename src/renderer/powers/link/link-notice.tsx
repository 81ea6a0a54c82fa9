import { chakra } from '@chakra-ui/react/styled-system';
import { Actions, Button, Panel } from '#src/design/parts.tsx';
import type { Unread } from '#src/engine/powers/scenario.ts';
import { words } from '#words/powers.ts';

const List = chakra('ul', { base: { mt: 2, ps: 5, listStyle: 'disc', display: 'grid', gap: 1 } });

interface Props {
  readonly lead?: string;
  readonly unread: readonly Unread[];
  readonly onClose: () => void;
}

/** Says what could not be read of a link, or of something else. */
export function LinkNotice({ lead = words.unread, unread, onClose }: Props) {
  return (
    <Panel role="status">
      {lead}
      <List>
        {unread.map(({ why }, index) => (
          <li key={index}>{why}</li>
        ))}
      </List>
      <Actions mt={3}>
        <Button onClick={onClose}>{words.close}</Button>
      </Actions>
    </Panel>
  );
}
