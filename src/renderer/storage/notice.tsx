import { Actions, Button, Panel } from '#src/design/parts.tsx';
import { words } from '#words/page.ts';
import { type StoredInputsOfPage, useSaid, useStored } from './stored-inputs.ts';

/** Says that a link's or an example's figures are shown, of which nothing is stored until the visitor says so. */
export function StoredInputsNotice({ inputs, onClose }: { inputs: StoredInputsOfPage; onClose: () => void }) {
  const { shown } = useSaid(inputs);
  const isStored = useStored(inputs) !== null;
  if (shown === 'own') return null;
  return (
    <Panel role="status">
      <p>{isStored ? words.shownBeside[shown] : words.shownUnsaved[shown]}</p>
      <Actions mt={3}>
        <Button
          look="solid"
          onClick={() => {
            if (inputs.replace(isStored)) onClose();
          }}
        >
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
