import { chakra } from '@chakra-ui/react/styled-system';
import { type CSSProperties, memo, useEffect, useState } from 'react';
import { Hidden, Quiet } from '#src/design/parts.tsx';
import { formatValue, inWordsOf } from '#src/engine/format.ts';
import { filledIn, placeOf, textOfNote } from '#src/engine/notes.ts';
import { rowOf } from '#src/engine/row-of.ts';
import type { Failure, Output, Tool } from '#src/engine/types.ts';
import { type Calculator, useOutcome, useShown } from '../state/calculator.ts';
import { words } from '../words.ts';
import { useToday } from './filled.tsx';

// each list is styled once for all in it: a press renders the figures again, and each styled one would take its time
const inWordsLook = { display: 'block', color: 'muted', fontSize: 'sm' } as const;
const deniedLook = {
  '& output[data-denied]': { color: 'danger' },
  '& strong': { display: 'block', mt: 1, color: 'danger', fontSize: 'sm', fontWeight: 500, maxWidth: 'prose' },
} as const;
const Headlines = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 8,
    rowGap: 2,
    pb: 4,
    mb: 4,
    borderBottomWidth: '1px',
    borderColor: 'line',
    containerType: 'inline-size',
    '& p': { color: 'muted', fontWeight: 500 },
    '& output': {
      display: 'block',
      // as large as a long figure can be on one line: a bold letter is about two thirds of its height wide
      fontSize: 'min(var(--h-font-sizes-3xl), 147cqi / var(--letters, 1))',
      lineHeight: 1.15,
      fontWeight: 700,
      letterSpacing: '-0.02em',
      color: 'accent',
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    '& span': inWordsLook,
    ...deniedLook,
  },
});
const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: 3,
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: 4,
    },
    '& dt': { color: 'muted' },
    '& dd': { textAlign: 'end', marginInlineStart: 'auto' },
    '& output': { fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    '& output.quiet': { fontSize: 'sm', fontWeight: 500 },
    '& span': inWordsLook,
    ...deniedLook,
  },
});
const Refusal = chakra('p', {
  base: { p: 3, borderRadius: 'md', bg: 'danger.subtle', color: 'danger', fontWeight: 500 },
});
const NoteList = chakra('ul', {
  base: {
    display: 'grid',
    gap: 2,
    mt: 4,
    '& li': { p: 3, borderRadius: 'md', bg: 'accent.subtle', fontSize: 'sm' },
  },
});

interface Named {
  readonly name: string;
  readonly spec: Output;
  readonly calculator: Calculator;
}

function useFigure({ name, spec, calculator }: Named): { text: string; inWords: string | null } {
  const value = useOutcome(calculator.store, (outcome) => (outcome.ok ? outcome.outputs[name] : undefined));
  if (value === undefined) return { text: '', inWords: null };
  return { text: formatValue(spec, value), inWords: inWordsOf(spec, value) };
}

/** What denies a figure: the remarks that stand at it, or nothing. */
function useDenial({ name, calculator }: Named): string {
  const { store, tool } = calculator;
  const today = useToday();
  return useOutcome(store, (outcome) => {
    if (!outcome.ok) return '';
    return outcome.notes
      .filter((id) => placeOf(tool.notes[id]) === name)
      .map((id) => filledIn(tool, textOfNote(tool.notes[id] ?? id), outcome, store.value, today, id))
      .join(' ');
  });
}

/** @param letters how many have to find room on one line; without it the text may break */
function Figure({
  named,
  text,
  denial,
  letters,
}: {
  named: Named;
  text: string;
  denial: string;
  letters?: number | undefined;
}) {
  return (
    <output
      name={named.name}
      aria-live="off"
      aria-label={named.spec.label}
      aria-describedby={denial === '' ? undefined : `${named.name}-denial`}
      data-denied={denial === '' ? undefined : ''}
      className={named.spec.emphasis === 'quiet' ? 'quiet' : undefined}
      style={letters === undefined ? undefined : ({ '--letters': letters } as CSSProperties)}
    >
      {text}
    </output>
  );
}

function Denial({ name, text }: { name: string; text: string }) {
  return text === '' ? null : <strong id={`${name}-denial`}>{text}</strong>;
}

function HeadlineResult(named: Named) {
  const { text, inWords } = useFigure(named);
  const denial = useDenial(named);
  return (
    <div>
      <p>{named.spec.label}</p>
      <Figure
        named={named}
        text={text}
        denial={denial}
        letters={named.spec.kind === 'text' ? undefined : text.length}
      />
      <span>{inWords ?? '\u00a0'}</span>
      <Denial name={named.name} text={denial} />
    </div>
  );
}

