import { useEffect, useRef, useState } from 'react';
import type { Topic } from '#src/catalogue/about.ts';
import type { SearchResult } from './find-tools.ts';

/**
 * The note for the page that a result opens: what was not used, or, of a line that can be read in two ways, the first one, which its
 * link opens; none where the result gives its one figure already.
 */
export const noteOnPage = (answer: SearchResult['answer']): string | null =>
  answer?.headline === null ? (answer.choices[0]?.note ?? answer.unused) : null;

/** Loads the index, when somebody is about to search. */
export const loadFind = () => import('./find-tools.ts');

interface Found {
  readonly text: string;
  readonly found: readonly SearchResult[] | null;
  readonly about: Topic | null;
}

/** A search: the text in its box, its results, and where both stand on the page. */
export function useSearch() {
  const [text, setText] = useState('');
  const [last, setLast] = useState<Found>({ text: '', found: null, about: null });
  const boxRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const line = text.trim();
  useEffect(() => {
    let isCurrent = true;
    if (line === '') return;
    const show = (found: Found['found'], about: Found['about']) => isCurrent && setLast({ text: line, found, about });
    loadFind().then(
      async ({ findTools, findWithAnswer, topicOf }) => {
        const found = findTools(line);
        const topic = topicOf(line, found);
        show(found, topic);
        show(await findWithAnswer(line, () => isCurrent), topic);
      },
      () => show(null, null),
    );
    return () => {
      isCurrent = false;
    };
  }, [line]);
  return {
    boxRef,
    listRef,
    text,
    setText,
    /** Null while the box is empty or the index is loading, and where it could not be loaded; the last ones stay until others come. */
    found: line === '' ? null : last.found,
    about: line === '' ? null : last.about,
    failed: line !== '' && last.text === line && last.found === null,
  };
}

export type SearchState = ReturnType<typeof useSearch>;
