import catalogue from 'virtual:catalogue';
import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import { documentPath } from '#src/browser/address.ts';
import { entryOf } from '#src/catalogue/catalogue.ts';
import type { Success } from '#src/engine/types.ts';
import { ErrorBoundary } from '#src/loading/lazy-part.tsx';
import { COMPACT } from '#src/renderer/powers/embed/html.ts';
import ToolBody from '#src/renderer/tool-body.tsx';
import { site } from '#src/site.ts';
import { words } from '#words/shell.ts';
import { words as ofTool } from '#words/tool.ts';
import { NewTabLink } from '../menu/links.tsx';
import { usePage } from '../routing/page.ts';

const Frame = chakra('main', {
  base: {
    p: { base: 3, md: 4 },
    '& > div:first-of-type': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: 4,
      mb: 3,
    },
    '& h1': { fontSize: 'lg', fontWeight: 600, lineHeight: 1.3 },
  },
});

/**
 * Tells the page that embeds the calculator its figures, once that page has asked for them: a visitor's figures go to that origin
 * alone.
 *
 * @param own the id of the tool
 */
function useTellFigures(own: string | null): (outcome: Success) => void {
  const asking = useRef<string | null>(null);
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      // a page without an origin could only be told together with all others
      if (source === window.parent && origin !== 'null' && data?.calculatorFigures === true) asking.current = origin;
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return useCallback(
    ({ values, outputs }: Success) => {
      if (asking.current === null) return;
      window.parent.postMessage({ calculator: own, inputs: values, outputs }, asking.current);
    },
    [own],
  );
}

/** A calculator alone, embedded in another site: a line with its name and a link back. Nothing is stored. */
export function EmbedApp() {
  const { own, screen } = usePage();
  const frame = useRef<HTMLElement>(null);
  // known only in the browser: the page was prerendered in full
  const [compact, setCompact] = useState(false);
  useEffect(() => setCompact(new URLSearchParams(window.location.search).get(COMPACT) === '1'), []);
  const tell = useTellFigures(own);
  useEffect(() => {
    const part = frame.current;
    if (!part) return;
    // the embedding page may fit the frame to this height; it is not private, so any page may receive it
    const observer = new ResizeObserver(() =>
      window.parent.postMessage({ calculatorHeight: Math.ceil(part.getBoundingClientRect().height) }, '*'),
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, []);
  const entry = own === null ? undefined : entryOf(catalogue, own);
  if (!entry || !screen) return null;
  return (
    <Frame ref={frame}>
      <div>
        <h1>{entry.title}</h1>
        <NewTabLink href={documentPath(entry.path)}>{words.embed.from(site.name)}</NewTabLink>
      </div>
      <ErrorBoundary fallback={() => <p role="alert">{ofTool.broken.text}</p>}>
        <ToolBody
          id={entry.id}
          title={entry.title}
          path={entry.path}
          tool={screen.tool}
          embedded
          compact={compact}
          onFigures={tell}
        />
      </ErrorBoundary>
    </Frame>
  );
}
