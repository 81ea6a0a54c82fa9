import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useMemo, useState } from 'react';
import { roundHalfUp } from '#maths/basics.ts';
import { Button } from '#src/design/buttons.tsx';
import { Quiet } from '#src/design/text.tsx';
import type { DurationUnit } from '#src/engine/parse.ts';
import { formatInput, isPartShown, withValue } from '#src/engine/places.ts';
import { questionsOf, solvableInputs, solvableOutputs, type Wanted } from '#src/engine/powers/questions.ts';
import { firstToSolve, type Solution, solveSteps } from '#src/engine/powers/solve.ts';
import type { Failure, NumberInput, Output } from '#src/engine/types.ts';
import { isNumberResult } from '#src/engine/utilities.ts';
import { lookupIn, signedLabelOf } from '#src/engine/visibility.ts';
import { words as pageWords } from '#words/page.ts';
import { words as panelWords } from '#words/panels.ts';
import { measureOf } from '../fields/measure.ts';
import { NumberBox, Units } from '../fields/number-parts.tsx';
import { inOneText } from '../results/filled.tsx';
import { useCalculator, useOutcome, useValues } from '../state/calculator.ts';
import { Choice, Controls, UndoLine } from './panel-parts.tsx';
import { SolutionView } from './solution.tsx';
import { type Start, useSteps } from './steps.ts';

const words = panelWords.solve;

/** The questions that people have, one under the other on a phone. */
const Questions = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
    gap: 2,
    mb: 4,
    '& button': {
      justifyContent: 'flex-start',
      whiteSpace: 'normal',
      textAlign: 'start',
      lineHeight: 1.3,
      py: 2,
      fontWeight: 500,
    },
    '& [aria-pressed=true]': { borderColor: 'accent', bg: 'sunken', fontWeight: 700 },
  },
});

/** A length of time that results are in. */
const UNITS = ['years', 'months'] as const;

const isTime = ({ kind }: Output) => kind === 'months' || kind === 'years';
/** How a wanted result is typed: as in the box of an input of its kind. A length of time is in years there. */
function targetMeasure(spec: Output, unit: DurationUnit) {
  const kind = isTime(spec) ? 'years' : (spec.kind as NumberInput['kind']);
  const months = isTime(spec) || undefined;
  return measureOf({ kind, label: '', default: 0, months }, spec.kind === 'years' ? 'years' : unit);
}

