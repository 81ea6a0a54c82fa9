import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent } from 'react';
import { ToolIcon } from '#src/design/icon.tsx';
import { touchable } from '#src/design/layout.ts';
import { words } from '#words/search.ts';
import { words as shell } from '#words/shell.ts';
import { linkTo, pressed } from '../routing/links.ts';
import type { SearchResult } from './find-tools.ts';
import { noteOnPage, type SearchState } from './use-search.ts';

const Lines = chakra('span', {
  base: {
    display: 'grid',
    alignSelf: 'start',
    py: 2,
    minWidth: 0,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    '& small': { fontSize: 'sm', fontWeight: 400, color: 'muted' },
    // as on every page: the figure first and largest
    '& strong': { fontSize: '2xl', fontWeight: 700, letterSpacing: '-0.01em', lineHeight: 1.2 },
    '& strong + span': { fontWeight: 600 },
  },
});

/** Buttons and links in a row: readings of a line, what it needs, calculators. */
export const SearchChips = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    px: 2,
    pb: 2,
    fontSize: 'sm',
    '& > a, & > button': {
      display: 'inline-flex',
      alignItems: 'center',
      width: 'auto',
      minHeight: touchable('2.25rem'),
      px: 3,
      py: 1,
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'md',
      fontWeight: 500,
      cursor: 'pointer',
    },
    // ways to read a line: side by side where there is room
    '& > a:has(strong)': { flex: '1 1 12rem', alignSelf: 'stretch' },
    '& strong': { fontSize: 'xl' },
  },
});

interface ResultsProps {
  search: SearchState;
  /** What the box names in `aria-controls`. */
  id: string;
  active?: string | null;
  onOpen?: (() => void) | undefined;
}

/** The results of a search. Arrow keys move among them, and Escape goes back to the box. */
export function Results({ search, id, active = null, onOpen }: ResultsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      // what is typed next replaces the line
      search.boxRef.current?.focus();
      search.boxRef.current?.select();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
    const next = links[links.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  return (
    <ul ref={search.listRef} id={id} aria-label={shell.search.results} onKeyDown={onKeyDown}>
      {search.found?.map((result) => (
        <Result key={result.id} result={result} active={active} onAsk={search.setText} onOpen={onOpen} />
      ))}
    </ul>
  );
}

interface ResultProps {
  result: SearchResult;
  active: string | null;
  onAsk: (line: string) => void;
  onOpen: (() => void) | undefined;
}

/** A search result: the tool, the figure or what was read, and one press for what the line leaves open. */
function Result({ result, active, onAsk, onOpen }: ResultProps) {
  const { title, answer } = result;
  // a link with aria-current does nothing; one to the open tool must work if the line has figures
  const current = result.id === active && answer === null ? 'page' : undefined;
  const suggestions = answer ? [...answer.choices, ...answer.suggestions] : [];
  return (
    <li>
      <a {...pressed(linkTo(result, answer?.settings, noteOnPage(answer)), onOpen)} aria-current={current}>
        <ToolIcon name={result.icon} />
        {answer === null ? (
          title
        ) : (
          <Lines>
            {answer.headline === null ? (
              title
            ) : (
              <>
                <strong>{answer.headline.figure}</strong> <span>{answer.headline.of}</span> <small>{title}</small>
              </>
            )}
            {answer.detail !== '' && <small>{answer.detail}</small>}
            {answer.unused !== null && <small>{answer.unused}</small>}
          </Lines>
        )}
      </a>
      {suggestions.length > 0 && (
        <SearchChips>
          {suggestions.map(({ entry, figure, text, settings, note }) => (
            <a key={text} {...pressed(linkTo(entry, settings, note), onOpen)}>
              {figure === undefined ? (
                text
              ) : (
                <Lines>
                  <strong>{figure}</strong> {text}
                </Lines>
              )}
            </a>
          ))}
        </SearchChips>
      )}
      {answer !== null && answer.needed.length > 0 && (
        <SearchChips>
          {words.add}
          {answer.needed.map(({ text, name, line }) => (
            <button key={name} type="button" aria-label={name} onClick={() => onAsk(line)}>
              {text}
            </button>
          ))}
        </SearchChips>
      )}
    </li>
  );
}
