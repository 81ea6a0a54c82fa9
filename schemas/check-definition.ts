import type { Meta, Tool } from '#src/engine/types.ts';
import { checkExamples } from './checks/cases.ts';
import { checkMeta } from './checks/catalogue.ts';
import { checkCharts } from './checks/charts.ts';
import { onceEachFact } from './checks/facts.ts';
import { checkInputs, checkMeanings, checkSwaps } from './checks/inputs.ts';
import { checkLive } from './checks/live.ts';
import { type Mistakes, type Subject, shape } from './checks/mistake.ts';
import { checkNames, checkReferences, checkVisibility } from './checks/names.ts';
import { checkProperties, checkUnused } from './checks/properties.ts';
import { checkRuns } from './checks/runs.ts';
import { checkAnswered, checkAsk, checkAsks } from './checks/search.ts';
import { checkMissing, checkSense, checkTypedExamples, checkTypedFacts } from './checks/sense.ts';
import { checkEverShown, checkShown } from './checks/shown.ts';
import {
  checkLevers,
  checkNext,
  checkOfferedLevers,
  checkReachedLevers,
  checkStory,
  checkToldStory,
} from './checks/story.ts';
import { checkTables } from './checks/tables.ts';
import { checkLabels, checkNotes, checkTexts } from './checks/texts.ts';
import { checkColumnFormulas, checkColumns, checkFormulas, checkWorking } from './checks/working.ts';
import { definition } from './definition.ts';

export type { Mistake } from './checks/mistake.ts';

const CHECKS = [
  checkNames,
  checkReferences,
  checkInputs,
  checkVisibility,
  checkLabels,
  checkTables,
  checkCharts,
  checkSwaps,
  checkLive,
  checkNotes,
  checkTexts,
  checkExamples,
  checkFormulas,
  checkColumnFormulas,
  checkLevers,
  checkNext,
  checkAsk,
  checkAsks,
  checkStory,
  checkMeanings,
  checkSense,
] as const;

/**
 * Everything that is wrong with a tool's definition, one by one as it is found, because a run may never end.
 *
 * @param folder the tool's folder, whose name must be its id
 * @param code the text of the tool's files, where notes and refusals that it never gives are looked for
 * @param onRun called before each run of the tool, with what is checked or with the inputs in words
 */
export function* mistakesIn(
  folder: string,
  meta: Meta,
  tool: Tool,
  code: string | null = null,
  onRun: (what: string) => void = () => {},
): Mistakes {
  const subject: Subject = { folder, meta, tool };
  const form = [...checkForm(subject)];
  yield* form;
  if (form.length > 0) return; // what follows relies on the form
  const mistakes = CHECKS.flatMap((check) => [...check(subject)]);
  yield* onceEachFact(mistakes);
  if (code !== null) yield* checkMissing(subject);
  // every run would only repeat what is wrong with an input or a name
  if (mistakes.some(({ path }) => /^(inputs|outputs|tables)/.test(path))) return;
  let wrong: 'figures' | 'runs' | null = null;
  for (const mistake of checkRuns(subject, onRun)) {
    wrong = wrong !== 'runs' && /^examples\[\d+\]\.outputs/.test(mistake.path) ? 'figures' : 'runs';
    yield mistake;
  }
  // no further checks for a tool that fails in a run; figures alone may be wrong because compute forgets an input
  if (wrong === 'figures' && mistakes.length === 0) yield* checkUnused(subject, null);
  if (wrong !== null) return;
  const during = (what: string): Subject => ({
    ...subject,
    tool: {
      ...tool,
      run(raw, live) {
        onRun(what);
        return tool.run(raw, live);
      },
    },
  });
  yield* checkProperties(during('rises, falls and sums'));
  // an input may change nothing because its name is wrong somewhere
  if (mistakes.length === 0) {
    yield* checkUnused(during('the search for inputs that change nothing'), code);
    if (code !== null) yield* checkTypedFacts(subject, code);
    if (code !== null) yield* checkTypedExamples(subject, code);
    yield* checkShown(during('charts and totals'), code);
    yield* checkEverShown(during('rules'));
    yield* checkToldStory(during('story'));
    yield* checkOfferedLevers(during('levers'));
    yield* checkReachedLevers(during('levers'));
    yield* checkAnswered(during('asks'));
  }
  // formulas that cannot be parsed are already reported
  if (!mistakes.some(({ path }) => path.startsWith('working'))) {
    yield* checkWorking(during('working'));
    yield* checkColumns(during('formulas of columns'));
  }
}

/** What is wrong with the form of a tool and its metadata, on which all other checks rely. */
export function* checkForm(subject: Subject): Mistakes {
  const { meta, tool } = subject;
  if (typeof meta !== 'object' || meta === null)
    yield { path: 'meta.ts', message: 'exports no metadata; write export default { … } satisfies Meta' };
  else yield* checkMeta(subject);
  if (typeof tool?.run !== 'function')
    yield { path: 'definition.ts', message: 'exports no tool; write export default defineTool({ … })' };
  else {
    const { run: _run, ...data } = tool;
    yield* shape('', definition, data);
  }
}
