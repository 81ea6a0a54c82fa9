import featured from 'virtual:catalogue/featured';
import { chakra } from '@chakra-ui/react/styled-system';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon, ToolIcon } from '#src/design/icon.tsx';
import { cardLook, Hidden, Quiet, TextBox, touchable } from '#src/design/parts.tsx';
import { hashOf } from '#src/engine/powers/hash.ts';
import { words as messages } from '#words/scenario.ts';
import { words as search } from '#words/search.ts';
import { words } from '#words/shell.ts';
import { linkTo, openPage } from '../routing/router.ts';
import type { Answer } from './find.ts';

// the index loads when somebody is about to search
const loadFind = () => import('./find.ts');
const warm = () => void loadFind().catch(() => {});

const Place = chakra('div', {
  base: {
    position: 'relative',
    '& > svg': { position: 'absolute', insetInlineStart: 3, top: '50%', translate: '0 -50%', color: 'muted' },
    '& input': { ps: '2.6rem', bg: 'panel' },
  },
  variants: {
    large: {
      true: {
        '& > svg': { insetInlineStart: 4 },
        '& input': { minHeight: '3.5rem', ps: '3.1rem', fontSize: 'lg', borderRadius: 'lg', boxShadow: 'panel' },
      },
    },
  },
});

/** The text in the search box and its results. */
export function useSearch() {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<{ text: string; found: readonly Answer[] | null }>({ text: '', found: null });
  const wanted = text.trim();
  useEffect(() => {
    let here = true;
    if (wanted === '') return;
    const show = (found: readonly Answer[] | null) => here && setAnswer({ text: wanted, found });
    loadFind().then(
      async ({ find, read }) => {
        show(find(wanted));
        show(await read(wanted, () => here));
      },
      () => show(null),
    );
    return () => {
      here = false;
    };
  }, [wanted]);
  return {
    text,
    setText,
    /** Null while the box is empty or the index is loading, and where it could not be loaded; the last ones stay until others come. */
    found: wanted === '' ? null : answer.found,
    failed: wanted !== '' && answer.text === wanted && answer.found === null,
  };
}

const Lines = chakra('span', {
  base: {
    display: 'grid',
    py: 2,
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& small': { fontSize: 'sm', fontWeight: 400, color: 'muted' },
    '& strong': { fontSize: 'md', fontWeight: 600 },
  },
});

const Chips = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    px: 2,
    pb: 2,
    fontSize: 'sm',
    '& > a, & > button': {
      width: 'auto',
      minHeight: touchable('2.25rem'),
      px: 3,
      py: 1,
      border: '1px solid {colors.control}',
      borderRadius: 'md',
      fontWeight: 500,
      cursor: 'pointer',
    },
  },
});

/** The attributes of a link that opens a tool, with what else a press does. */
type Pressed = (link: ReturnType<typeof linkTo>) => ComponentProps<'a'>;

/** A search result: the tool, the figure or what was read, and one press for what the line leaves open. */
export function AnswerItem({
  answer,
  active = null,
  onAsk,
  pressed = (link) => link,
}: {
  answer: Answer;
  /** The tool that is open. */
  active?: string | null;
  /** Searches for another line. */
  onAsk: (line: string) => void;
  pressed?: Pressed;
}) {
  const { title, reading } = answer;
  // a link with aria-current does nothing; one to the open tool must work if the line has figures
  const current = answer.id === active && reading === null ? 'page' : undefined;
  const choices = reading ? [...reading.either, ...reading.spare] : [];
  return (
    <li>
      <a {...pressed(linkTo(answer, reading?.settings, reading?.unused))} aria-current={current}>
        <ToolIcon name={answer.icon} />
        {reading === null ? (
          title
        ) : (
          <Lines>
            {reading.headline !== null && <strong>{reading.headline}</strong>}
            {reading.headline === null ? title : <small>{title}</small>}
            {reading.said !== '' && <small>{reading.said}</small>}
            {reading.unused !== null && <small>{reading.unused}</small>}
          </Lines>
        )}
      </a>
      {reading !== null && choices.length > 0 && (
        <Chips>
          {choices.map(({ entry, text, settings }) => (
            <a key={text} {...pressed(linkTo(entry, settings))}>
              {text}
            </a>
          ))}
        </Chips>
      )}
      {reading !== null && reading.needed.length > 0 && (
        <Chips>
          {search.add}
          {reading.needed.map(({ text, label, line }) => (
            <button key={label} type="button" aria-label={messages.said(label, text)} onClick={() => onAsk(line)}>
              {text}
            </button>
          ))}
        </Chips>
      )}
    </li>
  );
}

/** So many calculators are named where nothing is found. */
const MOST_POPULAR = 3;

