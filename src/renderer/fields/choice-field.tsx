import { chakra } from '@chakra-ui/react/styled-system';
import { useController } from 'react-hook-form';
import { Segment, SegmentRadio, Segments, Select } from '#src/design/parts.tsx';
import type { ChoiceInput } from '#src/engine/types.ts';
import { OfferedInput } from '../shared-inputs/offered.tsx';
import { Below, describedBy, FieldLabel, type FieldProps, useRefusal } from './field.tsx';

/** More options than this become a select. */
const MOST_RADIOS = 4;
/** Letters that fit beside another option on a phone. */
const LONG = 18;

const Choices = chakra('fieldset', {
  base: {
    minWidth: 0,
    containerType: 'inline-size',
    '&[data-long] > div > div': { '@container (max-width: 26rem)': { gridAutoFlow: 'row', flexBasis: 'full' } },
    '& > div > div': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      gap: 1,
      flex: '1 1 auto',
      // on the narrowest screens options with large or spaced text do not fit side by side
      '@container (max-width: 17rem)': { gridAutoFlow: 'row', flexBasis: 'full' },
      '& > label': { px: 2, py: 1, lineHeight: 1.25 },
    },
  },
});
const Legend = chakra('legend', { base: { fontWeight: 500, mb: 2 } });

/** One of several: radio buttons up to four options, a select above (and in the narrow cell of a row). */
export function ChoiceField({ name, spec, calculator, layout = 'line' }: FieldProps<ChoiceInput>) {
  const { field } = useController({ name, control: calculator.form.control });
  const choose = (text: string) => field.onChange(spec.options.find(({ value }) => String(value) === text)?.value);
  const refusal = useRefusal(calculator, name);
  const described = describedBy(name, spec.help !== undefined, refusal !== null);
  const below = (
    <>
      {spec.about && <OfferedInput name={name} about={spec.about} calculator={calculator} />}
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
  // four options are two lines of two, so that none is alone on a line
  const lines = spec.options.length === 4 ? [spec.options.slice(0, 2), spec.options.slice(2)] : [spec.options];
  return (
    <Choices
      aria-describedby={described}
      data-long={spec.options.some(({ label }) => label.length > LONG) ? '' : undefined}
    >
      <Legend>{spec.label}</Legend>
      <Segments>
        {lines.map((options) => (
          <div key={options[0]?.value}>
            {options.map(({ value, label }) => (
              <Segment key={value}>
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
          </div>
        ))}
      </Segments>
      {below}
    </Choices>
  );
}
