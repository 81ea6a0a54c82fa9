// npm run new-tool -- <group> <id> [--like <id of a tool>]: makes a folder that passes every check once tools/catalogue.ts lists it and, where it is like another tool, has a content of its own.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Catalogue, Meta } from '../../src/engine/types.ts';
import { importChecked } from '../build/checked.ts';
import { endWithReader, folderOf, isMain, root, toolFolders } from '../build/project.ts';

/**
 * The files of a new tool, made from tools/_template or from another tool.
 *
 * @returns text by file name
 */
export function scaffold(group: string, id: string, like?: string): Record<string, string> {
  // an author changes it, as the icon
  const title = id.replaceAll('_', ' ').replace(/\b./g, (letter) => letter.toUpperCase());
  const from = join(root, (like === undefined ? null : folderOf(like)) ?? 'tools/_template');
  const files = Object.fromEntries(
    readdirSync(from, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(join(from, name), 'utf8')]),
  );
  // a short name and searches belong to one tool
  const shared = (files['meta.ts'] ?? '').replace(/^ {2}(?:short|asked|vague):\s+['"].*,\n/gm, '');
  // no two tools have one description, so that of a fresh tool names it
  const described = (text: string) => text.replace(template.title, () => title);
  const changed = {
    ...{ id, path: `/${group}/${id.replaceAll('_', '-')}`, title, icon: 'calculator' },
    ...(like === undefined && {
      description: described(template.description),
      metaDescription: described(template.metaDescription),
    }),
  };
  files['meta.ts'] = Object.entries(changed).reduce((text, [key, value]) => {
    const line = new RegExp(`^  ${key}: .*,$`, 'm');
    if (!line.test(text)) throw new Error(`${from}/meta.ts has no line for ${key}`);
    return text.replace(line, `  ${key}: '${value}',`);
  }, shared);
  return files;
}

/** The most characters of a title, as in the schema, and of an id, since the title that it suggests is as long. */
const LONGEST = 60;
const quoted = (text: string) => JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const catalogue = await importChecked<Catalogue>('tools/catalogue.ts');
const template = await importChecked<Meta>('tools/_template/meta.ts');

/** Why a new tool cannot be made, in one line; null where it can. */
export function refusal(group: string, id: string, like?: string): string | null {
  const groups = catalogue.groups.map((each) => each.id);
  if (!groups.includes(group)) return `${quoted(group)} is not a group. Choose from: ${groups.join(', ')}`;
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(id))
    return `${quoted(id)} is not an id: use small letters, digits and underscores`;
  if (id.length > LONGEST) return `${quoted(id)} is not an id: use at most ${LONGEST} characters`;
  if (id in Object.prototype) return `${quoted(id)} is not an id: every JavaScript object has a property of that name`;
  if (toolFolders().some((tool) => tool.id === id) || existsSync(join(root, 'tools', group, id)))
    return `${quoted(id)} already exists`;
  return like === undefined ? null : likeRefusal(like, group);
}

function likeRefusal(like: string, group: string): string | null {
  const folder = folderOf(like);
  if (folder === null) return `there is no tool ${quoted(like)}`;
  const home = folder.split('/')[1];
  const shares = readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.ts'))
    .some((file) => /from '\.\.\/(?!\.\.)/.test(readFileSync(join(root, folder, file), 'utf8')));
  return shares && home !== group
    ? `${quoted(like)} uses files of its group, so make a tool like it in the group ${home}`
    : null;
}

function main() {
  endWithReader();
  const { values, positionals } = parseArgs({ options: { like: { type: 'string' } }, allowPositionals: true });
  const [group, id] = positionals;
  if (group === undefined || id === undefined)
    throw new Error('usage: npm run new-tool -- <group> <id> [--like <id of a tool>]');
  const reason = refusal(group, id, values.like);
  if (reason !== null) throw new Error(reason);
  const folder = join('tools', group, id);
  mkdirSync(join(root, folder));
  for (const [file, code] of Object.entries(scaffold(group, id, values.like)))
    writeFileSync(join(root, folder, file), code);
  console.log(`${folder} is made. Now:
  1. add '${id}' to the group '${group}' in tools/catalogue.ts
  2. change meta.ts, definition.ts and content.ts, or delete content.ts and its two lines in definition.ts
  3. run npm run check:tools -- ${id}; to look at it run npm run dev, and put #${id} after the address that it prints
  4. write its Hindi into ${folder}/hi.json, which the build needs: the check names the texts that have none`);
}

if (isMain(import.meta.url))
  try {
    main();
  } catch (error) {
    console.error(`new-tool: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
