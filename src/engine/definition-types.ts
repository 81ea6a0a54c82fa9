import type {
  Basis,
  Best,
  CellInput,
  Chart,
  Column,
  Donut,
  Example,
  History,
  Input,
  Insight,
  Keep,
  Label,
  Lever,
  LiveFigures,
  Next,
  Not,
  Note,
  NoteFigure,
  NumberOutput,
  Output,
  Range,
  Refusal,
  Refused,
  Slice,
  SolveQuestion,
  Story,
  Sum,
  Swap,
  Table,
  With,
  Words,
  WorkingStep,
  Written,
} from './types.ts';

/*
 * Types that only check a definition as it is written: to know what a tool is, skip them and read `Tool` in types.ts. Of
 *
 *   defineTool({
 *     inputs: { amount: { kind: 'currency', label: 'Amount', default: 100 } },
 *     outputs: { total: { kind: 'currency', label: 'Total' } },
 *     headline: ['totl'],
 *     compute: ({ amount }) => ({ total: amount * 2 }),
 *   })
 *
 * the compiler first infers `inputs` and `outputs` exactly as they are written (`I`, `O`), then compares each part with what these
 * names allow: it reports 'totl' alone, a missing `total` in compute, and `amont` in its parameters. `NoInfer` keeps it from
 * inferring a part from the places that name it.
 */

/**
 * What a part must be; the editor shows its comments. The compiler infers the part from the first branch, which only `never`
 * takes.
 */
type InferredThen<Given, Wanted> = [Given] extends [never] ? Given : Wanted;

/** Refuses unknown names, where the compiler does not do it by itself. Names made at run time are left to the check. */
type NoUnknownNames<Given, Known extends PropertyKey> = [keyof Given] extends [Known]
  ? unknown
  : string extends keyof Given
    ? unknown
    : { readonly [K in Exclude<keyof Given, Known> & string]: 'unknown here' };

type Names<R> = keyof R & string;
/** Names of the numbers among inputs, outputs or columns; as keys, which the compiler's message lists one by one. */
type NumericKeys<R> = keyof {
  [K in keyof R as R[K] extends { readonly kind: NumberOutput['kind'] } ? K & string : never]: true;
};

// ---- values ---------------------------------------------------------------------------------------------------------

type CellValueOf<C> = C extends { readonly kind: 'choice' }
  ? C extends { readonly options: readonly { readonly value: infer V }[] }
    ? V
    : string | number
  : C extends { readonly kind: 'toggle' }
    ? boolean
    : C extends { readonly kind: 'text' | 'date' | 'month' }
      ? C extends { readonly values: infer V extends Words }
        ? keyof V & string
        : string
      : number;

type ValueOf<S> = S extends { readonly kind: 'rows'; readonly columns: infer C }
  ? readonly { readonly [K in keyof C]: CellValueOf<C[K]> }[]
  : CellValueOf<S>;

/** What compute receives: every input by name, with option values as literals. */
type ValuesOf<I> = { readonly [K in keyof I]: ValueOf<I[K]> };

// ---- rules ----------------------------------------------------------------------------------------------------------

/** A value for which something shows. */
type Wanted<S> = S extends { readonly kind: 'rows' }
  ? Range
  : ValueOf<S> | readonly ValueOf<S>[] | With<Not, { not: ValueOf<S> }> | (ValueOf<S> extends number ? Range : never);

/** Names of inputs (and of results, where these are known), with the values for which something shows. */
type AllOf<I> = { readonly [K in keyof I]?: Wanted<I[K]> };
/** When something shows: a rule, or a list of rules of which one must hold. */
type RuleOf<I> = AllOf<I> | readonly AllOf<I>[];

/** A rule as it is written, checked for names that are no inputs. */
type CheckedRule<R, I> = R extends readonly unknown[]
  ? { readonly [K in keyof R]: AllOf<I> & NoUnknownNames<R[K], keyof I> }
  : AllOf<I> & NoUnknownNames<R, keyof I>;
type Rules<S, I, Key extends string> = [Key & keyof S] extends [never]
  ? unknown
  : { readonly [K in Key & keyof S]: CheckedRule<S[K], I> };

