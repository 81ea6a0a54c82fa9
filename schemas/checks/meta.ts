import { phrasesOf } from '#src/engine/phrases.ts';
import * as schemas from '../definition.ts';
import { listedTwice, type Mistakes, type Subject, shape } from './mistake.ts';

/** A tool's metadata: its form, an id that is its folder's name and a path in its group. */
export function* checkMeta({ folder, meta }: Subject): Mistakes {
  yield* shape('meta', schemas.meta, meta);
  const [group, id] = folder.split('/').slice(-2);
  if (typeof meta !== 'object' || meta === null) return;
  if (meta.id !== id) yield { path: 'meta.id', message: `"${meta.id}" is not the name of its folder "${id}"` };
  if (/^\/[a-z]+\//.test(meta.path) && !meta.path.startsWith(`/${group}/`))
    yield {
      path: 'meta.path',
      message: `"${meta.path}" is not in the group of its folder; it must begin with /${group}/`,
    };
  const words = phrasesOf(meta.keywords).map((word) => word.toLowerCase());
  yield* listedTwice(() => 'meta.keywords', words);
}
