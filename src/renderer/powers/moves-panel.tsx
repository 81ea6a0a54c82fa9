import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Hidden, Quiet } from '#src/design/parts.tsx';
import { formatValue } from '#src/engine/format.ts';
import { formatInput, type NumberPlace, numberPlaces, withValue } from '#src/engine/places.ts';
import { type Grid, gridSteps, type Moves, movesSteps, type Side } from '#src/engine/powers/moves.ts';
import type { Output, Values } from '#src/engine/types.ts';
import { signedLabelOf } from '#src/engine/visibility.ts';
import { words as panelWords } from '#words/panels.ts';
import { useCalculator, useValues } from '../state/calculator.ts';
import { Choice, Controls, Lead, ScrollRegion, UndoLine } from './panel-parts.tsx';
import { type Start, useSteps } from './steps.ts';

const words = panelWords.moves;

/** The inputs with the figures of a step to either side, and between these a bar, on the same scale for all inputs. */
const BarList = chakra('ol', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', sm: 'minmax(0, 1fr) 9rem 9rem' },
      alignItems: 'center',
      columnGap: 3,
      py: 2,
      borderTopWidth: '1px',
    },
    '& > li > div': { gridColumn: { base: '1 / -1', sm: 'auto' }, minWidth: 0, fontSize: 'sm', fontWeight: 500 },
    '& > li > div > small': { ms: 2, color: 'muted', fontWeight: 400 },
    '& .bar': { position: 'relative', height: '0.6rem', my: 1.5, borderRadius: 'full', bg: 'sunken' },
    '& .bar > i': { position: 'absolute', insetBlock: 0, borderRadius: 'full', bg: 'control', minWidth: '2px' },
    '& .bar > b': { position: 'absolute', insetBlock: '-0.2rem', width: '2px', bg: 'fg' },
    '& button': {
      minHeight: '2.75rem',
      px: 3,
      py: 1,
      borderRadius: 'md',
      bg: 'sunken',
      textAlign: 'start',
      lineHeight: 1.3,
      _hover: { outline: '1px solid', outlineColor: 'control' },
    },
    '& button > small': { display: 'block', color: 'muted', fontSize: 'xs' },
    '& button:last-child': { gridColumnEnd: '-1', textAlign: 'end' },
  },
});

const Caption = chakra('h3', { base: { mt: 3, fontWeight: 600 } });

/** A table in a panel: names aligned to the start, figures to the end. */
const PlainTable = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    '& :is(th, td)': { px: 2, py: 2, textAlign: 'end', verticalAlign: 'top' },
    '& tbody :is(th, td)': { borderTopWidth: '1px' },
    '& thead th': { fontWeight: 600 },
    '& tbody th': { fontWeight: 500 },
    // names stay in sight when figures scroll
    '& th:first-of-type': { textAlign: 'start', position: 'sticky', insetInlineStart: 0, zIndex: 1, bg: 'panel' },
    // a figure that can be pressed fills its cell
    '& td:has(> button)': { p: 0 },
    '& tr:has(> td > button) > th': { verticalAlign: 'middle', whiteSpace: 'nowrap' },
    '& td > button': {
      width: 'full',
      minHeight: '2.75rem',
      minWidth: '2.75rem',
      px: 2,
      textAlign: 'end',
    },
    '& td > button:hover': { bg: 'sunken' },
    '& [aria-current]': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px', fontWeight: 700 },
  },
});

type Change = readonly [place: NumberPlace, value: number];
type Apply = (...changes: readonly Change[]) => void;

/** How each input changes the figure, and a grid for two of them; a press on a figure applies its inputs. */
export default function MovesPanel() {
  const { tool, store } = useCalculator();
  const start = useMemo<Start<Moves | null>>(() => (values, live) => movesSteps(tool, values, live), [tool]);
  const { result, busy } = useSteps(start);
  const places = numberPlaces(tool, useValues());
  const [message, setMessage] = useState('');
  const spec = result && tool.outputs[result.output];
  if (!result || !spec) return <Quiet>{result === null && busy ? panelWords.solve.busy : words.none}</Quiet>;
  const apply: Apply = (...changes) => {
    setMessage(changes.map(([place, value]) => panelWords.used(place.label, formatInput(place.spec, value))).join(' '));
    const set = (values: Values, [{ path }, value]: Change) => withValue(values, path, value);
    store.set(changes.reduce(set, store.values()), { undo: 'moved', goesOn: true });
  };
  return (
    <>
      <Lead>{words.lead(signedLabelOf(spec, tool.inputs, store.value), formatValue(spec, result.present))}</Lead>
      <div role="status">
        <UndoLine name="moved" message={message} />
      </div>
      <Bars result={result} spec={spec} apply={apply} />
      {result.unchanged.length > 0 && (
        <Quiet mt={3}>{words.still(result.unchanged.map(({ label }) => label).join(', '))}</Quiet>
      )}
      {places.length > 1 && <GridPart places={places} apply={apply} />}
    </>
  );
}

