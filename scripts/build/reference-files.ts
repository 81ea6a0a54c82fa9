import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';
import type { Json } from './reference.ts';

/** The sources of the pages of docs/reference: the JSON Schemas and the snippets. */
export function readReference(): [Record<string, Json>, Record<string, string>] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const schemas = ['definition', 'meta', 'catalogue'].map((name) => [
    name,
    JSON.parse(read(`schemas/${name}.schema.json`)),
  ]);
  const snippets = readdirSync(join(root, 'docs/reference/snippets')).map((file) => [
    file.replace(/\.ts$/, ''),
    read(`docs/reference/snippets/${file}`),
  ]);
  return [Object.fromEntries(schemas), Object.fromEntries(snippets)];
}
