import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { roundHalfUp } from '#maths/rounding.ts';
import { formatNumber, formatPercent, formatRupees, rupeesInWords } from '#src/engine/format.ts';
import { parseNumber } from '#src/engine/parse-number.ts';
import type { NumberInput } from '#src/engine/types.ts';
import { words } from '../words.ts';
import { CellLabel, describedBy, type FieldProps, Help, Hint, type Layout, useRefusal } from './field.tsx';
import { clamp, Slider, sliderLook } from './slider.tsx';

// styled once for all in it: a press renders these parts again, and each styled one would take its time
const Field = chakra('div', {
  base: {
    '& > .line': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 3 },
    '& > .line > label': { fontWeight: 500, minWidth: 0, flex: '1 1 7rem' },
    '& > .line > .box': { width: '10.5rem', px: 3 },
    '& .box': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      flexShrink: 0,
      width: 'full',
      minHeight: '2.75rem',
      px: 2,
      borderRadius: 'md',
      borderWidth: '1px',
      borderColor: 'control',
      bg: 'bg',
      color: 'muted',
      _focusWithin: { borderColor: 'accent', outline: '1px solid', outlineColor: 'accent' },
      '&:has([aria-invalid=true])': { borderColor: 'danger', outlineColor: 'danger' },
    },
    '& .box > input': {
      flex: 1,
      minWidth: 0,
      py: 2,
      bg: 'transparent',
      color: 'fg',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
      _focusVisible: { outline: 'none' },
    },
    '& > [type=range]': sliderLook,
    '& > .ends': { display: 'flex', justifyContent: 'space-between', color: 'muted', fontSize: 'xs', mt: -1 },
    '& .words': { color: 'muted', fontSize: 'sm', minWidth: 0, overflowWrap: 'anywhere' },
    '& > .words': { textAlign: 'end' },
  },
});

/** Text that is neither a number nor empty: it stays in its box, so that nothing typed is lost. */
const isStray = (text: string) => text.trim() !== '' && parseNumber(text) === null;

/** The value with its unit, to the last digit. */
function exact(spec: NumberInput, value: number): string {
  return spec.kind === 'currency' ? formatRupees(value, 2) : spoken(spec, value);
}

/** The value with its unit, for hints and for the slider's spoken value. */
function spoken(spec: NumberInput, value: number): string {
  if (spec.kind === 'currency') return rupeesInWords(value) ?? formatRupees(value, 2);
  if (spec.kind === 'percent') return formatPercent(value);
  return spec.kind === 'years' ? words.years(formatNumber(value)) : formatNumber(value);
}

type Props = FieldProps<NumberInput> & { layout?: Layout };

/** One number in two controls: a box that takes what people type, and a slider over the usual range. */
export function NumberField(props: Props) {
  return (
    <Field>
      <Controls {...props} />
    </Field>
  );
}

function Controls({ name, spec, calculator, layout = 'line' }: Props) {
  const inLine = layout === 'line';
  const { form } = calculator;
  const { field } = useController({ name, control: form.control });
  const value = Number(field.value);
  const refusal = useRefusal(calculator, name);
  // what is being typed, which is nobody's business until it is a number
  const [draft, setDraft] = useState<string | null>(null);
  const unread = draft !== null && parseNumber(draft) === null;
  const drafting = draft !== null;
  useEffect(() => {
    if (!drafting) return;
    // a change that names no field sets the whole form: a reset, an example, a swap, an import
    const callback = ({ name: changed }: { name?: string }) => changed === undefined && setDraft(null);
    return form.subscribe({ formState: { values: true }, callback });
  }, [form, drafting]);
  const { min, max } = spec;
  const step = spec.step ?? 1;
  const outside = min !== undefined && max !== undefined && (value < min || value > max);
  const hint = unread
    ? words.notANumber(exact(spec, value))
    : (refusal ?? (outside && inLine ? words.usualRange(spoken(spec, min), spoken(spec, max)) : null));
  const shown = Math.abs(value) < 1e21 ? formatNumber(value, 10) : String(value);

  function set(next: number) {
    field.onChange(next);
    setDraft((typing) => (typing === null ? null : formatNumber(next, 10)));
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
    const by = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = roundHalfUp(value + by * step, 10);
    set(clamp(next, Math.min(min ?? 0, value), Math.max(max ?? Number.MAX_SAFE_INTEGER, value)));
  }

  const described = describedBy(name, spec.help !== undefined, hint !== null);
  const inWords = spec.kind === 'currency' ? rupeesInWords(value) : null;
  return (
    <>
      <div className={inLine ? 'line' : undefined}>
        {inLine ? <label htmlFor={name}>{spec.label}</label> : <CellLabel htmlFor={name}>{spec.label}</CellLabel>}
        <span className="box">
          {spec.kind === 'currency' && <span aria-hidden="true">₹</span>}
          <input
            id={name}
            name={name}
            ref={field.ref}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={spoken(spec, value)}
            aria-invalid={unread || refusal !== null}
            aria-describedby={described}
            value={draft ?? shown}
            onFocus={() => setDraft((typed) => typed ?? shown)}
            onChange={(event) => {
              setDraft(event.target.value);
              const typed = parseNumber(event.target.value);
              if (typed !== null) field.onChange(typed);
            }}
            onBlur={() => {
              setDraft((typed) => (typed !== null && isStray(typed) ? typed : null));
              field.onBlur();
            }}
            onKeyDown={onKeyDown}
          />
          {spec.kind === 'percent' && <span aria-hidden="true">%</span>}
          {spec.kind === 'years' && <span aria-hidden="true">{words.yearsUnit}</span>}
        </span>
      </div>
      {inLine && min !== undefined && max !== undefined && (
        <>
          <Slider
            label={spec.label}
            valueText={spoken(spec, value)}
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={set}
          />
          <div className="ends" aria-hidden="true" data-noprint="">
            <span>{spoken(spec, min)}</span>
            {inWords !== null && <span className="words">{inWords}</span>}
            <span>{spoken(spec, max)}</span>
          </div>
        </>
      )}
      {min === undefined && inWords !== null && <p className="words">{inWords}</p>}
      {spec.help !== undefined && <Help name={name}>{spec.help}</Help>}
      {hint !== null && (
        <Hint name={name} wrong={unread || refusal !== null}>
          {hint}
        </Hint>
      )}
    </>
  );
}
