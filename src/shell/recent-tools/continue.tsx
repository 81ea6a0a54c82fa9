import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { lineLinkLook } from '#src/design/parts.tsx';
import { type Entered, recentTools } from '#src/device/recent-tools.ts';
import { splitHash } from '#src/engine/powers/hash.ts';
import { words } from '#words/tool.ts';
import { watchAddress } from '../routing/router.ts';
import { whenLeft } from './when-left.ts';

/** As tall as the line of text in whose place it stands, so that nothing moves; a finger has more room. */
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
 * The figures of an earlier visit, offered while a tool is open with its usual ones. Nothing is filled in by itself.
 *
 * @param children what stands there on a first visit
 */
export function Continue({ id, children }: { id: string; children: ReactNode }) {
  const [left, setLeft] = useState<Entered | null>(null);
  useLayoutEffect(() => {
    const look = () => {
      const { id: named, text } = splitHash(window.location.hash);
      // they stay on offer while other figures are typed here
      if (text !== '') setLeft((offered) => (offered?.scenario === text ? null : offered));
      else if (named === '' || named === id)
        setLeft(recentTools.read().recent.find((each) => each.id === id)?.left[0] ?? null);
    };
    look();
    return watchAddress(look);
  }, [id]);
  if (left === null) return children;
  return (
    // the hash alone, so that the document stays
    <Link href={`#${id}?${left.scenario}`} data-noprint="">
      <Icon name="history" /> {words.continueWith(left.figures, whenLeft(left))}
    </Link>
  );
}
