import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { chipLook } from '#src/design/buttons.tsx';
import { Icon } from '#src/design/icon.tsx';
import { targetSize } from '#src/design/layout.ts';
import { TextLink } from '#src/design/text.tsx';
import { MY_FIGURES_HASH } from '#src/device/calculations.ts';
import { type SharedInput, sharedInputs } from '#src/device/shared-inputs.ts';
import { formatInput } from '#src/engine/places.ts';
import { aboutOf, meaningOf, takenFrom } from '#src/engine/powers/meanings.ts';
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
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: targetSize },
  },
});

/** A figure that the visitor has typed in another tool: one press sets it, and the undo under the fields takes it back. */
function SharedInputChip({ known, name }: { known: SharedInput; name: string }) {
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
        onClick={() =>
          !chosen && store.set({ ...store.values(), [name]: value as Value }, { undo: 'shared', goesOn: true })
        }
      >
        <Icon name="history" />
        {words.from(formatInput(spec, value), known.from)}
      </button>
      <TextLink href={`#${MY_FIGURES_HASH}`}>{words.title}</TextLink>
    </Line>
  );
}

/** The id of the tool whose fields offer figures of other tools; null where none are offered. */
export const OfferingToolId = createContext<string | null>(null);

/**
 * The figure of another tool that a field offers, if there is one, once the field has had the focus: as browsers offer addresses.
 * So nothing moves as the page opens.
 */
export function OfferedInput({ name, about }: { name: string; about: string }) {
  const id = useContext(OfferingToolId);
  const { on, figures } = sharedInputs.use();
  const known = figures[meaningOf(about)?.quantity ?? ''];
  const offers = id !== null && on && known !== undefined && known.tool !== id;
  const place = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState(false);
  useEffect(() => {
    const field = place.current?.parentElement;
    const show = () => setVisited(true);
    field?.addEventListener('focusin', show, { once: true });
    return () => field?.removeEventListener('focusin', show);
  }, []);
  return <div ref={place}>{offers && visited && <SharedInputChip known={known} name={name} />}</div>;
}
