import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import { StrictMode } from 'react';
import { RootContext } from '#src/design/root.ts';
import { App } from './app.tsx';
import { type Page, PageContext } from './page.ts';
import { ThemeProvider } from './theme.tsx';

/** The whole hub in one document, in the browser and where pages are drawn beforehand. */
export function Hub({ design, page, root }: { design: SystemContext; page: Page; root: string }) {
  return (
    <StrictMode>
      <ChakraProvider value={design}>
        <RootContext value={root}>
          <PageContext value={page}>
            <ThemeProvider>
              <App />
            </ThemeProvider>
          </PageContext>
        </RootContext>
      </ChakraProvider>
    </StrictMode>
  );
}
