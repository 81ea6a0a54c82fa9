import { type KeyboardEvent, useRef } from 'react';
import { clamp, roundHalfUp } from '#maths/basics.ts';
import type { NumberInput } from '#src/engine/types.ts';
import type { useDraft } from './draft.ts';
import type { useField } from './field.tsx';
import type { Measure } from './measure.ts';
import { wayOf } from './number-parts.tsx';

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** The value some steps away, within the usual range widened to the present value. */
function valueAfter(steps: number, measure: Measure, value: number): number {
  const { min = 0, max = Number.MAX_SAFE_INTEGER, step } = measure;
  const shown = measure.toShown(value);
  const next = roundHalfUp(shown + steps * step, 10);
  return measure.toValue(clamp(next, Math.min(min, shown), Math.max(max, shown)));
}

interface NumberTextProps {
  readonly name: string;
  readonly spec: NumberInput;
  readonly measure: Measure;
  readonly field: ReturnType<typeof useField>;
  readonly draft: ReturnType<typeof useDraft>;
  readonly isWrong: boolean;
  readonly describedBy: string | undefined;
  /** Sets what an arrow key leads to. */
  onStep(value: number): void;
}

export function NumberText({ name, spec, measure, field, draft, isWrong, describedBy, onStep }: NumberTextProps) {
  const value = Number(field.value);
  const isFirstPress = useRef(false);

  function type({ value: typed, selectionEnd }: HTMLInputElement) {
    const read = draft.type(typed, selectionEnd === typed.length);
    if (read !== null) field.onChange(read);
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps = Object.hasOwn(KEY_STEPS, event.key) ? KEY_STEPS[event.key] : undefined;
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onStep(valueAfter(steps, measure, value));
  }

  return (
    <input
      id={name}
      name={name}
      ref={field.ref}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      role="spinbutton"
      aria-valuenow={measure.toShown(value)}
      aria-valuemin={measure.min}
      aria-valuemax={measure.max}
      aria-valuetext={[measure.spoken(value), wayOf(spec, value)].filter(Boolean).join(', ')}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      value={draft.text}
      onMouseDown={({ currentTarget }) => {
        isFirstPress.current = document.activeElement !== currentTarget;
      }}
      onClick={({ currentTarget }) => {
        // the first press selects the number, so that typing replaces it; a second one places the caret
        const isNothingSelected = currentTarget.selectionStart === currentTarget.selectionEnd;
        if (isFirstPress.current && isNothingSelected) currentTarget.select();
        isFirstPress.current = false;
      }}
      onFocus={draft.begin}
      onChange={(event) => type(event.target)}
      onBlur={() => {
        draft.end();
        field.onBlur();
      }}
      onKeyDown={onKeyDown}
    />
  );
}
