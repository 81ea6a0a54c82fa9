import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { ButtonLink } from '#src/design/buttons.tsx';
import { Icon } from '#src/design/icon.tsx';
import { cardLook } from '#src/design/layout.ts';
import { Hidden } from '#src/design/text.tsx';
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

const Invitation = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    ...cardLook,
    p: { base: 5, md: 8 },
    '& h2': { fontSize: 'xl', fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.01em' },
    '& p': { mt: 1, maxWidth: 'prose', color: 'muted' },
  },
  variants: {
    // for the foot of the menu, where the list needs the height
    small: {
      true: {
        gap: 1,
        borderWidth: 0,
        bg: 'transparent',
        p: 0,
        flexWrap: 'nowrap',
        '& h2': { fontSize: 'xs', fontWeight: 500, letterSpacing: 0, color: 'muted' },
        '& a': { px: 2, fontSize: 'sm', flexShrink: 0 },
      },
    },
  },
});

/** Invites businesses to have a similar product built. */
export function ContactBox({ small = false }: { small?: boolean }) {
  return (
    <Invitation small={small} data-noprint="">
      {small ? (
        <h2>{words.contact.banner}</h2>
      ) : (
        <div>
          <h2>{words.contact.title}</h2>
          <p>{words.contact.text}</p>
        </div>
      )}
      <SiteLink href={site.contactUrl} look={small ? 'quiet' : 'outline'}>
        {words.contact.action}
      </SiteLink>
    </Invitation>
  );
}
