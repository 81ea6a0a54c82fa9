import { type MouseEvent, useState } from 'react';
import { loadGroup } from '#src/catalogue/loaded.ts';
import type { MenuGroup } from '#src/catalogue/menu.ts';
import { Button, Quiet } from '#src/design/parts.tsx';
import { retryable } from '#src/loading/recovery.ts';
import { words } from '#words/shell.ts';

const load = retryable(loadGroup);

/** The button that loads the rest of a group; nothing where all tools are loaded. */
export function More({ group }: { group: MenuGroup }) {
  const [failed, setFailed] = useState(false);
  if (group.tools.length === group.size) return null;

  async function open(event: MouseEvent<HTMLElement>) {
    const place = event.currentTarget.closest('[data-group]');
    try {
      await load(group.id);
    } catch {
      setFailed(true);
      return;
    }
    // the button disappears; the focus goes to the first new tool
    requestAnimationFrame(() => place?.querySelectorAll<HTMLElement>('li a')[group.tools.length]?.focus());
  }

  return (
    <>
      <Button type="button" look="quiet" mt={1} fontSize="sm" data-rest="" onClick={open}>
        {words.more(String(group.size), group.title)}
      </Button>
      {failed && <Quiet>{words.search.failed}</Quiet>}
    </>
  );
}
