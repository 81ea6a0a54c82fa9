import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { clamp, roundHalfUp } from '#maths/basics.ts';
import { touchable } from '#src/design/layout.ts';
import type { DurationUnit } from '#src/engine/parse.ts';
import type { NumberInput } from '#src/engine/types.ts';
import { OfferedInput } from '../shared-inputs/offered.tsx';
import { isSet, useCalculator } from '../state/calculator.ts';
import { useDraft } from './draft.ts';
import {
  describedBy,
  type FieldProps,
  Hints,
  hintId,
  LabelOfBox,
  useField,
  useNumberMistake,
  useWarning,
} from './field.tsx';
import { daysOf, type Measure, measureOf, unitsOf, usualEnds } from './measure.ts';
import { faultHint, type NumberHint, noHint, notRead, usualRangeHint } from './number-hint.ts';
import { Chips, NumberBox, SMALL_PHONE, UnitSign, Units, WayButton, wayOf } from './number-parts.tsx';
import { Slider, stopsOf } from './slider.tsx';

const Field = chakra('div', {
  base: {
    position: 'relative',
    // on paper a list: each value after its name
    _print: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', '& > :first-child': { flex: 1 } },
    // on which side of 0 a value is, in words
    '& > .way': {
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      width: 'fit-content',
      ms: 'auto',
      minHeight: touchable('1.5rem'),
      color: 'good',
      fontSize: 'xs',
      '&[data-below]': { color: 'careful' },
      _hover: { textDecoration: 'underline' },
      '& > svg': { display: { _print: 'none' } },
    },
    '& > .ends': {
      display: 'flex',
      justifyContent: 'space-between',
      color: 'muted',
      fontSize: 'xs',
      mt: -1,
      '&[data-hint=careful]': { color: 'careful', fontWeight: 500 },
      // there a hint stands in the space between two fields, so that no field moves while somebody types;
      // and over the foot of the slider's touch area, near its own field, or under the help
      [SMALL_PHONE]: {
        display: 'none',
        '&[data-hint]': {
          display: 'block',
          position: 'absolute',
          top: 'calc(100% - var(--own-space, 0px))',
          mt: -2.5,
          pointerEvents: 'none',
        },
        '&[data-hint]:has(~ p)': { mt: 0 },
      },
    },
  },
});

/** How a duration is shown at first, and the value at which another unit was pressed. */
const inYears: { readonly unit: DurationUnit; readonly pressedAt?: number } = { unit: 'years' };

/** One number in two controls: a box that takes what people type, and a slider over the usual range. */
export function NumberField({ name, spec, layout = 'line' }: FieldProps<NumberInput>) {
  const isInLine = layout === 'line';
  const field = useField(name);
  const value = Number(field.value);
  const mistake = useNumberMistake(name, spec, value);
  const warning = useWarning(name);
  const [{ unit, pressedAt }, setUnit] = useState(inYears);
  const measure = measureOf(spec, unit);
  const { store } = useCalculator();
  const draft = useDraft(store, measure, measure.write(value));
  const wrong = draft.unread === null ? mistake : notRead(draft.unread, spec, measure, value);
  const hint = faultHint(wrong, warning) ?? (isInLine ? usualRangeHint(spec, measure, value) : noHint);
  const units = unitsOf(spec);
  const hasUnits = isInLine && spec.kind === 'years' && units.length > 1;
  // typed as days, or from a link: in years nobody would know it, unless they ask for that
  if (hasUnits && unit === 'years' && !draft.open && value !== pressedAt && daysOf(spec, value) !== null)
    setUnit({ unit: 'days' });
  // and gone with what a link brought
  useEffect(() => {
    if (!hasUnits) return;
    return store.subscribe((cause) => isSet(cause) && setUnit((now) => (now.pressedAt === undefined ? inYears : now)));
  }, [store, hasUnits]);
  const hasSlider = isInLine && spec.step !== undefined && spec.usual !== undefined;

  function set(next: number) {
    field.onChange(next);
    draft.write(next);
  }

  function showIn(next: DurationUnit) {
    setUnit({ unit: next, pressedAt: value });
    draft.drop();
  }

  return (
    <Field data-noprint={spec.unset && value === 0 ? '' : undefined}>
      <LabelOfBox name={name} layout={layout} label={spec.label} inWords={measure.inWords(value)} />
      <NumberBox data-careful={hint.tone === 'careful' ? '' : undefined}>
        {spec.kind === 'currency' && <span aria-hidden="true">₹</span>}
        <NumberText
          name={name}
          spec={spec}
          measure={measure}
          field={field}
          draft={draft}
          isWrong={hint.tone === 'wrong'}
          describedBy={describedBy(name, spec.help !== undefined, hint.text !== null)}
          onStep={set}
        />
        {hasUnits ? (
          <Units name={name} label={spec.label} units={units} unit={unit} onChange={showIn} />
        ) : (
          <UnitSign spec={spec} />
        )}
      </NumberBox>
      <WayButton spec={spec} value={value} onTurn={() => set(-value)} />
      {hasSlider && <RangeSlider name={name} spec={spec} measure={measure} value={value} hint={hint} onChange={set} />}
      {isInLine && spec.about && <OfferedInput name={name} about={spec.about} />}
      {isInLine && spec.chips && (
        <Chips label={spec.label} chips={spec.chips} value={value} measure={measure} onPress={set} />
      )}
      <Hints name={name} help={spec.help} hint={hasSlider && hint.isUsualRange ? null : hint.text} tone={hint.tone} />
    </Field>
  );
}

interface RangeSliderProps {
  readonly name: string;
  readonly spec: NumberInput;
  readonly measure: Measure;
  readonly value: number;
  readonly hint: NumberHint;
  onChange(value: number): void;
}

/** The slider over the usual range, and the ends of that, or in their place what is said of them, so that nothing below moves. */
function RangeSlider({ name, spec, measure, value, hint, onChange }: RangeSliderProps) {
  const { min, max, step } = measure;
  const stops = useMemo(() => stopsOf(spec), [spec]);
  if (min === undefined || max === undefined) return null;
  const [least, most] = usualEnds(spec, measure);
  return (
    <>
      <Slider
        label={spec.label}
        valueText={measure.spoken(value)}
        min={min}
        max={max}
        step={step}
        value={measure.toShown(value)}
        stops={stops}
        onChange={(next) => onChange(measure.toValue(next))}
      />
      {hint.isUsualRange ? (
        <p className="ends" id={hintId(name)} data-hint={hint.tone === 'careful' ? 'careful' : ''} data-noprint="">
          {hint.text}
        </p>
      ) : (
        <div className="ends" aria-hidden="true" data-noprint="">
          <span>{least}</span>
          <span>{most}</span>
        </div>
      )}
    </>
  );
}

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

function NumberText({ name, spec, measure, field, draft, isWrong, describedBy, onStep }: NumberTextProps) {
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
