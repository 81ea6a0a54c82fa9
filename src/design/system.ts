import type { SystemContext } from '@chakra-ui/react/styled-system';
import { css, cva, isStyle } from './styles.ts';

/**
 * The design system of pages: what Chakra's parts and its provider use of one. The document has the global styles and the order of
 * the layers already (`document-system.ts`).
 */
export const system = {
  css,
  cva,
  isValidProperty: isStyle,
  _config: { disableLayers: true },
  _global: [],
} as unknown as SystemContext;
