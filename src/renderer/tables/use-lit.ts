import { type RefObject, useEffect } from 'react';
import type { Table, TableRow } from '#src/engine/types.ts';
import { point, pointedIn, subscribe } from '../charts/marks.ts';
import { cell } from './table-parts.tsx';

/** The rows of a table, without those that open below them. */
const ROWS = 'tbody > tr:not([data-opened], [data-finer])';

/**
 * Lights the row of the point that is highlighted in a chart along this column, and highlights the point of the row that a mouse or the focus
 * is on. By attributes of the page: hundreds of rows need not render again for it.
 */
export function useLit(
  place: RefObject<HTMLElement | null>,
  id: string,
  { columns }: Table,
  rows: readonly TableRow[],
  x: string | undefined,
) {
  useEffect(() => {
    const whole = place.current;
    const spec = columns[x ?? ''];
    if (!whole || x === undefined || !spec) return;
    // as the chart names it
    const placeOf = (row: TableRow | undefined) => (spec.kind === 'text' && row ? cell(spec, row[x]) : row?.[x]);
    const light = () => {
      const at = pointedIn(id);
      whole.querySelector('[data-lit]')?.removeAttribute('data-lit');
      if (at === null) return;
      const index = rows.findIndex((row) => placeOf(row) === at);
      whole.querySelectorAll(ROWS)[index]?.setAttribute('data-lit', '');
    };
    const mean = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      const at = row ? placeOf(rows[[...whole.querySelectorAll(ROWS)].indexOf(row)]) : undefined;
      point(at === undefined ? null : { table: id, at });
    };
    const leave = () => point(null);
    const stop = subscribe(light);
    light();
    const listening = new AbortController();
    const { signal } = listening;
    for (const event of ['mouseover', 'focusin']) whole.addEventListener(event, mean, { signal });
    for (const event of ['mouseleave', 'focusout']) whole.addEventListener(event, leave, { signal });
    return () => {
      stop();
      listening.abort();
    };
  }, [place, id, columns, rows, x]);
}
