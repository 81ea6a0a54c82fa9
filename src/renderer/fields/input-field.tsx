import type { Input } from '#src/engine/types.ts';
import { useShown } from '../calculator.ts';
import { LoadedPart } from '../loaded-part.tsx';
import { CellField } from './cell-field.tsx';
import type { FieldProps } from './field.tsx';

// few tools have rows, and their code is not small
const loadRows = () => import('./rows-field.tsx');

/** An input of a tool, drawn only while it is shown; what was typed stays in the form and returns with it. */
export function InputField({ spec, ...rest }: FieldProps<Input>) {
  const shown = useShown(rest.calculator, spec.showWhen);
  if (!shown) return null;
  if (spec.kind !== 'rows') return <CellField spec={spec} {...rest} />;
  return <LoadedPart load={loadRows} props={{ spec, ...rest }} />;
}
