import * as schemas from '../definition.ts';
import { type Mistakes, type Subject, shape } from './mistake.ts';

/** A tool's metadata: its form, and an id that is its folder's name. */
export function* checkMeta({ folder, meta }: Subject): Mistakes {
  yield* shape('meta', schemas.meta, meta);
  const id = folder.split('/').at(-1);
  if (meta.id !== id) yield { path: 'meta.id', message: `"${meta.id}" is not the name of its folder "${id}"` };
}
