import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { StrictMode } from 'react';
import { RootContext } from '#src/design/root.ts';
import { App } from './app.tsx';
import { type Page, PageContext } from './routing/page.ts';
import { ThemeProvider } from './theme/theme.tsx';

/** The whole hub in one document, in the browser and where pages are prerendered. */
export function Hub(props: { design: SystemContext; styles: EmotionCache; page: Page; root: string }) {
  return (
    <StrictMode>
      <CacheProvider value={props.styles}>
        <ChakraProvider value={props.design}>
          <RootContext value={props.root}>
            <PageContext value={props.page}>
              <ThemeProvider>
                <App />
              </ThemeProvider>
            </PageContext>
          </RootContext>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>
  );
}