// ---- inputs and results ---------------------------------------------------------------------------------------------

/** The properties of each kind. */
type ByKind<All extends { readonly kind: string }> = {
  readonly [K in All['kind']]: All extends { readonly kind: infer Q } ? (K extends Q ? All : never) : never;
};

/** An object with a kind: all that its kind needs, and no other property. */
type OfKind<S, All extends { readonly kind: string }> = S extends { readonly kind: infer K extends All['kind'] }
  ? ByKind<All>[K] & NoUnknownNames<S, keyof ByKind<All>[K]>
  : { readonly kind: All['kind'] };

/** A further condition on a property. It is a mapped type because a plain property would hide the first one's comment in editors. */
type AlsoMustBe<Key extends string, Wanted> = { readonly [K in Key]: Wanted };

type CheckedCell<S, All extends { readonly kind: string }> = OfKind<S, All> &
  (S extends { readonly kind: 'choice'; readonly options: readonly { readonly value: infer V }[] }
    ? AlsoMustBe<'default', V>
    : unknown);

/** Each input with the properties of its kind, and a check of what it names: other inputs, their values, a note. */
type CheckedInputs<I, N> = {
  readonly [K in keyof I]: CheckedCell<I[K], Input> &
    Rules<I[K], I, 'showWhen' | 'offerWhen'> &
    (I[K] extends { readonly kind: 'rows'; readonly columns: infer C }
      ? AlsoMustBe<'columns', { readonly [P in keyof C]: CheckedCell<C[P], CellInput> }>
      : unknown) &
    (I[K] extends { readonly negative: string } ? AlsoMustBe<'negative', Names<N>> : unknown);
};

/** Each output or column with the properties of its kind, and a check of the inputs and results that its rules name. */
type CheckedResults<R, All extends { readonly kind: string }, I> = {
  readonly [K in keyof R]: OfKind<R[K], All> &
    Rules<R[K], I, 'showWhen'> &
    (R[K] extends { readonly labels: infer L }
      ? AlsoMustBe<
          'labels',
          { readonly [P in keyof L]: Label & Rules<L[P], I, 'showWhen'> & NoUnknownNames<L[P], keyof Label> }
        >
      : unknown);
};

/** Columns that stand under one of them. */
type Under<C> = {
  readonly [K in keyof C]: C[K] extends { readonly under: unknown } ? AlsoMustBe<'under', Names<C>> : unknown;
};

/** What says which row is best, with its own columns. */
type BestOf<B, C, I> = Best &
  NoUnknownNames<B, keyof Best> &
  AlsoMustBe<'column', NumericKeys<C>> &
  Rules<B, I, 'showWhen'> &
  (B extends { readonly among: infer A } ? AlsoMustBe<'among', NoUnknownNames<A, keyof C>> : unknown);

/** Each table with a check of its columns and of the names in it. */
type CheckedTables<T, I> = {
  readonly [K in keyof T]: Table &
    NoUnknownNames<T[K], keyof Table> &
    Rules<T[K], I, 'showWhen' | 'formulasWhen'> &
    (T[K] extends { readonly columns: infer C }
      ? AlsoMustBe<'columns', CheckedResults<C, Column, I> & Under<C>>
      : unknown) &
    (T[K] extends { readonly sections: unknown; readonly columns: infer C }
      ? AlsoMustBe<'sections', AlsoMustBe<'by', Names<C>>>
      : unknown) &
    (T[K] extends { readonly first: unknown; readonly columns: infer C }
      ? AlsoMustBe<'first', readonly Names<C>[]>
      : unknown) &
    (T[K] extends { readonly best: infer B; readonly columns: infer C }
      ? AlsoMustBe<'best', BestOf<B, C, I>>
      : unknown) &
    (T[K] extends { readonly finerOf: unknown } ? AlsoMustBe<'finerOf', Names<T>> : unknown);
};

