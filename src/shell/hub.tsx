import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ComponentType, StrictMode } from 'react';
import { HydratedPage } from '#src/loading/hydrated.tsx';
import { type Page, PageContext } from './routing/page.ts';
import { ThemeMarks } from './theme/theme.tsx';

/** Emotion's store of the styles in use. Browsers that the build is for need no prefixes, which were a third of the bytes. */
export function createStyles(inDocument: readonly string[] = []): EmotionCache {
  const styles = createCache({ key: 'h', stylisPlugins: [] });
  for (const id of inDocument) styles.inserted[id] = true;
  return styles;
}

/** The whole hub in one document, for the browser and for prerendering. */
export function Hub(props: {
  system: SystemContext;
  page: Page;
  /** Whether the document has it already. */
  isPrerendered: boolean;
  /** All of the hub, or a calculator alone. */
  app: ComponentType;
  styles: EmotionCache;
}) {
  return (
    <StrictMode>
      <CacheProvider value={props.styles}>
        <ChakraProvider value={props.system}>
          <PageContext value={props.page}>
            <HydratedPage isPrerendered={props.isPrerendered}>
              <props.app />
              <ThemeMarks />
            </HydratedPage>
          </PageContext>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>
  );
}
