import type { ComponentProps } from 'react';
import { Hidden, TextLink } from '#src/design/parts.tsx';
import { words } from '#words/shell.ts';

/** A link within text that opens a new tab, and says so to a screen reader. */
export const NewTabLink = ({ children, ...link }: ComponentProps<typeof TextLink>) => (
  <TextLink target="_blank" rel="noopener" {...link}>
    {children}
    <Hidden>{words.opensNewTab}</Hidden>
  </TextLink>
);
