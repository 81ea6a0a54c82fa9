import { useEffect, useRef, useState } from 'react';
import type { Input, Tool } from '#src/engine/types.ts';
import { isOffered } from '#src/engine/visibility.ts';
import { LazyPart, loadEarly } from '#src/loading/lazy-part.tsx';
import { useShown } from '../state/calculator.ts';
import { CellField } from './cell-field.tsx';
import type { FieldProps } from './field.tsx';

// few tools have rows, and their code is not small
const loadRows = () => import('./rows-field.tsx');

/**
 * Loads what a tool's inputs need besides: a list of rows is as tall as a screen, and would move all that stands below it. One
 * under More options loads when these are opened.
 */
export async function loadFields(inputs: Tool['inputs']) {
  if (Object.values(inputs).some(({ kind, more }) => kind === 'rows' && !more)) await loadEarly(loadRows);
}

/** An input of a tool, drawn only while it is shown; what was typed stays in the form and returns with it. */
export function InputField(props: FieldProps<Input>) {
  const shown = useShown(props.calculator, props.spec.showWhen);
  if (!shown) return null;
  return props.spec.offerWhen ? <OfferedField {...props} /> : <AnyField {...props} />;
}

/** An input that is drawn while it is offered, and never withdrawn while somebody is using it. */
function OfferedField(props: FieldProps<Input>) {
  const { name, calculator } = props;
  const { tool, store } = calculator;
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(() => isOffered(name, tool.inputs, store.value));
  useEffect(() => {
    const decide = () => {
      const inUse = place.current?.contains(document.activeElement) === true;
      setDrawn(inUse || isOffered(name, tool.inputs, store.value));
    };
    decide();
    return store.subscribe(decide);
  }, [name, tool, store]);
  return drawn ? (
    <div ref={place}>
      <AnyField {...props} />
    </div>
  ) : null;
}

function AnyField({ spec, ...rest }: FieldProps<Input>) {
  if (spec.kind !== 'rows') return <CellField spec={spec} {...rest} />;
  return <LazyPart load={loadRows} props={{ spec, ...rest }} />;
}
