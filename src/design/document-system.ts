import { createSystem } from '@chakra-ui/react/styled-system';
import { globalStyles } from './global-styles.ts';
import { config } from './system.ts';

/** Makes the design system with the global styles of a document: for the build, and for the development server, which prerenders nothing. */
export const makeDocumentSystem = () => createSystem(config, { globalCss: globalStyles, preflight: true });
