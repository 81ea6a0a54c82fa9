import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { Icon } from '#src/design/icon.tsx';
import { Button, column, Hidden, Panel, Quiet } from '#src/design/parts.tsx';
import { formatDay } from '#src/engine/format.ts';
import type { Calculator, FormValues } from '../calculator.ts';
import { unitOf } from '../charts/data.ts';
import { ChartFrame } from '../charts/index.tsx';
import { Title } from '../content.tsx';
import { Sheets } from '../sheets.tsx';
import { words } from '../words.ts';
import { type Kept, readKept, type Snapshot, today, withSnapshot, writeKept } from './kept.ts';
import { keepKey } from './start.ts';

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 } });
const Warning = chakra('div', {
  base: { mt: 4, p: 4, borderRadius: 'md', bg: 'accent.subtle', display: 'grid', gap: 3, justifyItems: 'start' },
});
const Parts = chakra('div', { base: { ...column, gap: 4, mt: 6 } });

/** Wait this long after the last key before writing. */
const PAUSE = 400;

/** Values that stay in this browser: saved as typed, exported, imported and cleared; never over another tab's. */
export default function KeepPanel({
  id,
  calculator,
  start,
}: {
  id: string;
  calculator: Calculator;
  start: Kept | null;
}) {
  const { tool, form, defaults, store } = calculator;
  const [history, showHistory] = useState<readonly Snapshot[]>(start?.history ?? []);
  // what a save that waits will write, which is always the newest
  const newest = useRef(history);
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const [conflict, setConflict] = useState(false);
  // what this tab last read or wrote: anything else in the store is another tab's
  const known = useRef(readStored(keepKey(id)));
  const file = useRef<HTMLInputElement>(null);

  const save = useCallback(
    (kept: Kept, force = false) => {
      if (!force && readStored(keepKey(id)) !== known.current) return setConflict(true);
      const text = writeKept(id, tool, kept);
      if (text === known.current) return;
      if (writeStored(keepKey(id), text)) {
        known.current = text;
        setFault('');
        setConflict(false);
      } else setFault(words.keep.cannot);
    },
    [id, tool],
  );

  const values = useCallback(() => form.getValues() as FormValues, [form]);

  function setHistory(next: readonly Snapshot[]) {
    newest.current = next;
    showHistory(next);
  }

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      if (store.outcome().ok) save({ values: values(), history: newest.current });
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(now, PAUSE);
    };
    const stop = store.subscribe(soon);
    // something may have been typed before this part of the page was there
    if (JSON.stringify(values()) !== JSON.stringify({ ...defaults, ...start?.values })) soon();
    const elsewhere = (event: StorageEvent) => {
      if (event.key === keepKey(id) && event.newValue !== known.current) setConflict(true);
    };
    window.addEventListener('pagehide', now);
    window.addEventListener('storage', elsewhere);
    return () => {
      now();
      stop();
      window.removeEventListener('pagehide', now);
      window.removeEventListener('storage', elsewhere);
    };
  }, [id, store, save, values, defaults, start]);

  function adopt({ values: next, history: nextHistory }: Kept) {
    setHistory(nextHistory);
    form.reset({ ...defaults, ...next });
  }

  function takeTheirs() {
    const text = readStored(keepKey(id));
    const read = text === null ? null : readKept(id, tool, text);
    known.current = text;
    setConflict(false);
    if (text === null) adopt({ values: defaults, history: [] });
    else if (read?.ok) adopt(read.kept);
    else if (read) setFault(read.message);
  }

  function exportFile() {
    const blob = new Blob([writeKept(id, tool, { values: values(), history })], { type: 'application/json' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `${id}-${today()}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    setSaid(words.keep.exported);
  }

  async function importFile(chosen: File) {
    setSaid('');
    setFault('');
    // a file of gigabytes is not even read
    const text = chosen.size > 2_000_000 ? null : await chosen.text().catch(() => null);
    const read = text === null ? { ok: false as const, message: words.keep.tooLong } : readKept(id, tool, text);
    if (!read.ok) return setFault(read.message);
    adopt(read.kept);
    save(read.kept, true);
    setSaid(words.keep.imported);
  }

  function clear() {
    setHistory([]);
    form.reset(defaults);
    // after the form's own change has been noticed, so that clearing is the last word
    setTimeout(() => {
      const gone = removeStored(keepKey(id));
      known.current = gone ? null : known.current;
      setFault(gone ? '' : words.keep.cannot);
      setConflict(false);
      setSaid(gone ? words.keep.cleared : '');
    }, PAUSE + 100);
  }

  function keepSnapshot() {
    const outcome = store.outcome();
    if (!outcome.ok) return setFault(outcome.message);
    const figures = (tool.keep?.history?.outputs ?? []).map((name) => [name, Number(outcome.outputs[name])]);
    const next = withSnapshot(history, { day: today(), outputs: Object.fromEntries(figures) });
    setHistory(next);
    save({ values: values(), history: next });
    setSaid(words.keep.snapshotKept);
  }

  return (
    <Panel data-noprint="">
      <Title>{words.keep.title}</Title>
      <Quiet mt={2}>{words.keep.about}</Quiet>
      <Actions>
        {tool.keep?.history && (
          <Button type="button" look="solid" onClick={keepSnapshot}>
            {words.keep.snapshot}
          </Button>
        )}
        <Button type="button" onClick={exportFile}>
          <Icon name="download" />
          {words.keep.export}
        </Button>
        <Button type="button" onClick={() => file.current?.click()}>
          <Icon name="upload" />
          {words.keep.import}
        </Button>
        <Button type="button" onClick={clear}>
          <Icon name="trash-2" />
          {words.keep.clear}
        </Button>
        <Hidden>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            aria-label={words.keep.import}
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
      {conflict && (
        <Warning role="alert">
          {words.keep.conflict}
          <Actions mt={0}>
            <Button type="button" onClick={takeTheirs}>
              {words.keep.takeTheirs}
            </Button>
            <Button type="button" onClick={() => save({ values: values(), history }, true)}>
              {words.keep.keepMine}
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
  const rows = history.map(({ day, outputs }) => ({ day: formatDay(day), ...outputs }));
  const series = Object.entries(columns).map(([key, spec]) => ({ key, label: spec.label, unit: unitOf(spec) }));
  const table = { title, columns: { day: { kind: 'text' as const, label: words.keep.day }, ...columns } };
  return (
    <Parts>
      <ChartFrame
        chart={{ kind: 'line', title, table: 'history', x: 'day', series: names }}
        data={{ rows, x: { key: 'day', label: words.keep.day, unit: { kind: 'text' } }, series }}
        place={place}
      />
      <Sheets table={table} rows={rows} label={title} />
    </Parts>
  );
}
