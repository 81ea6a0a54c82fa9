import { useRef } from 'react';
import type { Input } from '#src/engine/types.ts';
import { holds, isOffered } from '#src/engine/visibility.ts';
import { useCalculator, useOutcome } from '../state/calculator.ts';
import { CellField } from './cell-field.tsx';
import type { FieldProps } from './field.tsx';
import RowsField from './rows-field.tsx';

/** An input of a tool, rendered only while it is shown; the form keeps its value. */
export function InputField(props: FieldProps<Input>) {
  const { tool, store } = useCalculator();
  const isShown = useOutcome(() => holds(props.spec.showWhen, tool.inputs, store.value));
  if (!isShown) return null;
  return props.spec.offerWhen ? <OfferedField {...props} /> : <AnyField {...props} />;
}

/** An input that is rendered while it is offered, and stays while somebody is using it. */
function OfferedField(props: FieldProps<Input>) {
  const { name } = props;
  const { tool, store } = useCalculator();
  const place = useRef<HTMLDivElement>(null);
  const isRendered = useOutcome(
    () => isOffered(name, tool.inputs, store.value) || place.current?.contains(document.activeElement) === true,
  );
  return isRendered ? (
    <div ref={place}>
      <AnyField {...props} />
    </div>
  ) : null;
}

function AnyField({ spec, ...rest }: FieldProps<Input>) {
  if (spec.kind !== 'rows') return <CellField spec={spec} {...rest} />;
  return <RowsField spec={spec} {...rest} />;
}
