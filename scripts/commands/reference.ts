// npm run reference: writes the pages of docs/reference.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/project.ts';
import { readSources, referencePages } from '../build/reference.ts';

const folder = join(root, 'docs/reference');
const pages = referencePages(readSources());
for (const file of readdirSync(folder)) if (file.endsWith('.md')) rmSync(join(folder, file));
for (const [file, text] of Object.entries(pages)) writeFileSync(join(folder, file), text);
console.log(`${Object.keys(pages).length} pages in docs/reference`);
