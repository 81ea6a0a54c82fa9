import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { encode } from 'uqr';
import { formatDay } from '#src/engine/format-day.ts';
import { formatInput, isPartShown, placesOf } from '#src/engine/places.ts';
import { columnsOf, remarksOf, resultsOf, type Taken, tablesOf } from '#src/engine/powers/export.ts';
import { sentenceOf } from '#src/engine/powers/headline.ts';
import type { Chart } from '#src/engine/types.ts';
import { today } from '#src/rules/today.ts';
import { site } from '#src/site.ts';
import { words as panelWords } from '#words/panels.ts';
import { dataOf } from '../../charts/data.ts';
import { ChartFrame } from '../../charts/index.tsx';
import { useOutcome, useValues } from '../../state/calculator.ts';
import { cell, decimalsOf } from '../../tables/table-parts.tsx';
import { ComparedSheet } from '../compare/sheet.tsx';
import type { PanelProps } from '../panel-props.ts';
import { useFiguresLink, useTaken } from '../taken.ts';

const words = panelWords.print;

/** The longest link whose QR code a phone can still read from paper. */
const LONGEST_CODE = 1000;
/** Milliseconds that charts may take to load and to be drawn, and between two checks whether they are. */
const PATIENCE = 15_000;
const LOOK = 50;

// as wide as paper, so that charts have that size before printing
const Sheet = chakra('div', {
  base: {
    position: { base: 'fixed', _print: 'static' },
    insetInlineStart: '-60rem',
    top: 0,
    width: '42rem',
    maxWidth: { _print: '100%' },
    visibility: { base: 'hidden', _print: 'visible' },
    bg: 'white',
    color: 'fg',
    fontSize: 'sm',
    lineHeight: 1.45,
    '& h1': { fontSize: '2xl', fontWeight: 700, lineHeight: 1.2 },
    '& h2': { fontSize: 'lg', fontWeight: 600, mt: 5, mb: 2, breakAfter: 'avoid' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 8,
      breakInside: 'auto',
    },
    '& dl > div': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 4,
      py: 1,
      borderBottomWidth: '1px',
      breakInside: 'avoid',
      overflowWrap: 'anywhere',
    },
    '& dd': { textAlign: 'end', fontWeight: 600 },
    '& [data-large]': { my: 3, fontSize: 'xl', fontWeight: 700, lineHeight: 1.3 },
    '& figure': { mt: 5, breakInside: 'avoid' },
    '& ul': { listStyle: 'disc', ps: 5, fontSize: 'xs' },
    // scenarios look as on the screen
    '& table:not([data-columns])': {
      width: 'full',
      fontSize: 'xs',
      '& thead': { display: 'table-header-group' },
      '& :is(th, td)': { px: 1.5, py: 1, textAlign: 'end', borderBottomWidth: '1px' },
      // the first cell of a row, which is a head or not
      '& :is(th, td:not(th + td)):first-of-type': { textAlign: 'start' },
      '& thead th': { fontWeight: 600, verticalAlign: 'bottom' },
    },
    '& [data-link]': { display: 'flex', gap: 4, alignItems: 'flex-start', breakInside: 'avoid' },
    '& [data-link] p': { overflowWrap: 'anywhere', minWidth: 0 },
    '& [data-link] svg': { flex: 'none', width: '9rem', height: '9rem' },
  },
});

/** The link as a QR code: one path with a square for each module. */
function Code({ text }: { text: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text]);
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.code} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Whether everything is loaded, and every chart is drawn or says why not. */
function isDrawn(sheet: HTMLElement): boolean {
  if (sheet.querySelector('[aria-busy="true"]')) return false;
  return [...sheet.querySelectorAll('[data-drawing]')].every((chart) => chart.querySelector('svg path, button'));
}

