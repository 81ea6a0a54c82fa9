import { type Asked, askTools, type Search } from '#src/catalogue/ask.ts';
import { type Findable, findablesOf, menuOf } from '#src/catalogue/catalogue.ts';
import { createFind } from '#src/catalogue/find.ts';
import { createNaming } from '#src/catalogue/naming.ts';
import { readLine } from '#src/engine/ask/line.ts';
import catalogue from '../../tools/catalogue.ts';
import { toolById, tools } from '../tools.ts';

const metas = new Map(tools.map(({ meta }) => [meta.id, meta]));
const all = findablesOf(menuOf(catalogue, metas), metas);
const search: Search<Findable> = {
  find: createFind(all),
  naming: createNaming(all),
  load: async (id) => toolById(id),
};

/** A line of the search, over all tools. */
export const ask = (line: string): Promise<Asked<Findable>> => askTools(readLine(line), search);

/** The same with another way to load or to solve. */
export const askWith = (line: string, given: Partial<Search<Findable>>): Promise<Asked<Findable>> =>
  askTools(readLine(line), { ...search, ...given });

/** The figures of a line, with the names of their results or inputs. */
export const figuresOf = ({ readings }: Asked<Findable>) =>
  readings.map(({ reading: { headline } }) => ({
    name: 'output' in headline ? headline.output : headline.input,
    value: headline.value,
  }));
