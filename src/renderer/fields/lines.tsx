import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, useMemo, useRef } from 'react';
import { TABLET } from '#src/browser/media.ts';
import { Button } from '#src/design/buttons.tsx';
import { Icon } from '#src/design/icon.tsx';
import { columnLook } from '#src/design/layout.ts';
import type { Input, Swap, Value } from '#src/engine/types.ts';
import { isNumberInput } from '#src/engine/utilities.ts';
import { holds, isOffered } from '#src/engine/visibility.ts';
import { useCalculator, useOutcome } from '../state/calculator.ts';
import { CellField, MOST_RADIOS } from './cell-field.tsx';
import type { FieldProps } from './field.tsx';
import { SMALL_PHONE } from './number-parts.tsx';
import { RowsField } from './rows-field.tsx';

/** Fields one under the other; on a tablet two beside each other, but lists, choices, buttons and what would be alone take the line. */
export const fieldsLook = {
  ...columnLook,
  gap: { base: 5, _print: 0 },
  [`@media ${TABLET}`]: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: 8,
    '& > *': { flex: '1 1 18rem', minWidth: 0 },
    '& > :is(fieldset, details, div:last-of-type)': { flexBasis: 'full' },
  },
} as const;

/** The most parts of a field one under the other: label, box, way, slider, its ends, offer, chips, help and hint. */
const PARTS = 9;

/**
 * Two short boxes beside each other where there is room; on a tablet all fields are in pairs. Both fields share their lines, so that
 * the boxes are level where only one label takes two lines, or only one field has a help.
 */
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    // what is not short needs more
    '&[data-roomy]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))' },
    columnGap: 4,
    // the space under each field is its own: a gap would be between all of the shared lines
    mb: -5,
    '& > *': {
      display: 'grid',
      gridTemplate: 'subgrid / minmax(0, 1fr)',
      gridRow: `span ${PARTS}`,
      minWidth: 0,
      pb: 5,
      // of the field's own space, where a hint stands on a small phone
      '--own-space': '1.25rem',
    },
    // what a chip may come into later takes no line
    '& > * > div:empty': { display: 'none' },
    // a label of one line is at its box, not at the other label
    '& > * > :first-child': { alignSelf: 'end' },
    // under one of two labels it would part them
    [SMALL_PHONE]: { '&:not([data-roomy]) .words': { display: 'none' } },
    [`@media ${TABLET}`]: { display: 'contents', '& > *': { display: 'block', flex: '1 1 18rem', pb: 0 } },
    _print: { display: 'block', mb: 0, '& > *': { display: 'flex', pb: 0 } },
  },
});

export type NamedInput = readonly [string, Input];

/** Letters of a label that fit over half a line of a phone, and over half a line of a wide form; a help has two lines. */
const SHORT = 17;
const ROOMY = 24;

/** A form of more fields than this has all its boxes in pairs where there is room. */
const LONG = 4;

const fitsHalf = ({ label, help = '' }: Input, letters: number) =>
  label.length <= letters && help.length <= 2 * letters;

/** Whether an input is a box with few words: no rows, radio buttons or checkbox, and no chips. */
const isBox = (spec: Input) =>
  fitsHalf(spec, ROOMY) &&
  (isNumberInput(spec)
    ? !spec.chips
    : spec.kind === 'date' || (spec.kind === 'choice' && spec.options.length > MOST_RADIOS));

/** Whether an input fits in half a line of a phone: a figure that is always shown, with few words and no chips. */
function isShort(spec: Input): boolean {
  if (!isNumberInput(spec) || spec.showWhen || spec.offerWhen) return false;
  const { kind, step, chips, months } = spec;
  if (!fitsHalf(spec, SHORT) || chips || months) return false;
  return kind === 'percent' || kind === 'number' || step === undefined;
}

// in the space between two fields, which it widens to its own height
const betweenFields = {
  alignSelf: 'flex-end',
  my: -5,
  px: 0,
  [`@media ${TABLET}`]: { flex: 'none !important', my: 0 },
} as const;

const hasSlider = (spec: Input) => 'step' in spec && spec.step !== undefined;

/** The lines of a form: short inputs of the same kind in pairs, every other on a line of its own. */
function linesOf(inputs: readonly NamedInput[]): NamedInput[][] {
  const fits = inputs.length > LONG ? isBox : isShort;
  const lines: NamedInput[][] = [];
  for (const input of inputs) {
    const line = lines.at(-1);
    const [before] = line ?? [];
    const alike = before && hasSlider(before[1]) === hasSlider(input[1]);
    if (line?.length === 1 && alike && fits(before[1]) && fits(input[1])) line.push(input);
    else lines.push([input]);
  }
  return lines;
}

/** A button that exchanges two inputs, in the space after the first of them. */
function SwapButton({ swap: { label, inputs } }: { swap: Swap }) {
  const { store } = useCalculator();
  const [one, other] = inputs;
  return (
    <Button
      look="quiet"
      css={betweenFields}
      onClick={() => {
        const values = store.values();
        store.set({ ...values, [one]: values[other] as Value, [other]: values[one] as Value }, { goesOn: true });
      }}
    >
      <Icon name="arrow-up-down" />
      {label}
    </Button>
  );
}

/**
 * An input of a tool, rendered only while it is shown; the form keeps its value. One that is only offered stays while somebody is using
 * it.
 */
function InputField({ spec, ...rest }: FieldProps<Input>) {
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

/** Inputs one under the other, short ones in pairs, with the buttons that exchange two of them. */
export function Lines({ inputs }: { inputs: readonly NamedInput[] }) {
  const { tool } = useCalculator();
  const lines = useMemo(() => linesOf(inputs), [inputs]);
  const fieldsOf = (line: readonly NamedInput[]) => {
    const fields = line.map(([name, spec]) => <InputField key={name} name={name} spec={spec} />);
    const roomy = line.some(([, spec]) => !isShort(spec));
    return fields.length > 1 ? <Pair data-roomy={roomy ? '' : undefined}>{fields}</Pair> : fields;
  };
  return lines.map((line) => {
    const swap = tool.swaps.find(({ inputs: [one] }) => line.some(([name]) => name === one));
    return (
      <Fragment key={line[0]?.[0]}>
        {fieldsOf(line)}
        {swap && <SwapButton swap={swap} />}
      </Fragment>
    );
  });
}