/** A page for a bank or an accountant: the whole calculation, without controls. It opens the print dialog by itself. */
export default function Paper({
  withLink,
  asked,
  onReady,
  ...props
}: PanelProps & {
  withLink: boolean;
  /** The tables that were open, null where none is wanted; a new object prints again. */
  asked: { readonly tables: readonly string[] | null };
  onReady: () => void;
}) {
  const { title, calculator } = props;
  const { tool, store } = calculator;
  const sheet = useRef<HTMLDivElement>(null);
  const outcome = useOutcome(store, (now) => now);
  const ready = useRef(onReady);
  ready.current = onReady;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object prints again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const until = performance.now() + PATIENCE;
    function look() {
      if (sheet.current && !isDrawn(sheet.current) && performance.now() < until) {
        timer = setTimeout(look, LOOK);
        return;
      }
      ready.current();
      window.print();
    }
    timer = setTimeout(look, LOOK);
    return () => clearTimeout(timer);
  }, [asked]);

  const taken = useTaken(props, outcome, true);
  const link = useFiguresLink(props);
  const all = useValues(store);
  const shown = tool.charts.filter((chart) => isPartShown(tool, chart, all));
  // on one page there is room for one
  const charts = asked.tables === null ? shown.slice(0, 1) : shown;
  const inputs = placesOf(tool, all).filter((place) => place.value !== '');
  return createPortal(
    <Sheet ref={sheet} data-paper="" aria-hidden="true" inert>
      <style>{'@media print { body > :not([data-paper]) { display: none !important } }'}</style>
      <h1>{title}</h1>
      <p>{words.printed(site.name, formatDay(today()))}</p>
      {outcome.ok && <p data-large="">{sentenceOf(tool, outcome)}</p>}
      <h2>{words.inputs}</h2>
      <dl>
        {inputs.map((place) => (
          <div key={place.path}>
            <dt>{place.label}</dt>
            <dd>{formatInput(place.spec, place.value)}</dd>
          </div>
        ))}
      </dl>
      {taken && <Figures taken={taken} charts={charts} wanted={asked.tables} />}
      {!outcome.ok && <p>{outcome.message}</p>}
      {withLink && (
        <>
          <h2>{words.link}</h2>
          <div data-link="">
            <p>{link}</p>
            {link.length <= LONGEST_CODE && <Code text={link} />}
          </div>
        </>
      )}
    </Sheet>,
    document.body,
  );
}

function Figures({
  taken,
  charts,
  wanted,
}: {
  taken: Taken;
  charts: readonly Chart[];
  wanted: readonly string[] | null;
}) {
  const { tool, outcome, values, compared } = taken;
  const results = resultsOf(taken).filter(({ text }) => text !== '');
  const tables = tablesOf(taken);
  const open = tables.filter(({ id }) => wanted?.includes(id));
  // if none is open, the first: without a schedule the paper is incomplete
  const shown = wanted === null ? [] : open.length > 0 ? open : tables.slice(0, 1);
  const { notes, basis } = remarksOf(taken);
  return (
    <>
      <h2>{words.results}</h2>
      <dl>
        {results.map(({ name, label, text }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {Object.entries(charts).map(([at, chart]) => {
        const data = dataOf(tool, chart, outcome);
        return (
          data && (
            <div key={at} data-drawing="">
              <ChartFrame chart={chart} data={data} />
            </div>
          )
        );
      })}
      {compared && (
        <>
          <h2>{panelWords.compare.caption}</h2>
          <ComparedSheet caption={panelWords.compare.caption} comparison={compared} />
        </>
      )}
      {notes.length > 0 && (
        <>
          <h2>{words.notes}</h2>
          <Lines lines={notes} />
        </>
      )}
      <h2>{words.basis}</h2>
      <Lines lines={basis} />
      {shown.map(({ id, table, rows }) => {
        const columns = columnsOf(tool, table, values);
        return (
          <section key={id}>
            <h2>{table.title}</h2>
            <table>
              <thead>
                <tr>
                  {columns.map(([name, { label }]) => (
                    <th key={name} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows are positions in a schedule
                  <tr key={index}>
                    {columns.map(([name, spec]) => (
                      <td key={name}>{cell(spec, row[name], decimalsOf(spec, rows, name))}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        );
      })}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {Object.entries(lines).map(([at, line]) => (
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}
