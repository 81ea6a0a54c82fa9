import { chakra } from '@chakra-ui/react/styled-system';
import { column } from '#src/design/parts.tsx';
import type { Snapshot } from '#src/device/tool-inputs-format.ts';
import { formatDay } from '#src/engine/format-day.ts';
import { words } from '#words/storage.ts';
import { seriesOf } from '../charts/data.ts';
import { ChartFrame } from '../charts/index.tsx';
import { coloursOf } from '../charts/look.ts';
import { useCalculator } from '../state/calculator.ts';
import { Sheets, tableWidth } from '../tables/table-parts.tsx';

const Parts = chakra('div', { base: { ...column, gap: 4, mt: 6 } });

/** The snapshots as a chart and a table. */
export function HistoryView({ history, title }: { history: readonly Snapshot[]; title: string }) {
  const { tool } = useCalculator();
  const names = tool.keep?.history?.outputs ?? [];
  const columns = Object.fromEntries(
    names.flatMap((name) => {
      const spec = tool.outputs[name];
      return spec && spec.kind !== 'text' ? [[name, spec] as const] : [];
    }),
  );
  const rows = history.map(({ day, outputs }) => ({ day: formatDay(day), ...outputs }));
  const colours = coloursOf(names.map(() => undefined));
  const series = Object.entries(columns).map(([key, spec], index) => seriesOf(key, spec, colours[index]));
  const x = { key: 'day', label: words.day, unit: { kind: 'text' as const } };
  const table = { title, columns: { day: { kind: 'text' as const, label: words.day }, ...columns } };
  return (
    <Parts>
      <ChartFrame
        chart={{ kind: 'line', title, table: 'history', x: 'day', series: names }}
        data={{ rows, x, series, marks: [] }}
      />
      <div style={{ maxWidth: tableWidth(table) }}>
        <Sheets table={table} rows={rows} />
      </div>
    </Parts>
  );
}
