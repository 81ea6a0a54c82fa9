import { useState } from 'react';
import { Button, Quiet, TextBox } from '#src/design/parts.tsx';
import { formatNumber, formatValue, MINUS } from '#src/engine/format.ts';
import { type ComparedOutput, type Comparison, compare, compareAll } from '#src/engine/powers/comparison.ts';
import { isShown } from '#src/engine/powers/places.ts';
import { MOST_NAME, MOST_PINS } from '#src/engine/powers/scenario.ts';
import type { Tool, Values } from '#src/engine/types.ts';
import { words as panelWords } from '#words/panels.ts';
import { words as messages } from '#words/scenario.ts';
import { ChartFrame } from '../charts/index.tsx';
import { useOutcome } from '../state/calculator.ts';
import { comparedChart } from './compared-chart.ts';
import { Controls, Lead, PlainTable, Scroll } from './parts.tsx';
import { usePins } from './pins.ts';
import type { PanelProps } from './powers.tsx';

const words = panelWords.compare;

/** The pins and the present scenario side by side. */
export default function ComparePanel({ calculator, pins }: PanelProps) {
  const { tool, form, store } = calculator;
  useOutcome(store, (all) => all);
  const values: Values = { ...form.getValues() };
  const pinned = usePins(pins);
  const [said, setSaid] = useState('');
  const [choice, setChoice] = useState('');
  const choices = Object.entries(tool.inputs).filter(
    ([name, spec]) => spec.kind === 'choice' && isShown(tool, values, name),
  );

  function keep() {
    if (pinned.length >= MOST_PINS) return setSaid(messages.compare.full(formatNumber(MOST_PINS)));
    setSaid('');
    pins.set([...pinned, { name: null, values }]);
  }
  const rename = (at: number, name: string) =>
    pins.set(pinned.map((pin, index) => (index === at ? { ...pin, name: name === '' ? null : name } : pin)));
  function remove(at: number) {
    setSaid('');
    pins.set(pinned.filter((_, index) => index !== at));
  }

  const kept = pinned.length === 0 ? null : compare(tool, [...pinned, { name: words.present, values }], store.live());
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
        <Sheet caption={words.caption} comparison={kept}>
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
                  onClick={() => form.reset({ ...pinned[at]?.values })}
                >
                  {words.use}
                </Button>
                <Button type="button" look="quiet" aria-label={words.remove(name)} onClick={() => remove(at)}>
                  {words.drop}
                </Button>
              </>
            )
          }
        </Sheet>
      )}
      {kept && <Drawing tool={tool} comparison={kept} />}
      {all && (
        <Sheet caption={words.all(tool.inputs[choice]?.label ?? '')} comparison={all}>
          {(name) => name}
        </Sheet>
      )}
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

function Sheet({
  caption,
  comparison,
  children,
}: {
  caption: string;
  comparison: Comparison;
  children: (name: string, at: number) => React.ReactNode;
}) {
  const { columns, inputs, outputs } = comparison;
  const at = columns.map((_, index) => index);
  return (
    <Scroll>
      <PlainTable>
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.row}</th>
            {columns.map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: scenarios are identified by their position
              <th key={index} scope="col" style={{ minWidth: '10rem' }}>
                {children(name, index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inputs.map(({ path, label, texts }) => (
            <tr key={path}>
              <th scope="row">{label}</th>
              {at.map((index) => (
                <td key={index}>{texts[index]}</td>
              ))}
            </tr>
          ))}
          {outputs.map((output) => (
            <tr key={output.name}>
              <th scope="row">{output.label}</th>
              {at.map((index) => (
                <td key={index}>
                  <strong>{output.values[index] === null ? words.refused : output.texts[index]}</strong>
                  <Difference output={output} at={index} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Scroll>
  );
}

/** How a scenario differs from the first: by figure, by word and by colour. */
function Difference({ output, at }: { output: ComparedOutput; at: number }) {
  const difference = output.differences[at] ?? null;
  if (difference === null) return null;
  const verdict = output.verdicts[at] ?? null;
  if (difference === 0) return <small>{words.same}</small>;
  const figure = `${difference > 0 ? '+' : MINUS}${formatValue(output.spec, Math.abs(difference))}`;
  if (verdict === null || verdict === 'same') return <small>{figure}</small>;
  return <small className={verdict}>{words[verdict](figure)}</small>;
}