function Bars({ result, spec, apply }: { result: Moves; spec: Output; apply: Apply }) {
  const { present, bars } = result;
  const figures = [present, ...bars.flatMap(({ down, up }) => [down?.figure ?? present, up?.figure ?? present])];
  const low = Math.min(...figures);
  const width = Math.max(...figures) - low;
  const share = (figure: number) => (width === 0 ? 0 : ((figure - low) / width) * 100);
  const side = (place: NumberPlace, at: Side | null) =>
    at === null ? (
      <span />
    ) : (
      <button type="button" onClick={() => apply([place, at.value])}>
        <Hidden>{`${place.label}: `}</Hidden>
        {formatValue(spec, at.figure)} <small>{words.at(formatInput(place.spec, at.value))}</small>
      </button>
    );
  return (
    <BarList aria-label={words.caption}>
      {bars.map(({ place, down, up }) => {
        const ends = [down?.figure ?? present, up?.figure ?? present, present];
        const from = share(Math.min(...ends));
        return (
          <li key={place.path}>
            <div>
              {place.label}
              <small>{formatInput(place.spec, place.value)}</small>
              <div className="bar" aria-hidden="true">
                <i style={{ insetInlineStart: `${from}%`, width: `${share(Math.max(...ends)) - from}%` }} />
                <b style={{ insetInlineStart: `${share(present)}%` }} />
              </div>
            </div>
            {side(place, down)}
            {side(place, up)}
          </li>
        );
      })}
    </BarList>
  );
}

function GridPart({ places, apply }: { places: readonly NumberPlace[]; apply: Apply }) {
  const { tool, store } = useCalculator();
  const [down, setDown] = useState('');
  const [across, setAcross] = useState('');
  const has = (path: string) => places.some((place) => place.path === path);
  const rows = has(down) ? down : (places[0]?.path ?? '');
  const others = places.filter(({ path }) => path !== rows);
  const columns = has(across) && across !== rows ? across : (others[0]?.path ?? '');
  const before = useRef<Grid | null>(null);
  const start = useMemo<Start<Grid | null>>(
    () => (values, live) => gridSteps(tool, values, rows, columns, live, before.current),
    [tool, rows, columns],
  );
  const { result: grid } = useSteps(start);
  const box = useRef<HTMLDivElement>(null);
  const captionId = useId();
  const shown = grid && `${grid.rows.place.path} ${grid.columns.place.path}`;
  useEffect(() => {
    before.current = grid;
  }, [grid]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another pair of inputs; a press on a cell moves nothing
  useLayoutEffect(() => {
    const cell = box.current?.querySelector<HTMLElement>('[aria-current]');
    const names = box.current?.querySelector<HTMLElement>('tbody th');
    if (!box.current || !cell || !names) return;
    // the names stand over the beginning of the box
    box.current.scrollLeft = cell.offsetLeft - (box.current.clientWidth + names.offsetWidth - cell.offsetWidth) / 2;
  }, [shown]);
  const spec = grid && tool.outputs[grid.output];
  const options = (all: readonly NumberPlace[]) => all.map(({ path, label }) => ({ value: path, label }));
  return (
    <section aria-label={words.grid} style={{ marginTop: '1.5rem' }}>
      <Controls>
        <Choice label={words.rows} value={rows} options={options(places)} onChoose={setDown} />
        <Choice label={words.columns} value={columns} options={options(others)} onChoose={setAcross} />
      </Controls>
      {grid && spec && (
        <>
          <Caption id={captionId}>
            {words.gridCaption(
              signedLabelOf(spec, tool.inputs, store.value),
              grid.rows.place.label,
              grid.columns.place.label,
            )}
          </Caption>
          <ScrollRegion ref={box} aria-labelledby={captionId}>
            <PlainTable aria-labelledby={captionId}>
              <thead>
                <tr>
                  <th scope="col">
                    <Hidden>{grid.rows.place.label}</Hidden>
                  </th>
                  {grid.columns.values.map((value) => (
                    <th key={value} scope="col">
                      {formatInput(grid.columns.place.spec, value)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {grid.rows.values.map((value, row) => (
                  <tr key={value}>
                    <th scope="row">{formatInput(grid.rows.place.spec, value)}</th>
                    {grid.columns.values.map((other, column) => {
                      const figure = grid.cells[row]?.[column] ?? null;
                      const isPresent = row === grid.rows.present && column === grid.columns.present;
                      return (
                        <td key={other} aria-current={isPresent || undefined}>
                          {figure !== null && (
                            <button
                              type="button"
                              onClick={() => isPresent || apply([grid.rows.place, value], [grid.columns.place, other])}
                            >
                              {formatValue(spec, figure)}
                            </button>
                          )}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </PlainTable>
          </ScrollRegion>
        </>
      )}
    </section>
  );
}
