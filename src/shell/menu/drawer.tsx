import catalogue from 'virtual:catalogue';
import {
  DrawerBackdrop,
  DrawerCloseTrigger,
  DrawerContent,
  DrawerPositioner,
  DrawerRoot,
} from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import type { RefObject } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { IconButton } from '#src/design/parts.tsx';
import { words } from '#words/shell.ts';
import Menu from './menu.tsx';

/** The menu on small screens: closes on Escape, a press outside and on selection, and returns the focus to its button. */
export default function Drawer(props: {
  /** The id of the open tool. */
  active: string | null;
  onClose: () => void;
  opener: RefObject<HTMLButtonElement | null>;
  /** Whether it opens with the focus in its search box. */
  toSearch: boolean;
}) {
  return (
    <DrawerRoot
      open
      onOpenChange={({ open }) => !open && props.onClose()}
      {...(props.toSearch && {
        initialFocusEl: () => document.querySelector<HTMLElement>('[role=dialog] [data-search]'),
      })}
      finalFocusEl={() => props.opener.current}
      unstyled
    >
      <Portal>
        <DrawerBackdrop position="fixed" inset={0} bg="rgb(0 0 0 / 0.5)" zIndex="popover" />
        <DrawerPositioner position="fixed" inset={0} display="flex" zIndex="popover">
          <DrawerContent
            aria-label={words.menu}
            position="relative"
            width="min(20rem, 88vw)"
            height="100dvh"
            overflowY="auto"
            overscrollBehavior="contain"
            bg="panel"
            color="fg"
          >
            <DrawerCloseTrigger asChild>
              <IconButton aria-label={words.closeMenu} position="absolute" top={4} insetInlineEnd={3}>
                <Icon name="x" />
              </IconButton>
            </DrawerCloseTrigger>
            <Menu catalogue={catalogue} active={props.active} place="drawer" onSelect={props.onClose} />
          </DrawerContent>
        </DrawerPositioner>
      </Portal>
    </DrawerRoot>
  );
}
