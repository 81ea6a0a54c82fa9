import type { InputsPart, NamedParts, OtherParts, OutputsPart } from '#schemas/types.ts';
import type {
  ChartOf,
  CheckedAnswer,
  CheckedInputs,
  CheckedNotes,
  CheckedRefusals,
  CheckedResults,
  CheckedSteps,
  CheckedTables,
  ComputedOf,
  ExampleOf,
  FieldOf,
  Fit,
  NumericKeys,
  RuleOf,
  ValuesOf,
} from './definition-types.ts';
import { isNumberResult } from './kinds.ts';
import { type Compute, run } from './run.ts';
import type {
  Basis,
  Chart,
  Example,
  Input,
  Inputs,
  Lever,
  LiveFigures,
  Movement,
  Next,
  Note,
  Notes,
  Output,
  Outputs,
  Refusal,
  Refusals,
  Refused,
  Story,
  Sum,
  Table,
  Tables,
  Tool,
  WorkingStep,
} from './types.ts';

interface WithCompute<I, O, T, N, X, R> {
  /** Pure. Returns unrounded numbers and tables as functions that return rows, or a refusal made with `fail`. */
  compute(
    values: ValuesOf<NoInfer<I>>,
    live: LiveFigures | null,
  ): Fit<
    R,
    CheckedAnswer<
      NoInfer<R>,
      ComputedOf<NoInfer<O>, NoInfer<T>, NoInfer<N>>,
      Refused<FieldOf<NoInfer<I>> | null, keyof NoInfer<X> & string>
    >
  >;
}

/**
 * A definition. It is an intersection of types, since the compiler infers nothing from an object that lacks a property and
 * has an unknown one.
 */
export type Definition<I, O, T, N, X, W, R> = InputsPart<Fit<I, CheckedInputs<NoInfer<I>, NoInfer<N>>>> &
  OutputsPart<Fit<O, CheckedResults<NoInfer<O>, Output, NoInfer<I & O>>>> &
  NamedParts<
    Fit<T, CheckedTables<NoInfer<T>, NoInfer<I & O>>>,
    Fit<N, CheckedNotes<NoInfer<N>, NoInfer<O>, NoInfer<I>>>,
    Fit<X, CheckedRefusals<NoInfer<X>>>,
    Fit<W, CheckedSteps<NoInfer<W>, NoInfer<I & O>>>
  > &
  PartsOf<NoInfer<I>, NoInfer<O>, NoInfer<T>> &
  WithCompute<I, O, T, N, X, R>;

/** Parts that name inputs and results, with the names that there are. */
type PartsOf<I, O, T> = OtherParts<
  keyof I & string,
  keyof O & string,
  NumericKeys<I>,
  NumericKeys<O>,
  ChartOf<I, O, T>,
  ExampleOf<I, O>,
  RuleOf<I & O>,
  ValuesOf<I>
>;

/** Parts by name, loose enough that the compiler first infers them as they are written. */
type Parts<P> = Readonly<Record<string, P | object | string | number | boolean>>;

/**
 * Makes a calculator from its definition. The definition's own types check it as it is written; the tool that comes out
 * has no type parameters, so that pages, the command and the checks treat all tools alike.
 */
export function defineTool<
  const I extends Parts<Input>,
  const O extends Parts<Output>,
  const T extends Parts<Table> = Record<never, never>,
  const N extends Parts<Note> = Record<never, never>,
  const X extends Parts<Refusal> = Record<never, never>,
  const W extends readonly (WorkingStep | object)[] = readonly [],
  R = unknown,
>(definition: Definition<I, O, T, N, X, W, R>): Tool {
  const inputs = definition.inputs as Inputs;
  const outputs = definition.outputs as Outputs;
  const tables = (definition.tables ?? {}) as Tables;
  const notes = (definition.notes ?? {}) as Notes;
  const refusals = (definition.refusals ?? {}) as Refusals;
  const headline = definition.headline ?? Object.keys(outputs).slice(0, 1);
  // this cast is safe: values are checked against `inputs` before compute gets them
  const compute = definition.compute as unknown as Compute;
  // what is known is read below; a part that means nothing stays, so that the check can name it
  const { compute: _, ...parts } = definition as object as { compute: unknown };

  return {
    ...(parts as object),
    inputs,
    outputs,
    tables,
    notes,
    charts: (definition.charts ?? []) as readonly Chart[],
    // missing or no list only in a definition that has not been checked
    basis: (Array.isArray(definition.basis)
      ? definition.basis.map((basis) => (typeof basis === 'string' ? { text: basis } : basis))
      : (definition.basis ?? [])) as readonly Basis[],
    examples: definition.examples as readonly Example[],
    content: definition.content ?? null,
    insight: (definition.insight as Tool['insight']) ?? null,
    live: definition.live ?? null,
    keep: definition.keep ?? null,
    swaps: definition.swaps ?? [],
    ask: definition.ask ?? null,
    asks: definition.asks ?? [],
    headline,
    figure: (definition.figure as string | undefined) ?? mainFigure(headline, outputs),
    refusals,
    working: (definition.working ?? []) as readonly WorkingStep[],
    noWorking: definition.noWorking ?? null,
    related: definition.related ?? [],
    next: (definition.next ?? []) as readonly Next[],
    levers: (definition.levers ?? []) as readonly Lever[],
    story: (definition.story ?? []) as readonly Story[],
    rises: (definition.rises ?? []) as readonly Movement[],
    falls: (definition.falls ?? []) as readonly Movement[],
    sums: (definition.sums ?? []) as readonly Sum[],
    // `this`, because a tool in another language is a copy with other texts
    run(raw, live = null) {
      return run(this, compute, raw, live);
    },
  };
}

/** The headline that is a number, or else the first output that is one. */
function mainFigure(headline: readonly string[], outputs: Outputs): string | null {
  return [...headline, ...Object.keys(outputs)].find((id) => isNumberResult(outputs[id])) ?? null;
}
