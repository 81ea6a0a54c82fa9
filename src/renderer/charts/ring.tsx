import { chakra } from '@chakra-ui/react/styled-system';
import { type CSSProperties, useId } from 'react';
import { Label, Legend, Pie, PieChart, Tooltip } from 'recharts';
import { words } from '#words/page.ts';
import type { ChartProps } from './data.ts';
import { type Slice, shareText, sliceFigure } from './donut-slices.ts';
import { fullSize, ground, Hatch, isLight, outline, ringForm, Swatch } from './look.tsx';
import { lengthOf } from './marks.ts';
import { tooltipFigure } from './units.ts';

const tooltip = {
  separator: ': ',
  contentStyle: {
    background: ground,
    borderColor: 'var(--colour-line)',
    borderRadius: '0.5rem',
    padding: '0.25rem 0.75rem',
    fontSize: '0.875rem',
    whiteSpace: 'normal',
  },
  itemStyle: { color: 'var(--colour-fg)', padding: 0 },
} as const;

const Names = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.5rem, var(--name))), max-content))',
    justifyContent: 'center',
    columnGap: 3,
    '& > li': { display: 'flex', alignItems: 'center', gap: 1.5, textAlign: 'start' },
    '& svg': { flexShrink: 0 },
  },
});

/** How long a total is, by `lengthOf`, that just fits into the hole on a phone; a longer one is smaller. */
const HOLE = 73;

/** Up to this share, in percent, the legend of two slices says their amounts. */
const THIN = 5;

/** A ring of shares. Screen readers get the figures beside it. */
export default function Ring({ chart, data }: ChartProps) {
  const hatch = useId();
  if (!('slices' in data)) return null;
  const { slices, total } = data;
  const outlined = slices.some(({ colour }) => isLight(colour));
  const several = slices.filter(({ value }) => value > 0).length > 1;
  // a slice too thin to be read off the ring
  const lopsided = several && slices.length === 2 && slices.some(({ share }) => share <= THIN);
  // a share beside a rate, such as 15% of the price beside 18% GST, would be taken for it
  const amounts = chart.kind === 'donut' && (chart.slices.some(({ role }) => role === 'tax') || lopsided);
  const figureOf = (slice: Slice) => (amounts ? sliceFigure(slice) : shareText(slice));
  // names beside each other stay whole
  const longest = Math.max(...slices.map((slice) => lengthOf(`${slice.name} ${figureOf(slice)}`)));
  return (
    // its height is the frame's: a long legend must not make it grow over what follows
    <div aria-hidden="true" style={{ ...fullSize, contain: 'size' }}>
      <PieChart responsive style={fullSize} accessibilityLayer={false}>
        <Pie
          data={slices.map((slice) => ({ ...slice, fill: slice.colour }))}
          dataKey="value"
          nameKey="name"
          {...ringForm}
          // gaps of about 3 px between slices: a stroke in the background's colour, or an angle if the stroke is an outline
          {...(outlined
            ? { paddingAngle: several ? 2 : 0, stroke: outline, strokeWidth: 1.5 }
            : { stroke: ground, strokeWidth: several ? 3 : 0 })}
          rootTabIndex={-1}
        >
          {total !== null && (
            <>
              <Label value={words.chartTotal} position="centerBottom" dy={-2} fill="var(--colour-muted)" />
              <Label
                value={total}
                position="centerTop"
                dy={5}
                fill="var(--colour-fg)"
                style={{ fontSize: `min(1rem, ${HOLE / lengthOf(total)}rem)`, fontWeight: 700 }}
              />
            </>
          )}
        </Pie>
        {outlined && (
          // the colours are near each other: one slice is hatched too
          <>
            <Hatch id={hatch} over />
            <Pie
              className="hatched"
              data={slices.map((slice) => ({ ...slice, fill: isLight(slice.colour) ? `url(#${hatch})` : 'none' }))}
              dataKey="value"
              nameKey="name"
              {...ringForm}
              paddingAngle={several ? 2 : 0}
              stroke="none"
              legendType="none"
              tooltipType="none"
              style={{ pointerEvents: 'none' }}
              rootTabIndex={-1}
            />
          </>
        )}
        <Tooltip
          isAnimationActive={false}
          {...tooltip}
          formatter={(_value, _name, { payload }) => tooltipFigure((payload as Slice).unit, (payload as Slice).value)}
        />
        <Legend
          content={() => (
            <Names style={{ '--name': `${longest / 14 + 1.4}em` } as CSSProperties}>
              {slices.map((slice) => (
                <li key={slice.name}>
                  <Swatch colour={slice.colour} />
                  <span>
                    {slice.name} <b>{figureOf(slice)}</b>
                  </span>
                </li>
              ))}
            </Names>
          )}
        />
      </PieChart>
    </div>
  );
}
