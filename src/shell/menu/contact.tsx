import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { ButtonLink, Hidden } from '#src/design/parts.tsx';
import { site } from '#src/site.ts';
import { words } from '#words/shell.ts';

/** A link to another site, as a button. */
export const SiteLink = ({ children, ...link }: ComponentProps<typeof ButtonLink>) => (
  <ButtonLink target="_blank" rel="noopener" {...link}>
    {children}
    <Icon name="external-link" />
    <Hidden>{words.opensNewTab}</Hidden>
  </ButtonLink>
);

const Bar = chakra('section', {
  base: {
    display: { base: 'block', md: 'none' },
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 'banner',
    bg: 'panel',
    borderTopWidth: '1px',
    pb: 'env(safe-area-inset-bottom)',
    '& a': { width: 'full', fontSize: 'sm', fontWeight: 500 },
  },
});

/** The contact link that stays at the foot of the landing page on phones. The results of a search lie over it. */
export function ContactBanner() {
  return (
    <Bar data-noprint="" aria-label={words.contact.region}>
      <SiteLink href={site.contactUrl} look="quiet">
        {words.contact.banner}
      </SiteLink>
    </Bar>
  );
}
