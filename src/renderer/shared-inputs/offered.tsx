import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { sharedInputs } from '#src/device/shared-inputs.ts';
import { meaningOf } from '#src/engine/powers/meanings.ts';
import { SharedInputChip } from './chip.tsx';

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
