import { createContext, useContext } from 'react';
import { sharedInputs } from '#src/device/shared-inputs.ts';
import { meaningOf } from '#src/engine/powers/meanings.ts';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import type { Calculator } from '../state/calculator.ts';

const loadChip = () => import('./chip.tsx');
const nothing = () => null;

/** The id of the tool whose fields offer figures of other tools; null where none are offered. */
export const OfferingTool = createContext<string | null>(null);

/** The figure of another tool that a field offers, if there is one. Its height is reserved before scripts run (`before-paint.js`). */
export function OfferedInput({ name, about, calculator }: { name: string; about: string; calculator: Calculator }) {
  const id = useContext(OfferingTool);
  const quantity = meaningOf(about)?.quantity ?? '';
  const { on, figures } = sharedInputs.use();
  const known = figures[quantity];
  if (id === null) return null;
  const own = known?.tool === id;
  return (
    // without the name no height is reserved: a tool's own figure is not offered
    <div data-figure={own ? undefined : quantity}>
      {on && known && !own && <LazyPart load={loadChip} props={{ known, name, calculator }} failed={nothing} />}
    </div>
  );
}
