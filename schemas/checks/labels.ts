import { isNumberResult } from '#src/engine/kinds.ts';
import type { Input, Tool } from '#src/engine/types.ts';
import { rulesIn } from '#src/engine/visibility.ts';
import type { Mistakes, Subject } from './mistake.ts';
import { textsOf } from './parts.ts';

/** Texts that must differ from those beside them: `outputs.total.label` from `outputs.band.label`. */
const APART = new RegExp(
  [
    /^((inputs|tables)\.\w+\.columns|outputs)\.\w+\.label$/,
    /^(inputs\.\w+(\.columns\.\w+)?\.options|charts\[\d+\]\.slices|swaps)\[\d+\]\.label$/,
    /^(tables\.\w+|(charts|examples)\[\d+\])\.title$/,
    /^content\.(sections\[\d+\]\.heading|howTo\.steps\[\d+\]\.name|faq\[\d+\]\.question)$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Finds two fields, results, columns, options or titles with the same name. */
export function* checkLabels({ tool }: Subject): Mistakes {
  yield* inputLabels(tool);
  const places = new Map<string, string>();
  for (const [path, text] of textsOf('', tool)) {
    if (!APART.test(path)) continue;
    const list = path.replace(/(\.\w+|\[\d+\])(?=\.\w+$)/, '');
    const key = `${list} ${plain(text)}`;
    const first = places.get(key);
    if (first === undefined) places.set(key, path);
    else yield { path, message: `"${text}" is that of ${first} too` };
  }
  for (const [name, spec] of Object.entries(tool.outputs)) {
    if ('gauge' in spec && spec.gauge && !(spec.gauge.fair < spec.gauge.good && spec.gauge.good < spec.gauge.most))
      yield { path: `outputs.${name}.gauge`, message: 'must rise: fair below good, good below most' };
    for (const [index, { unsigned }] of (spec.labels ?? []).entries())
      if (unsigned && !isNumberResult(spec))
        yield { path: `outputs.${name}.labels[${index}].unsigned`, message: 'is for figures, which have a sign' };
  }
  for (const [index, chart] of tool.charts.entries())
    for (const [place, { label, value }] of ('slices' in chart ? chart.slices : []).entries()) {
      const own = tool.outputs[value]?.label ?? label;
      if (own !== label && plain(own) === plain(label))
        yield {
          path: `charts[${index}].slices[${place}].label`,
          message: `differs from "${own}" by a capital alone`,
        };
    }
}

const plain = (text: string): string => text.trim().toLowerCase();

/** Inputs with the same label, unless they never show together. */
function* inputLabels({ inputs }: Tool): Mistakes {
  const all = Object.entries(inputs);
  for (const [index, [name, spec]] of all.entries()) {
    const alike = all.slice(0, index).filter(([, other]) => plain(other.label) === plain(spec.label));
    const first = alike.find(([, other]) => !apart(other, spec));
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