/** The search box: Enter opens the first result, the arrow down goes to the list. */
export function SearchBox({
  searching: { text, setText, found, failed },
  list,
  hint = words.search.hint,
  large = false,
  onOpen,
  pressed = (link) => link,
  children,
}: {
  searching: ReturnType<typeof useSearch>;
  /** The id of the list of results. */
  list: string;
  hint?: string;
  large?: boolean;
  onOpen?: (() => void) | undefined;
  pressed?: Pressed;
  /** The results, where they stand right under the box. */
  children?: ReactNode;
}) {
  const first = found?.[0];
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // what was typed before this script ran
    if (box.current?.value) setText(box.current.value);
  }, [setText]);
  /** Opens the first result for the present text, which may still be loading. */
  async function enter() {
    const { read } = await loadFind();
    const [best] = await read(text);
    // a line that can be read twice waits for a choice
    if (!best || (best.reading?.either.length ?? 0) > 0) return;
    openPage(hashOf(best.id, best.reading?.settings ?? ''), best.reading?.unused);
    setText('');
    onOpen?.();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation();
      setText('');
    }
    if (event.key === 'Enter' && first) void enter();
    if (event.key === 'ArrowDown' && first) {
      event.preventDefault();
      document.querySelector<HTMLElement>(`#${list} a`)?.focus();
    }
  }
  return (
    <div>
      <Place large={large}>
        <Icon name="search" />
        <TextBox
          ref={box}
          type="search"
          data-search=""
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          aria-label={words.search.label}
          aria-controls={found ? list : undefined}
          aria-keyshortcuts="/"
          placeholder={hint}
          value={text}
          onFocus={warm}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Place>
      <Hidden role="status">
        {found &&
          words.search.count(
            String(found.length),
            first?.reading
              ? [first.reading.headline ?? '', first.reading.said, ...first.reading.either.map(({ text }) => text)]
                  .filter((text) => text !== '')
                  .join(' · ')
              : null,
          )}
      </Hidden>
      <div className="under">
        {failed && <Quiet mt={2}>{words.search.failed}</Quiet>}
        {found?.length === 0 && (
          <div className="popular">
            <Quiet mt={2}>{words.search.none}</Quiet>
            <Chips>
              {featured.start.slice(0, MOST_POPULAR).map((entry) => (
                <a key={entry.id} {...pressed(linkTo(entry))}>
                  {entry.title}
                </a>
              ))}
            </Chips>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

const Over = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: { lg: '36rem' },
    '& .under': {
      position: 'absolute',
      zIndex: 'over',
      top: '100%',
      insetInline: 0,
      mt: 2,
      p: 2,
      // as many as are seen above the edge of the screen or the keyboard
      maxHeight: 'max(8rem, min(var(--room, 60vh), 36rem))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      ...cardLook,
      borderColor: 'control',
      boxShadow: 'panel',
    },
    '& .under:empty, &[data-away] .under': { display: 'none' },
    '& .under p': { px: 2, pb: 2 },
    '& .under a': {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      minHeight: '3rem',
      px: 2,
      borderRadius: 'md',
      fontWeight: 500,
      // inside, because the list clips what is outside
      outlineOffset: '-2px',
      _hover: { bg: 'sunken' },
    },
    '& .under a > svg': { color: 'accent' },
  },
});

/** Room between the results and the edge of what is seen. */
const GAP = 12;

/** Brings a part to the top of the screen where a keyboard will cover the rest of it. */
const toTop = (part: HTMLElement) => matchMedia('(pointer: coarse)').matches && part.scrollIntoView();

/** A search box whose results lie over the page, so that neither moves. On a phone it goes to the top, above the keyboard. */
export function SearchOver({ hint, large = false }: { hint?: string; large?: boolean }) {
  const searching = useSearch();
  const place = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const some = searching.text !== '';
  useEffect(() => {
    const part = place.current;
    const seen = window.visualViewport;
    if (!some || !part) return;
    const measure = () => {
      const room = (seen ? seen.offsetTop + seen.height : window.innerHeight) - part.getBoundingClientRect().bottom;
      part.style.setProperty('--room', `${Math.floor(room) - GAP}px`);
    };
    // a keyboard comes after the focus
    const resized = () => {
      if (part.contains(document.activeElement)) toTop(part);
      measure();
    };
    const turned = ({ target }: Event) => setAway(!part.contains(target as Node));
    resized();
    seen?.addEventListener('resize', resized);
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, turned);
    document.addEventListener('scroll', measure, { passive: true });
    return () => {
      seen?.removeEventListener('resize', resized);
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, turned);
      document.removeEventListener('scroll', measure);
    };
  }, [some]);
  return (
    <Over
      ref={place}
      data-away={away ? '' : undefined}
      onFocus={({ currentTarget, target }: FocusEvent<HTMLElement>) =>
        target instanceof HTMLInputElement && toTop(currentTarget)
      }
    >
      <SearchBox searching={searching} list="found" large={large} {...(hint !== undefined && { hint })}>
        {searching.found && searching.found.length > 0 && (
          <ul id="found" aria-label={words.search.results} onKeyDown={moveInList}>
            {searching.found.map((answer) => (
              <AnswerItem key={answer.id} answer={answer} onAsk={searching.setText} />
            ))}
          </ul>
        )}
      </SearchBox>
    </Over>
  );
}

/** Gives a search box the focus, with its text selected, so that what is typed next replaces it. */
export function goTo(box: HTMLInputElement | null) {
  box?.focus();
  box?.select();
}

/** Moves among the results with the arrow keys, and with Escape back to the box. */
export function moveInList(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Escape') {
    event.stopPropagation();
    goTo(document.querySelector<HTMLInputElement>(`[aria-controls="${event.currentTarget.id}"]`));
    return;
  }
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (way === 0) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const next = links[links.indexOf(document.activeElement as HTMLElement) + way];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The search box that is visible now, for its keyboard shortcut. */
export function visibleSearch(): HTMLInputElement | null {
  const boxes = ['main [data-search]', '[data-search]'].flatMap((all) => [
    ...document.querySelectorAll<HTMLInputElement>(all),
  ]);
  return boxes.find((box) => box.getClientRects().length > 0) ?? null;
}
