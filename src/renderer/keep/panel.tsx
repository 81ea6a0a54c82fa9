import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { download } from '#src/browser/download.ts';
import { isOwnKey } from '#src/browser/hub-storage.ts';
import { today } from '#src/browser/today.ts';
import { Icon } from '#src/design/icon.tsx';
import { Actions, Button, column, Hidden, Panel, Quiet } from '#src/design/parts.tsx';
import { formatNumber } from '#src/engine/format.ts';
import { formatDay } from '#src/engine/format-day.ts';
import { words as keepWords } from '#words/keep.ts';
import { unitOf } from '../charts/data.ts';
import { ChartFrame } from '../charts/index.tsx';
import { coloursOf } from '../charts/look.ts';
import { Title } from '../reading/content.tsx';
import type { Calculator, FormValues } from '../state/calculator.ts';
import { useNear } from '../state/settled.ts';
import { Sheets } from '../tables/table-parts.tsx';
import { keepName } from './start.ts';
import {
  type Kept,
  MOST_SNAPSHOTS,
  type Reading,
  readKept,
  type Snapshot,
  withHistory,
  withSnapshot,
} from './stored.ts';
import { Faults, Unread, Warning } from './unreadable.tsx';
import { createKeeper, type Found } from './writer.ts';

const Parts = chakra('div', { base: { ...column, gap: 4, mt: 6 } });

