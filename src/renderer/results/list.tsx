import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { Fold } from '#src/design/layout.ts';
import type { Result } from '#src/engine/results.ts';
import type { Output } from '#src/engine/types.ts';
import { alternativesOf, holds, isSame } from '#src/engine/visibility.ts';
import { words } from '#words/page.ts';
import { type Calculator, useCalculator } from '../state/calculator.ts';
import { useDeferredOutcome, useIsShown } from '../state/deferred.tsx';
import { Denial, deniedLook, Figure, figureText, type NamedOutputs, splitResults, useResults } from './result.tsx';
import { Announcement } from './story.tsx';

/** The width from which the panel of results has two columns or a row of figures. */
export const WIDE = '@container (min-width: 30rem)';

const List = chakra('dl', {
  base: {
    display: 'grid',
    borderTopWidth: '1px',
    // a figure that does not fit beside its label is under it
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: 4,
      py: 2.5,
      borderBottomWidth: '1px',
      ...deniedLook,
    },
    '& > div:last-of-type': { borderBottomWidth: 0, pb: 0 },
    '& dt': { flex: '1 1 5rem', maxWidth: 'full', color: 'muted', textWrap: 'balance' },
    '& dd': { ms: 'auto', textAlign: 'end' },
    '& dd > :is(output, b)': { fontWeight: 600, overflowWrap: 'anywhere' },
    _empty: { display: 'none' },
  },
  variants: {
    row: {
      true: {
        [WIDE]: {
          gridTemplateColumns: 'repeat(auto-fit, minmax(6.75rem, 1fr))',
          columnGap: 5,
          pt: 1,
          // the figures are level where only one label takes two lines
          '& > div': { display: 'grid', gridTemplateRows: 'subgrid', gridRow: 'span 2', borderBottomWidth: 0, py: 1 },
          '& dt': { alignSelf: 'end', fontSize: 'sm', overflowWrap: 'anywhere' },
          '& dd': { ms: 0, textAlign: 'start' },
        },
      },
    },
  },
});
const Others = chakra(Fold, {
  // paper has all of them
  base: { '& > summary': { fontWeight: 500, color: 'accent', _print: { display: 'none' } } },
});
const ListedResult = memo(function ListedResult(result: Result) {
  return (
    <div>
      <dt>{result.label}</dt>
      <dd>
        {result.unsigned && <b aria-hidden="true">{figureText(result)}</b>}
        <Figure result={result} text={figureText(result)} />
        <Denial {...result} />
      </dd>
    </div>
  );
});

/** The most results listed after the headline. The others and the quiet ones stand behind *All figures*, but never a single one. */
const LISTED = 3;

/** Whether a result that is shown answers what a visitor has changed: its rule holds by an input that is not as usual. */
function answersChange({ tool: { inputs }, store }: Calculator, { showWhen }: Output): boolean {
  return alternativesOf(showWhen).some(
    (all) =>
      holds(all, inputs, store.value) &&
      Object.keys(all).some((name) => inputs[name] && !isSame(store.value(name), inputs[name].default)),
  );
}

/** The figures below the headline, in a row where there is room. */
export const ListedResults = memo(function ListedResults({ row }: { row: boolean }) {
  const calculator = useCalculator();
  const { rest } = splitResults(calculator.tool);
  const isShown = useIsShown();
  const shown = rest.filter(([, { showWhen }]) => isShown(showWhen));
  const first = shown.filter(([, { emphasis }]) => emphasis !== 'quiet').slice(0, LISTED);
  const listed = shown.filter((result) => first.includes(result) || answersChange(calculator, result[1]));
  const others = shown.filter((result) => !listed.includes(result));
  const all = others.length > 1;
  return (
    <div data-figures="">
      {shown.length > 0 && (
        <List row={row}>
          <SomeResults results={all ? listed : shown} />
        </List>
      )}
      {all && (
        <Others>
          <summary>{words.allFigures}</summary>
          <List row={row}>
            <SomeResults results={others} />
          </List>
        </Others>
      )}
      <Announcement />
    </div>
  );
});

const SomeResults = ({ results }: { results: NamedOutputs }) =>
  useResults(useDeferredOutcome(), results).map((result) => <ListedResult key={result.name} {...result} />);
