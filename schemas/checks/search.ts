import { questionsOf } from '#src/engine/powers/questions.ts';
import { solve } from '#src/engine/powers/solve.ts';
import { type Raw, usualCases } from './cases.ts';
import { checkSet, type Mistakes, partsOf, type Subject } from './mistake.ts';

/** Where a line of the search sets inputs. */
const SETS = /^(inputs\.\w+\.asked\.times\.\w+\.set|ask\.answers\[\d+\]\.given|ask\.sets\[\d+\]\.inputs)$/;

/** What a definition says of lines of the search: inputs must exist and be able to have the values that are set. */
export function* checkAsk({ tool }: Subject): Mistakes {
  for (const [path, set] of partsOf('', tool))
    if (SETS.test(path))
      for (const [name, value] of Object.entries(set as Raw)) yield* checkSet(path, name, value, tool.inputs);
}

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
export function* checkAnswered({ tool }: Subject): Mistakes {
  const usual = usualCases(tool).map((each) => ({ ...each.given }));
  const waits = tool.live !== null && !tool.run({}).ok;
  for (const [index, { input, output }] of tool.asks.entries()) {
    const same = (values: Record<string, unknown>) =>
      questionsOf({ ...tool, asks: tool.asks.slice(index, index + 1) }, values)[0];
    const given = usual.find((values) => same(values) !== undefined);
    const question = given && same(given);
    if (!question) {
      yield { path: `asks[${index}]`, message: `is never offered: ${input} and ${output} are not shown together` };
      continue;
    }
    // without live figures there is nothing to search in
    const found = waits ? null : solve(tool, given, question);
    if (found && (!found.ok || found.answers.length === 0))
      yield {
        path: `asks[${index}].target`,
        message: `${question.target} has no answer with ${JSON.stringify(given)}; write a target that some ${input} reaches`,
      };
  }
}
