import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { lineLinkLook } from '#src/design/parts.tsx';
import { type Entered, recentTools } from '#src/device/recent-tools.ts';
import { splitHash } from '#src/engine/powers/hash.ts';
import { words } from '#words/tool.ts';
import { watchAddress } from '../routing/router.ts';
import { whenLeft } from './when-left.ts';

/** As tall as the description in whose place it stands, so that nothing moves; the padding gives a finger more room. */
const Link = chakra('a', {
  base: {
    ...lineLinkLook,
    display: 'inline',
    py: 2,
    my: -2,
    // pictures are blocks, which would stand on a line of their own
    '& > svg': { display: 'inline', verticalAlign: '-0.2em' },
  },
});

/**
 * Offers the figures of an earlier visit to a tool. Nothing is filled in by itself. What the address holds decides, when the page opens and
 * when a link or Back changes it:
 *
 *   no figures       those of the earlier visit are offered
 *   these figures    they are on the page now: the offer goes
 *   other figures    an offer that is there stays
 *
 * @param id the tool that is open; another one needs another instance (`key`)
 * @param children stands there without an offer
 */
export function ContinueOffer({ id, children }: { id: string; children: ReactNode }) {
  const [offered, setOffered] = useState<Entered | null>(null);
  // before the paint, so that the description is not seen first
  useLayoutEffect(() => {
    const look = () => {
      const { id: shown, text: settings } = splitHash(window.location.hash);
      const isThisTool = shown === '' || shown === id;
      if (settings !== '') setOffered((before) => (before?.scenario === settings ? null : before));
      else if (isThisTool) setOffered(lastEntered(id));
    };
    look();
    return watchAddress(look);
  }, [id]);
  if (offered === null) return children;
  return (
    // the hash alone, so that the document stays
    <Link href={`#${id}?${offered.scenario}`} data-noprint="">
      <Icon name="history" /> {words.continueWith(offered.figures, whenLeft(offered))}
    </Link>
  );
}

/** What was entered in a tool last; null where nothing was. */
const lastEntered = (id: string): Entered | null =>
  recentTools.read().recent.find((each) => each.id === id)?.left[0] ?? null;
