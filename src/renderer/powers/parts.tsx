import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Button, Select } from '#src/design/parts.tsx';
import { words as panelWords } from '#words/panels.ts';
import { type SetCause, type Store, useUndoable } from '../state/calculator.ts';

/** A region in which a wide table scrolls, by keyboard too. */
export const Scroll = chakra(
  'div',
  { base: { overflowX: 'auto', containerType: 'inline-size', mt: 3 } },
  { defaultProps: { tabIndex: 0 } },
);

/** A table in a panel: names aligned to the start, figures to the end. */
export const PlainTable = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': { px: 2, py: 2, textAlign: 'end', verticalAlign: 'top' },
    '& tbody :is(th, td)': { borderTopWidth: '1px', borderColor: 'line' },
    '& :is(th:first-of-type, caption)': { textAlign: 'start' },
    '& caption': { fontWeight: 600, pb: 2 },
    // the caption stays in sight when the table scrolls
    '& caption > span': { display: 'inline-block', position: 'sticky', insetInlineStart: 0, maxWidth: '100cqi' },
    '& thead th': { fontWeight: 600 },
    '& thead th:has(input)': { minWidth: '10rem' },
    '& tbody th': { fontWeight: 500 },
    // names stay in sight when figures scroll
    '& th:first-of-type': { position: 'sticky', insetInlineStart: 0, zIndex: 1, bg: 'panel' },
    '& thead input': { px: 2, fontSize: 'sm', fontWeight: 500, textOverflow: 'ellipsis' },
    // a figure that can be pressed fills its cell
    '& td:has(> button)': { p: 0 },
    '& tr:has(> td > button) > th': { verticalAlign: 'middle', whiteSpace: 'nowrap' },
    '& td > button': {
      width: 'full',
      minHeight: '2.75rem',
      minWidth: '2.75rem',
      px: 2,
      textAlign: 'end',
      cursor: 'pointer',
    },
    '& td > button:hover': { bg: 'sunken' },
    '& small': { display: 'block', color: 'muted', fontSize: 'xs' },
    '& .better': { color: 'good' },
    '& .worse': { color: 'danger' },
    '& [aria-current]': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px', fontWeight: 700 },
  },
});

/** Controls of a panel in a row that wraps. */
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
    '& > .field:has(.units)': { flexBasis: '16rem' },
    // a box with its unit
    '& > .field > span': { display: 'flex', alignItems: 'center', gap: 1.5, '& > input': { flex: 1, minWidth: 0 } },
  },
});

export const Lead = chakra('p', { base: { mb: 3, color: 'muted', fontSize: 'sm' } });

/** A checkbox with its words. */
export const Box = chakra('label', {
  base: { display: 'flex', gap: 2, alignItems: 'center', minHeight: '2.75rem', mb: 2 },
});

/** The checkbox with which a visitor agrees that a link contains stored figures. */
export function Consent({ given, onChange }: { given: boolean; onChange: (given: boolean) => void }) {
  return (
    <Box>
      <input type="checkbox" checked={given} onChange={(event) => onChange(event.target.checked)} />
      {panelWords.withLink}
    </Box>
  );
}

/** What a press in a panel has changed, with a button that takes it back until the next change. */
export function UndoLine({ store, cause, said }: { store: Store; cause: SetCause; said: string }) {
  const undoable = useUndoable(store, cause);
  return (
    undoable && (
      <p style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem', marginBlock: '0.75rem' }}>
        {said}
        <Button type="button" onClick={store.undo}>
          {panelWords.undo}
        </Button>
      </p>
    )
  );
}

/** A control with its label above it. */
export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      {children(id)}
    </label>
  );
}

/** A choice of one of several, with its label above it. */
export function Choice({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChoose: (value: string) => void;
}) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Labelled>
  );
}
