import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { targetSize } from '#src/design/layout.ts';
import { Hidden, Quiet } from '#src/design/text.tsx';
import { formatValue } from '#src/engine/format.ts';
import { formatInput, type NumberPlace, withValue } from '#src/engine/places.ts';
import { type Moves, movesSteps, type Side } from '#src/engine/powers/moves.ts';
import { signedLabelOf } from '#src/engine/visibility.ts';
import { words as panelWords } from '#words/panels.ts';
import { useCalculator } from '../state/calculator.ts';
import { UndoLine } from './panel-parts.tsx';
import { type Start, useSteps } from './steps.ts';

const words = panelWords.moves;

/** The inputs with the figures of a step to either side, the smaller one first as along the bar, and a bar, on the same scale for all inputs. */
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
      minHeight: targetSize,
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

/** How each input changes the figure; a press on a figure applies its input. */
export default function MovesPanel() {
  const { tool, store } = useCalculator();
  const start = useMemo<Start<Moves | null>>(() => (values, live) => movesSteps(tool, values, live), [tool]);
  const { result, busy } = useSteps(start);
  const [message, setMessage] = useState('');
  const spec = result && tool.outputs[result.output];
  if (!result || !spec) return <Quiet>{result === null && busy ? panelWords.solve.busy : words.none}</Quiet>;
  const { present, bars, unchanged } = result;
  const figureAt = (side: Side | null | undefined) => side?.figure ?? present;
  const figures = [present, ...bars.flatMap(({ down, up }) => [figureAt(down), figureAt(up)])];
  const low = Math.min(...figures);
  const width = Math.max(...figures) - low;
  const share = (figure: number) => (width === 0 ? 0 : ((figure - low) / width) * 100);
  const apply = ({ path, label, spec: input }: NumberPlace, value: number) => {
    setMessage(panelWords.used(label, formatInput(input, value)));
    store.set(withValue(store.values(), path, value), { undo: 'moved', goesOn: true });
  };
  const button = (place: NumberPlace, at: Side | null | undefined) =>
    !at ? (
      <span />
    ) : (
      <button type="button" onClick={() => apply(place, at.value)}>
        <Hidden>{`${place.label}: `}</Hidden>
        {formatValue(spec, at.figure)} <small>{words.at(formatInput(place.spec, at.value))}</small>
      </button>
    );
  return (
    <>
      <Quiet mb={3}>{words.lead(signedLabelOf(spec, tool.inputs, store.value), formatValue(spec, present))}</Quiet>
      <div role="status">
        <UndoLine name="moved" message={message} />
      </div>
      <BarList aria-label={words.caption}>
        {bars.map(({ place, down, up }) => {
          const [less, more] = [down, up].sort((one, other) => figureAt(one) - figureAt(other));
          const from = share(Math.min(figureAt(less), present));
          const to = share(Math.max(figureAt(more), present));
          return (
            <li key={place.path}>
              <div>
                {place.label}
                <small>{formatInput(place.spec, place.value)}</small>
                <div className="bar" aria-hidden="true">
                  <i style={{ insetInlineStart: `${from}%`, width: `${to - from}%` }} />
                  <b style={{ insetInlineStart: `${share(present)}%` }} />
                </div>
              </div>
              {button(place, less)}
              {button(place, more)}
            </li>
          );
        })}
      </BarList>
      {unchanged.length > 0 && <Quiet mt={3}>{words.still(unchanged.map(({ label }) => label).join(', '))}</Quiet>}
    </>
  );
}
