import { createPortal } from 'react-dom';
import { FileButton } from '#src/design/file-button.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Actions, Button, Panel, Quiet } from '#src/design/parts.tsx';
import { words as carryWords } from '#words/carry.ts';
import { words as keepWords } from '#words/keep.ts';
import { setHousehold, useFigures } from '../carry/figures.ts';
import { Check } from '../powers/parts.tsx';
import { Title } from '../reading/content.tsx';
import type { Calculator } from '../state/calculator.ts';
import { Faults, Warning } from './faults.tsx';
import { History } from './history.tsx';
import type { Kept } from './stored.ts';
import { useKeeper } from './use-keeper.ts';

/**
 * The panel for stored values: saves them as they are typed, exports, imports and clears them. Values that another tab stores
 * are shown here too, which can be undone; unreadable ones are put aside.
 *
 * @param notices the element in which the page says what it could not read
 */
export default function KeepPanel({
  id,
  calculator,
  start,
  notices,
}: {
  id: string;
  calculator: Calculator;
  start: Kept | null;
  notices: Element | null;
}) {
  const { tool } = calculator;
  const kept = useKeeper(id, calculator, start);
  const { household } = useFigures();
  return (
    <Panel data-noprint="">
      {notices !== null &&
        kept.unread &&
        createPortal(
          <Warning role="alert" mt={0}>
            <p>{kept.unread.said}</p>
            <Faults faults={kept.unread.faults} />
          </Warning>,
          notices,
        )}
      <Title>{keepWords.title}</Title>
      <Quiet mt={2}>{keepWords.about}</Quiet>
      <Actions mt={4}>
        {tool.keep?.history && (
          <Button look="solid" onClick={kept.keepSnapshot}>
            {keepWords.snapshot}
          </Button>
        )}
        <Button onClick={kept.exportFile}>
          <Icon name="download" />
          {keepWords.export}
        </Button>
        <FileButton
          label={keepWords.import}
          accept="application/json,.json"
          onChoose={(file) => void kept.importFile(file)}
        />
        <Button onClick={kept.clear}>
          <Icon name="trash-2" />
          {keepWords.clear}
        </Button>
      </Actions>
      {Object.values(tool.inputs).some((spec) => 'about' in spec) && (
        <Check
          label={carryWords.household}
          checked={household === true}
          onChange={(given) => setHousehold(given, id)}
        />
      )}
      <Quiet role="status" mt={3}>
        {kept.said}
      </Quiet>
      {kept.fault !== '' && <Warning role="alert">{kept.fault}</Warning>}
      {kept.refused.length > 0 && (
        <Warning>
          {keepWords.refused}
          <Faults faults={kept.refused} />
        </Warning>
      )}
      {kept.aside.length > 0 && (
        <Warning>
          {keepWords.aside}
          <Actions>
            <Button onClick={kept.downloadAside}>{keepWords.downloadAside}</Button>
            <Button onClick={kept.discardAside}>{keepWords.discardAside}</Button>
          </Actions>
        </Warning>
      )}
      {tool.keep?.history && kept.history.length > 0 && (
        <History calculator={calculator} history={kept.history} title={tool.keep.history.title} />
      )}
    </Panel>
  );
}
