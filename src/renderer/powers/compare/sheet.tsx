import { formatValue, MINUS } from '#src/engine/format.ts';
import type { Compared, ComparedOutput, Comparison } from '#src/engine/powers/compare.ts';
import { words as panelWords } from '#words/panels.ts';
import { PlainTable, Scroll } from '../parts.tsx';

const words = panelWords.compare;

/** Scenarios side by side: the inputs that differ, and every result with its difference to the first. */
export function ComparedSheet({
  caption,
  comparison,
  children = (name) => name,
}: {
  caption: string;
  comparison: Comparison;
  /** The head of a column. */
  children?: (name: string, at: number) => React.ReactNode;
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
              <th key={index} scope="col">
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
                  <strong>{output.values[index] === null ? none(columns[index]) : output.texts[index]}</strong>
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

/** What stands where a scenario has no such result. */
const none = (column: Compared | undefined) => (column?.outcome.ok ? words.notShown : words.refused);

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
