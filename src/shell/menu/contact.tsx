import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { ButtonLink, cardLook, Hidden } from '#src/design/parts.tsx';
import { site } from '#src/site.ts';
import { words } from '#words/shell.ts';

const Box = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 4,
    ...cardLook,
    p: { base: 5, md: 8 },
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
        '& a': { px: 2, fontSize: 'sm', flexShrink: 0 },
      },
    },
  },
});
const Title = chakra('h2', {
  base: { fontSize: 'xl', fontWeight: 700, lineHeight: 1.3, letterSpacing: '-0.01em' },
  variants: {
    small: { true: { fontSize: 'xs', fontWeight: 500, letterSpacing: 0, color: 'muted' } },
  },
});
const Text = chakra('p', { base: { mt: 1, maxWidth: 'prose', color: 'muted' } });

function ContactLink({ label, look = 'solid' }: { label: string; look?: 'solid' | 'outline' | 'quiet' }) {
  return (
    <ButtonLink href={site.contactUrl} target="_blank" rel="noopener" look={look}>
      {label}
      <Icon name="external-link" />
      <Hidden>{words.opensNewTab}</Hidden>
    </ButtonLink>
  );
}

/** Invites businesses to have a similar product built. */
export function ContactBox({ small = false }: { small?: boolean }) {
  return (
    <Box small={small} data-noprint="">
      {small ? (
        <Title small>{words.contact.banner}</Title>
      ) : (
        <div>
          <Title>{words.contact.title}</Title>
          <Text>{words.contact.text}</Text>
        </div>
      )}
      <ContactLink label={words.contact.action} look={small ? 'quiet' : 'outline'} />
    </Box>
  );
}

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

/** Whether a search box has the focus. Not :has() in a style: every change of any page would then compute more styles. */
function useSearching(): boolean {
  const [searching, setSearching] = useState(false);
  useEffect(() => {
    const look = () => setSearching(document.activeElement?.matches('[data-search]') === true);
    // the focus may be older than this
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, []);
  return searching;
}

/** The contact link that stays at the foot of the landing page on small screens, but while the results of a search need the room. */
export function ContactBanner() {
  const searching = useSearching();
  return (
    <Bar data-noprint="" aria-label={words.contact.region} hidden={searching}>
      <ContactLink label={words.contact.banner} look="quiet" />
    </Bar>
  );
}
