import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#src/design/icon.tsx';
import { Actions, Button, Hidden, Panel, Quiet } from '#src/design/parts.tsx';
import { words as keepWords } from '#words/keep.ts';
import { Title } from '../reading/content.tsx';
import type { Calculator } from '../state/calculator.ts';
import { History } from './history.tsx';
import type { Kept } from './stored.ts';
import { Faults, Unread, Warning } from './unreadable.tsx';
import { useKeeper } from './use-keeper.ts';

/**
 * The panel for stored values: saves them as they are typed, exports, imports and clears them; never overwrites another tab's
 * values or unreadable ones.
 *
 * @param notices the element in which the page reports stored values that it cannot read
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
  const {
    history,
    said,
    fault,
    refused,
    conflict,
    found,
    unfit,
    takeTheirs,
    keepMine,
    exportFile,
    importFile,
    takeUnfit,
    downloadFound,
    decide,
    discard,
    clear,
    keepSnapshot,
  } = useKeeper(id, calculator, start);
  const file = useRef<HTMLInputElement>(null);
  const undecided = found.filter(({ decided }) => !decided);
  const decided = found.flatMap((each) =>
    each.decided && each.place !== null ? [{ ...each, place: each.place }] : [],
  );
  return (
    <Panel data-noprint="">
      {notices !== null &&
        createPortal(
          undecided.map((each) => (
            <Unread
              key={each.place ?? ''}
              found={each}
              onDownload={() => downloadFound(each)}
              onUse={() => decide(each, true)}
              onStart={() => decide(each, false)}
            />
          )),
          notices,
        )}
      <Title>{keepWords.title}</Title>
      <Quiet mt={2}>{keepWords.about}</Quiet>
      <Actions mt={4}>
        {tool.keep?.history && (
          <Button type="button" look="solid" onClick={keepSnapshot}>
            {keepWords.snapshot}
          </Button>
        )}
        <Button type="button" onClick={exportFile}>
          <Icon name="download" />
          {keepWords.export}
        </Button>
        <Button type="button" onClick={() => file.current?.click()}>
          <Icon name="upload" />
          {keepWords.import}
        </Button>
        <Button type="button" onClick={clear}>
          <Icon name="trash-2" />
          {keepWords.clear}
        </Button>
        <Hidden>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            aria-label={keepWords.import}
            tabIndex={-1}
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              if (chosen) void importFile(chosen);
              event.target.value = '';
            }}
          />
        </Hidden>
      </Actions>
      <Quiet role="status" mt={3}>
        {said}
      </Quiet>
      {fault !== '' && <Warning role="alert">{fault}</Warning>}
      {refused.length > 0 && (
        <Warning>
          {keepWords.refused}
          <Faults faults={refused} />
        </Warning>
      )}
      {unfit && (
        <Warning role="alert">
          {keepWords.notImported}
          <Faults faults={unfit.faults} />
          {unfit.kept && (
            <Button type="button" onClick={() => takeUnfit(unfit)}>
              {keepWords.useReadable}
            </Button>
          )}
        </Warning>
      )}
      {decided.map((each) => (
        <Warning key={each.place}>
          {keepWords.aside}
          <Actions>
            <Button type="button" onClick={() => downloadFound(each)}>
              {keepWords.downloadFound}
            </Button>
            <Button type="button" onClick={() => discard(each.place)}>
              {keepWords.discard}
            </Button>
          </Actions>
        </Warning>
      ))}
      {conflict && (
        <Warning role="alert">
          {keepWords.conflict}
          <Actions>
            <Button type="button" onClick={takeTheirs}>
              {keepWords.takeTheirs}
            </Button>
            <Button type="button" onClick={keepMine}>
              {keepWords.keepMine}
            </Button>
          </Actions>
        </Warning>
      )}
      {tool.keep?.history && history.length > 0 && (
        <History calculator={calculator} history={history} title={tool.keep.history.title} />
      )}
    </Panel>
  );
}
