import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { colourVariables } from '#src/design/palette.ts';
import { formatNumber } from '#src/engine/format.ts';
import { isPartShown } from '#src/engine/places.ts';
import type { Calculation } from '#src/engine/powers/calculation.ts';
import { headlineOf } from '#src/engine/powers/headline.ts';
import { storyOf } from '#src/engine/story.ts';
import { site } from '#src/site.ts';
import { words as panelWords } from '#words/panels.ts';
import { type ChartData, dataOf, type Rows } from '../../charts/data.ts';
import { shareText } from '../../charts/donut-slices.ts';
import { mainInputs } from './contents.ts';

const words = panelWords.share;

/** The size of a picture that a phone shows whole. */
const SIZE = { width: 1080, height: 1350 } as const;
/** The most inputs for which it has room. */
const MOST_LINES = 12;
/** More letters than this, such as those of a note in place of a figure, are not shown as large as a figure. */
const LONGEST_FIGURE = 20;

const LOOK = `
  main { display: flex; flex-direction: column; gap: 24px; font: 36px/1.25 system-ui, sans-serif; color: var(--colour-fg);
    box-sizing: border-box; height: 1350px; padding: 48px 72px; background: var(--colour-bg);
    border-top: 16px solid var(--colour-accent); }
  p, h1 { margin: 0; }
  h1 { font-size: 52px; }
  small { font-size: 34px; color: var(--colour-muted); }
  .name { font-size: 34px; font-weight: 700; color: var(--colour-accent); }
  .figure { font-size: 84px; font-weight: 700; }
  .remark { font-size: 40px; font-weight: 700; }
  .chart { flex: 1 1 120px; min-height: 0; display: flex; flex-direction: column; gap: 16px; }
  .chart > :first-child { flex: 1 1 0; min-height: 0; overflow: visible; }
  .ring { align-self: center; aspect-ratio: 1; border-radius: 50%; mask: radial-gradient(closest-side, transparent 60%, #000 60.5%); }
  .legend { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 40px; font-size: 30px; }
  .legend > span { display: flex; align-items: center; gap: 16px; }
  .inputs { margin: 0 -36px; padding: 20px 36px; background: var(--colour-panel); font-size: 28px; line-height: 1.5; }
  .inputs > p { display: flex; justify-content: space-between; gap: 24px; }
`;

/** Lines differ by more than their colours, which may be the same. */
const DASHES = ['none', '14 9', '4 11'];

function Lines({ rows, series }: Rows) {
  const figures = series.flatMap(({ key }) => rows.map((row) => Number(row[key] ?? 0)));
  const most = Math.max(0, ...figures);
  const height = most - Math.min(0, ...figures);
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeWidth: 7 } as const;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${rows.length - 1} ${height}`} preserveAspectRatio="none">
      <line {...line} x2={rows.length - 1} y1={most} y2={most} stroke="var(--colour-line)" />
      {series.map(({ key, colour }, at) => (
        <polyline
          key={key}
          {...line}
          points={rows.flatMap((row, index) => (row[key] === undefined ? [] : [index, most - Number(row[key])])).join()}
          stroke={colour}
          strokeDasharray={DASHES[at]}
        />
      ))}
    </svg>
  );
}

function Drawing({ data }: { data: ChartData }) {
  const isRing = 'slices' in data;
  const series = isRing ? [] : data.series.slice(0, DASHES.length);
  const slices = isRing ? data.slices : [];
  const ends = slices.map((_, at) => slices.slice(0, at + 1).reduce((sum, { share }) => sum + share, 0));
  const parts = slices.map(({ colour }, at) => `${colour} 0 ${ends[at]}%`);
  const names = isRing
    ? slices.map((slice) => ({ label: `${slice.name} ${shareText(slice)}`, colour: slice.colour }))
    : series;
  return (
    <div className="chart">
      {isRing ? (
        <div className="ring" style={{ background: `conic-gradient(${parts})` }} />
      ) : (
        <Lines {...data} series={series} />
      )}
      <div className="legend">
        {names.map(({ label, colour }, at) => (
          <span key={label}>
            <svg aria-hidden="true" width="36" height="24">
              <path
                d="M0 12h36"
                stroke={colour}
                strokeWidth={isRing ? 24 : 7}
                strokeDasharray={isRing ? 'none' : DASHES[at]}
              />
            </svg>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A calculation on a card, always in the light theme: its title, what it comes to, a chart, its first inputs and its address. */
function Card({ calculation }: { calculation: Calculation }) {
  const { tool, outcome, title, link } = calculation;
  // the first that says something in a picture
  const data = tool.charts
    .flatMap((chart) => (isPartShown(tool, chart, outcome.values, outcome) && dataOf(tool, chart, outcome)) || [])
    .find((each) => 'slices' in each || each.rows.length > 2);
  const { named, left } = mainInputs(calculation, MOST_LINES);
  const address = link === null ? null : new URL(link);
  return (
    <main style={colourVariables(0)}>
      <style>{LOOK}</style>
      <div>
        <p className="name">{site.name}</p>
        <h1>{title}</h1>
        <small>{storyOf(tool, outcome)}</small>
      </div>
      {headlineOf(tool, outcome).map(({ label, figure }) => (
        <div key={label}>
          <small>{label}</small>
          <p className={figure.length > LONGEST_FIGURE ? 'remark' : 'figure'}>{figure}</p>
        </div>
      ))}
      {data && <Drawing data={data} />}
      <div className="inputs">
        {named.map(({ label, value }) => (
          <p key={label}>
            {label} <b>{value}</b>
          </p>
        ))}
        {left > 0 && <p>{words.moreInputs(formatNumber(left))}</p>}
      </div>
      {address && <small>{`${address.host}${address.pathname}`}</small>}
    </main>
  );
}

/**
 * A picture of a calculation. It is made on this device: the browser draws HTML that is within an SVG.
 *
 * @throws where the browser draws none
 */
export async function pictureOf(calculation: Calculation): Promise<Blob> {
  const place = document.createElement('div');
  flushSync(() => createRoot(place).render(<Card calculation={calculation} />));
  const html = new XMLSerializer().serializeToString(place);
  const size = Object.entries(SIZE)
    .map(([name, length]) => `${name}="${length}"`)
    .join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><foreignObject ${size}>${html}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return blob;
}
