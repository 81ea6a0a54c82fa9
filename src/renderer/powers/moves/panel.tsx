import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { Quiet } from '#src/design/parts.tsx';
import { formatValue } from '#src/engine/format.ts';
import { formatInput, type NumberPlace, numberPlaces } from '#src/engine/places.ts';
import { gridSteps, type Moves, movesSteps, type Side } from '#src/engine/powers/moves.ts';
import type { Output } from '#src/engine/types.ts';
import { labelOf } from '#src/engine/visibility.ts';
import { words as panelWords } from '#words/panels.ts';
import { useValues } from '../../state/calculator.ts';
import type { PanelProps } from '../panel-props.ts';
import { Choice, Controls, Lead, PlainTable, Scroll } from '../parts.tsx';
import { type Start, useSteps } from '../steps.ts';

const words = panelWords.moves;

/** A bar between the two figures, on the same scale for all inputs. */
const Bar = chakra('div', {
  base: {
    position: 'relative',
    height: '0.6rem',
    mt: 1.5,
    borderRadius: 'full',
    bg: 'sunken',
    '& > i': { position: 'absolute', insetBlock: 0, borderRadius: 'full', bg: 'accent', minWidth: '2px' },
    '& > b': { position: 'absolute', insetBlock: '-0.2rem', width: '2px', bg: 'fg' },
  },
});

/** How each input changes the figure, and a grid for two of them. */
export default function MovesPanel({ calculator }: PanelProps) {
  const { tool, store } = calculator;
  const start = useMemo<Start<Moves | null>>(() => (values, live) => movesSteps(tool, values, live), [tool]);
  const { result } = useSteps(calculator, start);
  const places = numberPlaces(tool, useValues(store));
  const spec = result && tool.outputs[result.output];
  if (!result || !spec) return <Quiet>{words.none}</Quiet>;
  return (
    <>
      <Lead>{words.lead(labelOf(spec, tool.inputs, store.value), formatValue(spec, result.present))}</Lead>
      <Scroll>
        <PlainTable>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.input}</th>
              <th scope="col">{words.down}</th>
              <th scope="col">{words.up}</th>
            </tr>
          </thead>
          <Bars result={result} spec={spec} />
        </PlainTable>
      </Scroll>
      {result.unchanged.length > 0 && (
        <Quiet mt={3}>{words.still(result.unchanged.map(({ label }) => label).join(', '))}</Quiet>
      )}
      {places.length > 1 && <GridPart calculator={calculator} places={places} />}
    </>
  );
}

function Bars({ result, spec }: { result: Moves; spec: Output }) {
  const figures = result.bars.flatMap(({ down, up }) => [down.figure, up.figure, result.present]);
  const known = figures.filter((figure): figure is number => figure !== null);
  const low = Math.min(...known);
  const width = Math.max(...known) - low;
  const share = (figure: number) => (width === 0 ? 0 : ((figure - low) / width) * 100);
  const side = (place: NumberPlace, { value, figure }: Side) => (
    <td>
      {figure === null ? words.impossible : formatValue(spec, figure)}
      <small>{words.at(formatInput(place.spec, value))}</small>
    </td>
  );
  return (
    <tbody>
      {result.bars.map(({ place, down, up }) => {
        const ends = [down.figure ?? result.present, up.figure ?? result.present, result.present];
        const from = Math.min(...ends);
        return (
          <tr key={place.path}>
            <th scope="row">
              {place.label}
              <Bar aria-hidden="true">
                <i
                  style={{ insetInlineStart: `${share(from)}%`, width: `${share(Math.max(...ends)) - share(from)}%` }}
                />
                <b style={{ insetInlineStart: `${share(result.present)}%` }} />
              </Bar>
            </th>
            {side(place, down)}
            {side(place, up)}
          </tr>
        );
      })}
    </tbody>
  );
}

function GridPart({ calculator, places }: Pick<PanelProps, 'calculator'> & { places: readonly NumberPlace[] }) {
  const { tool } = calculator;
  const [down, setDown] = useState('');
  const [across, setAcross] = useState('');
  const has = (path: string) => places.some((place) => place.path === path);
  const rows = has(down) ? down : (places[0]?.path ?? '');
  const others = places.filter(({ path }) => path !== rows);
  const columns = has(across) && across !== rows ? across : (others[0]?.path ?? '');
  const start = useMemo<Start<ReturnType<typeof gridSteps> extends Generator<void, infer G> ? G : never>>(
    () => (values, live) => gridSteps(tool, values, rows, columns, live),
    [tool, rows, columns],
  );
  const { result: grid } = useSteps(calculator, start);
  const spec = grid && tool.outputs[grid.output];
  const options = (all: readonly NumberPlace[]) => all.map(({ path, label }) => ({ value: path, label }));
  return (
    <section aria-label={words.grid} style={{ marginTop: '1.5rem' }}>
      <Controls>
        <Choice label={words.rows} value={rows} options={options(places)} onChoose={setDown} />
        <Choice label={words.columns} value={columns} options={options(others)} onChoose={setAcross} />
      </Controls>
      {grid && spec && (
        <Scroll>
          <PlainTable>
            <caption>
              <span>
                {words.gridCaption(
                  labelOf(spec, tool.inputs, calculator.store.value),
                  grid.rows.place.label,
                  grid.columns.place.label,
                )}
              </span>
            </caption>
            <thead>
              <tr>
                <td />
                {grid.columns.values.map((value) => (
                  <th key={value} scope="col">
                    {formatInput(grid.columns.place.spec, value)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {grid.cells.map((cells, row) => (
                <tr key={grid.rows.values[row]}>
                  <th scope="row">{formatInput(grid.rows.place.spec, grid.rows.values[row] ?? 0)}</th>
                  {cells.map((figure, column) => (
                    <td
                      key={grid.columns.values[column]}
                      aria-current={row === grid.rows.present && column === grid.columns.present ? 'true' : undefined}
                    >
                      {figure === null ? words.impossible : formatValue(spec, figure)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </Scroll>
      )}
    </section>
  );
}
