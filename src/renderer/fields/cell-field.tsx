import { chakra } from '@chakra-ui/react/styled-system';
import { CheckLabel, Segments, Select, TextBox } from '#src/design/fields.tsx';
import { formatDay } from '#src/engine/format.ts';
import { LONGEST_TEXT } from '#src/engine/input-schema.ts';
import type { CellInput, ChoiceInput, DateInput, TextInput, ToggleInput } from '#src/engine/types.ts';
import { OfferedInput } from '../shared-inputs/offered.tsx';
import { describedBy, FieldLabel, type FieldProps, Hints, LabelOfBox, useField, useMistake } from './field.tsx';
import { NumberField } from './number-field.tsx';

/** The field of an input, or of a cell of a row, by its kind. */
export function CellField({ spec, ...rest }: FieldProps<CellInput>) {
  switch (spec.kind) {
    case 'choice':
      return <ChoiceField spec={spec} {...rest} />;
    case 'toggle':
      return <ToggleField spec={spec} {...rest} />;
    case 'text':
    case 'date':
      return <TextField spec={spec} {...rest} />;
    default:
      return <NumberField spec={spec} {...rest} />;
  }
}

/** More options than this become a select. */
export const MOST_RADIOS = 4;
// on paper a list: the name, and its value at the end of the line, which a legend leaves to others only if it floats
const Choices = chakra('fieldset', {
  base: {
    minWidth: 0,
    '& > legend': { fontWeight: 500, mb: { base: 2, _print: 0 }, float: { _print: 'left' } },
    _print: { display: 'flex', justifyContent: 'space-between' },
  },
});

/** A box of the browser's own with its label; on paper the value stands at the end of the line too. */
const Whole = chakra('div', {
  base: {
    _print: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      '& > :is(input, select)': { width: 'auto', fontWeight: 600 },
      '&[data-empty]': { display: 'none' },
    },
  },
});

/** One of several: radio buttons up to four options, a select above (and in the narrow cell of a row). */
function ChoiceField({ name, spec, layout = 'line' }: FieldProps<ChoiceInput>) {
  const field = useField(name);
  const choose = (text: string) => field.onChange(spec.options.find(({ value }) => String(value) === text)?.value);
  const mistake = useMistake(name);
  const described = describedBy(name, spec.help !== undefined, mistake !== null);
  const below = (
    <>
      {spec.about && <OfferedInput name={name} about={spec.about} />}
      <Hints name={name} help={spec.help} hint={mistake} />
    </>
  );

  if (layout !== 'line' || spec.options.length > MOST_RADIOS)
    return (
      <Whole>
        <FieldLabel htmlFor={name} layout={layout}>
          {spec.label}
        </FieldLabel>
        <Select
          id={name}
          name={name}
          ref={field.ref}
          value={String(field.value)}
          aria-invalid={mistake !== null}
          aria-describedby={described}
          onChange={(event) => choose(event.target.value)}
          onBlur={field.onBlur}
        >
          {spec.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        {below}
      </Whole>
    );
  return (
    <Choices aria-describedby={described}>
      <legend>{spec.label}</legend>
      <Segments>
        {spec.options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
            />
            {label}
          </label>
        ))}
      </Segments>
      {below}
    </Choices>
  );
}

function ToggleField({ name, spec }: FieldProps<ToggleInput>) {
  const field = useField(name);
  const mistake = useMistake(name);
  return (
    <div>
      <CheckLabel fontWeight={500}>
        <input
          type="checkbox"
          name={name}
          ref={field.ref}
          checked={field.value === true}
          aria-invalid={mistake !== null}
          aria-describedby={describedBy(name, spec.help !== undefined, mistake !== null)}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
        />
        {spec.label}
      </CheckLabel>
      <Hints name={name} help={spec.help} hint={mistake} />
    </div>
  );
}

/** A short text or a day, in the browser's own box; a day is said in words beside it. */
function TextField({ name, spec, layout = 'line' }: FieldProps<TextInput | DateInput>) {
  const field = useField(name);
  const mistake = useMistake(name);
  const limits = spec.kind === 'date' ? { min: spec.min, max: spec.max } : { maxLength: LONGEST_TEXT };
  // 10/05/2019 means two days
  const inWords =
    layout === 'line' && spec.kind === 'date' && field.value !== '' ? formatDay(String(field.value)) : null;
  return (
    <Whole data-empty={field.value === '' ? '' : undefined}>
      <LabelOfBox name={name} layout={layout} label={spec.label} inWords={inWords} />
      <TextBox
        id={name}
        name={name}
        ref={field.ref}
        type={spec.kind}
        {...limits}
        autoComplete="off"
        aria-invalid={mistake !== null}
        aria-describedby={describedBy(name, spec.help !== undefined, mistake !== null, inWords !== null)}
        value={String(field.value)}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
      <Hints name={name} help={spec.help} hint={mistake} />
    </Whole>
  );
}
