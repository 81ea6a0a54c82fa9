import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { edge } from './layout.ts';

const Look = chakra('dialog', {
  base: {
    m: 0,
    bg: 'panel',
    color: 'fg',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&::backdrop': { bg: 'rgb(0 0 0 / 0.5)' },
  },
  variants: {
    place: {
      start: { width: '20rem', maxWidth: '88%', height: '100dvh', maxHeight: 'none' },
      foot: {
        inset: 'auto 0 0',
        width: 'full',
        maxWidth: 'none',
        maxHeight: '85dvh',
        p: edge,
        borderTopRadius: 'lg',
        outline: 'none',
      },
    },
  },
});

/** Whether a press is on the backdrop. Its target is the dialog then, but so it is on the dialog's padding: the place decides. */
function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInBox = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInBox;
}

interface DialogProps extends Omit<ComponentProps<typeof Look>, 'place' | 'onClose'> {
  readonly place: 'start' | 'foot';
  /** Called when the visitor closes it: the parent then stops rendering it. */
  readonly onClose: () => void;
}

/**
 * The browser's own modal dialog, open for as long as it is rendered. The browser keeps the focus in it, closes it on Escape
 * and then gives the focus back; a press on the backdrop closes it too. The page behind it does not scroll (global-styles.ts).
 */
export function Dialog({ onClose, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const beganOnBackdrop = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // React removes the element after this; the browser gives the focus back only where close() comes first
    return () => element?.close();
  }, []);
  return (
    <Look
      {...props}
      ref={dialog}
      // StrictMode closes the dialog and opens it again before this event arrives: then it is open, and nobody has closed it
      onClose={(event) => event.currentTarget.open || onClose()}
      onPointerDown={(event) => {
        beganOnBackdrop.current = isOnBackdrop(event);
      }}
      // both ends of a press are looked at, because a text may be selected from the dialog to beyond its edge
      onClick={(event) => beganOnBackdrop.current && isOnBackdrop(event) && onClose()}
    />
  );
}
