import { inputsForLink } from '#src/engine/powers/next.ts';
import { tell } from '#src/engine/story.ts';
import type { Meta, Tool } from '#src/engine/types.ts';
import { type Inputs, ran } from './made-up.ts';

export type { Inputs } from './made-up.ts';

const definitions = import.meta.glob<Tool>('/tools/*/*/definition.ts', { eager: true, import: 'default' });
const metas = import.meta.glob<Meta>('/tools/*/*/meta.ts', { eager: true, import: 'default' });

/** Every tool with its folder and metadata, as the page discovers them. */
export const tools = Object.entries(definitions).map(([file, tool]) => {
  const folder = file.replace('/definition.ts', '').slice(1);
  const meta = metas[`/${folder}/meta.ts`];
  if (!meta) throw new Error(`${folder}: meta.ts is missing`);
  return { id: folder.split('/').at(-1) as string, folder, tool, meta };
});

/** One tool with its folder and metadata. */
export function toolOf(id: string) {
  const found = tools.find((tool) => tool.id === id);
  if (!found) throw new Error(`no tool ${id}`);
  return found;
}

export const toolById = (id: string): Tool => toolOf(id).tool;

/** What a tool gives for these inputs; a refusal throws. */
export const runTool = (id: string, inputs: Inputs = {}) => ran(toolById(id), inputs);

/** The input at fault and what the visitor reads, or “computed”. */
export function refusalOf(id: string, inputs: Inputs): string {
  const outcome = toolById(id).run(inputs);
  return outcome.ok ? 'computed' : `${outcome.field}: ${outcome.message}`;
}

/** The links that a tool shows with these inputs: where they lead, with which inputs, and their words. */
export function linksOf(id: string, inputs: Inputs = {}) {
  const tool = toolById(id);
  const outcome = runTool(id, inputs);
  return tool.next.flatMap((next) => {
    const taken = inputsForLink(tool, next, outcome);
    const text = tell(tool, { text: next.text }, outcome, null);
    return taken === null ? [] : [{ to: next.tool, taken, text }];
  });
}

export const linkTo = (to: string, id: string, inputs: Inputs = {}) =>
  linksOf(id, inputs).find((link) => link.to === to);
