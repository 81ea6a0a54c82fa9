import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { chipLook, TextLink } from '#src/design/parts.tsx';
import { MY_FIGURES_HASH } from '#src/device/my-figures-hash.ts';
import type { SharedInput } from '#src/device/shared-inputs.ts';
import { formatInput } from '#src/engine/places.ts';
import { aboutOf, takenFrom } from '#src/engine/powers/meanings.ts';
import type { CellInput, Value } from '#src/engine/types.ts';
import { words } from '#words/device.ts';
import { useCalculator, useOutcome } from '../state/calculator.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 3,
    pt: 2,
    fontSize: 'xs',
    _print: { display: 'none' },
    '& > button': {
      ...chipLook,
      gap: 1.5,
      whiteSpace: 'normal',
      color: 'fg',
      borderColor: 'control',
      '&[aria-pressed=true]': { borderColor: 'accent', color: 'accent' },
    },
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
  },
});

/** A figure that the visitor has typed in another tool: one press sets it, and the undo under the fields takes it back. */
export function SharedInputChip({ known, name }: { known: SharedInput; name: string }) {
  const { tool, store } = useCalculator();
  const spec = tool.inputs[name] as CellInput;
  const about = useOutcome(() => aboutOf(tool, name, store.values()));
  // not for every key press: it runs the tool
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the input is about may change
  const value = useMemo(() => takenFrom(known, tool, name, store.values()), [known, tool, name, store, about]);
  const chosen = useOutcome(() => store.value(name) === value);
  if (value === null) return null;
  return (
    <Line>
      <button
        type="button"
        aria-pressed={chosen}
        onClick={() => !chosen && store.set({ ...store.values(), [name]: value as Value }, 'shared')}
      >
        <Icon name="history" />
        {words.from(formatInput(spec, value), known.from)}
      </button>
      <TextLink href={`#${MY_FIGURES_HASH}`}>{words.title}</TextLink>
    </Line>
  );
}
