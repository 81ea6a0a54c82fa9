import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, Fragment, type MouseEvent, useEffect, useState } from 'react';
import { englishPath, hubPath } from '#src/browser/address.ts';
import { readOwn, writeOwn } from '#src/browser/storage.ts';
import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import { ButtonLink } from '#src/design/buttons.tsx';
import { Icon, ToolIcon } from '#src/design/icon.tsx';
import { Box, cardLook, targetSize } from '#src/design/layout.ts';
import { Hidden, TextLink } from '#src/design/text.tsx';
import type { Language } from '#src/languages.ts';
import { builtLanguages, language, site } from '#src/site.ts';
import { words } from '#words/shell.ts';
import { linkHome, linkTo, pressed } from '../routing/links.ts';

const LogoLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: targetSize,
    fontWeight: 700,
    fontSize: 'xl',
    letterSpacing: '-0.01em',
    '& > svg': {
      boxSize: '2rem',
      flexShrink: 0,
      fill: 'none',
      stroke: 'accent-on',
      strokeWidth: 5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
    '& rect': { fill: 'accent', stroke: 'none' },
  },
});

/**
 * The logo, a link home. It is an `svg` in the page, in the theme's colours: for an `img`, however small, a browser builds a
 * document. `public/favicon.svg` has the same shape.
 */
export function Logo({ onOpen }: { onOpen?: () => void }) {
  return (
    <LogoLink {...pressed(linkHome(), onOpen)} aria-label={words.home}>
      <svg viewBox="0 0 64 64" width={32} height={32} aria-hidden>
        <rect width="64" height="64" rx="16" />
        <path d="M19 18h26M19 28h26M19 18h9c12 0 12 18 0 18h-9l18 14" />
      </svg>
      <span>{site.name}</span>
    </LogoLink>
  );
}

export function ToolLinks({ tools }: { tools: readonly MenuEntry[] }) {
  return (
    <ul>
      {tools.map((tool) => (
        <li key={tool.id}>
          <a {...linkTo(tool)}>
            <ToolIcon name={tool.icon} />
            {tool.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

const Links = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.1em',
    fontSize: '0.875em',
    // a phone has room for the other language alone
    '& > b, & > i': { display: { base: 'none', md: 'inline' } },
    '& > b': { fontWeight: 600, px: '0.4em' },
    '& > i': { color: 'muted', fontStyle: 'normal' },
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: '3.15em', px: '0.4em' },
  },
});

/** The name under which the chosen language is stored. */
const CHOSEN = 'language';

/**
 * The attributes of a link to the shown page in another language, with the inputs of the address as it is when the link is pressed.
 * What a tool stores is the same in all languages.
 */
function linkIn({ id, lang, tag, folder }: Language, path: string) {
  const home = englishPath + folder;
  const now = (event: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = window.location;
    event.currentTarget.href = home + pathname.slice(hubPath.length) + search + hash;
  };
  return {
    lang,
    hrefLang: tag,
    href: path === '' ? home : `${home}${path.slice(1)}/`,
    // before a press of any button, and before a key
    onMouseDown: now,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      now(event);
      writeOwn(CHOSEN, id);
    },
  };
}

/** The names of all languages: links to the shown page in the others, if there are others. */
export function LanguageLinks({ path }: { path: string }) {
  if (builtLanguages.length === 1) return null;
  return (
    <Links>
      {[...builtLanguages].reverse().map((each, at) => (
        <Fragment key={each.id}>
          {at > 0 && <i aria-hidden>|</i>}
          {each.id === language.id ? (
            <b aria-current="true">{each.name}</b>
          ) : (
            <TextLink {...linkIn(each, path)}>{each.name}</TextLink>
          )}
        </Fragment>
      ))}
    </Links>
  );
}

/** The language to offer: the one that was chosen before, or on a first visit the one that the browser prefers. */
function languageToOffer(): Language | undefined {
  const chosen = readOwn(CHOSEN);
  const [preferred = ''] = navigator.languages;
  const wanted = chosen ?? preferred.split('-')[0];
  // on a first visit only
  if (chosen === null) writeOwn(CHOSEN, language.id);
  return builtLanguages.find(({ id, offer }) => id === wanted && id !== language.id && offer !== null);
}

/** The site's line under its name; in its place the page in another language, to those who prefer that. */
export function Tagline({ path }: { path: string }) {
  const [offered, setOffered] = useState<Language>();
  // not in the prerendered page
  useEffect(() => setOffered(languageToOffer()), []);
  return offered === undefined ? site.tagline : <TextLink {...linkIn(offered, path)}>{offered.offer}</TextLink>;
}

/** A link within text that opens a new tab, and says so to a screen reader. */
export const NewTabLink = ({ children, ...link }: ComponentProps<typeof TextLink>) => (
  <TextLink target="_blank" rel="noopener" {...link}>
    {children}
    <Hidden>{words.opensNewTab}</Hidden>
  </TextLink>
);

/** A link to another site, as a button. */
export const SiteLink = ({ children, ...link }: ComponentProps<typeof ButtonLink>) => (
  <ButtonLink target="_blank" rel="noopener" {...link}>
    {children}
    <Icon name="external-link" />
    <Hidden>{words.opensNewTab}</Hidden>
  </ButtonLink>
);

/** The contact link that stays at the foot of the landing page on phones. The results of a search lie over it. */
export function ContactBanner() {
  return (
    <Box
      as="section"
      display={{ base: 'block', md: 'none' }}
      position="fixed"
      insetInline={0}
      bottom={0}
      zIndex="banner"
      bg="panel"
      borderTopWidth="1px"
      pb="env(safe-area-inset-bottom)"
      data-noprint=""
      aria-label={words.contact.region}
    >
      <SiteLink href={site.contactUrl} look="quiet" width="full" fontSize="sm" fontWeight={500}>
        {words.contact.banner}
      </SiteLink>
    </Box>
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
