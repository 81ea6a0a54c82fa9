// The random inputs of `npm test` are the same in every run, so that it fails only where something changed.
// `npm run test:every-tool` draws new ones each time.
import fc from 'fast-check';
import { thorough } from './thorough.ts';

if (!thorough) fc.configureGlobal({ seed: 20_261_127 });
