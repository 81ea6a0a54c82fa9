import { useMemo, useState } from 'react';
import { Button, Quiet, TextBox } from '#src/design/parts.tsx';
import { formatNumber, formatValue } from '#src/engine/format.ts';
import { isNumberResult } from '#src/engine/kinds.ts';
import { parseNumber } from '#src/engine/parse-number.ts';
import { formatInput, isPartShown, withValue } from '#src/engine/powers/places.ts';
import { nearestFirst, solvableInputs, solvableOutputs, solveSteps } from '#src/engine/powers/solve.ts';
import type { Values } from '#src/engine/types.ts';
import { labelOf, namedIn } from '#src/engine/visibility.ts';
import { words as panelWords } from '#words/panels.ts';
import { useOutcome } from '../state/calculator.ts';
import { useUndo } from '../state/undo.ts';
import { Choice, Controls, Labelled, Lead } from './parts.tsx';
import type { PanelProps } from './powers.tsx';
import { type Start, useSteps } from './steps.ts';

const words = panelWords.solve;

/** Finds the value of an input that gives a wanted result. */
export default function SolvePanel({ calculator }: PanelProps) {
  const { tool, form, store } = calculator;
  const outcome = useOutcome(store, (all) => all);
  const values: Values = form.getValues();
  const inputs = solvableInputs(tool, values);
  const outputs = solvableOutputs(tool, values);
  const [chosenInput, setInput] = useState('');
  const [chosenOutput, setOutput] = useState(tool.figure ?? '');
  const [text, setText] = useState('');
  const [used, setUsed] = useState('');
  const [before, change] = useUndo(form, () => form.getValues());

  const place = inputs.find(({ path }) => path === chosenInput) ?? inputs[0];
  const input = place?.path ?? '';
  const shown = tool.outputs[chosenOutput];
  const output =
    shown && isNumberResult(shown) && isPartShown(tool, shown, values, outcome)
      ? chosenOutput
      : (outputs[0]?.name ?? '');
  const spec = tool.outputs[output];
  const target = text.trim() === '' ? null : parseNumber(text);

  const start = useMemo<Start<ReturnType<typeof finished>> | null>(
    () =>
      target === null || input === '' || output === ''
        ? null
        : function* (given, live) {
            return finished(yield* solveSteps(tool, given, { input, output, target }, live), { input, output, target });
          },
    [tool, input, output, target],
  );
  const { result, busy } = useSteps(calculator, start);
  const present = outcome.ok ? outcome.outputs[output] : undefined;

  function use(value: number) {
    if (!place) return;
    setUsed(words.used(place.label, formatInput(place.spec, value)));
    change(() => form.reset({ ...withValue(form.getValues(), input, value) }));
  }

  if (!place || !spec) return null;
  const label = labelOf(spec, tool.inputs, namedIn(tool, values, outcome));
  const say = (value: number) => formatInput(place.spec, value);
  const asked = result && result.input === input && result.output === output && result.target === target;
  const solution = asked && target !== null ? result.found : null;
  return (
    <>
      <Lead>{words.lead}</Lead>
      <Controls>
        <Choice
          label={words.output}
          value={output}
          options={outputs.map(({ name, label: text }) => ({ value: name, label: text }))}
          onChoose={setOutput}
        />
        <Labelled label={words.target}>
          {(id) => (
            <TextBox
              id={id}
              inputMode="decimal"
              value={text}
              placeholder={typeof present === 'number' ? formatNumber(present, 2) : undefined}
              aria-invalid={text.trim() !== '' && target === null}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Labelled>
        <Choice
          label={words.input}
          value={input}
          options={inputs.map(({ path, label: text }) => ({ value: path, label: text }))}
          onChoose={setInput}
        />
      </Controls>
      <div role="status" style={{ marginTop: '0.75rem' }} aria-busy={busy}>
        {text.trim() !== '' && target === null && <p>{words.notANumber}</p>}
        {busy && !solution && <Quiet>{words.busy}</Quiet>}
        {solution && !solution.ok && <p>{solution.message}</p>}
        {solution?.ok && solution.outcome === 'flat' && <p>{words.flat(place.label, label)}</p>}
        {solution?.ok && solution.outcome === 'none' && (
          <>
            <p>{words.none(place.label)}</p>
            {solution.nearest.map((near) => (
              <p key={near.value}>
                {words.nearest(place.label, say(near.value), label, formatValue(spec, near.output))}
              </p>
            ))}
          </>
        )}
        {solution?.ok && solution.outcome === 'several' && <p>{words.several(place.label)}</p>}
        {solution?.ok &&
          nearestFirst(solution, place.value).map((value) => {
            const reached = solution.reached[solution.answers.indexOf(value)] ?? 0;
            const exact = reached === target;
            return (
              <p key={value} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' }}>
                <strong>
                  {exact
                    ? words.one(place.label, say(value))
                    : words.oneStepped(place.label, say(value), label, formatValue(spec, reached))}
                </strong>
                {value !== place.value && (
                  <Button
                    type="button"
                    look="solid"
                    onClick={() => use(value)}
                    aria-label={words.takeValue(say(value))}
                  >
                    {words.use}
                  </Button>
                )}
              </p>
            );
          })}
        {before !== null && (
          <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' }}>
            {used}
            <Button type="button" onClick={() => form.reset(before)}>
              {words.undo}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

type Found = ReturnType<typeof solveSteps> extends Generator<void, infer S> ? S : never;

/** A solution with its question, so that it is never shown for another one. */
const finished = (found: Found, asked: { input: string; output: string; target: number }) => ({ ...asked, found });
