import { chakra } from '@chakra-ui/react/styled-system';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { chipLook } from '#src/design/buttons.tsx';
import { Icon } from '#src/design/icon.tsx';
import { targetSize } from '#src/design/layout.ts';
import { TextLink } from '#src/design/text.tsx';
import { MY_FIGURES_HASH } from '#src/device/calculations.ts';
import { storeNow, storeSoon } from '#src/device/later.ts';
import { type SharedInput, sharedInputs, shareInputs } from '#src/device/shared-inputs.ts';
import { formatInput } from '#src/engine/places.ts';
import { aboutOf, meaningOf, saidBy, takenFrom } from '#src/engine/powers/meanings.ts';
import type { CellInput, Value } from '#src/engine/types.ts';
import { words } from '#words/device.ts';
import { type Calculator, useCalculator, useOutcome } from '../state/calculator.ts';

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
export const OfferingTool = createContext<string | null>(null);

/**
 * The figure of another tool that a field offers, if there is one, once the field has had the focus: as browsers offer addresses.
 * So nothing moves as the page opens.
 */
export function OfferedInput({ name, about }: { name: string; about: string }) {
  const id = useContext(OfferingTool);
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

/**
 * Shares what the visitor types with other calculators that ask for the same.
 *
 * @param id the id of the tool
 * @param from the tool's short name
 * @returns a function that stops it, once what was typed last is shared
 */
export function watchSharedInputs(id: string, from: string, { tool, store }: Calculator): () => void {
  const isShared = (spec: object) => 'about' in spec;
  if (![...Object.values(tool.inputs), ...Object.values(tool.outputs)].some(isShared)) return () => {};
  /** The names of the inputs that the visitor has typed or chosen. */
  let typed: ReadonlySet<string> = new Set();
  /** The same before the last change, for an undo, which takes back only that one. */
  let typedBefore = typed;
  let latest = store.values();
  function share() {
    const { on, household } = sharedInputs.read();
    // a household's entries are shared only after the visitor has said so
    if (typed.size === 0 || !on || (tool.keep !== null && household !== true)) return;
    const at = Date.now();
    shareInputs(
      saidBy(tool, latest, typed).flatMap(({ value, ...input }) =>
        // no meaning is a yes or no
        typeof value === 'boolean' ? [] : [{ ...input, value, at, tool: id, from }],
      ),
    );
  }
  const stop = store.subscribe((cause, begins) => {
    if (cause === 'beside') return;
    // what was typed may still wait: it is shared now, while `latest` and `typed` are those of before
    if (begins) storeNow();
    const now = store.values();
    const changed = Object.keys(now).filter((name) => now[name] !== latest[name]);
    const before = typed;
    // somebody else may have made what begins, and an example is about nobody; an undo takes back what the last change has said
    if (begins) typed = new Set();
    else if (cause === 'undone') typed = typedBefore;
    else typed = new Set([...typed, ...changed]);
    typedBefore = before;
    latest = now;
    if (!begins) storeSoon(`shared ${id}`, share);
  });
  return () => {
    storeNow();
    stop();
  };
}
