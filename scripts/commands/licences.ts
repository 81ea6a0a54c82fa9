// npm run licences: the licence of every package that ships; fails where one is missing or requires more than a notice.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/project.ts';

const ALLOWED = new Set([
  ...['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'CC0-1.0', 'Unlicense'],
  // of the face: its notice is beside it in `assets/`
  'OFL-1.1',
]);

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const packages: [string, { version: string; license?: string; dev?: true; optional?: true }][] = Object.entries(
  lock.packages,
);
const shipped = packages.filter(([path, entry]) => path !== '' && !entry.dev && !entry.optional);
let faults = 0;
for (const [path, entry] of shipped) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const licence = entry.license ?? 'none named';
  // "(MIT OR Apache-2.0)": one allowed licence is enough; "MIT AND ISC": all must be allowed
  const alternatives = licence.replace(/[()]/g, '').split(' OR ');
  const fine = alternatives.some((each) => each.split(' AND ').every((one) => ALLOWED.has(one.trim())));
  if (!fine) faults++;
  console.log(`${fine ? ' ' : '!'} ${name}@${entry.version}  ${licence}`);
}
console.log(`${shipped.length} packages, ${faults} whose licence needs a look`);
if (faults > 0) process.exitCode = 1;
