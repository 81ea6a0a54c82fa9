import { useState } from 'react';
import { Actions, Button, Panel } from '#src/design/parts.tsx';
import { words } from '#words/page.ts';
import { useCalculator, useUndoable } from '../state/calculator.ts';
import { type StoredInputsOfPage, useStatus, useStored } from './stored-inputs.ts';

/** Says that a link's or an example's figures are shown, of which nothing is stored until the visitor says so. */
export function StoredInputsNotice({ inputs, onClose }: { inputs: StoredInputsOfPage; onClose: () => void }) {
  const { store } = useCalculator();
  const { shown } = useStatus(inputs);
  const isStored = useStored(inputs) !== null;
  const undoable = useUndoable('adopted');
  /** What the undo of a replacement brings back. */
  const [replaced, setReplaced] = useState<typeof undoable>(null);
  function replace() {
    if (!inputs.storeShown(isStored)) return;
    if (isStored) setReplaced(store.undoable());
    onClose();
  }
  if (shown === 'own')
    return (
      replaced !== null &&
      replaced === undoable && (
        <Panel role="status">
          <p>{words.savedReplaced}</p>
          <Actions mt={3}>
            <Button onClick={store.undo}>{words.undo.adopted}</Button>
          </Actions>
        </Panel>
      )
    );
  return (
    <Panel role="status">
      <p>{isStored ? words.shownBeside[shown] : words.shownUnsaved[shown]}</p>
      <Actions mt={3}>
        <Button look="solid" onClick={replace}>
          {isStored ? words.replaceSaved : words.saveShown}
        </Button>
        {isStored && (
          <Button
            onClick={() => {
              inputs.showOwn();
              onClose();
            }}
          >
            {words.backToSaved}
          </Button>
        )}
      </Actions>
    </Panel>
  );
}
