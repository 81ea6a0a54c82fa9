// npm run schemas: generates the JSON Schemas and the types of definitions in schemas/; a test compares them with the source.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, root } from '../build/load.mjs';
import { textsOf } from '../build/texts.mjs';

const file = 'schemas/definition.ts';
const texts = textsOf(file, readFileSync(join(root, file), 'utf8'));
const [{ jsonSchemas }, { typesText }] = await Promise.all([load('schemas/json.ts'), load('schemas/types-text.ts')]);
for (const [name, text] of Object.entries(jsonSchemas(texts))) writeFileSync(join(root, 'schemas', name), text);
const types = join(root, 'schemas/types.ts');
writeFileSync(types, typesText(texts));
execFileSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', types], {
  stdio: 'ignore',
});
