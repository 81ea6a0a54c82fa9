import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Quiet, unseen } from '#src/design/parts.tsx';
import { formatNumber, formatValue, MINUS } from '#src/engine/format.ts';
import type { Compared, ComparedOutput, Comparison } from '#src/engine/powers/compare.ts';
import { words as panelWords } from '#words/panels.ts';
import { words as scenarioWords } from '#words/scenario.ts';

const words = panelWords.compare;

/** Rem that a column needs. */
const COLUMN = 8;
/** The query of a container in which this many columns fit. */
export const fits = (columns: number) => `@container (min-width: ${columns * COLUMN}rem)`;
/** As many scenarios as can be pinned, with the present one; more options of a choice are never side by side. */
const MOST_BESIDE = 4;

/** Where all columns fit, with the names of rows above them or, with more room, beside them. */
const fitting = (columns: number) => ({
  [`&[data-columns="${columns}"]`]: {
    [fits(columns)]: {
      '& tr': { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
      '& .out': { display: 'block' },
    },
    [fits(columns + 2)]: {
      '& tr': { gridTemplateColumns: `minmax(0, 1.3fr) repeat(${columns}, minmax(0, 1fr))` },
      '& tr > :first-child': { gridColumn: 'auto' },
    },
  },
});

const Room = chakra('div', { base: { containerType: 'inline-size', mt: 3 } });
const Table = chakra('table', {
  base: {
    display: 'block',
    width: 'full',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    '& :is(caption, thead, tbody)': { display: 'block' },
    '& caption > span': unseen,
    '& tr': {
      breakInside: 'avoid',
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 3,
      alignItems: 'start',
      py: 2,
      borderTopWidth: '1px',
    },
    '& thead tr': { borderTopWidth: 0, pt: 0 },
    // the name of a row is above its figures
    '& tr > :first-child': { gridColumn: '1 / -1' },
    '& :is(th, td)': { textAlign: 'start', fontWeight: 500 },
    '& tbody th': { color: 'muted' },
    '& strong': { display: 'block', fontSize: 'md', fontWeight: 600 },
    '& .out': { display: 'none' },
    '& small': {
      display: 'inline-block',
      mt: 1,
      px: 1.5,
      py: 0.5,
      borderRadius: 'md',
      fontSize: 'xs',
      color: 'muted',
      bg: 'sunken',
    },
    '& .better': { color: 'good', bg: 'color-mix(in srgb, var(--colour-good) 10%, transparent)' },
    '& .worse': { color: 'danger', bg: 'danger-subtle' },
    '& thead th': { fontWeight: 600 },
    // on a line with the names in boxes
    '& tr:has(input) > th:not(:has(input))': { pt: 2.5 },
    '& thead input': { px: 2, fontSize: 'sm', textOverflow: 'ellipsis' },
    '& thead div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    ...Object.assign({}, ...Array.from({ length: MOST_BESIDE - 1 }, (_, index) => fitting(index + 2))),
  },
});

/**
 * Scenarios side by side: the inputs that differ, and the results that do, each with its difference to the first. Never wider
 * than its container: where not all columns fit, two are shown.
 *
 * @param beside the place of the one that is shown beside the first where only two fit
 */
export function ComparedSheet({
  caption,
  comparison,
  beside = 1,
  children = (name) => name,
}: {
  caption: string;
  comparison: Comparison;
  beside?: number;
  /** The head of a column. */
  children?: (name: string, at: number) => ReactNode;
}) {
  const { columns, inputs, outputs } = comparison;
  const at = columns.map((_, index) => index);
  const out = (index: number) => (index === 0 || index === beside ? undefined : 'out');
  const differs = ({ values }: ComparedOutput) => values.some((value) => value !== values[0]);
  const differing = outputs.filter(differs);
  const rows = differing.length > 0 ? differing : outputs.slice(0, 1);
  const still = outputs.filter((output) => !rows.includes(output)).map(({ label }) => label);
  return (
    <Room>
      <Table data-columns={columns.length}>
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: scenarios are identified by their position
              <th key={index} scope="col" className={out(index)}>
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
                <td key={index} className={out(index)}>
                  {texts[index]}
                </td>
              ))}
            </tr>
          ))}
          {rows.map((output) => (
            <tr key={output.name}>
              <th scope="row">{output.label}</th>
              {at.map((index) => (
                <td key={index} className={out(index)}>
                  <strong>{output.texts[index] || none(columns[index])}</strong>
                  <Difference output={output} at={index} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {still.length > 0 && <Quiet>{words.still(still.join(' · '))}</Quiet>}
    </Room>
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
  const size = Math.abs(difference);
  // 1.5 of 8% are points, not percent
  const said =
    output.spec.kind === 'percent'
      ? scenarioWords.verdict.points(formatNumber(size, output.spec.decimals))
      : formatValue(output.spec, size);
  const figure = `${difference > 0 ? '+' : MINUS}${said}`;
  if (verdict === null || verdict === 'same') return <small>{figure}</small>;
  return <small className={verdict}>{words[verdict](figure)}</small>;
}
