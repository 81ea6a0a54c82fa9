import { type Asked, askTools } from '../../src/catalogue/ask.ts';
import { type Findable, findablesOf, menuOf } from '../../src/catalogue/catalogue.ts';
import { createFind, createNaming } from '../../src/catalogue/find.ts';
import { readLine } from '../../src/engine/ask/numbers.ts';
import type { Meta } from '../../src/engine/types.ts';
import catalogue from '../../tools/catalogue.ts';
import { loadTool } from './load-tool.ts';
import { importDefaults, toolFolders } from './project.ts';

/** The metadata of all calculators, by id. */
export const metas: ReadonlyMap<string, Meta> = new Map(
  (await importDefaults<Meta>(toolFolders().map(({ folder }) => `${folder}/meta.ts`))).map((meta) => [meta.id, meta]),
);

const all = findablesOf(menuOf(catalogue, metas), metas).filter(({ ready }) => ready);
const search = { find: createFind(all), naming: createNaming(all), load: loadTool };

/** The calculators that a line is about, and the answer of the first, as the search of the page gives them. */
export const askLine = (line: string): Promise<Asked<Findable>> => askTools(readLine(line), search);
