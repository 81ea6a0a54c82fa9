import { chakra } from '@chakra-ui/react/styled-system';
import type { ToggleInput } from '#src/engine/types.ts';
import { Below, describedBy, type FieldProps, useField, useRefusal } from './field.tsx';

const Label = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: 3, minHeight: '2.75rem', fontWeight: 500, cursor: 'pointer' },
});
const Checkbox = chakra('input', {
  base: { boxSize: '1.375rem' },
});

/** Yes or no. */
export function ToggleField({ name, spec }: FieldProps<ToggleInput>) {
  const field = useField(name);
  const refusal = useRefusal(name);
  return (
    <div>
      <Label>
        <Checkbox
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
