import { chakra } from '@chakra-ui/react/styled-system';
import { Box } from '#src/design/layout.ts';
import { Quiet, Raised } from '#src/design/text.tsx';
import { unexplained, workingOf } from '#src/engine/powers/working.ts';
import { words as panelWords } from '#words/panels.ts';
import { useCalculator, useOutcome, useValues } from '../state/calculator.ts';
import type { PanelProps } from './powers.tsx';

const words = panelWords.working;

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: 4,
    '& > li': { borderInlineStartWidth: '3px', ps: 3, minWidth: 0 },
    '& > li.result': { borderColor: 'accent' },
    '& > li > p:first-child': { fontSize: 'sm', color: 'muted' },
    '& > li > p': { py: 0.5, overflowWrap: 'anywhere' },
    '& .names': { fontSize: 'sm', color: 'muted' },
  },
});

/** The steps of the working: in the visitor's figures, with the value of each, and in names. Then why other figures have none. */
export default function WorkingPanel({ table }: PanelProps) {
  const { tool } = useCalculator();
  const working = workingOf(tool, useValues());
  const outcome = useOutcome((present) => present);
  const { withoutValue, withoutFormula } = outcome.ok
    ? unexplained(tool, outcome, working)
    : { withoutValue: [], withoutFormula: [] };
  const reasons = [
    ...(withoutValue.length > 0 ? [words.withoutValue(withoutValue)] : []),
    ...(tool.noWorking === null ? [] : [tool.noWorking]),
    // what the definition says of its main figure holds for all where there are no steps
    ...(withoutFormula.length > 0 && tool.working.length > 0 ? [words.withoutFormula(withoutFormula)] : []),
  ];
  const why = reasons.map((reason) => <Quiet key={reason}>{reason}</Quiet>);
  if (working.steps.length === 0)
    return (
      <>
        {why.length > 0 ? why : <Quiet>{words.none}</Quiet>}
        {/* on paper it is among the tables */}
        {tool.working.length === 0 && <Box css={{ mt: 4, _print: { display: 'none' } }}>{table}</Box>}
      </>
    );
  return (
    <>
      <Quiet mb={3}>{words.lead}</Quiet>
      <Steps>
        {working.steps.map(({ id, label, inNames, inFigures, said, isOutput }) => {
          const [figures, value] = [inFigures(), said()];
          return (
            <li key={id} className={isOutput ? 'result' : undefined}>
              <p>{label}</p>
              <p>
                {/* a figure alone is what it comes to */}
                {figures !== value && <Raised text={`${figures} = `} />}
                <strong>{value}</strong>
              </p>
              <p className="names">
                <Raised text={inNames()} />
              </p>
            </li>
          );
        })}
      </Steps>
      {why}
    </>
  );
}
