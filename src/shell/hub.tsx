import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import { CacheProvider, type EmotionCache } from '@emotion/react';
import { type ComponentType, StrictMode, useEffect } from 'react';
import { sparing, whenIdle } from '#src/browser/idle.ts';
import { RootContext } from '#src/design/root.ts';
import { markHydrated } from '#src/loading/static.tsx';
import { type Page, PageContext } from './routing/page.ts';
import { ThemeMarks } from './theme/theme.ts';

const loadFace = () => import('./show-face.ts');

/** The whole hub in one document, for the browser and for prerendering. */
export function Hub(props: {
  design: SystemContext;
  styles: EmotionCache;
  page: Page;
  root: string;
  /** All of the hub, or a calculator alone. */
  app: ComponentType;
}) {
  const { root } = props;
  useEffect(() => {
    markHydrated();
    if (sparing()) return;
    // without it the page is complete
    return whenIdle(
      () =>
        void loadFace()
          .then(({ showFace }) => showFace(root))
          .catch(() => {}),
    );
  }, [root]);
  return (
    <StrictMode>
      <CacheProvider value={props.styles}>
        <ChakraProvider value={props.design}>
          <RootContext value={props.root}>
            <PageContext value={props.page}>
              <props.app />
              <ThemeMarks />
            </PageContext>
          </RootContext>
        </ChakraProvider>
      </CacheProvider>
    </StrictMode>
  );
}
