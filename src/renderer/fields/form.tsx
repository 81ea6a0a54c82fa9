import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, memo, useMemo, useRef } from 'react';
import { Actions, Button } from '#src/design/buttons.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Hidden } from '#src/design/text.tsx';
import { wakesUp } from '#src/loading/hydrated.tsx';
import { words } from '#words/page.ts';
import { useCalculator, useUndoable } from '../state/calculator.ts';
import { fieldsLook, Lines } from './lines.tsx';
import { MoreOptions } from './more-options.tsx';

const Form = wakesUp(chakra('form', { base: fieldsLook }));
// aligns a button without a frame with the fields
const aligned = { mt: -2, '& > [type=reset]:first-child': { ms: -3 } } as const;

/**
 * For a button under the fields: the focus moves on click, not already on mouse down. Otherwise the focused box would drop its
 * hint, and the button would move away before the click.
 */
const steady = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: (event: MouseEvent<HTMLButtonElement>) => event.currentTarget.focus(),
};

/** All inputs of a tool, the usual ones first, with the buttons that act on all of them. */
export const Inputs = memo(function Inputs() {
  const { tool, store } = useCalculator();
  const undoable = useUndoable('reset', 'example', 'compared', 'adopted', 'shared');
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
        store.set({}, { undo: 'reset' });
      }}
    >
      <Lines inputs={everyDay} />
      {more.length > 0 && <MoreOptions inputs={more} />}
      <Actions css={aligned}>
        <Button ref={reset} type="reset" look="quiet" color="muted" {...steady}>
          <Icon name="rotate-ccw" />
          {words.reset}
        </Button>
        {undoable && (
          <Button
            onMouseDown={steady.onMouseDown}
            onClick={() => {
              reset.current?.focus();
              store.undo();
            }}
          >
            <Icon name="undo-2" />
            {words.undo[undoable.undo] ?? words.undo.other}
          </Button>
        )}
        <Hidden role="status">{undoable && words.wasSet[undoable.undo]}</Hidden>
      </Actions>
    </Form>
  );
});
