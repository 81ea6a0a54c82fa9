import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Icon } from '#src/design/icon.tsx';
import { Button, IconButton } from '#src/design/parts.tsx';
import type { RowsInput, RowValue } from '#src/engine/types.ts';
import { words } from '../words.ts';
import { CellField } from './cell-field.tsx';
import { type FieldProps, Help, Hint, useRefusal } from './field.tsx';

const List = chakra('fieldset', { base: { minWidth: 0 } });
const Title = chakra('legend', { base: { fontWeight: 600, fontSize: 'lg', mb: 2 } });
const Row = chakra('fieldset', {
  base: { minWidth: 0, borderWidth: '1px', borderColor: 'line', borderRadius: 'md', bg: 'bg', p: 3, mb: 3 },
});
const RowHead = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1 },
});
const Intro = chakra('div', { base: { mb: 3 } });
const Named = chakra('div', { base: { flex: 1, minWidth: 0 } });
const Buttons = chakra('span', { base: { display: 'flex', flexShrink: 0, '& button': { width: '2.25rem' } } });
const Cells = chakra('div', {
  base: { display: 'grid', columnGap: 2, rowGap: 3, alignItems: 'start' },
  // room for ₹1,00,00,000, and for the long words of a list to open
  variants: {
    worded: {
      true: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))' },
      false: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' },
    },
  },
});

/** Letters that find room beside a list's arrow where figures find theirs. */
const SHORT = 8;

/** A list of like things: add, remove and move rows with buttons, which mouse, touch and keyboard all reach. */
export default function RowsField({ name, spec, calculator }: FieldProps<RowsInput>) {
  const rows = useFieldArray({ control: calculator.form.control as never, name: name as never });
  const list = useRef<HTMLFieldSetElement>(null);
  const refusal = useRefusal(calculator, name);
  const fresh = (): RowValue =>
    Object.fromEntries(Object.entries(spec.columns).map(([column, cell]) => [column, cell.default]));
  const columns = Object.entries(spec.columns);
  // a name stands at the head of its row, beside the buttons
  const named = columns.find(([, cell]) => cell.kind === 'text');
  const cells = columns.filter((column) => column !== named);
  const worded = cells.some(
    ([, cell]) => cell.kind === 'choice' && cell.options.some(({ label }) => label.length > SHORT),
  );
  const title = (index: number) => spec.item.replace('{number}', String(index + 1));

  /** Puts the focus where the work goes on, once the list is drawn again. */
  function focusSoon(...selectors: string[]) {
    requestAnimationFrame(() => {
      // one after the other: a list of selectors would find the first in the document
      const found = selectors.map((selector) => list.current?.querySelector<HTMLElement>(selector)).find(Boolean);
      found?.focus();
    });
  }

  function move(from: number, to: number) {
    rows.move(from, to);
    const way = to < from ? 'up' : 'down';
    focusSoon(
      `[data-row="${to}"] [data-move="${way}"]:not(:disabled)`,
      `[data-row="${to}"] [data-move]:not(:disabled)`,
    );
  }

  return (
    <List ref={list}>
      <Title>{spec.label}</Title>
      {spec.help !== undefined && (
        <Intro>
          <Help name={name}>{spec.help}</Help>
        </Intro>
      )}
      {rows.fields.map((row, index) => (
        <Row key={row.id} data-row={index} aria-label={title(index)}>
          <RowHead>
            {named ? (
              <Named>
                <CellField
                  name={`${name}.${index}.${named[0]}`}
                  spec={named[1]}
                  calculator={calculator}
                  layout="bare"
                />
              </Named>
            ) : (
              <strong>{title(index)}</strong>
            )}
            <Buttons>
              <IconButton
                type="button"
                data-move="up"
                aria-label={words.rows.up(title(index))}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <Icon name="arrow-up" />
              </IconButton>
              <IconButton
                type="button"
                data-move="down"
                aria-label={words.rows.down(title(index))}
                disabled={index === rows.fields.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <Icon name="arrow-down" />
              </IconButton>
              <IconButton
                type="button"
                aria-label={words.rows.remove(title(index))}
                disabled={rows.fields.length <= spec.min}
                onClick={() => {
                  rows.remove(index);
                  focusSoon('[data-add]');
                }}
              >
                <Icon name="trash-2" />
              </IconButton>
            </Buttons>
          </RowHead>
          <Cells worded={worded}>
            {cells.map(([column, cell]) => (
              <CellField
                key={column}
                name={`${name}.${index}.${column}`}
                spec={cell}
                calculator={calculator}
                layout="cell"
              />
            ))}
          </Cells>
        </Row>
      ))}
      {refusal !== null && (
        <Hint name={name} wrong>
          {refusal}
        </Hint>
      )}
      <Button
        type="button"
        data-add
        disabled={rows.fields.length >= spec.max}
        onClick={() => {
          rows.append(fresh() as never, { shouldFocus: false });
          focusSoon(`[data-row="${rows.fields.length}"] :is(input, select)`);
        }}
      >
        <Icon name="plus" />
        {words.rows.add(title(rows.fields.length))}
      </Button>
    </List>
  );
}
