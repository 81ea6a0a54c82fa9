import { isNumberResult } from '#src/engine/kinds.ts';
import type { Input, Tool } from '#src/engine/types.ts';
import { rulesIn } from '#src/engine/visibility.ts';
import type { Mistakes, Subject } from './mistake.ts';

type Labelled = readonly (readonly [path: string, label: string])[];

/** Finds two fields, results, columns, options or titles with the same name. */
export function* checkLabels({ tool }: Subject): Mistakes {
  yield* inputLabels(tool);
  for (const [name, spec] of Object.entries(tool.inputs)) {
    if (spec.kind === 'choice') yield* optionLabels(`inputs.${name}`, spec.options);
    if (spec.kind !== 'rows') continue;
    yield* twice(labelsOf(`inputs.${name}.columns`, spec.columns));
    for (const [column, cell] of Object.entries(spec.columns))
      if (cell.kind === 'choice') yield* optionLabels(`inputs.${name}.columns.${column}`, cell.options);
  }
  yield* twice(labelsOf('outputs', tool.outputs));
  for (const [name, spec] of Object.entries(tool.outputs))
    for (const [index, { unsigned }] of (spec.labels ?? []).entries())
      if (unsigned && !isNumberResult(spec))
        yield { path: `outputs.${name}.labels[${index}].unsigned`, message: 'is for figures, which have a sign' };
  for (const [name, { columns }] of Object.entries(tool.tables))
    yield* twice(labelsOf(`tables.${name}.columns`, columns));
  yield* twice(Object.entries(tool.tables).map(([name, { title }]) => [`tables.${name}.title`, title]));
  yield* twice(tool.charts.map(({ title }, index) => [`charts[${index}].title`, title]));
  yield* twice(tool.swaps.map(({ label }, index) => [`swaps[${index}].label`, label]));
  yield* twice(tool.examples.map(({ title }, index) => [`examples[${index}].title`, title]));
  for (const [index, chart] of tool.charts.entries())
    if (chart.kind === 'donut') {
      yield* twice(chart.slices.map(({ label }, place) => [`charts[${index}].slices[${place}].label`, label]));
      for (const [place, { label, value }] of chart.slices.entries()) {
        const own = tool.outputs[value]?.label ?? label;
        if (own !== label && alike(own, label))
          yield {
            path: `charts[${index}].slices[${place}].label`,
            message: `differs from "${own}" by a capital alone`,
          };
      }
    }
  const { sections = [], howTo, faq = [] } = tool.content ?? {};
  yield* twice(sections.map(({ heading }, index) => [`content.sections[${index}].heading`, heading]));
  yield* twice((howTo?.steps ?? []).map(({ name }, index) => [`content.howTo.steps[${index}].name`, name]));
  yield* twice(faq.map(({ question }, index) => [`content.faq[${index}].question`, question]));
}

/** Inputs with the same label, unless they never show together. */
function* inputLabels({ inputs }: Tool): Mistakes {
  const all = Object.entries(inputs);
  for (const [index, [name, spec]] of all.entries()) {
    const first = all.slice(0, index).find(([, other]) => alike(other.label, spec.label) && !apart(other, spec));
    if (first)
      yield { path: `inputs.${name}.label`, message: `"${spec.label}" is that of inputs.${first[0]}.label too` };
  }
}

/** Whether two inputs never show together, because all their rules want different values of one other input. */
function apart(one: Input, other: Input): boolean {
  const list = (wanted: unknown): readonly unknown[] => (Array.isArray(wanted) ? wanted : [wanted]);
  const rules = rulesIn(one.showWhen).flatMap((mine) => rulesIn(other.showWhen).map((its) => [mine, its] as const));
  return (
    rules.length > 0 &&
    rules.every(([mine, its]) =>
      Object.entries(mine).some(
        ([name, wanted]) =>
          Object.hasOwn(its, name) &&
          ![wanted, its[name]].some((each) => typeof each === 'object' && !Array.isArray(each)) &&
          !list(wanted).some((value) => list(its[name]).includes(value)),
      ),
    )
  );
}

const optionLabels = (path: string, options: readonly { label: string }[]): Mistakes =>
  twice(options.map(({ label }, index) => [`${path}.options[${index}].label`, label]));

const labelsOf = (path: string, specs: Readonly<Record<string, { readonly label: string }>>): Labelled =>
  Object.entries(specs).map(([name, { label }]) => [`${path}.${name}.label`, label]);

const alike = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

function* twice(all: Labelled): Mistakes {
  for (const [index, [path, label]] of all.entries()) {
    const first = all.slice(0, index).find(([, other]) => alike(other, label));
    if (first) yield { path, message: `"${label}" is that of ${first[0]} too` };
  }
}