/** Each note, with a check that the output in `at` and the input in `about` exist. */
type CheckedNotes<N, O, I> = {
  readonly [K in keyof N]: Worded<N[K], Note> &
    (N[K] extends { readonly at: string; readonly text: unknown } ? AlsoMustBe<'at', Names<O>> : unknown) &
    (N[K] extends { readonly about: string; readonly text: unknown } ? AlsoMustBe<'about', Names<I>> : unknown);
};

/** Each refusal: a sentence, or a sentence with its figures. */
type CheckedRefusals<X> = { readonly [K in keyof X]: Worded<X[K], Refusal> };

/** A text, or an object with one. */
type Worded<S, All> = S extends string
  ? string
  : S extends object
    ? Exclude<All, string> & NoUnknownNames<S, keyof Exclude<All, string>>
    : 'must be a text in quotes, or an object with a text';

/** Each step, with a check for unknown properties and of the inputs that its rule names. */
type CheckedSteps<W, I> = {
  readonly [K in keyof W]: WorkingStep &
    NoUnknownNames<W[K], keyof WorkingStep> &
    (W[K] extends { readonly showWhen: infer R } ? { readonly showWhen: NamedRule<R, I> } : unknown);
};
type NamedRule<R, I> = R extends readonly unknown[]
  ? { readonly [K in keyof R]: NoUnknownNames<R[K], keyof I> }
  : NoUnknownNames<R, keyof I>;

// ---- compute --------------------------------------------------------------------------------------------------------

/** Inputs that a refusal can be about: `rate`, `loans`, `loans.1`, `loans.1.rate`. */
type FieldOf<I> = keyof {
  [K in keyof I & string as I[K] extends { readonly kind: 'rows'; readonly columns: infer C }
    ? K | `${K}.${number}` | `${K}.${number}.${Names<C>}`
    : K]: true;
};

/** What compute returns for a note: its id, or its id with the figures that the note declares. */
type NoteOf<N> = {
  [K in keyof N & string]: N[K] extends { readonly figures: infer F extends Readonly<Record<string, NoteFigure>> }
    ? {
        readonly id: K;
        readonly figures: { readonly [P in keyof F]: F[P] extends { kind: 'date' | 'month' } ? string : number };
      }
    : K;
}[keyof N & string];

/** What compute returns: every output, and every table as a function that returns its rows. */
type ComputedOf<O, T, N> = {
  readonly [K in keyof O]: CellValueOf<O[K]>;
} & {
  readonly [K in keyof T]: () => readonly (T[K] extends { readonly columns: infer C }
    ? { readonly [P in keyof C]: CellValueOf<C[P]> }
    : never)[];
} & { readonly notes?: readonly (NoteOf<N> | false | (keyof N extends never ? 'no notes are declared' : never))[] };

/** What compute returns, checked for results that are not declared. */
type CheckedAnswer<R, Computed, Refusal> = Refusal | (Computed & NoUndeclaredResults<R, keyof Computed>);
type NoUndeclaredResults<R, Known extends PropertyKey> = R extends { readonly ok: false }
  ? never
  : NoUnknownNames<R, Known>;

// ---- parts that name results ----------------------------------------------------------------------------------------

type TableChart<C, T> = C extends { table: string }
  ? {
      [K in Names<T>]: T[K] extends { readonly columns: infer S }
        ? C & {
            readonly [P in keyof C]: P extends 'table'
              ? K
              : P extends 'x' | 'label'
                ? Names<S>
                : P extends 'series'
                  ? readonly NumericKeys<S>[]
                  : P extends 'value'
                    ? NumericKeys<S>
                    : C[P];
          }
        : never;
    }[Names<T>]
  : never;

/** Charts may name only what exists and is a number. */
type ChartOf<I, O, T> = DonutOf<I, O> | TableChart<Chart, T>;

type DonutOf<I, O> = With<
  Donut,
  { slices: readonly With<Slice, { value: NumericKeys<O> | NumericKeys<I> }>[]; showWhen: RuleOf<I & O> }
>;

type ExampleOf<I, O> = With<
  Example,
  { inputs: Partial<ValuesOf<I>>; outputs: { readonly [K in keyof O]?: CellValueOf<O[K]> } }
>;