/** Milliseconds after the last key before values are saved. */
const PAUSE = 400;

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
  const { tool, form, defaults, store } = calculator;
  const [keeper] = useState(() => createKeeper(id, tool));
  const [history, showHistory] = useState<readonly Snapshot[]>(start?.history ?? []);
  // a delayed save always writes the newest
  const newest = useRef(history);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState(false);
  const [found, setFound] = useState<readonly Found[]>([]);
  // a file that could not be imported in full
  const [unfit, setUnfit] = useState<Reading | null>(null);
  const file = useRef<HTMLInputElement>(null);

  /** @returns whether it is stored */
  const save = useCallback(
    (kept: Kept, force = false): boolean => {
      const saved = keeper.save(kept, force);
      setConflict(saved.kind === 'conflict');
      setFault(saved.kind === 'failed' ? saved.message : '');
      if (saved.kind === 'saved') setRefused(saved.refused);
      return saved.kind === 'saved';
    },
    [keeper],
  );

  const values = useCallback(() => form.getValues() as FormValues, [form]);

  function setHistory(next: readonly Snapshot[]) {
    newest.current = next;
    showHistory(next);
  }

  // unreadable stored values are set aside before anything is written
  useEffect(() => setFound(keeper.found()), [keeper]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      save({ values: values(), history: newest.current });
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(now, PAUSE);
    };
    const stop = store.subscribe(soon);
    // something may have been typed before this panel loaded
    if (JSON.stringify(values()) !== JSON.stringify({ ...defaults, ...start?.values })) soon();
    const elsewhere = (event: StorageEvent) => {
      if (isOwnKey(event.key, keepName(id)) && keeper.changedElsewhere()) setConflict(true);
    };
    window.addEventListener('pagehide', now);
    window.addEventListener('storage', elsewhere);
    return () => {
      now();
      stop();
      window.removeEventListener('pagehide', now);
      window.removeEventListener('storage', elsewhere);
    };
  }, [id, store, save, keeper, values, defaults, start]);

  function adopt({ values: next, history: nextHistory }: Kept) {
    setHistory(nextHistory);
    form.reset({ ...defaults, ...next });
  }

  function takeTheirs() {
    const read = keeper.read();
    setConflict(false);
    if (read === null) adopt({ values: defaults, history: [] });
    else if (read.faults.length === 0 && read.kept) adopt(read.kept);
    setFound(keeper.found());
  }

  function keepMine() {
    save({ values: values(), history }, true);
    setFound(keeper.found());
  }

  function exportFile() {
    const written = keeper.write({ values: values(), history });
    if (!written.ok) return setFault(written.message);
    download(new Blob([written.text], { type: 'application/json' }), `${id}-${today()}.json`);
    setSaid(keepWords.exported);
  }

  /** Puts values on the page and stores them, whatever is stored now. */
  function take(kept: Kept, message: string) {
    adopt(kept);
    setSaid(save(kept, true) ? message : '');
    setFound(keeper.found());
  }

  async function importFile(chosen: File) {
    setSaid('');
    setFault('');
    setUnfit(null);
    // huge files are not read
    const text = chosen.size > 2_000_000 ? null : await chosen.text().catch(() => null);
    const read = text === null ? { kept: null, faults: [keepWords.tooLong] } : readKept(id, tool, text);
    if (read.kept && read.faults.length === 0) take(read.kept, keepWords.imported);
    else setUnfit(read);
  }

  function takeUnfit({ kept }: Reading) {
    setUnfit(null);
    if (kept) take(kept, keepWords.usedReadable);
  }

  function downloadFound({ text, place }: Found) {
    download(new Blob([text], { type: 'application/json' }), `${id}-${keepWords.foundFile}-${place ?? 0}.json`);
    keeper.downloaded(text);
    setSaid(keepWords.exported);
    if (place === null) setFault('');
  }

  function decide({ place, reading }: Found, use: boolean) {
    const { kept } = reading;
    const next = use && kept ? { ...kept, history: withHistory(kept.history, history) } : { values: values(), history };
    if (use && kept) adopt(next);
    if (save(next, true)) {
      if (place !== null) keeper.decide(place);
      setSaid(use ? keepWords.usedReadable : keepWords.startedAgain);
    }
    setFound(keeper.found());
  }

  function discard(place: string) {
    keeper.discard(place);
    setFound(keeper.found());
    setSaid(keepWords.discarded);
  }

  function clear() {
    setHistory([]);
    form.reset(defaults);
    // after the form's change has scheduled a save, so that clearing comes last
    setTimeout(() => {
      const gone = keeper.clear();
      setFault(gone ? '' : keepWords.cannot);
      setConflict(false);
      setRefused([]);
      setUnfit(null);
      setFound(keeper.found());
      setSaid(gone ? keepWords.cleared : '');
    }, PAUSE + 100);
  }

  function keepSnapshot() {
    setSaid('');
    const outcome = store.outcome();
    if (!outcome.ok) return setFault(outcome.message);
    const figures = (tool.keep?.history?.outputs ?? []).map((name) => [name, Number(outcome.outputs[name])]);
    const next = withSnapshot(history, { day: today(), outputs: Object.fromEntries(figures) });
    if (next.length > MOST_SNAPSHOTS) return setFault(keepWords.fullHistory(formatNumber(MOST_SNAPSHOTS)));
    setHistory(next);
    if (save({ values: values(), history: next })) setSaid(keepWords.snapshotKept);
  }

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

function History({
  calculator,
  history,
  title,
}: {
  calculator: Calculator;
  history: readonly Snapshot[];
  title: string;
}) {
  const { tool } = calculator;
  const names = tool.keep?.history?.outputs ?? [];
  const columns = Object.fromEntries(
    names.flatMap((name) => {
      const spec = tool.outputs[name];
      return spec && spec.kind !== 'text' ? [[name, spec] as const] : [];
    }),
  );
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const rows = history.map(({ day, outputs }) => ({ day: formatDay(day), ...outputs }));
  const colours = coloursOf(names.map(() => undefined));
  const series = Object.entries(columns).map(([key, spec], index) => ({
    key,
    label: spec.label,
    unit: unitOf(spec),
    colour: colours[index] ?? '',
  }));
  const x = { key: 'day', label: keepWords.day, unit: { kind: 'text' as const }, colour: '' };
  const table = { title, columns: { day: { kind: 'text' as const, label: keepWords.day }, ...columns } };
  return (
    <Parts>
      <ChartFrame
        chart={{ kind: 'line', title, table: 'history', x: 'day', series: names }}
        data={{ rows, x, series, marks: [], tooSmall: [] }}
        place={place}
        near={near}
      />
      <Sheets table={table} rows={rows} label={title} />
    </Parts>
  );
}
