import type { CellInput } from '#src/engine/types.ts';
import { ChoiceField } from './choice-field.tsx';
import type { FieldProps } from './field.tsx';
import { NumberField } from './number-field.tsx';
import { TextField } from './text-field.tsx';
import { ToggleField } from './toggle-field.tsx';

/** The control for one value. */
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
