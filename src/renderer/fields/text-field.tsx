import { chakra } from '@chakra-ui/react/styled-system';
import { useController } from 'react-hook-form';
import { TextBox } from '#src/design/parts.tsx';
import type { DateInput, TextInput } from '#src/engine/types.ts';
import { CellLabel, describedBy, type FieldProps, Help, Hint, type Layout, useRefusal } from './field.tsx';

const Label = chakra('label', { base: { display: 'block', fontWeight: 500, mb: 2 } });
/** A short text or a day: the browser's own box serves both. */
export function TextField({
  name,
  spec,
  calculator,
  layout = 'line',
}: FieldProps<TextInput | DateInput> & { layout?: Layout }) {
  const { field } = useController({ name, control: calculator.form.control });
  const refusal = useRefusal(calculator, name);
  const limits = spec.kind === 'date' ? { min: spec.min, max: spec.max } : { maxLength: spec.maxLength ?? 60 };
  return (
    <div>
      {layout === 'line' ? (
        <Label htmlFor={name}>{spec.label}</Label>
      ) : (
        <CellLabel htmlFor={name} bare={layout === 'bare'}>
          {spec.label}
        </CellLabel>
      )}
      <TextBox
        id={name}
        name={name}
        ref={field.ref}
        type={spec.kind}
        {...limits}
        autoComplete="off"
        aria-invalid={refusal !== null}
        aria-describedby={describedBy(name, spec.help !== undefined, refusal !== null)}
        value={String(field.value)}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
      />
      {spec.help !== undefined && <Help name={name}>{spec.help}</Help>}
      {refusal !== null && (
        <Hint name={name} wrong>
          {refusal}
        </Hint>
      )}
    </div>
  );
}
