import { chakra } from '@chakra-ui/react/styled-system';
import { Actions, Button, Panel } from '#src/design/parts.tsx';
import type { Unread } from '#src/engine/powers/scenario.ts';
import { words } from '#words/powers.ts';

const List = chakra('ul', { base: { mt: 2, ps: 5, listStyle: 'disc', display: 'grid', gap: 1 } });

/** Says what could not be read of a link. */
export function LinkNotice({ unread, onClose }: { unread: readonly Unread[]; onClose: () => void }) {
  return (
    <Panel role="status">
      {words.unread}
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
