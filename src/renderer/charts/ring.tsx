import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Pie, PieChart } from 'recharts';
import { words } from '#words/page.ts';
import { type ChartProps, type Slice, tooltipFigure } from './data.ts';
import { WithLegend } from './legend.tsx';
import { fullSize, ground, needsOutline, outline } from './look.ts';

const percent = ({ share, value }: Slice) =>
  share === 0 && value > 0 ? words.underOnePercent : tooltipFigure({ kind: 'percent' }, share);

const Plot = chakra('div', { base: { containerType: 'size', '& > *': { position: 'absolute !important', inset: 0 } } });
/** The total, or the slice that is pointed at, within the ring, whose inner diameter is about 55% of the chart's smaller side. */
const Total = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    pointerEvents: 'none',
    lineHeight: 1.3,
    color: 'muted',
    fontSize: '12px',
    '& > span': { maxWidth: '42cqmin', textAlign: 'center', textWrap: 'balance', overflowWrap: 'anywhere' },
    '& > b': {
      color: 'fg',
      // as large as fits
      fontSize: 'min(1.125rem, 62cqmin / var(--letters))',
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
  },
});

/** A ring of shares. Screen readers get the figures beside it. */
export default function Ring({ data }: ChartProps) {
  const [at, setAt] = useState<number | null>(null);
  if (!('slices' in data)) return null;
  const { total } = data;
  const outlined = data.slices.some(({ colour }) => needsOutline(colour));
  const slices = data.slices.map((slice) => ({ ...slice, fill: slice.colour }));
  const pointed = slices[at ?? -1];
  const whole = total === null ? null : { name: words.chartTotal, figure: total };
  const said = pointed ? { name: pointed.name, figure: tooltipFigure(pointed.unit, pointed.value) } : whole;
  const several = slices.filter(({ value }) => value > 0).length > 1;
  return (
    <div aria-hidden="true" style={fullSize}>
      <WithLegend entries={slices.map((slice) => ({ name: slice.name, colour: slice.colour, figure: percent(slice) }))}>
        <Plot>
          <PieChart responsive style={fullSize} accessibilityLayer={false}>
            <Pie
              data={slices}
              dataKey="value"
              nameKey="name"
              cx="50%"
              cy="50%"
              innerRadius="55%"
              outerRadius="80%"
              startAngle={90}
              endAngle={-270}
              isAnimationActive={false}
              // gaps of about 3 px between slices: a stroke in the background's colour, or an angle if the stroke is an outline
              {...(outlined
                ? { paddingAngle: several ? 2 : 0, stroke: outline, strokeWidth: 1.5 }
                : { stroke: ground, strokeWidth: several ? 3 : 0 })}
              rootTabIndex={-1}
              onMouseEnter={(_slice, index) => setAt(index)}
              onMouseLeave={() => setAt(null)}
            />
          </PieChart>
          {said && (
            <Total data-total="" style={{ '--letters': said.figure.length } as object}>
              <span>{said.name}</span>
              <b>{said.figure}</b>
            </Total>
          )}
        </Plot>
      </WithLegend>
    </div>
  );
}
