import featured from 'virtual:catalogue/featured';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useEffect } from 'react';
import type { Topic } from '#src/catalogue/about.ts';
import { TextBox } from '#src/design/fields.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Hidden, Quiet } from '#src/design/text.tsx';
import { hashOf } from '#src/engine/powers/hash.ts';
import { takeSearched } from '#src/loading/reload.ts';
import { words as answers } from '#words/search.ts';
import { words } from '#words/shell.ts';
import { linkTo, linkToChecks, pressed } from '../routing/links.ts';
import { openPage } from '../routing/router.ts';
import type { SearchResult } from './find-tools.ts';
import { SearchChips } from './results.tsx';
import { loadFind, noteOnPage, type SearchState } from './use-search.ts';

const Place = chakra('div', {
  base: {
    position: 'relative',
    '& > svg': { position: 'absolute', insetInlineStart: 3, top: '50%', translate: '0 -50%', color: 'muted' },
    '& input': { ps: '2.6rem', bg: 'panel' },
  },
});

/** What the page on checks says more about. */
const ON_CHECKS: readonly Topic[] = ['trust', 'privacy', 'offline'];

/** So many calculators are named where nothing is found. */
const MOST_POPULAR = 3;

interface SearchBoxProps {
  readonly search: SearchState;
  readonly listId: string;
  readonly hint?: string | undefined;
  readonly onOpen?: (() => void) | undefined;
  /** The results, where they stand right under the box. */
  readonly children?: ReactNode;
}

/** The search box: Enter opens the first result, the arrow down goes to the list. */
export function SearchBox({ search, listId, hint = words.search.hint, onOpen, children }: SearchBoxProps) {
  const { boxRef, listRef, text, setText, found, about, failed } = search;
  const first = found?.[0];
  useEffect(() => {
    const searched = takeSearched(listId);
    if (searched !== '') boxRef.current?.focus();
    // else what was typed before this script ran
    const typed = searched || boxRef.current?.value;
    if (typed) setText(typed);
  }, [boxRef, setText, listId]);
  /** Opens the first result for the present text, which may still be loading. */
  async function openFirst() {
    const { findWithAnswer } = await loadFind();
    const [best] = await findWithAnswer(text);
    // somebody has typed on meanwhile, or a line that can be read twice waits for a choice
    if (!best || boxRef.current?.value !== text || (best.answer?.choices.length ?? 0) > 0) return;
    openPage(hashOf(best.id, best.answer?.settings ?? ''), noteOnPage(best.answer));
    setText('');
    onOpen?.();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      setText('');
    }
    if (event.key === 'Enter' && first) void openFirst();
    if (event.key === 'ArrowDown' && first) {
      event.preventDefault();
      listRef.current?.querySelector('a')?.focus();
    }
  }
  return (
    <div>
      <Place>
        <Icon name="search" />
        <TextBox
          ref={boxRef}
          type="search"
          data-search={listId}
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          aria-label={words.search.label}
          aria-controls={first ? listId : undefined}
          aria-keyshortcuts="/"
          placeholder={hint}
          value={text}
          onFocus={() => void loadFind().catch(() => {})}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Place>
      <Hidden role="status">
        {found && (found.length > 0 || about === null) && words.search.count(String(found.length), spoken(first))}
      </Hidden>
      {/* SearchOver lays this over the page */}
      <div data-results="">
        {failed && (
          <Quiet mt={2} role="alert">
            {words.search.failed}
          </Quiet>
        )}
        {about && (
          <div>
            <Quiet mt={2} role="status">
              {answers.about[about]}
            </Quiet>
            {ON_CHECKS.includes(about) && (
              <SearchChips>
                <a {...pressed(linkToChecks(), onOpen)}>{words.checks.headline}</a>
              </SearchChips>
            )}
          </div>
        )}
        {found?.length === 0 && about === null && (
          <div data-popular="">
            <Quiet mt={2}>{words.search.none}</Quiet>
            <SearchChips>
              {featured.start.slice(0, MOST_POPULAR).map((entry) => (
                <a key={entry.id} {...pressed(linkTo(entry), onOpen)}>
                  {entry.title}
                </a>
              ))}
            </SearchChips>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

/** What a screen reader hears of the first result; null where it has no answer. */
function spoken(first: SearchResult | undefined): string | null {
  if (!first?.answer) return null;
  const { headline, detail, choices } = first.answer;
  const ways = choices.flatMap(({ figure = '', text }) => [figure, text]);
  return [headline?.figure ?? '', headline?.of ?? '', detail, ...ways].filter((text) => text !== '').join(' · ');
}

/** Selects the text in the search box that is visible, so that what is typed next replaces it; false where none is. */
export function focusVisibleSearch(): boolean {
  const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
  const inMain = all('main [data-search]');
  const box = [...inMain, ...all('[data-search]')].find((each) => each.getClientRects().length > 0);
  box?.focus();
  box?.select();
  return box !== undefined;
}