function Result(named: Named) {
  const { text, inWords } = useFigure(named);
  const denial = useDenial(named);
  return (
    <div>
      <dt>{named.spec.label}</dt>
      <dd>
        <Figure named={named} text={text} denial={denial} />
        {inWords !== null && <span>{inWords}</span>}
        <Denial name={named.name} text={denial} />
      </dd>
    </div>
  );
}

/** Says the headline once the visitor has paused, so that a screen reader is not flooded while a slider moves. */
function Announcement(named: Named) {
  const { spec } = named;
  const figure = useFigure(named).text;
  const denial = useDenial(named);
  const text = denial === '' ? figure : words.denied(figure, denial);
  const [said, setSaid] = useState('');
  const [first] = useState(text);
  useEffect(() => {
    if (text === first && said === '') return;
    const timer = setTimeout(() => setSaid(text === '' ? '' : words.announce(spec.label, text)), 800);
    return () => clearTimeout(timer);
  }, [text, first, said, spec.label]);
  return <Hidden role="status">{said}</Hidden>;
}

/** Why there are no figures; what is about a row is said with the row's name, because its cell may be out of sight. */
function refusalText({ inputs }: Tool, { field, message }: Failure): string {
  const row = rowOf(inputs, field);
  return row === null ? message : words.inRow(row, message);
}

/** In development: what compute did wrong. */
function Cause({ store }: Pick<Calculator, 'store'>) {
  const reason = useOutcome(store, (outcome) => (outcome.ok || !outcome.broken ? undefined : outcome.reason));
  return reason === undefined ? null : <code style={{ display: 'block' }}>{reason}</code>;
}

/** The figures: a headline and the rest, or why there are none. */
export const Results = memo(function Results({ calculator }: { calculator: Calculator }) {
  const { tool, store } = calculator;
  // what is missing may be on its way, so that is no fault yet
  const waiting = useOutcome(store, (outcome) => !outcome.ok && store.waiting());
  const refusal = useOutcome(store, (outcome) => (outcome.ok ? null : refusalText(tool, outcome)));
  const outputs = Object.entries(tool.outputs);
  const headlines = tool.headline.flatMap((name) => {
    const spec = tool.outputs[name];
    return spec ? [[name, spec] as const] : [];
  });
  const rest = outputs.filter(([name]) => !tool.headline.includes(name));
  const [headline] = headlines;
  if (waiting && tool.live) return <Quiet>{words.live.asking(tool.live.label)}</Quiet>;
  if (refusal !== null)
    return (
      <Refusal role="alert">
        {refusal}
        {import.meta.env.DEV && <Cause store={store} />}
      </Refusal>
    );
  if (!headline) return null;
  return (
    <>
      <Headlines>
        {headlines.map(([name, spec]) => (
          <HeadlineResult key={name} name={name} spec={spec} calculator={calculator} />
        ))}
      </Headlines>
      <List>
        {rest.map(([name, spec]) => (
          <Result key={name} name={name} spec={spec} calculator={calculator} />
        ))}
      </List>
      <Notes calculator={calculator} />
      <Announcement name={headline[0]} spec={headline[1]} calculator={calculator} />
    </>
  );
});

/** Text with the figures of the present inputs in it, and of a note's own where it is one. */
function useFilled({ tool, store }: Calculator, text: string, note?: string): string {
  const today = useToday();
  return useOutcome(store, (outcome) => filledIn(tool, text, outcome, store.value, today, note));
}

function FilledNote({ calculator, id }: { calculator: Calculator; id: string }) {
  return <li>{useFilled(calculator, textOfNote(calculator.tool.notes[id] ?? id), id)}</li>;
}

function Notes({ calculator }: { calculator: Calculator }) {
  const { store, tool } = calculator;
  const notes = useOutcome(store, (outcome) =>
    outcome.ok ? outcome.notes.filter((id) => placeOf(tool.notes[id]) === null).join() : '',
  );
  if (notes === '') return null;
  return (
    <NoteList>
      {notes.split(',').map((id) => (
        <FilledNote key={id} calculator={calculator} id={id} />
      ))}
    </NoteList>
  );
}

function BasisLine({ calculator, basis }: { calculator: Calculator; basis: Calculator['tool']['basis'][number] }) {
  const shown = useShown(calculator, basis.showWhen);
  const text = useFilled(calculator, basis.text);
  return shown ? <li>{text}</li> : null;
}

const BasisList = chakra('ul', { base: { display: 'grid', gap: 1, mt: 1, pl: 4, listStyle: 'disc' } });

/** What the figures rest on: convention, rule, year, date. */
export const BasisNote = memo(function BasisNote({ calculator }: { calculator: Calculator }) {
  return (
    <Quiet as="div">
      {words.restsOn}
      <BasisList>
        {calculator.tool.basis.map((basis) => (
          <BasisLine key={basis.text} calculator={calculator} basis={basis} />
        ))}
      </BasisList>
    </Quiet>
  );
});
