import { useRef } from 'react';
import type { Input } from '#src/engine/types.ts';
import { holds, isOffered } from '#src/engine/visibility.ts';
import { useCalculator, useOutcome } from '../state/calculator.ts';
import { CellField } from './cell-field.tsx';
import type { FieldProps } from './field.tsx';
import RowsField from './rows-field.tsx';

/**
 * An input of a tool, rendered only while it is shown; the form keeps its value. One that is only offered stays while somebody is using
 * it.
 */
export function InputField({ spec, ...rest }: FieldProps<Input>) {
  const { tool, store } = useCalculator();
  const place = useRef<HTMLDivElement>(null);
  const isRendered = useOutcome(
    () =>
      holds(spec.showWhen, tool.inputs, store.value) &&
      (isOffered(rest.name, tool.inputs, store.value) || place.current?.contains(document.activeElement) === true),
  );
  if (!isRendered) return null;
  const field = spec.kind === 'rows' ? <RowsField spec={spec} {...rest} /> : <CellField spec={spec} {...rest} />;
  return spec.offerWhen ? <div ref={place}>{field}</div> : field;
}
