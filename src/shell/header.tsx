import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { shareLink } from '#src/browser/actions.ts';
import { ownAddress } from '#src/browser/address.ts';
import { IconButton } from '#src/design/buttons.tsx';
import { Icon } from '#src/design/icon.tsx';
import { splitHash } from '#src/engine/powers/hash.ts';
import { wakesUp } from '#src/loading/hydrated.tsx';
import { words } from '#words/shell.ts';
import { LanguageLinks, Logo, Tagline } from './menu/links.tsx';
import { UpdateOffer } from './offline/update-offer.tsx';

/** What is left on each side of a page that is as wide as it may be, beside the sidebar. */
const BESIDE_PAGE = 'max(0px, (100% - 17.5rem - 72rem) / 2)';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    // on a phone the tagline scrolls away
    top: { base: 'calc(-1.125em - 3px)', md: 0 },
    zIndex: 'header',
    // its parts are measured in this size: on a phone large text would leave no room for the page
    fontSize: { base: '16px', md: 'md' },
    minHeight: { base: 'calc(4.125em + 3px)', md: '4em' },
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    // the narrowest phones have room for one line
    columnGap: { base: '0.125em', md: '0.25em' },
    rowGap: { md: '0.25em' },
    // the edges of the page below it
    pe: { base: '0.5em', md: 6, xl: `calc(2rem + ${BESIDE_PAGE})` },
    py: { base: 0, md: '0.25em' },
    '& > button, & > .small > button': { boxSize: '2.75em' },
    '& > .small > a': { fontSize: '1.25em', minHeight: '2.2em', gap: '0.4em' },
    '& > .offer > button': { fontSize: '0.875em', minHeight: '3.15em' },
    bg: 'panel',
    borderBottomWidth: '1px',
    ps: { base: '0.5em', md: 6, lg: 'calc(17.5rem + 1.5rem)', xl: `calc(17.5rem + 2rem + ${BESIDE_PAGE})` },
    '& > .small': { display: { base: 'flex', lg: 'none' }, alignItems: 'center', gap: 1, me: 'auto' },
    '& > .search': { display: { base: 'inline-flex', lg: 'none' } },
    // on small screens the offer of a newer version takes the place of the site's name
    '&:has(.offer) > .small a > span': { display: { base: 'none', sm: 'inline' } },
  },
});
const Line = chakra('p', {
  base: {
    // a phone has no room for it beside the logo: it is a line of its own above
    order: { base: -1, md: 0 },
    flex: { base: '1 0 100%', md: '1 1 0' },
    minWidth: 0,
    px: { base: 2, md: 0 },
    pt: { base: '3px', md: 0 },
    ms: { md: 3, lg: 0 },
    color: 'muted',
    fontSize: { base: '0.8125em', md: 'sm' },
    lineHeight: { base: '1.125rem', md: 1.3 },
    // as large as a finger, without room of its own
    '& > a': { position: 'relative', _before: { content: '""', position: 'absolute', inset: '-0.75rem 0' } },
  },
});

const WakingButton = wakesUp(IconButton);

/** The result of a press, under the button: words, since an icon cannot explain a failure. Empty, it has no size. */
const ShareResult = chakra('p', {
  base: {
    position: 'absolute',
    top: '100%',
    insetInlineEnd: 2,
    bg: 'panel',
    fontSize: 'sm',
    '&:not(:empty)': { mt: 1, px: 3, py: 2, borderWidth: '1px', borderRadius: 'md' },
  },
});

/** How long the result is shown, in milliseconds: that of a failure is longer to read. */
const SHOWN_FOR = { copied: 3000, failed: 10_000 };

/** Opens the device's share sheet with the address of the page's own document, or copies that address. */
function ShareButton({ path }: { path: string }) {
  const [result, setResult] = useState<keyof typeof SHOWN_FOR | null>(null);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), SHOWN_FOR[result]);
    return () => clearTimeout(timer);
  }, [result]);
  async function share() {
    setResult(null);
    const url = ownAddress(path, splitHash(window.location.hash).text).href;
    setResult(await shareLink({ title: document.title, url }));
  }
  return (
    <>
      <WakingButton aria-label={words.share.action} title={words.share.action} onClick={share}>
        <Icon name={result === 'copied' ? 'check' : 'share-2'} />
      </WakingButton>
      <ShareResult role="status">{result && words.share[result]}</ShareResult>
    </>
  );
}

/** The bar above every page: on small screens the menu and the logo; tagline, search and share. Its buttons wake up with the form. */
export function Header(props: {
  menuOpen: boolean;
  onMenu: () => void;
  onSearch: () => void;
  /** The path of the shown page, as in the catalogue. */
  path: string;
}) {
  return (
    <Bar>
      <div className="small">
        <WakingButton
          aria-label={words.openMenu}
          aria-haspopup="dialog"
          aria-expanded={props.menuOpen}
          onClick={props.onMenu}
        >
          <Icon name="menu" />
        </WakingButton>
        <Logo />
      </div>
      <Line>
        <Tagline path={props.path} />
      </Line>
      <UpdateOffer />
      <WakingButton className="search" aria-label={words.search.open} onClick={props.onSearch}>
        <Icon name="search" />
      </WakingButton>
      <ShareButton path={props.path} />
      <LanguageLinks path={props.path} />
    </Bar>
  );
}
