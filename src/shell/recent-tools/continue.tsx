import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useState } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { lineLinkLook } from '#src/design/parts.tsx';
import { type Entered, recentTools } from '#src/device/recent-tools.ts';
import { splitHash } from '#src/engine/powers/hash.ts';
import { words } from '#words/tool.ts';
import { whenLeft } from './when-left.ts';

// its height is reserved before it loads (`before-paint.js`)
const Place = chakra('div', {
  base: {
    // above the band
    position: 'relative',
    '& a': { ...lineLinkLook, mb: 4, fontWeight: 500 },
  },
});

/** The figures of an earlier visit, offered while a tool is open with its usual ones. Nothing is filled in by itself. */
export function Continue({ id }: { id: string }) {
  const [left, setLeft] = useState<Entered | null>(null);
  useLayoutEffect(() => {
    const look = () => {
      const { id: named, text } = splitHash(window.location.hash);
      // other figures that are typed here take no place of them, so they stay on offer
      if (text !== '') setLeft((offered) => (offered?.scenario === text ? null : offered));
      else if (named === '' || named === id)
        setLeft(recentTools.read().recent.find((each) => each.id === id)?.left[0] ?? null);
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [id]);
  return (
    <Place data-continue="" data-noprint="">
      {left && (
        // the hash alone, so that the document stays
        <a href={`#${id}?${left.scenario}`}>
          <Icon name="history" />
          {words.continueWith(left.figures, whenLeft(left))}
        </a>
      )}
    </Place>
  );
}
