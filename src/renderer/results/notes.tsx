import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { KindIcon } from '#src/design/icon.tsx';
import { Callout, columnLook, Fold } from '#src/design/layout.ts';
import { Bullets } from '#src/design/text.tsx';
import { filledIn, filledNote } from '#src/engine/filled-text.ts';
import { kindOfNote, outputOfNote } from '#src/engine/notes.ts';
import type { Tool } from '#src/engine/types.ts';
import { words } from '#words/page.ts';
import { useCalculator } from '../state/calculator.ts';
import { useDeferredOutcome, useIsShown } from '../state/deferred.tsx';
import { useToday } from '../state/today.ts';
import { inOneText } from './filled.tsx';

/** What is folded under the results, in small letters. */
const SmallFold = chakra(Fold, {
  base: {
    color: 'muted',
    fontSize: 'sm',
    '& > summary': { fontWeight: 500 },
    // paper has all notes
    '[data-notes] > &': { _print: { mt: 2, '& > summary': { display: 'none' } } },
  },
});
const NoteList = chakra('ul', { base: { ...columnLook, gap: 2, color: 'fg' } });

function FilledNote({ id }: { id: string }) {
  const { tool, store } = useCalculator();
  const today = useToday();
  const kind = kindOfNote(tool.notes[id]) ?? 'plain';
  const text = filledNote(tool, id, useDeferredOutcome(), { inputValue: store.value, today });
  return (
    <Callout as="li" kind={kind} line fontSize="sm">
      <KindIcon kind={kind} />
      <span>{inOneText(text)}</span>
    </Callout>
  );
}

/** The kinds of notes, in the order in which they are shown; null is a note of no kind. */
const RANKS = ['careful', 'good', null];

/** What compute says beside the figures: the first of it, and the others folded. */
export const NotesView = memo(function NotesView() {
  const { tool } = useCalculator();
  const rank = (id: string) => RANKS.indexOf(kindOfNote(tool.notes[id]));
  const outcome = useDeferredOutcome();
  const below = outcome.ok ? outcome.notes.filter((id) => outputOfNote(tool.notes[id]) === null) : [];
  const [first, ...others] = below.sort((one, other) => rank(one) - rank(other));
  if (first === undefined) return null;
  const list = (ids: readonly string[]) => (
    <NoteList>
      {ids.map((id) => (
        <FilledNote key={id} id={id} />
      ))}
    </NoteList>
  );
  return (
    <div data-notes="">
      {list([first])}
      {others.length > 0 && (
        <SmallFold>
          <summary>{words.moreNotes(others.length)}</summary>
          {list(others)}
        </SmallFold>
      )}
    </div>
  );
});

function BasisLine({ basis }: { basis: Tool['basis'][number] }) {
  const { tool, store } = useCalculator();
  const today = useToday();
  const outcome = useDeferredOutcome();
  const isShown = useIsShown();
  if (!isShown(basis.showWhen)) return null;
  return <li>{inOneText(filledIn(tool, basis.text, outcome, { inputValue: store.value, today }))}</li>;
}

/** What the figures rest on: convention, rule, year, date. */
export const BasisNote = memo(function BasisNote() {
  const { tool } = useCalculator();
  return (
    <SmallFold breakInside="avoid">
      <summary>{words.restsOn}</summary>
      <Bullets gap={1} ps={4}>
        {tool.basis.map((basis, index) => (
          <BasisLine key={index} basis={basis} />
        ))}
      </Bullets>
    </SmallFold>
  );
});
