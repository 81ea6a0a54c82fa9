import { chakra } from '@chakra-ui/react/styled-system';
import { Actions, Button, Panel } from '#src/design/parts.tsx';
import { words } from '#words/powers.ts';
import type { Linked } from './address.ts';

const List = chakra('ul', { base: { mt: 2, ps: 5, listStyle: 'disc', display: 'grid', gap: 1 } });

/** A notice on a link: what could not be read, and that it hides stored figures. */
export function LinkNotice({
  linked,
  saved,
  onClose,
}: {
  linked: Linked;
  /** Where the tool has stored figures: replaces them by the link's, or shows them again. */
  saved: { readonly replace: () => void; readonly back: (() => void) | null } | null;
  onClose: () => void;
}) {
  if (linked.unread.length === 0 && !saved) return null;
  return (
    <Panel role="status">
      {linked.unread.length > 0 && (
        <>
          {words.unread}
          <List>
            {Object.entries(linked.unread).map(([at, { why }]) => (
              <li key={at}>{why}</li>
            ))}
          </List>
        </>
      )}
      {saved && <p>{saved.back ? words.linkedKept : words.linkedNew}</p>}
      <Actions mt={3}>
        {saved ? (
          <>
            <Button look="solid" onClick={saved.replace}>
              {saved.back ? words.replaceSaved : words.saveLinked}
            </Button>
            {saved.back && <Button onClick={saved.back}>{words.backToSaved}</Button>}
          </>
        ) : (
          <Button onClick={onClose}>{words.close}</Button>
        )}
      </Actions>
    </Panel>
  );
}
