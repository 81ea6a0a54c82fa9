import { createPortal } from 'react-dom';
import { Check } from '#src/design/check.tsx';
import { FileButton } from '#src/design/file-button.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Actions, Button, Panel, Quiet } from '#src/design/parts.tsx';
import { setHousehold, sharedInputs } from '#src/device/shared-inputs.ts';
import { words as myFigures } from '#words/device.ts';
import { words } from '#words/storage.ts';
import { Title } from '../reading/content.tsx';
import { useCalculator } from '../state/calculator.ts';
import { Faults, Warning } from './faults.tsx';
import { HistoryView } from './history.tsx';
import {
  clear,
  deleteUnreadable,
  downloadUnreadable,
  exportFile,
  importFile,
  takeSnapshot,
} from './storage-actions.ts';
import { type StoredInputsOfPage, useStatus, useStored } from './stored-inputs.ts';

/** Says what could not be read: of a file beside its button, of what is stored above the form. */
function Unread({ lead, faults, mt }: { lead: string; faults: readonly string[]; mt?: 0 }) {
  return (
    <Warning role="alert" mt={mt}>
      <p>{lead}</p>
      <Faults faults={faults} />
    </Warning>
  );
}

/**
 * Shows what is stored of a tool's inputs: exports, imports and clears it, takes snapshots, and says what could not be stored
 * or read. The page stores them without this panel (`stored-inputs.ts`).
 *
 * @param notices the element above the form in which the page says what it could not read
 */
export default function StoragePanel({
  id,
  inputs,
  notices,
}: {
  id: string;
  inputs: StoredInputsOfPage;
  notices: Element | null;
}) {
  const { tool } = useCalculator();
  const { shown, done, failed, refused, unread } = useStatus(inputs);
  const history = useStored(inputs)?.history ?? [];
  const { household } = sharedInputs.use();
  // while a link's or an example's figures are on the page, a notice above says what can be done
  if (shown !== 'own') return null;
  return (
    <Panel data-noprint="">
      {notices !== null && unread && !unread.isOfFile && createPortal(<Unread {...unread} mt={0} />, notices)}
      <Title>{words.title}</Title>
      <Quiet mt={2}>{words.about}</Quiet>
      <Actions mt={4}>
        {tool.keep?.history && (
          <Button look="solid" onClick={() => takeSnapshot(inputs)}>
            {words.snapshot}
          </Button>
        )}
        <Button onClick={() => exportFile(inputs)}>
          <Icon name="download" />
          {words.export}
        </Button>
        <FileButton
          label={words.import}
          accept="application/json,.json"
          onChoose={(file) => void importFile(inputs, file)}
        />
        <Button onClick={() => clear(inputs)}>
          <Icon name="trash-2" />
          {words.clear}
        </Button>
      </Actions>
      {Object.values(tool.inputs).some((spec) => 'about' in spec) && (
        <Check
          label={myFigures.household}
          checked={household === true}
          onChange={(isGiven) => setHousehold(isGiven, id)}
        />
      )}
      <Quiet role="status" mt={3}>
        {done}
      </Quiet>
      {unread?.isOfFile && <Unread {...unread} />}
      {failed !== '' && <Warning role="alert">{failed}</Warning>}
      {refused.length > 0 && (
        <Warning>
          {words.refused}
          <Faults faults={refused} />
        </Warning>
      )}
      {inputs.unreadable().length > 0 && (
        <Warning>
          {words.aside}
          <Actions>
            <Button onClick={() => downloadUnreadable(inputs)}>{words.downloadAside}</Button>
            <Button onClick={() => deleteUnreadable(inputs)}>{words.deleteAside}</Button>
          </Actions>
        </Warning>
      )}
      {tool.keep?.history && history.length > 0 && <HistoryView history={history} title={tool.keep.history.title} />}
    </Panel>
  );
}
