import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '#src/design/icon.tsx';
import { ButtonLink, Hidden } from '#src/design/parts.tsx';
import { site } from '#src/site.ts';
import { words } from '../words.ts';

const Box = chakra('section', {
  base: { borderRadius: 'lg', borderWidth: '1px', borderColor: 'line', bg: 'accent.subtle', p: { base: 5, md: 8 } },
  variants: { small: { true: { p: { base: 4, md: 4 } } } },
});
const Title = chakra('h2', {
  base: { fontSize: 'xl', fontWeight: 700, lineHeight: 1.3 },
  variants: { small: { true: { fontSize: 'md' } } },
});
const Text = chakra('p', {
  base: { mt: 2, mb: 4, maxWidth: 'prose' },
  variants: { small: { true: { fontSize: 'sm', mt: 1, mb: 3, color: 'muted' } } },
});

function ContactLink({ label }: { label: string }) {
  return (
    <ButtonLink href={site.contactUrl} target="_blank" rel="noopener" look="solid">
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
      <Title small={small}>{words.contact.title}</Title>
      <Text small={small}>{words.contact.text}</Text>
      <ContactLink label={words.contact.action} />
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
    borderColor: 'line',
    p: 2,
    pb: 'calc(0.5rem + env(safe-area-inset-bottom))',
    '& a': { width: 'full' },
  },
});
// as tall as the banner, so that the end of the page is never under it
const Room = chakra('div', { base: { display: { base: 'block', md: 'none' }, height: '5rem' } });

/** The contact link that stays at the foot of the landing page on small screens. */
export function ContactBanner() {
  return (
    <>
      <Room data-noprint="" />
      <Bar data-noprint="" aria-label={words.contact.region}>
        <ContactLink label={words.contact.banner} />
      </Bar>
    </>
  );
}
