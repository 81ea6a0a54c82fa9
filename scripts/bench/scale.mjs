// npm run bench:scale [-- <count> …]: measures the first load, the build, check:tools and calc of the hub as it is, with 100 and
// with 1,000 tools. Copies of the real tools under new names are written into a copy of the project in a temporary folder; the
// checkout stays as it is. It prints and never fails.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launch } from '../build/chromium.mjs';
import { filesOf, HUB, readChunks } from '../build/chunks.mjs';
import { copyProject } from '../build/copy-project.mjs';
import { load, root, toolFolders } from '../build/load.mjs';
import { serveStatic } from '../build/static-host.mjs';
import { callCost, throughput } from './calc.mjs';
import { printTable, runNode } from './measure.mjs';

const counts = process.argv.slice(2).map(Number);
if (counts.some((count) => !Number.isInteger(count) || count < 1)) {
  console.error('usage: npm run bench:scale [-- <number of tools> …]');
  process.exit(2);
}

const GROUPS = [
  'Business',
  'Farming',
  'Education',
  'Housing',
  'Insurance',
  'Gold',
  'Travel',
  'Health',
  'Family',
  'Trade',
  'Property',
  'Vehicles',
]; // prettier-ignore
const PLACES = [
  'Agra',
  'Bengaluru',
  'Chennai',
  'Delhi',
  'Erode',
  'Faridabad',
  'Guwahati',
  'Hyderabad',
  'Indore',
  'Jaipur',
  'Kochi',
  'Lucknow',
  'Mumbai',
  'Nagpur',
  'Odisha',
  'Pune',
  'Raipur',
  'Surat',
  'Thane',
  'Udaipur',
]; // prettier-ignore

const real = await Promise.all(
  toolFolders().map(async (each) => ({ ...each, meta: (await load(`${each.folder}/meta.ts`)).default })),
);
/** @type {import('../../src/engine/types.ts').Catalogue} */
const catalogue = (await load('tools/catalogue.ts')).default;

/**
 * Writes tools until there are `count`, half of them into their original's group, and lists them in the catalogue.
 *
 * @param {string} folder
 * @param {number} count
 */
function addTools(folder, count) {
  const added = GROUPS.map((title) => ({ ...catalogue.groups[0], id: title.toLowerCase(), title, tools: [] }));
  const groups = [...catalogue.groups.map((group) => ({ ...group, tools: [...group.tools] })), ...added];
  for (let number = real.length; number < count; number++) {
    const original = real[number % real.length];
    if (!original) throw new Error('There is no tool to copy.');
    const { id, group, folder: from, meta } = original;
    const round = Math.floor(number / real.length) - 1;
    const place = `${PLACES[round % PLACES.length]}${round < PLACES.length ? '' : ` ${Math.floor(round / PLACES.length) + 1}`}`;
    const slug = place.toLowerCase().replace(' ', '-');
    const home = number % 2 ? group : added[(number >> 1) % added.length]?.id;
    const newGroup = groups.find((each) => each.id === home);
    if (!newGroup) throw new Error(`There is no group ${home}.`);
    const newId = `${id}_${slug.replace('-', '_')}`;
    const to = join(folder, 'tools', newGroup.id, newId);
    cpSync(join(root, from), to, { recursive: true });
    // fix imports of files beside the original's folder
    for (const file of readdirSync(to).filter((name) => name.endsWith('.ts')))
      writeFileSync(
        join(to, file),
        readFileSync(join(to, file), 'utf8').replaceAll(/(?<=from ')\.\.\//g, `#tools/${group}/`),
      );
    const newMeta = {
      ...meta,
      id: newId,
      path: `/${newGroup.id}/${meta.path.split('/').at(-1)}-${slug}`,
      title: `${meta.title} for ${place}`,
      description: `${meta.description} Made for ${place}.`,
    };
    writeFileSync(join(to, 'meta.ts'), `export default ${JSON.stringify(newMeta)};\n`);
    newGroup.tools.push(newId);
  }
  const listed = { ...catalogue, groups: groups.filter((group) => group.tools.length > 0) };
  writeFileSync(join(folder, 'tools/catalogue.ts'), `export default ${JSON.stringify(listed)};\n`);
}

/**
 * Brotli bytes of the JavaScript that the landing page loads: its entry and what that imports at once.
 *
 * @param {string} dist
 */
function firstLoad(dist) {
  return [...filesOf(readChunks(dist), HUB)].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length,
    0,
  );
}

/** The number of elements on the loaded landing page. @param {string} dist */
async function nodesOf(dist) {
  const server = await serveStatic(dist);
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(server.url, { waitUntil: 'networkidle' });
    await page.locator('main h1').waitFor();
    return await page.evaluate(() => document.querySelectorAll('*').length);
  } finally {
    await browser.close();
    server.close();
  }
}

async function measure(/** @type {number} */ count) {
  const folder = mkdtempSync(join(tmpdir(), 'hisaab-scale-'));
  const tidy = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', tidy);
  try {
    copyProject(folder, (name) => name !== 'docs');
    addTools(folder, count);
    const build = runNode(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { cwd: folder });
    const checked = runNode(['scripts/commands/check-tools.mjs'], { cwd: folder });
    const dist = join(folder, 'dist');
    const { empty, call } = callCost(folder, 5);
    const { cpu } = throughput(folder, 'simple_interest', 1);
    return [
      toolsIn(folder),
      (firstLoad(dist) / 1000).toFixed(1),
      (brotliCompressSync(readFileSync(join(dist, 'index.html'))).length / 1000).toFixed(1),
      await nodesOf(dist),
      `${build.seconds.toFixed(0)} (${build.cpu.toFixed(0)})`,
      (build.memory / 1e6).toFixed(0),
      `${checked.seconds.toFixed(1)} (${checked.cpu.toFixed(1)})`,
      (call / empty).toFixed(2),
      Math.round(cpu),
    ];
  } finally {
    process.off('exit', tidy);
    tidy();
  }
}

/** Tools that the copy really has. @param {string} folder */
function toolsIn(folder) {
  const groups = readdirSync(join(folder, 'tools'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return groups
    .filter(({ name }) => !name.startsWith('_'))
    .flatMap(({ name }) => readdirSync(join(folder, 'tools', name), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory()).length;
}

const rows = [];
for (const count of counts.length > 0 ? counts : [real.length, 100, 1000]) rows.push(await measure(count));
console.log('Seconds of wall time, in brackets of processor time; a call is compared with an empty npm script.\n');
printTable(
  [
    'tools',
    'first load, kB br',
    'HTML, kB br',
    'DOM nodes',
    'build, s',
    'build, peak MB',
    'check:tools, s',
    'calc, × empty',
    'cases a CPU second',
  ],
  rows,
);
process.exit();
