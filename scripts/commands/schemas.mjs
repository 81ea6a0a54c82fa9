// npm run schemas: writes the JSON Schemas of definitions into schemas/, where a test holds them equal to the sources.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, root } from '../build/load.mjs';

const { jsonSchemas } = await load('schemas/json.ts');
for (const [file, text] of Object.entries(jsonSchemas())) writeFileSync(join(root, 'schemas', file), text);
