// npm run new-tool -- <group> <id>: a folder that passes every check once tools/catalogue.ts lists it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load, root, toolFolders } from '../build/load.mjs';
import { replaced } from '../build/replace.mjs';

/** Words that a title writes small, but for the first. */
const SMALL = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'vs', 'with']);

/**
 * The files of a new tool, made from tools/_template.
 *
 * @param {string} group
 * @param {string} id
 * @returns {Record<string, string>} text by file name
 */
export function scaffold(group, id) {
  const words = id.split('_');
  const title = words
    .map((word, index) => (index > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
  const text = (/** @type {string} */ file) => readFileSync(join(root, 'tools/_template', file), 'utf8');
  const own = { my_tool: id, '/other/my-tool': `/${group}/${words.join('-')}`, 'My Tool': title };
  const meta = Object.entries(own).reduce((all, [what, by]) => replaced(all, what, by), text('meta.ts'));
  return { 'meta.ts': meta, 'definition.ts': text('definition.ts'), 'content.ts': text('content.ts') };
}

/** The title is as long as the id, and no title may be longer. */
const LONGEST = 60;
/** Names that Windows gives to devices: no folder can have them there. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;

const quoted = (/** @type {string} */ text) =>
  JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/**
 * What speaks against a new tool, or null.
 *
 * @param {string | undefined} group
 * @param {string | undefined} id
 * @returns {Promise<string | null>} one line
 */
export async function refusal(group, id) {
  if (group === undefined || id === undefined) return 'usage: npm run new-tool -- <group> <id>';
  const { groups } = (await load('tools/catalogue.ts')).default;
  const known = groups.map((each) => each.id);
  if (!known.includes(group)) return `${quoted(group)} is no group (have: ${known.join(', ')})`;
  const no = (/** @type {string} */ why) => `${quoted(id)} is no id: ${why}`;
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(id)) return no('use small letters, digits and underscores');
  if (id.length > LONGEST) return no(`use ${LONGEST} characters at most`);
  if (id in Object.prototype) return no('every JavaScript object has something of that name');
  if (DEVICE.test(id)) return no('Windows can have no folder of that name');
  const taken = toolFolders().find((tool) => tool.id === id);
  if (taken || existsSync(join(root, 'tools', group, id))) return `${quoted(id)} exists already`;
  return null;
}

async function main() {
  const [group, id] = process.argv.slice(2);
  const reason = await refusal(group, id);
  if (reason !== null) {
    console.error(`new-tool: ${reason}`);
    process.exitCode = 1;
    return;
  }
  const folder = join('tools', group, id);
  mkdirSync(join(root, folder), { recursive: true });
  for (const [file, text] of Object.entries(scaffold(group, id))) writeFileSync(join(root, folder, file), text);
  console.log(`${folder} is made. Now:
  1. add '${id}' to the group '${group}' in tools/catalogue.ts
  2. change meta.ts, definition.ts and content.ts
  3. npm run check:tools -- ${id}, and npm run dev to look at it, at #${id} behind the address`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
