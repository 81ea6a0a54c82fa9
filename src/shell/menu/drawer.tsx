import catalogue from 'virtual:catalogue';
import { useEffect } from 'react';
import { Dialog } from '#src/design/dialog.tsx';
import { Icon } from '#src/design/icon.tsx';
import { IconButton } from '#src/design/parts.tsx';
import { words } from '#words/shell.ts';
import { Menu } from './menu.tsx';

/** The menu on small screens. */
export function Drawer({
  active,
  onClose,
  toSearch,
}: {
  /** The open page, as in `Page`. */
  active: string | null;
  onClose: () => void;
  /** Whether it opens with the focus in its search box. */
  toSearch: boolean;
}) {
  useEffect(() => {
    if (toSearch) document.querySelector<HTMLElement>('dialog [data-search]')?.focus();
  }, [toSearch]);
  return (
    <Dialog aria-label={words.menu} onClose={onClose} place="start">
      <IconButton aria-label={words.closeMenu} position="absolute" top={4} insetInlineEnd={3} onClick={onClose}>
        <Icon name="x" />
      </IconButton>
      <Menu catalogue={catalogue} active={active} place="drawer" onSelect={onClose} />
    </Dialog>
  );
}
