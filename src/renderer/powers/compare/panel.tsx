import { useState } from 'react';
import { Button, Quiet, TextBox } from '#src/design/parts.tsx';
import { formatNumber } from '#src/engine/format.ts';
import { isShown } from '#src/engine/places.ts';
import { type Comparison, compareAll } from '#src/engine/powers/compare.ts';
import { MOST_NAME, MOST_PINS } from '#src/engine/powers/scenario.ts';
import type { Tool } from '#src/engine/types.ts';
import { words as panelWords } from '#words/panels.ts';
import { words as messages } from '#words/scenario.ts';
import { ChartFrame } from '../../charts/index.tsx';
import { usePins, useValues } from '../../state/calculator.ts';
import type { PanelProps } from '../panel-props.ts';
import { Controls, Lead } from '../parts.tsx';
import { useCompared } from '../taken.ts';
import { comparedChart } from './chart.ts';
import { ComparedSheet } from './sheet.tsx';

const words = panelWords.compare;

/** The pins and the present scenario side by side. */
export default function ComparePanel({ calculator }: PanelProps) {
  const { tool, store } = calculator;
  const values = useValues(store);
  const pinned = usePins(store);
  const [said, setSaid] = useState('');
  const [choice, setChoice] = useState('');
  const choices = Object.entries(tool.inputs).filter(
    ([name, spec]) => spec.kind === 'choice' && isShown(tool, values, name),
  );

  function keep() {
    if (pinned.length >= MOST_PINS) return setSaid(messages.compare.full(formatNumber(MOST_PINS)));
    setSaid('');
    store.pin([...pinned, { name: null, values }]);
  }
  const rename = (at: number, name: string) =>
    store.pin(pinned.map((pin, index) => (index === at ? { ...pin, name: name === '' ? null : name } : pin)));
  function remove(at: number) {
    setSaid('');
    store.pin(pinned.filter((_, index) => index !== at));
  }

  const kept = useCompared(calculator);
  const all = choice === '' ? null : compareAll(tool, values, choice, store.live());
  return (
    <>
      <Lead>{words.lead}</Lead>
      <Controls>
        <Button type="button" look="solid" onClick={keep}>
          {words.keep}
        </Button>
        {choices.map(([name, { label }]) => (
          <Button
            key={name}
            type="button"
            aria-pressed={choice === name}
            onClick={() => setChoice(choice === name ? '' : name)}
          >
            {words.all(label)}
          </Button>
        ))}
      </Controls>
      <Quiet role="status" mt={2}>
        {said}
      </Quiet>
      {kept && (
        <ComparedSheet caption={words.caption} comparison={kept}>
          {(name, at) =>
            at === pinned.length ? (
              name
            ) : (
              <>
                <TextBox
                  aria-label={words.name(formatNumber(at + 1))}
                  value={pinned[at]?.name ?? ''}
                  placeholder={name}
                  maxLength={MOST_NAME}
                  onChange={(event) => rename(at, event.target.value)}
                />
                <Button
                  type="button"
                  look="quiet"
                  aria-label={words.bring(name)}
                  onClick={() => store.set({ ...pinned[at]?.values }, 'compared')}
                >
                  {words.use}
                </Button>
                <Button type="button" look="quiet" aria-label={words.remove(name)} onClick={() => remove(at)}>
                  {words.drop}
                </Button>
              </>
            )
          }
        </ComparedSheet>
      )}
      {kept && <Drawing tool={tool} comparison={kept} />}
      {all && <ComparedSheet caption={words.all(tool.inputs[choice]?.label ?? '')} comparison={all} />}
      {all && <Drawing tool={tool} comparison={all} />}
    </>
  );
}

/** The scenarios in one chart. */
function Drawing({ tool, comparison }: { tool: Tool; comparison: Comparison }) {
  const drawn = comparedChart(tool, comparison.columns);
  if (!drawn) return null;
  return (
    <div style={{ marginTop: '1.5rem' }}>
      {/* another kind of chart is another component */}
      <ChartFrame key={drawn.chart.kind} {...drawn} />
    </div>
  );
}
