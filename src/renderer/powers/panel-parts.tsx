import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, useEffect, useRef } from 'react';
import { focusAround } from '#src/browser/actions.ts';
import { Button } from '#src/design/buttons.tsx';
import { Select } from '#src/design/fields.tsx';
import { Row } from '#src/design/layout.ts';
import { Quiet } from '#src/design/text.tsx';
import { words as panelWords } from '#words/panels.ts';
import { useCalculator, useUndoable } from '../state/calculator.ts';

export const Controls = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: 3,
    '& > :is(label, .field)': {
      display: 'grid',
      gap: 1,
      fontSize: 'sm',
      fontWeight: 500,
      flex: '1 1 11rem',
      minWidth: 0,
    },
  },
});

/** What a press in a panel came to, in a line that is kept for it: a sheet must not grow under the thumb. */
export const Status = ({ children }: { children: string }) => (
  <Quiet role="status" mt={2} minHeight="1.5em" color="fg">
    {children}
  </Quiet>
);

/** What a press in a panel has changed, with a button that takes it back until the next change. */
export function UndoLine({ name, message }: { name: string; message: string }) {
  const { store } = useCalculator();
  const undoable = useUndoable(name);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // what was pressed may be gone, and the focus with it
    if (undoable && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [undoable]);
  function undo({ currentTarget }: MouseEvent<HTMLElement>) {
    focusAround(currentTarget);
    store.undo();
  }
  return (
    undoable && (
      <Row as="p" gap={3} my={3}>
        {message}
        <Button ref={button} onClick={undo}>
          {panelWords.undo}
        </Button>
      </Row>
    )
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <Select value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </label>
  );
}
