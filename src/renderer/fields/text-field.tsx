import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { IconButton, TextBox } from '#src/design/parts.tsx';
import { LONGEST_TEXT } from '#src/engine/check-values.ts';
import { formatDay } from '#src/engine/format-day.ts';
import type { DateInput, TextInput } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import { Below, describedBy, type FieldProps, LabelOfBox, useField, useRefusal } from './field.tsx';

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
export function TextField({ name, spec, layout = 'line' }: FieldProps<TextInput | DateInput>) {
  const field = useField(name);
  const refusal = useRefusal(name);
  const box = useRef<HTMLInputElement>(null);
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
          ref={(element: HTMLInputElement | null) => {
            field.ref(element);
            box.current = element;
          }}
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
              box.current?.focus();
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
