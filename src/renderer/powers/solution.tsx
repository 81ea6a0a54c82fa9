import { Button } from '#src/design/buttons.tsx';
import { Row } from '#src/design/layout.ts';
import { Quiet } from '#src/design/text.tsx';
import { formatValue, rupeesInWords } from '#src/engine/format.ts';
import { formatInput, type NumberPlace } from '#src/engine/places.ts';
import { nearestFirst, type Solution } from '#src/engine/powers/solve.ts';
import type { Failure, Output } from '#src/engine/types.ts';
import { words as panelWords } from '#words/panels.ts';

const words = panelWords.solve;

interface SolutionProps {
  readonly solution: Solution | Failure;
  readonly place: NumberPlace;
  readonly output: { readonly label: string; readonly spec: Output };
  readonly target: number | null;
  /** Whether the tool's author wrote the question, in which the target stands. */
  readonly isDeclared: boolean;
  readonly onUse: (value: number) => void;
}

/** What was found: the answers, the nearest first, each with a button that enters it; or why there is none. */
export function SolutionView({ solution, place, output, target, isDeclared, onUse }: SolutionProps) {
  const { label, spec } = output;
  const inputText = (value: number) => formatInput(place.spec, value);
  const inWords = (value: number) => {
    const amount = place.spec.kind === 'currency' ? rupeesInWords(value) : null;
    return amount === inputText(value) ? null : amount;
  };
  const answerText = (value: number) => words[isDeclared ? 'answer' : 'one'](place.label, inputText(value));
  if (!solution.ok) return <p>{solution.message}</p>;
  return (
    <>
      {solution.outcome === 'flat' && <p>{words.flat(place.label, label)}</p>}
      {solution.outcome === 'none' && (
        <>
          <p>{words.none(place.label)}</p>
          {solution.nearest.map((near) => (
            <p key={near.value}>
              {words.nearest(place.label, inputText(near.value), label, formatValue(spec, near.output))}
            </p>
          ))}
        </>
      )}
      {solution.outcome === 'several' && <p>{words.several(place.label)}</p>}
      {nearestFirst(solution, place.value).map(({ value, output: reached }) => (
        <Row as="p" gap={3} key={value}>
          <strong>{answerText(value)}</strong>
          {inWords(value) && <Quiet as="span">{inWords(value)}</Quiet>}
          {/* the input has steps, and none of them may reach the target itself */}
          {reached !== target && <span>{words.reached(label, formatValue(spec, reached))}</span>}
          {value !== place.value && (
            <Button look="solid" onClick={() => onUse(value)} aria-label={words.takeValue(inputText(value))}>
              {words.use}
            </Button>
          )}
        </Row>
      ))}
    </>
  );
}
