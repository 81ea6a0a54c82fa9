import { chakra } from '@chakra-ui/react/styled-system';
import { type CSSProperties, memo, useEffect, useRef, useState } from 'react';
import { markerLook } from '#src/design/band.ts';
import { KindIcon } from '#src/design/icon.tsx';
import { palette } from '#src/design/palette.ts';
import { Hidden, summaryLook, unseen } from '#src/design/parts.tsx';
import { formatResult, formatSize, inWordsOf, withHyphen } from '#src/engine/format.ts';
import { filledIn, kindOfNote, outputOfNote, textOfNote } from '#src/engine/notes.ts';
import { rowOf } from '#src/engine/rows.ts';
import { storyOf } from '#src/engine/story.ts';
import type { Failure, Gauge, Outcome, Output, Tool } from '#src/engine/types.ts';
import { holds, isUnsigned, labelOf } from '#src/engine/visibility.ts';
import { words } from '#words/page.ts';
import { type Calculator, isMissing, useOutcome, useShowing } from '../state/calculator.ts';
import { unbroken, useToday } from './filled.tsx';

// one styled element around plain ones: a key press renders the figures again, and styled ones are slower
const deniedLook = {
  '& output[data-unsigned]': unseen,
  '& output[data-denied]': { color: 'danger' },
  '& strong': { display: 'block', mt: 1, color: 'danger', fontSize: 'sm', fontWeight: 500, maxWidth: 'prose' },
  '& strong > svg': { display: 'inline', verticalAlign: '-0.25em', me: 1.5 },
  // a result of 0 whose note says that there is no such figure, such as no year: not an error
  '& output[data-denied=none] ~ strong': { color: 'fg' },
  // no year and no age: the note says so in place of the 0
  '& output[data-none]': unseen,
  '& output[data-none] ~ strong': { fontSize: 'md', mt: 0 },
  '& output[data-denied=careful], & output[data-denied=careful] ~ strong': { color: 'careful' },
  '& output[data-denied=good], & output[data-denied=good] ~ strong': { color: 'good' },
} as const;
const figureLook = {
  display: 'block',
  // as large as fits on one line: a bold letter is two thirds of its height wide, more if a reader spaces text
  fontSize: {
    base: 'min(2.5rem, 128cqi / var(--letters, 1))',
    lg: 'min(3.5rem, 128cqi / var(--letters, 1))',
  },
  lineHeight: 1.2,
  fontWeight: 700,
  letterSpacing: '-0.02em',
} as const;
const Headlines = chakra('div', {
  base: {
    display: 'grid',
    gap: 4,
    // two headlines are beside each other where they fit
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    // in one column it is as wide as the answer, which is a container too: one more makes key presses slower
    containerType: { sm: 'inline-size' },
    '& p': { color: 'muted', fontWeight: 500 },
    '& :is(output, b)': figureLook,
    '& [data-number]': { whiteSpace: 'nowrap' },
    '& > div ~ div :is(output, b)': { fontSize: '2xl' },
    '& output:not([data-number])': { overflowWrap: 'anywhere' },
    // words may take two lines
    '& > div:first-of-type output:not([data-number], [data-unsigned])': {
      fontSize: { base: '2rem', lg: '2.5rem' },
      textWrap: 'balance',
    },
    '& > div:first-of-type output[data-long]': { fontSize: '2xl' },
    // the exact figure under a short one, and the words under an exact one
    '& b + output': { fontSize: 'md', fontWeight: 500, letterSpacing: 0, color: 'muted', lineHeight: 1.5 },
    '& span': { display: 'block', color: 'muted' },
    ...deniedLook,
  },
});
const List = chakra('dl', {
  base: {
    display: 'grid',
    borderTopWidth: '1px',
    '& > div': {
      display: 'grid',
      // two that share what room is left
      gridTemplateColumns: 'repeat(2, auto)',
      alignItems: 'baseline',
      columnGap: 4,
      py: 2.5,
      borderBottomWidth: '1px',
      // with large text a figure is under its label
      '@container (max-width: 12rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    // no border if no result is shown
    '&:not(:has(> div))': { display: 'none' },
    // words make room for their label
    '& > div:has(output:not([data-number]))': {
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
      '@container (max-width: 22rem)': { gridTemplateColumns: 'minmax(0, 1fr) fit-content(45%)' },
    },
    '& > div:last-of-type': { borderBottomWidth: 0, pb: 0 },
    '& dt': { color: 'muted' },
    '& dd': { textAlign: 'end' },
    '& :is(output, b)': { fontWeight: 600 },
    '& output[data-number]': { whiteSpace: 'nowrap' },
    '& output:not([data-number])': { overflowWrap: 'anywhere' },
    '& output.quiet': { fontSize: 'sm', fontWeight: 500 },
    ...deniedLook,
  },
});
const Summary = chakra('summary', {
  base: { ...summaryLook, fontWeight: 500, color: 'accent' },
});
const Refusal = chakra('p', {
  base: {
    mt: 3,
    p: 3,
    borderRadius: 'md',
    bg: 'danger-subtle',
    color: 'danger',
    fontWeight: 500,
    display: 'flex',
    gap: 2,
    '& > svg': { mt: '0.125em' },
    '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  },
});
const NoteList = chakra('ul', {
  base: {
    display: 'grid',
    gap: 2,
    // its place may be taller
    alignContent: 'start',
    '& li': { display: 'flex', gap: 2, p: 3, borderRadius: 'md', bg: 'sunken', fontSize: 'sm' },
    '& svg': { color: 'muted', mt: '0.15em' },
    '& span': { minWidth: 0 },
    '& [data-kind=careful]': { bg: 'careful-subtle', '& svg': { color: 'careful' } },
    '& [data-kind=good]': { bg: 'good-subtle', '& svg': { color: 'good' } },
  },
});

/**
 * A result with its present label, which may follow a choice; `denial` is the text of the notes at its figure, and `kind` how the
 * first of them is meant.
 */
export interface Result {
  readonly name: string;
  readonly spec: Output;
  /** Absent where there are no figures. */
  readonly value: number | string | undefined;
  readonly label: string;
  /** Whether its label says which way it goes, so that it is shown without its sign. */
  readonly unsigned: boolean;
  readonly denial: string;
  readonly kind: ReturnType<typeof kindOfNote>;
}

/** The figure as the page writes it, or a dash where there is none. */
export const figureText = ({ spec, value, unsigned }: Pick<Result, 'spec' | 'value' | 'unsigned'>): string =>
  value === undefined ? words.noFigure : unsigned ? formatSize(spec, value) : formatResult(spec, value);

/**
 * How a figure at which notes stand is marked: as the first is meant, or else as impossible (an empty mark); `none` where it is 0,
 * because there is no such figure, which is not an error.
 */
export const deniedMark = ({ denial, value, kind }: Pick<Result, 'denial' | 'value' | 'kind'>) =>
  denial === '' ? undefined : (kind ?? (value === 0 ? 'none' : ''));

/** From here on an amount is shown in its short form first. */
const CRORE = 10_000_000;

/** A large amount as people say it, such as ₹1.16 crore; null for every other figure. */
export function shortText({ spec, value, unsigned }: Pick<Result, 'spec' | 'value' | 'unsigned'>): string | null {
  if (typeof value !== 'number' || Math.abs(value) < CRORE) return null;
  return inWordsOf(spec, unsigned ? Math.abs(value) : value);
}

/** What the notes at a figure say, and how they are meant. */
function denialOf({ tool, store }: Calculator, name: string, outcome: Outcome, today: string | null) {
  const at = outcome.ok ? outcome.notes.filter((id) => outputOfNote(tool.notes[id]) === name) : [];
  const denial = at
    .map((id) => filledIn(tool, textOfNote(tool.notes[id] ?? id), outcome, store.value, today, id))
    .join(' ');
  return { denial, kind: kindOfNote(tool.notes[at[0] ?? '']) };
}

/** Whether a result is a number; a duration is words, between which a line may break. */
export const isNumber = ({ kind }: Output) => kind !== 'text' && kind !== 'months';

/** The most letters of words that are shown as large as a figure. */
const SHORT_WORDS = 20;

/** @param letters how many must fit on one line; without it the text has a fixed size */
function Figure({ result, text, letters }: { result: Result; text: string; letters?: number | undefined }) {
  const { name, spec, value, label, denial, unsigned } = result;
  if (unsigned && value !== undefined)
    // what is seen has no sign; screen readers and scripts get the figure itself, with the label that needs one
    return (
      <output name={name} aria-live="off" aria-label={spec.label} data-unsigned="">
        {withHyphen(formatResult(spec, value))}
      </output>
    );
  return (
    <output
      name={name}
      aria-live="off"
      aria-label={label}
      aria-describedby={denial === '' ? undefined : `${name}-denial`}
      data-denied={deniedMark(result)}
      data-none={denial !== '' && result.value === 0 && spec.kind !== 'currency' ? '' : undefined}
      data-long={text.length > SHORT_WORDS ? '' : undefined}
      data-number={isNumber(spec) || text === words.noFigure ? '' : undefined}
      className={spec.emphasis === 'quiet' ? 'quiet' : undefined}
      style={letters === undefined ? undefined : ({ '--letters': letters } as CSSProperties)}
    >
      {withHyphen(text)}
    </output>
  );
}

/** What the notes at a figure say, with the icon of how they are meant. */
function Denial(result: Result) {
  const mark = deniedMark(result);
  if (mark === undefined) return null;
  return (
    <strong id={`${result.name}-denial`}>
      <KindIcon kind={mark === '' ? 'wrong' : mark === 'none' ? 'plain' : mark} />
      {result.denial}
    </strong>
  );
}

/** How long a new headline rolls into its place, in milliseconds. */
const ROLLS = 180;
/** Where the headline stands beside the inputs. On a phone the frames of a motion out of sight would make a key press slower. */
const ROLLS_WHERE = '(min-width: 64rem) and (prefers-reduced-motion: no-preference)';

/** Rolls the figure into its place when it has changed: from below where it has grown, else from above. Nothing is laid out again. */
function useRoll(value: number | string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(value);
  useEffect(() => {
    const old = before.current;
    before.current = value;
    const figure = place.current?.querySelector<HTMLElement>('[data-number]');
    if (typeof old !== 'number' || typeof value !== 'number' || old === value || !figure?.animate) return;
    if (!matchMedia(ROLLS_WHERE).matches) return;
    const start = { transform: `translateY(${value > old ? 0.3 : -0.3}em)`, opacity: 0.2 };
    figure.animate([start, { transform: 'none', opacity: 1 }], { duration: ROLLS, easing: 'ease-out' });
  }, [value]);
  return place;
}

const GaugeLook = chakra('div', {
  base: {
    position: 'relative',
    height: '0.625rem',
    mt: 3,
    maxWidth: '22rem',
    borderRadius: 'full',
    background: `linear-gradient(to right, var(--colour-low) var(--fair), var(--colour-panel) 0 calc(var(--fair) + 2px), ${palette.principal[0]} 0 var(--good), var(--colour-panel) 0 calc(var(--good) + 2px), var(--colour-good) 0)`,
    _print: { printColorAdjust: 'exact' },
    '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
    // where the figure stands
    '& > i': {
      position: 'absolute',
      top: '50%',
      insetInlineStart: 'var(--at)',
      boxSize: '1.25rem',
      transform: 'translate(-50%, -50%)',
      borderRadius: 'full',
      borderWidth: '4px',
      borderColor: 'fg',
      bg: 'panel',
      transition: 'inset-inline-start 0.22s ease-out',
    },
  },
});

/** A scale from bad to good with a mark where a figure stands; its words are beside it. */
function GaugeBar({ gauge: { most, fair, good }, value }: { gauge: Gauge; value: number }) {
  const at = (figure: number) => `${Math.min(100, Math.max(0, (figure / most) * 100))}%`;
  return (
    <GaugeLook
      aria-hidden="true"
      style={{ '--fair': at(fair), '--good': at(good), '--at': at(value) } as CSSProperties}
    >
      <i />
    </GaugeLook>
  );
}

// with props that are compared one by one: most key presses leave some results as they are
const HeadlineResult = memo(function HeadlineResult({ story, ...result }: Result & { readonly story: string }) {
  const { spec, value, label, unsigned } = result;
  const text = figureText(result);
  const place = useRoll(value);
  const short = shortText(result);
  const inWords = value === undefined ? null : inWordsOf(spec, unsigned ? Math.abs(Number(value)) : value);
  return (
    <div ref={place}>
      <p>{label}</p>
      {(short !== null || unsigned) && (
        <b aria-hidden="true" data-number="" style={{ '--letters': (short ?? text).length } as CSSProperties}>
          {short ?? text}
        </b>
      )}
      {unsigned && short !== null && <span aria-hidden="true">{text}</span>}
      <Figure result={result} text={text} letters={spec.kind === 'text' ? undefined : text.length} />
      {short === null && inWords !== null && !story.includes(inWords) && <span>{inWords}</span>}
      {'gauge' in spec && spec.gauge && typeof value === 'number' && <GaugeBar gauge={spec.gauge} value={value} />}
      <Denial {...result} />
    </div>
  );
});

const ListedResult = memo(function ListedResult(result: Result) {
  return (
    <div>
      <dt>{result.label}</dt>
      <dd>
        {result.unsigned && <b aria-hidden="true">{figureText(result)}</b>}
        <Figure result={result} text={figureText(result)} />
        <Denial {...result} />
      </dd>
    </div>
  );
});

/** Why there are no figures; with the row's name if it is about a row, because its cell may be out of sight. */
export function refusalText({ inputs }: Tool, { field, message }: Failure): string {
  const row = rowOf(inputs, field);
  return row === null ? message : words.inRow(row, message);
}

/** The results shown large, with their specs, and all others. */
export function resultsOf({ outputs, headline }: Tool): Record<'headlines' | 'rest', (readonly [string, Output])[]> {
  const all = Object.entries(outputs);
  return {
    headlines: headline.flatMap((name) => all.filter(([each]) => each === name)),
    rest: all.filter(([name]) => !headline.includes(name)),
  };
}

type Outputs = readonly (readonly [name: string, Output])[];

function resultsNow(calculator: Calculator, results: Outputs, today: string | null): Result[] {
  const { tool, store } = calculator;
  const outcome = store.outcome();
  return results
    .filter(([, { showWhen }]) => holds(showWhen, tool.inputs, store.value))
    .map(([name, spec]) => ({
      name,
      spec,
      value: outcome.ok ? outcome.outputs[name] : undefined,
      label: labelOf(spec, tool.inputs, store.value),
      unsigned: outcome.ok && isUnsigned(spec, tool.inputs, store.value),
      ...denialOf(calculator, name, outcome, today),
    }));
}

/** Those of some results that are shown now, with their present labels and values. */
export function useResults(calculator: Calculator, results: Outputs): Result[] {
  useOutcome(calculator.store, (outcome) => outcome);
  return resultsNow(calculator, results, useToday());
}

const StoryText = chakra('div', {
  base: {
    fontSize: { base: 'lg', lg: '1.375rem' },
    fontWeight: 600,
    lineHeight: 1.35,
    textWrap: 'balance',
    _empty: { display: 'none' },
    ...markerLook,
  },
});

/** What the results mean; null where the tool has no sentence for them. */
function useStory({ tool, store }: Calculator): string | null {
  const today = useToday();
  return useOutcome(store, (outcome) => storyOf(tool, outcome, today));
}

function StoryLine({ calculator }: { calculator: Calculator }) {
  const said = useStory(calculator);
  return said === null ? null : <p data-story="">{unbroken(said)}</p>;
}

/** What the results mean, in one sentence. */
export const StoryHeading = memo(function StoryHeading({ calculator }: { calculator: Calculator }) {
  return (
    <StoryText>
      <StoryLine calculator={calculator} />
    </StoryText>
  );
});

/** The headlines; in words only where the story has not said them. */
function LargeResults({ calculator }: { calculator: Calculator }) {
  const results = useResults(calculator, resultsOf(calculator.tool).headlines);
  const story = useStory(calculator) ?? '';
  return results.map((result) => <HeadlineResult key={result.name} story={story} {...result} />);
}

/** The most results listed after the headline. The others and the quiet ones stand behind *All figures*, but never a single one. */
const LISTED = 3;

function ListedResults({ calculator }: { calculator: Calculator }) {
  const { rest } = resultsOf(calculator.tool);
  const showing = useShowing(
    calculator,
    rest.map(([name, { showWhen }]) => [name, showWhen]),
  );
  const shown = rest.filter(([name]) => showing.has(name));
  const listed = shown.filter(([, { emphasis }]) => emphasis !== 'quiet').slice(0, LISTED);
  const others = shown.filter((result) => !listed.includes(result));
  const all = others.length > 1;
  return (
    <>
      {shown.length > 0 && (
        <List>
          <SomeResults calculator={calculator} results={all ? listed : shown} />
        </List>
      )}
      {all && (
        <details>
          <Summary>{words.allFigures}</Summary>
          <List>
            <SomeResults calculator={calculator} results={others} />
          </List>
        </details>
      )}
    </>
  );
}

const SomeResults = ({ calculator, results }: { calculator: Calculator; results: Outputs }) =>
  useResults(calculator, results).map((result) => <ListedResult key={result.name} {...result} />);

/** Milliseconds without a change before the headline is announced, so that a moving slider does not flood a screen reader. */
const ANNOUNCED = 800;

/** Announces the headline when it has changed. */
function Announcement({ calculator }: { calculator: Calculator }) {
  const [said, setSaid] = useState('');
  const today = useToday();
  useEffect(() => {
    const { headlines } = resultsOf(calculator.tool);
    const read = () => {
      const [first] = resultsNow(calculator, headlines, today);
      if (first === undefined || first.value === undefined) return '';
      const figure = figureText(first);
      const story = storyOf(calculator.tool, calculator.store.outcome(), today);
      const said = words.announce(first.label, first.denial === '' ? figure : words.denied(figure, first.denial));
      return story === null ? said : `${said}. ${story}`;
    };
    const first = read();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = calculator.store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setSaid((before) => (before === '' && read() === first ? '' : read())), ANNOUNCED);
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [calculator, today]);
  return said;
}

/** The present refusal. Missing live figures are none: they may be loading, or else the line about them says so. */
export const useRefused = ({ store }: Calculator): Failure | null =>
  useOutcome(store, (outcome) => (outcome.ok || isMissing(store) ? null : outcome));

function RefusalNote({ calculator }: { calculator: Calculator }) {
  const { tool } = calculator;
  const refusal = useRefused(calculator);
  return (
    refusal && (
      <Refusal role="alert">
        <KindIcon kind="wrong" />
        <span>{refusalText(tool, refusal)}</span>
        {/* in development: what compute did wrong */}
        {import.meta.env.DEV && refusal.broken && <code style={{ display: 'block' }}>{refusal.reason}</code>}
      </Refusal>
    )
  );
}

/** What it comes to, in large figures; or dashes and the reason. Only what is within the styled elements renders again. */
export const Headline = memo(function Headline({ calculator }: { calculator: Calculator }) {
  return (
    <>
      <Headlines data-headline="">
        <LargeResults calculator={calculator} />
      </Headlines>
      <RefusalNote calculator={calculator} />
    </>
  );
});

/** The other figures. */
export const Results = memo(function Results({ calculator }: { calculator: Calculator }) {
  return (
    <>
      <ListedResults calculator={calculator} />
      <Hidden role="status">
        <Announcement calculator={calculator} />
      </Hidden>
    </>
  );
});

function FilledNote({ calculator: { tool, store }, id }: { calculator: Calculator; id: string }) {
  const today = useToday();
  const text = textOfNote(tool.notes[id] ?? id);
  const kind = kindOfNote(tool.notes[id]) ?? 'plain';
  return (
    <li data-kind={kind}>
      <KindIcon kind={kind} />
      <span>{useOutcome(store, (outcome) => filledIn(tool, text, outcome, store.value, today, id))}</span>
    </li>
  );
}

/** The order of notes: what to look at first. */
const RANKS = ['careful', 'good', null];

/** What compute says beside the figures. */
export const Notes = memo(function Notes({ calculator }: { calculator: Calculator }) {
  const { store, tool } = calculator;
  const rank = (id: string) => RANKS.indexOf(kindOfNote(tool.notes[id]));
  const notes = useOutcome(store, (outcome) => {
    const below = outcome.ok ? outcome.notes.filter((id) => outputOfNote(tool.notes[id]) === null) : [];
    return below.sort((one, other) => rank(one) - rank(other)).join();
  });
  if (notes === '') return null;
  return (
    <NoteList>
      {notes.split(',').map((id) => (
        <FilledNote key={id} calculator={calculator} id={id} />
      ))}
    </NoteList>
  );
});

function BasisLine({ calculator, basis }: { calculator: Calculator; basis: Calculator['tool']['basis'][number] }) {
  const { tool, store } = calculator;
  const today = useToday();
  const text = useOutcome(store, (outcome) =>
    holds(basis.showWhen, tool.inputs, store.value) ? filledIn(tool, basis.text, outcome, store.value, today) : null,
  );
  return text === null ? null : <li>{text}</li>;
}

const Basis = chakra('details', {
  base: {
    color: 'muted',
    fontSize: 'sm',
    '& summary': { ...summaryLook, fontWeight: 500 },
    '& ul': { display: 'grid', gap: 1, pl: 4, listStyle: 'disc' },
  },
});

/** What the figures rest on: convention, rule, year, date. */
export const BasisNote = memo(function BasisNote({ calculator }: { calculator: Calculator }) {
  return (
    <Basis>
      <summary>{words.restsOn}</summary>
      <ul>
        {Object.entries(calculator.tool.basis).map(([at, basis]) => (
          <BasisLine key={at} calculator={calculator} basis={basis} />
        ))}
      </ul>
    </Basis>
  );
});
