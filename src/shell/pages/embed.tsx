import catalogue from 'virtual:catalogue';
import { useCallback, useEffect, useRef } from 'react';
import { documentPath } from '#src/browser/address.ts';
import { entryOf } from '#src/catalogue/catalogue.ts';
import { Box, Row } from '#src/design/layout.ts';
import type { Success } from '#src/engine/types.ts';
import { useHydrated } from '#src/loading/hydrated.tsx';
import { ErrorBoundary } from '#src/loading/lazy-part.tsx';
import { COMPACT_KEY, FIGURES_KEY, HEIGHT_KEY } from '#src/renderer/powers/embed/html.ts';
import ToolBody from '#src/renderer/tool-body.tsx';
import { site } from '#src/site.ts';
import { words } from '#words/shell.ts';
import { words as ofTool } from '#words/tool.ts';
import { NewTabLink } from '../menu/links.tsx';
import { usePage } from '../routing/page.ts';

/** Tells the page that embeds the calculator its height, to which it may fit the frame. That is not private, so any page may receive it. */
function useTellHeight() {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = content.current;
    if (!part) return;
    const observer = new ResizeObserver(() =>
      window.parent.postMessage({ [HEIGHT_KEY]: Math.ceil(part.getBoundingClientRect().height) }, '*'),
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return content;
}

/**
 * Tells the page that embeds the calculator its figures, once that page has asked for them: a visitor's figures go to that origin
 * alone.
 */
function useTellFigures(toolId: string | null): (outcome: Success) => void {
  const asking = useRef<string | null>(null);
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      // a page without an origin could only be told together with all others
      if (source === window.parent && origin !== 'null' && data?.[FIGURES_KEY] === true) asking.current = origin;
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  return useCallback(
    ({ values, outputs }: Success) => {
      if (asking.current === null) return;
      window.parent.postMessage({ calculator: toolId, inputs: values, outputs }, asking.current);
    },
    [toolId],
  );
}

/** A calculator alone, embedded in another site: a line with its name and a link back. Nothing is stored. */
export function EmbedApp() {
  const { own: toolId, screen } = usePage();
  const content = useTellHeight();
  // the prerendered page has all parts, so hydration must begin with them
  const compact = useHydrated() && new URLSearchParams(window.location.search).get(COMPACT_KEY) === '1';
  const tell = useTellFigures(toolId);
  const entry = toolId === null ? undefined : entryOf(catalogue, toolId);
  if (!entry || !screen) return null;
  return (
    <Box as="main" ref={content} p={{ base: 3, md: 4 }}>
      <Row alignItems="baseline" justifyContent="space-between" columnGap={4} mb={3}>
        <Box as="h1" fontSize="lg" fontWeight={600} lineHeight={1.3}>
          {entry.title}
        </Box>
        <NewTabLink href={documentPath(entry.path)}>{words.embed.from(site.name)}</NewTabLink>
      </Row>
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
    </Box>
  );
}
