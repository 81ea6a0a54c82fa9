import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useId, useRef, useState } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { Button, Hidden, Quiet, Segment, SegmentRadio, Segments } from '#src/design/parts.tsx';
import { formatValue } from '#src/engine/format.ts';
import type { Table, TableRow } from '#src/engine/types.ts';
import type { Calculator } from '../state/calculator.ts';
import { useNear, useSettled } from '../state/settled.ts';
import { words } from '../words.ts';
import { Sheets } from './table-parts.tsx';

const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' } });
const Tools = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', my: 3 } });

/** Every row as tab-separated text, which spreadsheets take: plain numbers, no grouping. */
export function tabSeparated(table: Table, rows: readonly TableRow[]): string {
  const columns = Object.entries(table.columns);
  const clean = (text: string) => text.replace(/[\t\r\n]+/g, ' ');
  const lines = rows.map((row) =>
    columns
      .map(([id, spec]) => {
        const value = row[id] ?? '';
        return clean(spec.kind === 'text' ? formatValue(spec, value) : String(value));
      })
      .join('\t'),
  );
  return [columns.map(([, spec]) => clean(spec.label)).join('\t'), ...lines].join('\n');
}

/** One table, opened on demand, with its finer view behind a switch. */
function ToolTable({ calculator, id, finer }: { calculator: Calculator; id: string; finer: string | null }) {
  const { tool } = calculator;
  const table = tool.tables[id] as Table;
  const [open, setOpen] = useState(false);
  const [inDetail, setInDetail] = useState(false);
  const panel = useId();
  const group = useId();
  const shown = inDetail && finer !== null ? finer : id;
  return (
    <div>
      <Bar>
        <Button type="button" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
          {open ? words.table.hide(table.title) : words.table.show(table.title)}
        </Button>
      </Bar>
      <div id={panel} hidden={!open}>
        {open && (
          <>
            <Tools>
              {finer !== null && (
                <fieldset>
                  <Hidden as="legend">{words.table.detail}</Hidden>
                  <Segments>
                    {[false, true].map((detailed) => (
                      <Segment key={String(detailed)}>
                        <SegmentRadio
                          type="radio"
                          name={group}
                          checked={inDetail === detailed}
                          onChange={() => setInDetail(detailed)}
                        />
                        {detailed ? tool.tables[finer]?.title : table.title}
                      </Segment>
                    ))}
                  </Segments>
                </fieldset>
              )}
              <Copy calculator={calculator} id={shown} />
            </Tools>
            <LiveSheets calculator={calculator} id={shown} />
          </>
        )}
      </div>
    </div>
  );
}

function LiveSheets({ calculator, id }: { calculator: Calculator; id: string }) {
  const place = useRef<HTMLDivElement>(null);
  const outcome = useSettled(calculator.store.settled, useNear(place));
  const table = calculator.tool.tables[id] as Table;
  return (
    <div ref={place}>
      <Sheets table={table} rows={outcome.ok ? outcome.table(id) : []} label={table.title} />
    </div>
  );
}

function Copy({ calculator, id }: { calculator: Calculator; id: string }) {
  const [said, setSaid] = useState('');
  async function copy() {
    const outcome = calculator.store.outcome();
    if (!outcome.ok) return;
    try {
      await navigator.clipboard.writeText(tabSeparated(calculator.tool.tables[id] as Table, outcome.table(id)));
      setSaid(words.table.copied);
    } catch {
      setSaid(words.table.copyFailed);
    }
  }
  return (
    <>
      <Button type="button" onClick={copy}>
        <Icon name="copy" />
        {words.table.copy}
      </Button>
      <Quiet role="status">{said}</Quiet>
    </>
  );
}

/** All tables of a tool; a finer one stands with the one it refines. */
export const ToolTables = memo(function ToolTables({ calculator }: { calculator: Calculator }) {
  const all = Object.entries(calculator.tool.tables);
  const finerOf = (id: string) => all.find(([, table]) => table.finerOf === id)?.[0] ?? null;
  return all
    .filter(([, table]) => table.finerOf === undefined)
    .map(([id]) => <ToolTable key={id} calculator={calculator} id={id} finer={finerOf(id)} />);
});
