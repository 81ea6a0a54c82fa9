import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system';
import { theme } from './design-tokens.ts';
import { globalStyles } from './global-styles.ts';
import { css } from './styles.ts';
import { system } from './system.ts';

/** The system with the global styles of a document: for the build, and for the development server, which prerenders nothing. */
export function makeDocumentSystem(): SystemContext {
  const { layers, getPreflightCss, getTokenCss } = createSystem({ ...theme, preflight: true });
  const base = Object.fromEntries(Object.entries(globalStyles).map(([selector, styles]) => [selector, css(styles)]));
  return { ...system, layers, _config: {}, _global: [getPreflightCss(), { '@layer base': base }, getTokenCss()] };
}
