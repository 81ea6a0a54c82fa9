import { chakra } from '@chakra-ui/react/styled-system';
import { Pie, PieChart, Tooltip } from 'recharts';
import { words } from '#words/page.ts';
import { type ChartProps, ringFigure, type Slice, tooltipFigure } from './data.ts';
import { WithLegend } from './legend.tsx';
import { fullSize, ground, needsOutline, outline } from './look.ts';

const percent = ({ share, value }: Slice) =>
  share === 0 && value > 0 ? words.underOnePercent : tooltipFigure({ kind: 'percent' }, share);

const Plot = chakra('div', { base: { containerType: 'size', '& > *': { position: 'absolute !important', inset: 0 } } });
/** A name and a figure within the ring, whose inner diameter is about 55% of the chart's smaller side. */
const Middle = chakra('div', {
  base: {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    boxSize: '50cqmin',
    m: 'auto',
    borderRadius: 'full',
    bg: 'panel',
    pointerEvents: 'none',
    lineHeight: 1.3,
    color: 'muted',
    fontSize: '13px',
    '& > span': { textAlign: 'center', textWrap: 'balance', overflowWrap: 'anywhere' },
    '& > b': {
      color: 'fg',
      // in one line, as large as fits within the ring
      fontSize: 'min(1.25rem, 74cqmin / var(--letters))',
      whiteSpace: 'nowrap',
      fontWeight: 700,
      textAlign: 'center',
      lineHeight: 1.15,
    },
  },
});

const Said = ({ name, figure }: { name: string; figure: string }) => (
  <Middle style={{ '--letters': figure.length } as object}>
    <span>{name}</span>
    <b>{figure}</b>
  </Middle>
);

/** The tooltip is in the middle of the ring, over the total, so that it covers nothing else. */
const inMiddle = { ...fullSize, display: 'grid', transform: 'none', transition: 'none' } as const;

/** A ring of shares. Screen readers get the figures beside it. */
export default function Ring({ chart, data }: ChartProps) {
  if (!('slices' in data)) return null;
  const { total } = data;
  const outlined = data.slices.some(({ colour }) => needsOutline(colour));
  const slices = data.slices.map((slice) => ({ ...slice, fill: slice.colour }));
  const figureOf = (slice: Slice) =>
    chart.kind === 'donut' && chart.legend ? ringFigure(slice.unit, slice.value) : percent(slice);
  const several = slices.filter(({ value }) => value > 0).length > 1;
  return (
    <div aria-hidden="true" style={fullSize}>
      <WithLegend
        entries={slices.map((slice) => ({ name: slice.name, colour: slice.colour, figure: figureOf(slice) }))}
      >
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
            />
            <Tooltip
              content={({ active, payload }) => {
                const slice = payload?.[0]?.payload as Slice | undefined;
                return active && slice ? <Said name={slice.name} figure={ringFigure(slice.unit, slice.value)} /> : null;
              }}
              wrapperStyle={inMiddle}
              isAnimationActive={false}
            />
          </PieChart>
          {total !== null && <Said name={words.chartTotal} figure={total} />}
        </Plot>
      </WithLegend>
    </div>
  );
}
