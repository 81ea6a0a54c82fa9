import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Check } from '#src/design/check.tsx';
import { Quiet } from '#src/design/parts.tsx';
import { unexplained, workingOf } from '#src/engine/powers/working.ts';
import { words as panelWords } from '#words/panels.ts';
import { useCalculator, useOutcome, useValues } from '../../state/calculator.ts';
import { Lead } from '../panel-parts.tsx';
import { FormulaView } from './mathematics.tsx';

const words = panelWords.working;

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: 4,
    '& > li': { borderInlineStartWidth: '3px', ps: 3, minWidth: 0 },
    '& > li.result': { borderColor: 'accent' },
    '& > li > p:first-child': { fontSize: 'sm', color: 'muted' },
    '& > li > p': { overflowX: 'auto', overflowY: 'hidden', py: 0.5 },
    '& strong': { whiteSpace: 'nowrap' },
    '& .names': { fontSize: 'sm', color: 'muted' },
  },
});

/** The steps of the working: in the visitor's figures, with the value of each, and in names. Then why other figures have none. */
export default function WorkingPanel() {
  const { tool } = useCalculator();
  const [isExact, setExact] = useState(false);
  const working = workingOf(tool, useValues());
  const outcome = useOutcome((present) => present);
  const { atEdge, withoutFormula } = outcome.ok
    ? unexplained(tool, outcome, working)
    : { atEdge: [], withoutFormula: [] };
  const reasons = [
    ...(atEdge.length > 0 ? [words.atEdge(atEdge)] : []),
    ...(tool.noWorking === null ? [] : [tool.noWorking]),
    // what the definition says of its main figure holds for all where there are no steps
    ...(withoutFormula.length > 0 && tool.working.length > 0 ? [words.withoutFormula(withoutFormula)] : []),
  ];
  const why = reasons.map((reason) => <Quiet key={reason}>{reason}</Quiet>);
  if (working.steps.length === 0) return why.length > 0 ? why : <Quiet>{words.none}</Quiet>;
  const view = isExact ? 'exact' : 'figures';
  return (
    <>
      <Lead>{words.lead}</Lead>
      <Check label={words.exact} checked={isExact} onChange={setExact} />
      <Steps>
        {working.steps.map(({ id, label, set, said, isOutput }) => {
          const formula = set(view);
          return (
            <li key={id} className={isOutput ? 'result' : undefined}>
              <p>{label}</p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long formula scrolls sideways, by keyboard too */}
              <p tabIndex={0}>
                {/* a figure alone is what it comes to */}
                {typeof formula !== 'string' && (
                  <>
                    <FormulaView formula={formula} /> ={' '}
                  </>
                )}
                <strong>{said(view)}</strong>
              </p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
              <p className="names" tabIndex={0}>
                <FormulaView formula={set('names')} />
              </p>
            </li>
          );
        })}
      </Steps>
      {why}
    </>
  );
}
