import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';

const Look = chakra('dialog', {
  base: {
    m: 0,
    maxWidth: 'none',
    maxHeight: 'none',
    bg: 'panel',
    color: 'fg',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&::backdrop': { bg: 'rgb(0 0 0 / 0.5)' },
  },
});

/**
 * The browser's own dialog, open while it is rendered: it keeps the focus, closes on Escape and on a press outside, and then gives
 * the focus back. The page behind it does not scroll (global-styles.ts).
 */
export function Dialog({ onClose, ...props }: ComponentProps<typeof Look> & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // before it leaves the document, so that the focus goes back
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <Look
      ref={dialog}
      onClose={(event) => event.currentTarget.open || onClose()}
      // only what lies outside of its children is the dialog itself
      onClick={(event) => event.target === event.currentTarget && onClose()}
      {...props}
    />
  );
}
