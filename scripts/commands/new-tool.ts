// npm run new-tool [-- <group> <id> [--like <id of a tool>]]: makes a folder that passes every check once tools/catalogue.ts
// lists it and, where it is like another tool, has a content of its own. Without arguments it asks.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Meta } from '../../src/engine/types.ts';
import catalogue from '../../tools/catalogue.ts';
import { isMain } from '../build/command.ts';
import { hasIcon, iconsFor } from '../build/drawing.ts';
import { folderOf, importDefaults, root, toolFolders } from '../build/project.ts';

/** Words in lower case within a title. */
const SMALL = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'vs', 'with']);

/** Short names in capitals. */
const SHORT = new Set(
  `apy cagr ctc da elss emi epf esi esop fd gst hra irr itr kvp lic lta ltcg mis nav npa nps nri nsc pan pf ppf pmay rbi rd roi
  scss sgb sip ssy stcg stp swp tcs tds uan ulip upi vpf xirr`.split(/\s+/),
);

/** The title that an id suggests. */
export const titleOf = (id: string) =>
  id
    .split('_')
    .map((word, index) => {
      // a section of law is in capitals: 80C
      if (SHORT.has(word) || /^\d+[a-z]+$/.test(word)) return word.toUpperCase();
      return index > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(' ');

/**
 * The files of a new tool, made from tools/_template or from another tool.
 *
 * @returns text by file name
 */
export function scaffold(
  group: string,
  id: string,
  { title = titleOf(id), icon, like }: { title?: string; icon?: string; like?: string | undefined } = {},
): Record<string, string> {
  const from = join(root, (like === undefined ? null : folderOf(like)) ?? 'tools/_template');
  const files = Object.fromEntries(
    readdirSync(from, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(join(from, name), 'utf8')]),
  );
  const own = { id, path: `/${group}/${id.replaceAll('_', '-')}`, title, ...(icon !== undefined && { icon }) };
  // a short name and searches belong to one tool
  const shared = (files['meta.ts'] ?? '').replace(/^ {2}(?:short|asked|vague):\s+['"].*,\n/gm, '');
  files['meta.ts'] = Object.entries(own).reduce((text, [key, value]) => {
    const line = new RegExp(`^  ${key}: .*,$`, 'm');
    if (!line.test(text)) throw new Error(`${from}/meta.ts has no line for ${key}`);
    return text.replace(line, () => `  ${key}: ${literal(value)},`);
  }, shared);
  return files;
}

/** A text as a literal in code, in the formatter's quotes. */
const literal = (text: string) => (/['\\]/.test(text) ? JSON.stringify(text) : `'${text}'`);

/** The most characters of a title, as in the schema, and of an id, since the title that it suggests is as long. */
const LONGEST = 60;
/** Device names of Windows, which no folder can have there. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;

const quoted = (text: string) => JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
const groupIds = catalogue.groups.map(({ id }) => id);

/**
 * Why a new tool cannot be made, or null.
 *
 * @returns one line
 */
export function refusal(group: string, id: string): string | null {
  if (!groupIds.includes(group)) return `${quoted(group)} is no group (have: ${groupIds.join(', ')})`;
  const no = (why: string) => `${quoted(id)} is no id: ${why}`;
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(id)) return no('use small letters, digits and underscores');
  if (id.length > LONGEST) return no(`use ${LONGEST} characters at most`);
  if (id in Object.prototype) return no('every JavaScript object has a property of that name');
  if (DEVICE.test(id)) return no('Windows can have no folder of that name');
  const taken = toolFolders().find((tool) => tool.id === id);
  if (taken || existsSync(join(root, 'tools', group, id))) return `${quoted(id)} exists already`;
  return null;
}

/** Why a title is refused, or null. */
export function titleRefusal(title: string) {
  if (title.trim() === '') return 'a title is needed';
  if (title.length > LONGEST) return `use ${LONGEST} characters at most`;
  return /[{}<>\p{Cc}\p{Cf}]/u.test(title)
    ? 'a title is plain text, without braces, angle brackets and invisible characters'
    : null;
}

/**
 * Why a new tool cannot start from another one, or null.
 *
 * @param group where the new tool goes
 */
export function likeRefusal(like: string, group: string) {
  const folder = folderOf(like);
  if (folder === null) {
    const known = toolFolders().map(({ id }) => id);
    return `there is no tool ${quoted(like)} (have: ${known.join(', ')})`;
  }
  const home = folder.split('/')[1];
  const shares = readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.ts'))
    .some((file) => /from '\.\.\/(?!\.\.)/.test(readFileSync(join(root, folder, file), 'utf8')));
  if (shares && home !== group)
    return `${quoted(like)} uses files of its group: a tool like it goes to the group ${home}`;
  return null;
}

/** What the command wants; the error where the input ends before all is answered. */
const USAGE = 'usage: npm run new-tool -- <group> <id> [--like <id of a tool>]';

/** Asks for everything. */
async function askAll() {
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  /** Asks until an answer is accepted; `refuse` says why one is not. */
  async function ask(question: string, proposed: string, refuse: (answer: string) => string | null) {
    for (;;) {
      process.stdout.write(proposed === '' ? `${question}: ` : `${question} [${proposed}]: `);
      const { value, done } = await lines.next();
      if (done) throw new Error(USAGE);
      const answer = value.trim() || proposed;
      const reason = refuse(answer);
      if (reason === null) return answer;
      console.log(`  ${reason}`);
    }
  }
  try {
    // with an id that no tool has, so that only the group can be refused
    const group = await ask(`Group (${groupIds.join(', ')})`, '', (answer) => refusal(answer, 'a'.repeat(LONGEST)));
    const id = await ask('Id, such as gold_loan', '', (answer) => refusal(group, answer));
    const title = await ask('Title', titleOf(id), titleRefusal);
    const icons = iconsFor(title, await iconsInUse());
    console.log(`  icons that fit: ${icons.join(', ')} (all of them: https://lucide.dev/icons)`);
    const icon = await ask('Icon', icons[0] ?? '', (answer) =>
      hasIcon(answer) ? null : `Lucide has no icon ${quoted(answer)}`,
    );
    const like = await ask('Start from which tool? (empty: a small example)', '', (answer) =>
      answer === '' ? null : likeRefusal(answer, group),
    );
    return { group, id, title, icon, like: like || undefined };
  } finally {
    input.close();
  }
}

const iconsInUse = async () =>
  (await importDefaults<Meta>(toolFolders().map(({ folder }) => `${folder}/meta.ts`))).map(({ icon }) => icon);

/** What the command line says; throws the reason where it is refused. */
async function readArguments() {
  const options = { like: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
  const [group, id] = positionals;
  const { like, ...unknown } = values;
  if (group === undefined || id === undefined || typeof like === 'boolean' || Object.keys(unknown).length > 0)
    throw new Error(USAGE);
  const reason = refusal(group, id) ?? (like === undefined ? null : likeRefusal(like, group));
  if (reason !== null) throw new Error(reason);
  const [icon = 'calculator'] = iconsFor(titleOf(id), await iconsInUse());
  return { group, id, like, icon };
}

async function main() {
  const { group, id, ...chosen } = process.argv.length === 2 ? await askAll() : await readArguments();
  const folder = join('tools', group, id);
  mkdirSync(join(root, folder), { recursive: true });
  for (const [file, text] of Object.entries(scaffold(group, id, chosen))) writeFileSync(join(root, folder, file), text);
  console.log(`${folder} is made. Now:
  1. add '${id}' to the group '${group}' in tools/catalogue.ts
  2. change meta.ts, definition.ts and content.ts
  3. run npm run check:tools -- ${id}; to look at it run npm run dev, and put #${id} after the address that it prints`);
}

if (isMain(import.meta.url))
  await main().catch((error) => {
    console.error(`new-tool: ${error.message}`);
    process.exitCode = 1;
  });
