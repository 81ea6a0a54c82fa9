import { chakra } from '@chakra-ui/react/styled-system';
import { Segment, SegmentRadio, Segments, Select } from '#src/design/parts.tsx';
import type { ChoiceInput } from '#src/engine/types.ts';
import { OfferedInput } from '../shared-inputs/offered.tsx';
import { Below, describedBy, FieldLabel, type FieldProps, useField, useRefusal } from './field.tsx';

/** More options than this become a select. */
const MOST_RADIOS = 4;
const Choices = chakra('fieldset', { base: { minWidth: 0 } });
const Legend = chakra('legend', { base: { fontWeight: 500, mb: 2 } });

/** Four options are two lines of two, so that none is alone, or four lines where the longest word needs the room. */
function twoColumns(options: ChoiceInput['options']) {
  const longest = Math.max(...options.flatMap(({ label }) => label.split(' ')).map(({ length }) => length));
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(max(40%, ${longest * 0.55 + 1.5}rem), 1fr))`,
  };
}

/** One of several: radio buttons up to four options, a select above (and in the narrow cell of a row). */
export function ChoiceField({ name, spec, layout = 'line' }: FieldProps<ChoiceInput>) {
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
      <Legend>{spec.label}</Legend>
      <Segments css={spec.options.length === 4 ? twoColumns(spec.options) : {}}>
        {spec.options.map(({ value, label }) => (
          <Segment key={value} py={1} lineHeight={1.25}>
            <SegmentRadio
              type="radio"
              name={name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
            />
            {label}
          </Segment>
        ))}
      </Segments>
      {below}
    </Choices>
  );
}
