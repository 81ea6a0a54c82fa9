import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { edge } from './parts.tsx';

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

/**
 * The browser's own dialog at the start or at the foot of the screen, open while it is rendered: it keeps the focus, closes on Escape and on a press outside, and then gives
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
