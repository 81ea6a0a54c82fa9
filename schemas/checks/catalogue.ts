import { findablesOf, menuOf } from '#src/catalogue/catalogue.ts';
import { createNaming, tokens } from '#src/catalogue/naming.ts';
import type { Catalogue, Meta } from '#src/engine/types.ts';
import { phrasesOf } from '#src/engine/utilities.ts';
import * as schemas from '../definition.ts';
import { catalogue as schema } from '../definition.ts';
import {
  didYouMean,
  listedTwice,
  type Mistake,
  type Mistakes,
  notA,
  repeats,
  type Subject,
  shape,
  textsOf,
} from './mistake.ts';
import { checkMarks } from './texts.ts';

/** A tool's folder (`tools/<group>/<id>`) and its metadata. */
export interface Folder {
  readonly folder: string;
  readonly meta: Meta;
}

const lowerCase = (text: string) => text.trim().toLowerCase();

/** Differences between the catalogue and the tools' folders: tools listed twice, missing, not listed or in a wrong group. */
export function checkCatalogue(catalogue: Catalogue, folders: readonly Folder[]): Mistake[] {
  const mistakes: Mistake[] = [];
  const say = (path: string, message: string): void => {
    mistakes.push({ path, message });
  };
  mistakes.push(...shape('catalogue', schema, catalogue));
  if (mistakes.length > 0) return mistakes;
  for (const [path, text] of textsOf('catalogue', catalogue)) mistakes.push(...checkMarks(path, text));

  const ids = folders.map(({ folder }) => folder.split('/').at(-1) ?? '');
  const listed = new Map<string, string>();
  const { groups } = catalogue;
  const groupIds = groups.map(({ id }) => id);
  mistakes.push(...listedTwice((index) => `catalogue.groups[${index}].id`, groupIds));
  for (const [[index, { title }], [, { id }]] of repeats(groups.entries(), ([, each]) => lowerCase(each.title)))
    say(`catalogue.groups[${index}].title`, `"${title}" is also the title of the group "${id}"; give each its own`);
  for (const group of groups)
    for (const tool of group.tools) {
      const id = typeof tool === 'string' ? tool : tool.id;
      if (listed.has(id)) say(`catalogue.${group.id}`, `lists "${id}" twice`);
      listed.set(id, group.id);
      if (typeof tool === 'string' && !ids.includes(id))
        say(`catalogue.${group.id}`, `"${id}" has no folder${didYouMean(id, ids)}`);
      if (typeof tool !== 'string' && ids.includes(id))
        say(`catalogue.${group.id}`, `lists "${id}" in full, but it has a folder; write only its id`);
    }
  if (!listed.has(catalogue.fallback))
    say('catalogue.fallback', notA(catalogue.fallback, 'a tool', [...listed.keys()]));
  else if (folders.length > 0 && !ids.includes(catalogue.fallback))
    say(
      'catalogue.fallback',
      `"${catalogue.fallback}" does not exist yet, and unknown addresses open it; choose a tool that exists`,
    );

  const { start = [], wants = [], live = [] } = catalogue.landing ?? {};
  const wanted = wants.flatMap(({ tool, question }) => (question ? [tool, question.yes.tool] : [tool]));
  const shown = { start, wants: wanted, live: live.map(({ tool }) => tool) };
  for (const [place, picked] of Object.entries(shown))
    for (const [index, id] of picked.entries()) {
      const path = `catalogue.landing.${place}`;
      if (!listed.has(id)) say(path, notA(id, 'a tool', [...listed.keys()]));
      else if (folders.length > 0 && !ids.includes(id))
        say(path, `"${id}" does not exist yet; choose a tool that exists`);
      if (picked.indexOf(id) !== index) say(path, `lists "${id}" twice`);
    }

  for (const { folder } of folders) {
    const [, group = '', id = ''] = folder.split('/');
    const place = listed.get(id);
    if (place === undefined) say(folder, `is not in tools/catalogue.ts: add '${id}' to the group '${group}'`);
    // if the right folder exists too, the id is reported below as used twice
    else if (place !== group && !folders.some((other) => other.folder === `tools/${place}/${id}`))
      say(folder, `is in the group "${place}" of the catalogue, but in the folder "${group}"; move one of them`);
  }
  const asked = folders.flatMap(({ folder, meta }) => phrasesOf(meta.asked).map((query) => ({ folder, query })));
  for (const [{ folder, query }, first] of repeats(asked, (each) => lowerCase(each.query)))
    say(
      `${folder}: meta.asked`,
      `"${query}" is asked by ${first.folder} and by ${folder}, but a search has one first; delete it from one of them`,
    );

  for (const key of ['id', 'path', 'title', 'short', 'description', 'metaDescription'] as const) {
    // a listed tool that also has a folder is reported above
    const whole = catalogue.groups.flatMap(({ tools }) =>
      tools.filter((tool) => typeof tool !== 'string').filter((tool) => !ids.includes(tool.id)),
    );
    const all = [
      ...folders.map(({ folder, meta }) => [folder, meta[key]]),
      ...whole.map((tool) => ['catalogue', (tool as Partial<Meta>)[key]]),
    ];
    for (const [[where, value], [first]] of repeats(all, ([, each]) => each))
      if (value !== undefined)
        say(`${where}: meta.${key}`, `"${value}" is also that of ${first}; each tool needs its own`);
  }
  // a word of one tool must not take the searches of another
  const metas = new Map(folders.map(({ meta }) => [meta.id, meta]));
  // a list with mistakes makes no menu
  const naming = createNaming(mistakes.length > 0 ? [] : findablesOf(menuOf(catalogue, metas), metas));
  for (const { folder, meta } of mistakes.length > 0 ? [] : folders)
    for (const query of [meta.title, ...phrasesOf(meta.asked)]) {
      const named = naming(tokens(query));
      const own = named.find(({ tool }) => tool.id === meta.id)?.score ?? 0;
      const other = folders.find((each) => each.meta.id === named[0]?.tool.id && (named[0]?.score ?? 0) > own);
      if (other)
        say(
          `${other.folder}: meta`,
          `takes the search "${query}" from ${folder}; delete the words that both have, or write them as vague`,
        );
    }

  return mistakes;
}

/** A tool's metadata: its form, an id that is its folder's name and a path in its group. */
export function* checkMeta({ folder, meta }: Subject): Mistakes {
  yield* shape('meta', schemas.meta, meta);
  const [group, id] = folder.split('/').slice(-2);
  if (meta.id !== id) yield { path: 'meta.id', message: `"${meta.id}" is not the name of its folder "${id}"` };
  if (/^\/[a-z]+\//.test(meta.path) && !meta.path.startsWith(`/${group}/`))
    yield {
      path: 'meta.path',
      message: `"${meta.path}" is not in the group of its folder; it must begin with /${group}/`,
    };
  const words = phrasesOf(meta.keywords).map((word) => word.toLowerCase());
  yield* listedTwice(() => 'meta.keywords', words);
}
