import { useMemo } from 'react';
import { Actions, Button } from '#src/design/buttons.tsx';
import { Check } from '#src/design/fields.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Callout, Column, Panel } from '#src/design/layout.ts';
import { Quiet, TextLink } from '#src/design/text.tsx';
import { calculations, MY_FIGURES_HASH, snapshotsOf } from '#src/device/calculations.ts';
import { setHousehold, sharedInputs } from '#src/device/shared-inputs.ts';
import { formatDay } from '#src/engine/format.ts';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { words as myFigures } from '#words/device.ts';
import { words } from '#words/storage.ts';
import { seriesOf } from '../charts/data.ts';
import { ChartFrame } from '../charts/index.tsx';
import { coloursOf } from '../charts/look.tsx';
import { Title } from '../reading/content.tsx';
import { useCalculator } from '../state/calculator.ts';
import { tableWidth } from '../tables/columns.ts';
import { Sheets } from '../tables/table-parts.tsx';
import { type StoredInputs, useStatus } from './stored-inputs.tsx';

function HistoryView({ id, title }: { id: string; title: string }) {
  const { tool } = useCalculator();
  const { list } = calculations.use();
  const names = tool.keep?.history?.outputs ?? [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the snapshots are in the list
  const rows = useMemo(
    () =>
      snapshotsOf(id).flatMap(({ name, scenario }) => {
        const outcome = tool.run(readScenario(tool, scenario).values);
        return outcome.ok ? [{ ...outcome.outputs, day: formatDay(name ?? '') }] : [];
      }),
    [id, tool, list],
  );
  if (rows.length === 0) return null;
  const columns = Object.fromEntries(
    names.flatMap((name) => {
      const spec = tool.outputs[name];
      return spec && spec.kind !== 'text' ? [[name, spec] as const] : [];
    }),
  );
  const colours = coloursOf(names.map(() => undefined));
  const series = Object.entries(columns).map(([key, spec], index) => seriesOf(key, spec, colours[index]));
  const x = { key: 'day', label: words.day, unit: { kind: 'text' as const } };
  const table = { title, columns: { day: { kind: 'text' as const, label: words.day }, ...columns } };
  return (
    <Column gap={4} mt={6}>
      <ChartFrame
        chart={{ kind: 'line', title, table: 'history', x: 'day', series: names }}
        data={{ rows, x, series, marks: [] }}
      />
      <div style={{ maxWidth: tableWidth(table) }}>
        <Sheets table={table} rows={rows} />
      </div>
    </Column>
  );
}

/**
 * Shows what is stored of a tool's inputs: takes snapshots, clears all, and says what could not be stored. The page stores them
 * without this panel (`stored-inputs.tsx`).
 */
export default function StoragePanel({ id, inputs }: { id: string; inputs: StoredInputs }) {
  const { tool } = useCalculator();
  const { shown, done, failed } = useStatus(inputs);
  const { household } = sharedInputs.use();
  // while a link's or an example's figures are on the page, a notice above says what can be done
  if (shown !== 'own') return null;
  return (
    <Panel data-noprint="">
      <Title>{words.title}</Title>
      <Quiet mt={2}>
        {words.about} <TextLink href={`#${MY_FIGURES_HASH}`}>{myFigures.title}</TextLink>
      </Quiet>
      <Actions mt={4}>
        {tool.keep?.history && (
          <Button look="solid" onClick={inputs.takeSnapshot}>
            {words.snapshot}
          </Button>
        )}
        <Button onClick={inputs.clear}>
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
      {failed !== '' && (
        <Callout role="alert" mt={4} p={4} bg="accent-subtle">
          {failed}
        </Callout>
      )}
      {tool.keep?.history && <HistoryView id={id} title={tool.keep.history.title} />}
    </Panel>
  );
}
