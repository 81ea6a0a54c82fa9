import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { roundHalfUp } from '#maths/basics.ts';
import { Icon } from '#src/design/icon.tsx';
import { touchable } from '#src/design/layout.ts';
import { formatRupees } from '#src/engine/format.ts';
import type { DurationUnit } from '#src/engine/parse.ts';
import type { NumberInput } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import { words as messages } from '#words/validation.ts';
import { OfferedInput } from '../shared-inputs/offered.tsx';
import { useCalculator } from '../state/calculator.ts';
import { useDraft } from './draft.ts';
import { describedBy, type FieldProps, Hints, hintId, LabelOfBox, useField, useMistake, useWarning } from './field.tsx';
import { type Measure, measureOf, unitsOf } from './measure.ts';
import { Chips, NumberBox, SMALL_PHONE, Units } from './number-parts.tsx';
import { clamp, Slider, stopsOf } from './slider.tsx';

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

/** More than the end of the usual range times this is far from usual: nobody lends at 100%, but some lend ten times as much. */
const FAR: Readonly<Record<NumberInput['kind'], number>> = { percent: 2, years: 2, number: 10, currency: 10 };

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** One number in two controls: a box that takes what people type, and a slider over the usual range. */
export function NumberField({ name, spec, layout = 'line' }: FieldProps<NumberInput>) {
  const inLine = layout === 'line';
  const field = useField(name);
  const value = Number(field.value);
  const mistake = useMistake(name, spec, value);
  const warning = useWarning(name);
  const [unit, setUnit] = useState<DurationUnit>('years');
  const measure = useMemo(() => measureOf(spec, unit), [spec, unit]);
  const { store } = useCalculator();
  const draft = useDraft(store, measure, measure.write(value));
  const units = unitsOf(spec);
  const stops = useMemo(() => stopsOf(spec), [spec]);
  const pressed = useRef(false);
  const { min, max, step } = measure;
  const shown = measure.toShown(value);
  const [least = 0, most = 0] = spec.usual ?? [];
  const ends = [measure.spoken(least), measure.spoken(most)] as const;
  const inWords = measure.inWords(value);
  const chosen = spec.chips?.find((chip) => chip === value);
  const hasSlider = inLine && spec.step !== undefined && min !== undefined && max !== undefined;
  const { hint, tone, isUsual } = hintOf();
  // in place of the ends, so that nothing below moves
  const isAtEnds = hasSlider && isUsual;

  /** What is wrong with the value, a warning, or the usual range where the value is outside it. */
  function hintOf() {
    if (draft.unread !== null) return { hint: notRead(draft.unread, spec, measure, value), tone: 'wrong' } as const;
    if (mistake !== null) return { hint: mistake, tone: 'wrong' } as const;
    if (warning !== null) return { hint: warning, tone: 'careful' } as const;
    const isInside = min === undefined || max === undefined || (shown >= min && shown <= max);
    if (isInside || !inLine) return { hint: null, tone: 'quiet' } as const;
    if (shown > max * FAR[spec.kind])
      return { hint: messages.farFromUsual(...ends), tone: 'careful', isUsual: true } as const;
    return { hint: messages.usualRange(...ends), tone: 'quiet', isUsual: true } as const;
  }

  function set(next: number) {
    field.onChange(next);
    draft.write(next);
  }

  function type({ value: typed, selectionEnd }: HTMLInputElement) {
    const read = draft.type(typed, selectionEnd === typed.length);
    if (read !== null) field.onChange(read);
  }

  function showIn(next: DurationUnit) {
    setUnit(next);
    draft.drop();
  }

  /** Sets what is some steps away, within the usual range and what the box holds now. */
  function move(steps: number) {
    const next = roundHalfUp(shown + steps * step, 10);
    set(measure.toValue(clamp(next, Math.min(min ?? 0, shown), Math.max(max ?? Number.MAX_SAFE_INTEGER, shown))));
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = Object.hasOwn(KEY_STEPS, event.key) ? KEY_STEPS[event.key] : undefined;
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(by);
  }

  const { below, above } = spec.ways ?? {};
  const [side, other = ''] = value < 0 ? [below, above] : [above, below];
  const way = value === 0 ? undefined : side;
  const described = describedBy(name, spec.help !== undefined, hint !== null);
  const box = (
    <NumberBox data-careful={tone === 'careful' ? '' : undefined}>
      {spec.kind === 'currency' && <span aria-hidden="true">₹</span>}
      <input
        id={name}
        name={name}
        ref={field.ref}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={shown}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={[measure.spoken(value), way].filter(Boolean).join(', ')}
        aria-invalid={tone === 'wrong'}
        aria-describedby={described}
        value={draft.text}
        onMouseDown={(event) => {
          pressed.current = document.activeElement !== event.currentTarget;
        }}
        onClick={({ currentTarget }) => {
          // the first press selects the number, so that typing replaces it; a second one places the caret
          if (pressed.current && currentTarget.selectionStart === currentTarget.selectionEnd) currentTarget.select();
          pressed.current = false;
        }}
        onFocus={draft.begin}
        onChange={(event) => type(event.target)}
        onBlur={() => {
          draft.end();
          field.onBlur();
        }}
        onKeyDown={onKeyDown}
      />
      {spec.kind === 'percent' && <span aria-hidden="true">%</span>}
      {spec.kind === 'years' &&
        (units.length > 1 && inLine ? (
          <Units name={name} label={spec.label} units={units} unit={unit} onChange={showIn} />
        ) : (
          <span aria-hidden="true">{words.yearsUnit}</span>
        ))}
      {spec.kind === 'number' && spec.months && <span aria-hidden="true">{words.monthsUnit}</span>}
    </NumberBox>
  );
  return (
    <Field data-noprint={spec.unset && value === 0 ? '' : undefined}>
      <LabelOfBox name={name} layout={layout} label={spec.label} inWords={inWords} />
      {box}
      {spec.ways && way === undefined && <span className="way" />}
      {way !== undefined && (
        // the keypad of a phone may have no minus
        <button
          type="button"
          className="way"
          aria-label={words.turn(spec.label, way, other)}
          data-below={value < 0 ? '' : undefined}
          onClick={() => set(-value)}
        >
          <Icon name="arrow-up-down" />
          {way}
        </button>
      )}
      {hasSlider && (
        <>
          <Slider
            label={spec.label}
            valueText={measure.spoken(value)}
            min={min}
            max={max}
            step={step}
            value={shown}
            stops={stops}
            onChange={(next) => set(measure.toValue(next))}
          />
          {isAtEnds ? (
            <p className="ends" id={hintId(name)} data-hint={tone === 'careful' ? 'careful' : ''} data-noprint="">
              {hint}
            </p>
          ) : (
            <div className="ends" aria-hidden="true" data-noprint="">
              <span>{ends[0]}</span>
              <span>{ends[1]}</span>
            </div>
          )}
        </>
      )}
      {inLine && spec.about && <OfferedInput name={name} about={spec.about} />}
      {inLine && spec.chips && (
        <Chips label={spec.label} chips={spec.chips} chosen={chosen} measure={measure} onPress={set} />
      )}
      <Hints name={name} help={spec.help} hint={isAtEnds ? null : hint} tone={tone} />
    </Field>
  );
}

/** The sentence about a text that is no value: the result still uses the one before. */
function notRead(text: string, spec: NumberInput, measure: Measure, value: number): string {
  // in digits, as in the box
  const kept = spec.kind === 'currency' ? formatRupees(value, 2) : measure.spoken(value);
  if (text.includes(',') && measure.read(text.replaceAll(',', '')) !== null) return messages.wrongCommas(kept);
  if (spec.days) return messages.notDays(kept);
  return spec.months ? messages.notADuration(kept) : messages.notANumber(kept);
}
