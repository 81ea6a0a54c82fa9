import { chakra } from '@chakra-ui/react/styled-system';
import { cardLook } from '#src/design/parts.tsx';
import { site } from '#src/site.ts';
import { words } from '#words/shell.ts';
import { SiteLink } from './contact.tsx';

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

/** Invites businesses to have a similar product built. */
export default function ContactBox({ small = false }: { small?: boolean }) {
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
      <SiteLink href={site.contactUrl} look={small ? 'quiet' : 'outline'}>
        {words.contact.action}
      </SiteLink>
    </Box>
  );
}
