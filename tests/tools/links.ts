import { filledIn } from '#src/engine/filled-text.ts';
import { inputsForLink } from '#src/engine/powers/next.ts';
import { type Inputs, runTool, toolById } from '../tools.ts';

/** The links that a tool shows with these inputs: where they lead, with which inputs, and their words. */
export function linksOf(id: string, inputs: Inputs = {}) {
  const tool = toolById(id);
  const outcome = runTool(id, inputs);
  return tool.next.flatMap((next) => {
    const taken = inputsForLink(tool, next, outcome);
    const text = filledIn(tool, next.text, outcome, (name) => outcome.values[name], null);
    return taken === null ? [] : [{ to: next.tool, taken, text }];
  });
}

export const linkTo = (to: string, id: string, inputs: Inputs = {}) =>
  linksOf(id, inputs).find((link) => link.to === to);
