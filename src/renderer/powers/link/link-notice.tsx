import { chakra } from '@chakra-ui/react/styled-system';
import { Actions, Button, Panel } from '#src/design/parts.tsx';
import { words } from '#words/powers.ts';
import type { Linked } from './address.ts';

const List = chakra('ul', { base: { mt: 2, ps: 5, listStyle: 'disc', display: 'grid', gap: 1 } });

/** Says what could not be read of a link. */
export function LinkNotice({ linked, onClose }: { linked: Linked; onClose: () => void }) {
  if (linked.unread.length === 0) return null;
  return (
    <Panel role="status">
      {words.unread}
      <List>
        {Object.entries(linked.unread).map(([index, { why }]) => (
          <li key={index}>{why}</li>
        ))}
      </List>
      <Actions mt={3}>
        <Button onClick={onClose}>{words.close}</Button>
      </Actions>
    </Panel>
  );
}
