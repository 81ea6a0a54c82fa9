import { chakra } from '@chakra-ui/react/styled-system';
import { Quiet } from '#src/design/parts.tsx';
import { workingOf } from '#src/engine/powers/working.ts';
import { words as panelWords } from '#words/panels.ts';
import { useValues } from '../../state/calculator.ts';
import type { PanelProps } from '../panel-props.ts';
import { Lead } from '../parts.tsx';

const words = panelWords.working;

const Steps = chakra('ol', {
  base: {
    display: 'grid',
    gap: 4,
    listStyle: 'none',
    counterReset: 'step',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 4,
      borderInlineStartWidth: '3px',
      borderColor: 'line',
      ps: 3,
    },
    '& > li.result': { borderColor: 'accent' },
    '& strong': { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
    '& code': { gridColumn: '1 / -1', display: 'block', overflowWrap: 'anywhere', fontSize: 'sm', color: 'muted' },
    '& code + code': { color: 'fg' },
  },
});

/** The steps of the working: in names, in the visitor's figures, and the value of each. */
export default function WorkingPanel({ calculator }: PanelProps) {
  const { tool, store } = calculator;
  const working = workingOf(tool, useValues(store));
  if (!working.ok || working.steps.length === 0) return <Quiet>{words.none}</Quiet>;
  return (
    <>
      <Lead>{words.lead}</Lead>
      <Steps>
        {working.steps.map(({ id, label, inNames, inFigures, text, isOutput }) => (
          <li key={id} className={isOutput ? 'result' : undefined}>
            <span>{label}</span>
            <strong>{text}</strong>
            <code>{inNames}</code>
            <code>{inFigures}</code>
          </li>
        ))}
      </Steps>
    </>
  );
}
