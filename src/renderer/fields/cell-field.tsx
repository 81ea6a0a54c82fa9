import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '#src/design/buttons.tsx';
import { Segments, Select, TextBox } from '#src/design/fields.tsx';
import { Icon } from '#src/design/icon.tsx';
import { targetSize } from '#src/design/layout.ts';
import { formatDay } from '#src/engine/format.ts';
import { LONGEST_TEXT } from '#src/engine/input-schema.ts';
import type { CellInput, ChoiceInput, DateInput, TextInput, ToggleInput } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import { OfferedInput } from '../shared-inputs/offered.tsx';
import { Below, describedBy, FieldLabel, type FieldProps, LabelOfBox, useField, useRefusal } from './field.tsx';
import { NumberField } from './number-field.tsx';

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

/** Four options are two lines of two, so that none is alone, or four lines where the longest word needs the room. */
function twoColumns(options: ChoiceInput['options']) {
  const longest = Math.max(...options.flatMap(({ label }) => label.split(' ')).map(({ length }) => length));
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(max(40%, ${longest * 0.55 + 1.5}rem), 1fr))`,
  };
}

/** One of several: radio buttons up to four options, a select above (and in the narrow cell of a row). */
function ChoiceField({ name, spec, layout = 'line' }: FieldProps<ChoiceInput>) {
  const field = useField(name);
  const choose = (text: string) => field.onChange(spec.options.find(({ value }) => String(value) === text)?.value);
  const refusal = useRefusal(name);
  const described = describedBy(name, spec.help !== undefined, refusal !== null);
  const below = (
    <>
      {spec.about && <OfferedInput name={name} about={spec.about} />}
      <Below name={name} help={spec.help} hint={refusal} />
    </>
  );

  if (layout !== 'line' || spec.options.length > MOST_RADIOS)
    return (
      <div>
        <FieldLabel htmlFor={name} layout={layout}>
          {spec.label}
        </FieldLabel>
        <Select
          id={name}
          name={name}
          ref={field.ref}
          value={String(field.value)}
          aria-invalid={refusal !== null}
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
      </div>
    );
  return (
    <Choices aria-describedby={described}>
      <legend>{spec.label}</legend>
      <Segments style={spec.options.length === 4 ? twoColumns(spec.options) : {}}>
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

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: { base: targetSize, _print: 0 },
    fontWeight: 500,
    cursor: 'pointer',
    textWrap: 'balance',
    '& > input': { boxSize: '1.375rem' },
  },
});

function ToggleField({ name, spec }: FieldProps<ToggleInput>) {
  const field = useField(name);
  const refusal = useRefusal(name);
  return (
    <div>
      <Label>
        <input
          type="checkbox"
          name={name}
          ref={field.ref}
          checked={field.value === true}
          aria-invalid={refusal !== null}
          aria-describedby={describedBy(name, spec.help !== undefined, refusal !== null)}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
        />
        {spec.label}
      </Label>
      <Below name={name} help={spec.help} hint={refusal} />
    </div>
  );
}

const Line = chakra('div', {
  base: { display: 'flex', gap: 1, '& > input': { flex: 1, minWidth: 0 }, '& > button': { flexShrink: 0 } },
});

// on paper an empty day would read mm/dd/yyyy: its field is left out, and in a row, where others stand under it, it is blank
const Whole = chakra('div', {
  base: {},
  variants: {
    layout: {
      line: { _print: { '&[data-empty]': { display: 'none' } } },
      cell: { _print: { '&[data-empty] input': { color: 'transparent' } } },
      bare: { _print: { '&[data-empty] input': { color: 'transparent' } } },
    },
  },
});

/** A short text or a day, in the browser's own box; a day is said in words beside it. An optional day has a button that clears it; in a row there is no room. */
function TextField({ name, spec, layout = 'line' }: FieldProps<TextInput | DateInput>) {
  const field = useField(name);
  const refusal = useRefusal(name);
  const limits = spec.kind === 'date' ? { min: spec.min, max: spec.max } : { maxLength: LONGEST_TEXT };
  // 10/05/2019 means two days
  const inWords =
    layout === 'line' && spec.kind === 'date' && field.value !== '' ? formatDay(String(field.value)) : null;
  const clearable = layout === 'line' && spec.kind === 'date' && spec.optional === true && field.value !== '';
  return (
    <Whole layout={layout} data-empty={field.value === '' ? '' : undefined}>
      <LabelOfBox name={name} layout={layout} label={spec.label} inWords={inWords} />
      <Line>
        <TextBox
          id={name}
          name={name}
          ref={field.ref}
          type={spec.kind}
          {...limits}
          autoComplete="off"
          aria-invalid={refusal !== null}
          aria-describedby={describedBy(name, spec.help !== undefined, refusal !== null, inWords !== null)}
          value={String(field.value)}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
        />
        {clearable && (
          <IconButton
            aria-label={words.clear(spec.label)}
            onClick={() => {
              field.onChange('');
              document.getElementById(name)?.focus();
            }}
          >
            <Icon name="x" />
          </IconButton>
        )}
      </Line>
      <Below name={name} help={spec.help} hint={refusal} />
    </Whole>
  );
}
