// npm run schemas: generates the JSON Schemas and the types of definitions in schemas/; a test compares them with the source.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonSchemas } from '../../schemas/json.ts';
import { typesText } from '../../schemas/types-text.ts';
import { root } from '../build/project.ts';
import { textsOf } from '../build/texts.ts';

const file = 'schemas/definition.ts';
const texts = textsOf(file, readFileSync(join(root, file), 'utf8'));
for (const [name, text] of Object.entries(jsonSchemas(texts))) writeFileSync(join(root, 'schemas', name), text);
const types = join(root, 'schemas/types.ts');
writeFileSync(types, typesText(texts));
execFileSync(process.execPath, [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', types], {
  stdio: 'ignore',
});
