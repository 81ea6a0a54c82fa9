// npm run schemas: writes the JSON Schemas of definitions into schemas/, where a test holds them equal to the sources.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, root } from '../build/load.mjs';
import { textsOf } from '../build/texts.mjs';

const file = 'schemas/definition.ts';
const texts = textsOf(file, readFileSync(join(root, file), 'utf8'));
const { jsonSchemas } = await load('schemas/json.ts');
for (const [name, text] of Object.entries(jsonSchemas(texts))) writeFileSync(join(root, 'schemas', name), text);
