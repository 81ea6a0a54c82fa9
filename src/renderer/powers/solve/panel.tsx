import { useId, useMemo, useState } from 'react';
import { roundHalfUp } from '#maths/rounding.ts';
import { Button, Quiet, TextBox } from '#src/design/parts.tsx';
import { formatValue } from '#src/engine/format.ts';
import { isNumberResult } from '#src/engine/kinds.ts';
import { formatInput, isPartShown, withValue } from '#src/engine/places.ts';
import { firstToSolve, nearestFirst, solvableInputs, solvableOutputs, solveSteps } from '#src/engine/powers/solve.ts';
import type { NumberInput, Output } from '#src/engine/types.ts';
import { labelOf, namedIn } from '#src/engine/visibility.ts';
import { words as pageWords } from '#words/page.ts';
import { words as panelWords } from '#words/panels.ts';
import { type DurationUnit, measureOf } from '../../fields/measure.ts';
import { Units } from '../../fields/number-parts.tsx';
import { useOutcome, useUndoable, useValues } from '../../state/calculator.ts';
import type { PanelProps } from '../panel-props.ts';
import { Choice, Controls, Lead } from '../parts.tsx';
import { type Start, useSteps } from '../steps.ts';

const words = panelWords.solve;

const isTime = ({ kind }: Output) => kind === 'months' || kind === 'years';
/** How a wanted result is typed: as in the box of an input of its kind. A length of time is in years there. */
function targetMeasure(spec: Output, unit: DurationUnit) {
  const kind = isTime(spec) ? 'years' : (spec.kind as NumberInput['kind']);
  const months = isTime(spec) || undefined;
  return measureOf({ kind, label: '', default: 0, months }, spec.kind === 'years' ? 'years' : unit);
}

/** Finds the value of an input that gives a wanted result. */
export default function SolvePanel({ calculator }: PanelProps) {
  const { tool, store } = calculator;
  const outcome = useOutcome(store, (all) => all);
  const values = useValues(store);
  const inputs = solvableInputs(tool, values);
  const outputs = solvableOutputs(tool, values);
  const [chosenInput, setInput] = useState('');
  const [chosenOutput, setOutput] = useState(tool.figure ?? '');
  const [text, setText] = useState('');
  const [chosenUnit, setUnit] = useState<DurationUnit | null>(null);
  const targetId = useId();
  const [used, setUsed] = useState('');
  const undoable = useUndoable(store, 'solved');

  const shown = tool.outputs[chosenOutput];
  const output =
    shown && isNumberResult(shown) && isPartShown(tool, shown, values, outcome)
      ? chosenOutput
      : (outputs[0]?.name ?? '');
  const spec = tool.outputs[output];
  // not with every figure: the choice must not change by itself while the visitor types
  const paths = inputs.map(({ path }) => path).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for other inputs or another result
  const first = useMemo(() => firstToSolve(tool, values, output, store.live()), [tool, output, paths]);
  const has = (path: string) => inputs.find((place) => place.path === path);
  const place = has(chosenInput) ?? has(first) ?? inputs[0];
  const input = place?.path ?? '';
  /** In which unit a plain number is a length of time; years where the present one is a year or more. */
  const unitOf = (name: string): DurationUnit =>
    outcome.ok && Math.abs(Number(outcome.outputs[name])) < 12 ? 'months' : 'years';
  const unit = chosenUnit ?? unitOf(output);
  const measure = spec && targetMeasure(spec, unit);
  const typed = measure && text.trim() !== '' ? measure.read(text) : null;
  const target = spec?.kind === 'months' && typed !== null ? roundHalfUp(typed * 12, 6) : typed;

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
    store.set(withValue(store.values(), input, value), 'solved');
  }

  if (!place || !spec || !measure) return null;
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
          onChoose={(name) => {
            setOutput(name);
            setUnit(unitOf(name));
          }}
        />
        <div className="field">
          <label htmlFor={targetId}>{words.target}</label>
          <span>
            {spec.kind === 'currency' && <span aria-hidden="true">₹</span>}
            <TextBox
              id={targetId}
              inputMode="decimal"
              value={text}
              placeholder={
                typeof present === 'number' ? measure.write(spec.kind === 'months' ? present / 12 : present) : undefined
              }
              aria-invalid={text.trim() !== '' && target === null}
              onChange={(event) => {
                setText(event.target.value);
                setUnit(unit);
              }}
            />
            {spec.kind === 'percent' && <span aria-hidden="true">%</span>}
            {spec.kind === 'years' && <span aria-hidden="true">{pageWords.yearsUnit}</span>}
            {spec.kind === 'months' && <Units name={targetId} label={label} unit={unit} onChange={setUnit} />}
          </span>
        </div>
        <Choice
          label={words.input}
          value={input}
          options={inputs.map(({ path, label: text }) => ({ value: path, label: text }))}
          onChoose={setInput}
        />
      </Controls>
      <div role="status" style={{ marginTop: '0.75rem' }} aria-busy={busy}>
        {text.trim() !== '' && target === null && <p>{isTime(spec) ? words.notADuration : words.notANumber}</p>}
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
        {undoable && (
          <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' }}>
            {used}
            <Button type="button" onClick={store.undo}>
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