/** Finds the value of an input that gives a wanted result. */
export default function SolvePanel() {
  const { tool, store } = useCalculator();
  const outcome = useOutcome((all) => all);
  const values = useValues();
  const inputs = solvableInputs(tool, values);
  const outputs = solvableOutputs(tool, values, outcome);
  const questions = questionsOf(tool, values, outcome);
  // by its place among the declared ones; null for a question of the visitor's own
  const [asked, setAsked] = useState<number | null>(0);
  const question = asked === null ? undefined : (questions.find(({ index }) => index === asked) ?? questions[0]);
  const [ownInput, setInput] = useState('');
  const [ownOutput, setOutput] = useState(tool.figure ?? '');
  const [typedText, setText] = useState<string | null>(null);
  const [chosenUnit, setUnit] = useState<DurationUnit | null>(null);
  const targetId = useId();
  const [used, setUsed] = useState('');

  const chosenOutput = question?.output ?? ownOutput;
  const chosenInput = question?.input ?? ownInput;
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
  const placeAt = (path: string) => inputs.find((place) => place.path === path);
  const place = placeAt(chosenInput) ?? placeAt(first) ?? inputs[0];
  const input = place?.path ?? '';
  /** In which unit a plain number is a length of time; years where the present one is a year or more. */
  const unitOf = (name: string): DurationUnit =>
    outcome.ok && Math.abs(Number(outcome.outputs[name])) < 12 ? 'months' : 'years';
  const unit = chosenUnit ?? (question ? 'years' : unitOf(output));
  const measure = spec && targetMeasure(spec, unit);
  const written = (figure: number) => measure?.write(spec?.kind === 'months' ? figure / 12 : figure);
  const text = typedText ?? (question && written(question.target)) ?? '';
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
  const { result, busy } = useSteps(start);
  const present = outcome.ok ? outcome.outputs[output] : undefined;

  function use(value: number) {
    if (!place) return;
    setUsed(panelWords.used(place.label, formatInput(place.spec, value)));
    // the question stays, though its figure would go on from the new result
    setText(text);
    store.set(withValue(store.values(), input, value), { undo: 'solved', goesOn: true });
  }

  if (!place || !spec || !measure) return null;
  const label = signedLabelOf(spec, tool.inputs, lookupIn(tool, values, outcome));
  const isAnswer = result && result.input === input && result.output === output && result.target === target;
  const solution = isAnswer && target !== null ? result.found : null;
  function choose(next: number | null) {
    setAsked(next);
    // the visitor's own question goes on from the one that was answered
    setInput(input);
    setOutput(output);
    setText(next === null ? text : null);
    setUnit(next === null ? unit : null);
  }
  return (
    <>
      <QuestionButtons questions={questions} asked={question} target={target} onChoose={choose} />
      <Controls>
        {!question && (
          <Choice
            label={words.output}
            value={output}
            options={outputs.map(({ name, label: text }) => ({ value: name, label: text }))}
            onChoose={(name) => {
              setOutput(name);
              setUnit(unitOf(name));
            }}
          />
        )}
        <div className="field">
          <label htmlFor={targetId}>{question ? label : words.target}</label>
          <NumberBox>
            {spec.kind === 'currency' && <span aria-hidden="true">₹</span>}
            <input
              id={targetId}
              inputMode="decimal"
              value={text}
              placeholder={typeof present === 'number' ? written(present) : undefined}
              aria-invalid={text.trim() !== '' && target === null}
              onChange={(event) => {
                setText(event.target.value);
                setUnit(unit);
              }}
              onBlur={() => typed !== null && setText(measure.write(typed))}
            />
            {spec.kind === 'percent' && <span aria-hidden="true">%</span>}
            {spec.kind === 'years' && <span aria-hidden="true">{pageWords.yearsUnit}</span>}
            {spec.kind === 'months' && (
              <Units name={targetId} label={label} units={UNITS} unit={unit} onChange={setUnit} />
            )}
          </NumberBox>
        </div>
        {!question && (
          <Choice
            label={words.input}
            value={input}
            options={inputs.map(({ path, label: text }) => ({ value: path, label: text }))}
            onChoose={setInput}
          />
        )}
      </Controls>
      <div role="status" style={{ marginTop: '0.75rem' }} aria-busy={busy}>
        {text.trim() !== '' && target === null && <p>{isTime(spec) ? words.notADuration : words.notANumber}</p>}
        {busy && !solution && <Quiet>{words.busy}</Quiet>}
        {solution && (
          <SolutionView
            solution={solution}
            place={place}
            output={{ label, spec }}
            target={target}
            isDeclared={question !== undefined}
            onUse={use}
          />
        )}
        <UndoLine name="solved" message={used} />
      </div>
    </>
  );
}

type Question = ReturnType<typeof questionsOf>[number];

/** A solution with its question, so that it is never shown for another one. */
const finished = (found: Solution | Failure, asked: Wanted) => ({ ...asked, found });

interface QuestionButtonsProps {
  readonly questions: readonly Question[];
  /** The question that is answered; undefined for one of the visitor's own. */
  readonly asked: Question | undefined;
  readonly target: number | null;
  /** @param index of a declared question; null for one of the visitor's own */
  onChoose(index: number | null): void;
}

/** The declared questions, one of which is asked with the wanted figure, and one for a question of the visitor's own. */
function QuestionButtons({ questions, asked, target, onChoose }: QuestionButtonsProps) {
  if (questions.length === 0) return <Quiet mb={3}>{words.lead}</Quiet>;
  return (
    <Questions role="group" aria-label={words.questions}>
      {questions.map((each) => (
        <Button key={each.index} aria-pressed={each === asked} onClick={() => onChoose(each.index)}>
          {inOneText(each === asked && target !== null ? each.ask(target) : each.text)}
        </Button>
      ))}
      <Button aria-pressed={!asked} onClick={() => onChoose(null)}>
        {words.other}
      </Button>
    </Questions>
  );
}
