import { chakra } from '@chakra-ui/react/styled-system';
import { Button, Panel } from '#src/design/parts.tsx';
import { words } from '#words/shell.ts';

const Heading = chakra('h2', { base: { fontSize: 'xl', fontWeight: 700, mb: 2 } });
export const Message = chakra('p', { base: { position: 'relative', mb: 4, maxWidth: 'prose' } });

/** In development: what failed, for the author. Visitors read what to do instead. */
export const causeOf = (error: unknown): string | null =>
  import.meta.env.DEV ? words.development(error instanceof Error ? error.message : String(error)) : null;

/** A few words in place of a part of a page; an alert where something can be done about it. */
export function Notice({
  title,
  text,
  action,
  onAction,
}: {
  title: string;
  text: string;
  action?: string;
  onAction?: () => void;
}) {
  return (
    <Panel {...(action !== undefined && { role: 'alert' })}>
      <Heading>{title}</Heading>
      <Message>{text}</Message>
      {action !== undefined && (
        <Button look="solid" onClick={onAction}>
          {action}
        </Button>
      )}
    </Panel>
  );
}
