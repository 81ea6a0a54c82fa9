import type { ReactNode } from 'react';
import { legendIcon, legendItem, legendList, withLegend, withLegendPlot } from './look.ts';

export interface LegendEntry {
  readonly name: string;
  readonly colour: string | undefined;
}

/**
 * A chart with its legend below it, in the text's colour. It is our own list, because recharts measures its legend and then
 * draws the chart a second time.
 */
export function WithLegend({ entries, children }: { entries: readonly LegendEntry[]; children: ReactNode }) {
  return (
    <div style={withLegend}>
      <div style={withLegendPlot}>{children}</div>
      <ul style={legendList}>
        {entries.map(({ name, colour }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: series have a fixed order, and two may share a name
          <li key={index} style={legendItem}>
            <svg viewBox="0 0 2 2" style={legendIcon} aria-hidden="true">
              <circle cx="1" cy="1" r="1" fill={colour} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
