import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, memo, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { Button, column, Hidden } from '#src/design/parts.tsx';
import { words } from '#words/page.ts';
import type { Calculator, FormValues } from '../state/calculator.ts';
import { InputField } from './input-field.tsx';
import { MoreOptions } from './more-options.tsx';

const Form = chakra('form', { base: { ...column, gap: 6 } });
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    // align a button without a frame with the fields
    '& > [type=reset]:first-child': { ms: -4 },
  },
});

/**
 * For a button under the fields: the focus moves on click, not already on mouse down. Otherwise the focused box would drop its
 * hint, and the button would move away before the click.
 */
const steady = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: (event: MouseEvent<HTMLButtonElement>) => event.currentTarget.focus(),
};

/** All inputs of a tool, the usual ones first, with the buttons that act on all of them. */
export const Inputs = memo(function Inputs({ calculator }: { calculator: Calculator }) {
  const { tool, form, defaults } = calculator;
  const [before, setBefore] = useState<FormValues | null>(null);
  const reset = useRef<HTMLButtonElement>(null);
  const [everyDay, more] = useMemo(() => {
    const inputs = Object.entries(tool.inputs);
    return [inputs.filter(([, spec]) => !spec.more), inputs.filter(([, spec]) => spec.more)];
  }, [tool]);
  return (
    <Form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault();
        // a copy, because rows are changed in place
        const values = structuredClone(form.getValues());
        form.reset(defaults);
        setBefore(JSON.stringify(values) === JSON.stringify(defaults) ? null : values);
      }}
    >
      {everyDay.map(([name, spec]) => (
        <InputField key={name} name={name} spec={spec} calculator={calculator} />
      ))}
      {more.length > 0 && <MoreOptions inputs={more} calculator={calculator} />}
      <Actions>
        {tool.swaps.map(({ label, inputs: [one, other] }) => (
          <Button
            key={`${one} ${other}`}
            type="button"
            onClick={() =>
              form.reset({ ...form.getValues(), [one]: form.getValues(other), [other]: form.getValues(one) })
            }
          >
            <Icon name="repeat-2" />
            {label}
          </Button>
        ))}
        <Button ref={reset} type="reset" look="quiet" {...steady}>
          <Icon name="rotate-ccw" />
          {words.reset}
        </Button>
        {before !== null && (
          <Undo
            calculator={calculator}
            before={before}
            onGone={(pressed) => {
              if (pressed) reset.current?.focus();
              setBefore(null);
            }}
          />
        )}
        <Hidden role="status">{before === null ? '' : words.wasReset}</Hidden>
      </Actions>
    </Form>
  );
});

/** The button that undoes a reset. It stays until the next change. */
function Undo({
  calculator: { form, defaults },
  before,
  onGone,
}: {
  calculator: Calculator;
  before: FormValues;
  onGone: (pressed: boolean) => void;
}) {
  const changed = useEffectEvent(() => {
    if (JSON.stringify(form.getValues()) !== JSON.stringify(defaults)) onGone(false);
  });
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => changed() }), [form]);
  return (
    <Button
      type="button"
      onMouseDown={steady.onMouseDown}
      onClick={() => {
        onGone(true);
        form.reset(before);
      }}
    >
      <Icon name="undo-2" />
      {words.undoReset}
    </Button>
  );
}
