import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { useController } from 'react-hook-form';
import { KindIcon } from '#src/design/icon.tsx';
import { unseenLook } from '#src/design/text.tsx';
import { filledNote } from '#src/engine/filled-text.ts';
import { noteBelow } from '#src/engine/input-schema.ts';
import { inputOfNote, kindOfNote } from '#src/engine/notes.ts';
import type { Input, NumberInput, Outcome } from '#src/engine/types.ts';
import { Filled } from '../results/filled.tsx';
import { type Calculator, isMissing, useCalculator, useOutcome } from '../state/calculator.ts';

/** What every kind of field gets. `name` is the input's id, or `loans.0.rate` in a row. */
export interface FieldProps<S extends Input = Input> {
  readonly name: string;
  readonly spec: S;
  /** On a line of a form, in a cell of a row, or in a cell with a label for screen readers only. */
  readonly layout?: 'line' | 'cell' | 'bare';
}

export const useField = (name: string) => useController({ name, control: useCalculator().form.control }).field;

export type Tone = 'quiet' | 'careful' | 'wrong';

const toned = { display: 'flex', gap: 1.5, fontWeight: 500, '& > svg': { mt: '0.15em' } } as const;
const Note = chakra('p', {
  base: { fontSize: 'sm', color: 'muted', mt: 1.5, textWrap: 'pretty' },
  variants: { tone: { quiet: {}, careful: { ...toned, color: 'careful' }, wrong: { ...toned, color: 'danger' } } },
});

/** The id of an input's value in words, for `aria-describedby`. */
const wordsId = (name: string) => `${name}-words`;
const helpId = (name: string) => `${name}-help`;
/** The id of the hint under a control, which may be a warning or a mistake. */
export const hintId = (name: string) => `${name}-hint`;

interface HintsProps {
  readonly name: string;
  readonly help?: string | undefined;
  readonly hint: string | null;
  readonly tone?: Tone;
}

/** The lines under a control: its help, and a hint, a warning or a mistake. */
export function Hints({ name, help, hint, tone = 'wrong' }: HintsProps) {
  return (
    <>
      {help !== undefined && (
        // it says how to fill the form in, which nobody does on paper
        <Note id={helpId(name)} data-noprint="">
          <Filled text={help} />
        </Note>
      )}
      {hint !== null && (
        <Note id={hintId(name)} tone={tone}>
          {tone !== 'quiet' && <KindIcon kind={tone} />}
          <span>{hint}</span>
        </Note>
      )}
    </>
  );
}

/** Ids of the value in words and of the lines that a control has under it, or undefined where it has none. */
export function describedBy(name: string, hasHelp: boolean, hasHint: boolean, hasWords = false): string | undefined {
  return (
    [hasWords && wordsId(name), hasHelp && helpId(name), hasHint && hintId(name)].filter(Boolean).join(' ') || undefined
  );
}

/** A mistake in an input: why compute refuses it, or the note that its value is not allowed; null where there is neither. */
function mistakeIn(calculator: Calculator, name: string, outcome: Outcome): string | null {
  if (outcome.ok) return noteAbout(calculator, name, outcome, 'mistake');
  return outcome.field === name && !isMissing(calculator.store) ? outcome.message : null;
}

function noteAbout({ tool, store }: Calculator, name: string, outcome: Outcome, kind: 'careful' | 'mistake') {
  const kindOf = (id: string) => kindOfNote(tool.notes[id]) ?? 'mistake';
  const id = outcome.ok
    ? outcome.notes.find((each) => inputOfNote(tool.notes[each]) === name && kindOf(each) === kind)
    : undefined;
  return id === undefined ? null : filledNote(tool, id, outcome, { inputValue: store.value });
}

/** A warning: what a visitor should look at in an input that is allowed, or null. */
export function useWarning(name: string): string | null {
  const calculator = useCalculator();
  return useOutcome((outcome) => noteAbout(calculator, name, outcome, 'careful'));
}

export function useMistake(name: string): string | null {
  const calculator = useCalculator();
  return useOutcome((outcome) => mistakeIn(calculator, name, outcome));
}

/** The mistake in a number: as in any input, or the note that the definition has for values below what is allowed; null for none. */
export function useNumberMistake(name: string, spec: NumberInput, value: number): string | null {
  const calculator = useCalculator();
  const { store, tool } = calculator;
  return useOutcome((outcome) => {
    const mistake = mistakeIn(calculator, name, outcome);
    if (mistake !== null || !outcome.ok) return mistake;
    const id = noteBelow(spec, value);
    return id === null ? null : filledNote(tool, id, outcome, { inputValue: store.value });
  });
}

const cellLook = { fontSize: 'sm', color: 'muted', mb: 1 } as const;
export const FieldLabel = memo(
  chakra('label', {
    base: { display: 'block' },
    variants: {
      layout: { line: { fontWeight: 500, mb: 1 }, cell: cellLook, bare: { ...cellLook, ...unseenLook, mb: 0 } },
    },
  }),
);

/** The label on a line of a form, with the value in words at the end of its line or under it. */
const LabelLine = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: 3,
    mb: 1,
    // where both do not fit, the value is under the name: nothing breaks that
    '& > label': { flex: '1 0 auto', maxWidth: 'full', fontWeight: 500, textWrap: 'balance' },
    // on paper a list: the name, and its value after it
    _print: { display: 'block', mb: 0 },
    '& > .words': { color: 'muted', fontSize: 'sm', ms: { base: 'auto', _print: 2 } },
  },
});

interface LabelOfBoxProps {
  readonly name: string;
  readonly layout: NonNullable<FieldProps['layout']>;
  readonly label: string;
  readonly inWords: string | null;
}

/** The label of a box; on a line of a form with its value in words, where it has any. */
export function LabelOfBox({ name, layout, label, inWords }: LabelOfBoxProps) {
  if (layout !== 'line')
    return (
      <FieldLabel htmlFor={name} layout={layout}>
        {label}
      </FieldLabel>
    );
  return (
    <LabelLine>
      <label htmlFor={name}>{label}</label>
      {inWords !== null && (
        <span className="words" id={wordsId(name)}>
          {inWords}
        </span>
      )}
    </LabelLine>
  );
}
