import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode } from 'react';
import { RootContext } from '#src/design/root.ts';
import { App } from './app.tsx';
import { type Page, PageContext } from './page.ts';
import { usePath } from './router.ts';
import { ThemeProvider } from './theme.tsx';

/** The address of the hub's first page: relative to the document, or to the first page itself once the logo led there. */
function Rooted({ root, children }: { root: string; children: ReactNode }) {
  const { own, path } = usePath();
  return <RootContext value={path === own ? root : './'}>{children}</RootContext>;
}

/** The whole hub in one document, in the browser and where pages are prerendered. */
export function Hub({
  design,
  styles,
  page,
  root,
}: {
  design: SystemContext;
  styles: EmotionCache;
  page: Page;
  root: string;
}) {
  return (
    <StrictMode>
      <CacheProvider value={styles}>
        <ChakraProvider value={design}>
          <PageContext value={page}>
            <Rooted root={root}>
              <ThemeProvider>
                <App />
              </ThemeProvider>
            </Rooted>
          </PageContext>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>
  );
}