type MovementsOf<I, O> = { readonly [K in NumericKeys<O>]?: readonly NumericKeys<I>[] };

/** Parts that authors write as they are checked; a part that is left out is null in a tool, and not in a definition. */
type PartsOf<Key extends keyof Written, Checked> = With<
  { readonly [K in keyof Pick<Written, Key>]: Exclude<Written[K], null | undefined> },
  Checked
>;

/** Parts that are inferred; the others name what is in these. */
type Inferred = 'inputs' | 'outputs' | 'tables' | 'notes' | 'refusals' | 'working';

/** Parts that name inputs and results, with the names that there are. */
type NamingParts<I, O, T> = PartsOf<
  Exclude<keyof Written, Inferred>,
  {
    charts: readonly ChartOf<I, O, T>[];
    basis: readonly (string | With<Basis, Shown<I, O>>)[];
    examples: readonly ExampleOf<I, O>[];
    insight: With<Insight, { prompt: (values: ValuesOf<I>) => string }>;
    keep: With<Keep, { history: With<History, { outputs: readonly NumericKeys<O>[] }> }>;
    swaps: readonly With<Swap, { inputs: readonly [Names<I>, Names<I>] }>[];
    headline: readonly [Names<O>] | readonly [Names<O>, Names<O>] | readonly [Names<O>, Names<O>, Names<O>];
    figure: NumericKeys<O>;
    asks: readonly With<SolveQuestion, { input: NumericKeys<I>; output: NumericKeys<O> }>[];
    next: readonly With<Next, Shown<I, O>>[];
    story: readonly With<Story, Shown<I, O>>[];
    levers: readonly With<Lever, Shown<I, O>>[];
    rises: MovementsOf<I, O>;
    falls: MovementsOf<I, O>;
    sums: readonly With<Sum, { total: NumericKeys<O>; parts: readonly (NumericKeys<O> | NumericKeys<I>)[] }>[];
  }
>;
interface Shown<I, O> {
  showWhen: RuleOf<I & O>;
}

// ---- the definition -------------------------------------------------------------------------------------------------

/** Parts by name, loose enough that the compiler first infers them as they are written. */
export type Parts<P> = Readonly<Record<string, P | object | string | number | boolean>>;

interface WithCompute<I, O, T, N, X, R> {
  /** Pure. Returns unrounded numbers and tables as functions that return rows, or a refusal made with `fail`. */
  compute(
    values: ValuesOf<NoInfer<I>>,
    live: LiveFigures | null,
  ): InferredThen<
    R,
    CheckedAnswer<
      NoInfer<R>,
      ComputedOf<NoInfer<O>, NoInfer<T>, NoInfer<N>>,
      Refused<FieldOf<NoInfer<I>> | null, keyof NoInfer<X> & string>
    >
  >;
}

/**
 * A definition with its inputs `I`, outputs `O`, tables `T`, notes `N`, refusals `X` and the steps of its working `W`, as they are
 * written, and `R`, what its compute returns. It is an intersection of types, since the compiler infers nothing from an object that
 * lacks a property and has an unknown one.
 */
export type Definition<I, O, T, N, X, W, R> = PartsOf<
  'inputs',
  { inputs: InferredThen<I, CheckedInputs<NoInfer<I>, NoInfer<N>>> }
> &
  PartsOf<'outputs', { outputs: InferredThen<O, CheckedResults<NoInfer<O>, Output, NoInfer<I & O>>> }> &
  PartsOf<
    'tables' | 'notes' | 'refusals' | 'working',
    {
      tables: InferredThen<T, CheckedTables<NoInfer<T>, NoInfer<I & O>>>;
      notes: InferredThen<N, CheckedNotes<NoInfer<N>, NoInfer<O>, NoInfer<I>>>;
      refusals: InferredThen<X, CheckedRefusals<NoInfer<X>>>;
      working: InferredThen<W, CheckedSteps<NoInfer<W>, NoInfer<I & O>>>;
    }
  > &
  NamingParts<NoInfer<I>, NoInfer<O>, NoInfer<T>> &
  WithCompute<I, O, T, N, X, R>;
