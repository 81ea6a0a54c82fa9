import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';
import type { Json } from './reference.ts';

/** The sources of the pages of docs/reference: the JSON Schemas, the snippets and src/maths. */
export function readReference(): [Record<string, Json>, Record<string, string>, Record<string, string>] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const schemas = ['definition', 'meta', 'catalogue'].map((name) => [
    name,
    JSON.parse(read(`schemas/${name}.schema.json`)),
  ]);
  const snippets = readdirSync(join(root, 'docs/reference/snippets')).map((file) => [
    file.replace(/\.ts$/, ''),
    read(`docs/reference/snippets/${file}`),
  ]);
  const maths = readdirSync(join(root, 'src/maths')).map((file) => [file, read(`src/maths/${file}`)]);
  return [Object.fromEntries(schemas), Object.fromEntries(snippets), Object.fromEntries(maths.sort())];
}
