import { questionsOf, solve } from '#src/engine/powers/solve.ts';
import type { Tool } from '#src/engine/types.ts';
import type { Mistakes, Subject } from './mistake.ts';

/** The questions of *Work backwards*: a search must be able to answer them. */
export function* checkAsks({ tool }: Subject): Mistakes {
  for (const [index, { input }] of tool.asks.entries()) {
    const path = `asks[${index}]`;
    const spec = tool.inputs[input];
    if (spec && 'solve' in spec && spec.solve === false)
      yield { path: `${path}.input`, message: `"${input}" has solve: false, so no search changes it` };
  }
}

/** Each question must have an answer with the defaults, or with the first choice that shows it; needs a tool without mistakes. */
export function* checkAnswered({ tool }: Subject, onRun: (what: string) => void): Mistakes {
  const tried: Record<string, unknown>[] = [{}];
  for (const [name, spec] of Object.entries(tool.inputs))
    if (spec.kind === 'choice') tried.push(...spec.options.map(({ value }) => ({ [name]: value })));
    else if (spec.kind === 'toggle') tried.push({ [name]: !spec.default });
  const waits = tool.live !== null && !tool.run({}).ok;
  for (const [index, { input, output }] of tool.asks.entries()) {
    const same = (values: Record<string, unknown>) =>
      questionsOf({ ...tool, asks: tool.asks.slice(index, index + 1) }, values)[0];
    const given = tried.find((values) => same(values) !== undefined);
    const question = given && same(given);
    if (!question) {
      yield { path: `asks[${index}]`, message: `is never offered: ${input} and ${output} are not shown together` };
      continue;
    }
    // without live figures there is nothing to search in
    const run: Tool['run'] = (values, live) => {
      onRun(`asks[${index}]`);
      return tool.run(values, live);
    };
    const found = waits ? null : solve({ ...tool, run }, given, question);
    if (found && (!found.ok || found.answers.length === 0))
      yield {
        path: `asks[${index}].target`,
        message: `${question.target} has no answer with ${JSON.stringify(given)}`,
      };
  }
}
