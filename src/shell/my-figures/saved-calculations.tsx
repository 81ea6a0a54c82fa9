import catalogue from 'virtual:catalogue';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useMemo, useRef, useState } from 'react';
import { focusAround, shareLink } from '#src/browser/actions.ts';
import { ownAddress } from '#src/browser/address.ts';
import { entryOf, type MenuEntry } from '#src/catalogue/catalogue.ts';
import { Actions, Button } from '#src/design/buttons.tsx';
import { TextBox } from '#src/design/fields.tsx';
import { Panel } from '#src/design/layout.ts';
import { Quiet, TextLink } from '#src/design/text.tsx';
import {
  addCalculations,
  type Calculation,
  calculations,
  isSnapshot,
  MOST_SAVED_NAME,
  removeCalculations,
  renameSoon,
} from '#src/device/calculations.ts';
import { storeNow } from '#src/device/later.ts';
import { formatDay } from '#src/engine/format.ts';
import { headlineOf } from '#src/engine/powers/headline.ts';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { MOST_PINS, writeScenario } from '#src/engine/powers/scenario.ts';
import type { Tool } from '#src/engine/types.ts';
import { words as all } from '#words/device.ts';
import { words as shell } from '#words/shell.ts';
import { linkTo } from '../routing/links.ts';
import { loadTool } from '../routing/page.ts';
import { openPage } from '../routing/router.ts';
import { whenLeft } from './recent-tools.tsx';

const words = all.saved;

/** A list of what is stored: each with its name at the start, and what can be done with it. */
export const StoredList = chakra('ul', {
  base: {
    mt: 3,
    _empty: { display: 'none' },
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 3,
      py: 3,
      borderTopWidth: '1px',
      '& > span:first-of-type': { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' },
      '& small': { display: 'block', color: 'muted' },
      // the words of buttons without a frame stand at the edges of the list, or on a phone under the name
      '& > div': { mx: -3 },
      '& > input ~ div': { ms: { base: 5, md: 0 } },
    },
  },
});

/** What a saved calculation came to. */
const Figure = chakra('span', { base: { display: 'block', '& strong': { fontWeight: 700 } } });

/** A saved calculation, under the visitor's name for it or as a snapshot under its day. */
type Saved = Calculation & { readonly title: string };

const titled = (item: Calculation): Saved[] =>
  item.name === null ? [] : [{ ...item, title: isSnapshot(item) ? formatDay(item.name) : item.name }];

// the same at each render: another one would take the focus again
const focus = (control: HTMLElement | null) => control?.focus();

/** All saved calculations: open, rename, share, delete, compare some of one tool. */
export function SavedCalculations() {
  const { list } = calculations.use();
  const saved = useMemo(() => list.flatMap(titled), [list]);
  const [message, setMessage] = useState('');
  const [deleted, setDeleted] = useState<Calculation | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const compared = saved.filter(({ key }) => chosen.includes(key));
  const canCompare =
    compared.length >= 2 && compared.length <= MOST_PINS + 1 && new Set(compared.map(({ tool }) => tool)).size === 1;
  const isShared = saved.some(({ tool }, at) => saved.some((other, place) => place !== at && other.tool === tool));

  async function compare() {
    const [{ tool: id } = { tool: '' }] = compared;
    const { tool, meta } = await loadTool(id);
    const scenarios = compared.map(({ title, scenario }) => ({
      // the page says which tool it is, and heads are narrow
      name: title.replace(all.save.named(meta.title, ''), ''),
      values: readScenario(tool, scenario).values,
    }));
    const [present, ...pins] = scenarios;
    // the first is the present one, and is named beside the others, too
    if (present)
      openPage(`${id}?${writeScenario(tool, present.values, { pins: pins.length < MOST_PINS ? scenarios : pins })}`);
  }

  return (
    <Panel>
      <h2>{words.title}</h2>
      {saved.length === 0 && <Quiet mt={2}>{words.none}</Quiet>}
      <StoredList>
        {saved.map((each) => (
          <Line
            key={each.key}
            saved={each}
            chosen={isShared ? chosen.includes(each.key) : null}
            onChoose={(isChosen) =>
              setChosen(isChosen ? [...chosen, each.key] : chosen.filter((key) => key !== each.key))
            }
            onDelete={() => {
              removeCalculations([each]);
              setDeleted(list.find(({ key }) => key === each.key) ?? null);
              setMessage(words.deleted(each.title));
            }}
          />
        ))}
      </StoredList>
      {isShared && (
        <Actions mt={3}>
          <Button disabled={!canCompare} onClick={() => void compare().catch(() => setMessage(shell.search.failed))}>
            {words.compare}
          </Button>
          {!canCompare && <Quiet alignSelf="center">{words.chooseMore}</Quiet>}
        </Actions>
      )}
      <Actions mt={2}>
        <Quiet role="status" alignSelf="center">
          {message}
        </Quiet>
        {deleted && (
          <Button
            key={deleted.key}
            // the button that was pressed is gone
            ref={focus}
            look="quiet"
            onClick={({ currentTarget }) => {
              focusAround(currentTarget);
              addCalculations([deleted]);
              setDeleted(null);
              setMessage('');
            }}
          >
            {words.undo}
          </Button>
        )}
      </Actions>
    </Panel>
  );
}

interface LineProps {
  readonly saved: Saved;
  /** Null where there is nothing to compare with. */
  readonly chosen: boolean | null;
  readonly onChoose: (chosen: boolean) => void;
  readonly onDelete: () => void;
}

function Line({ saved, chosen, onChoose, onDelete }: LineProps) {
  const { key, tool, title: name, scenario, headline } = saved;
  const entry = entryOf(catalogue, tool);
  const [renaming, setRenaming] = useState(false);
  const [shared, setShared] = useState<'copied' | 'failed' | null>(null);
  async function share() {
    setShared(null);
    setShared(await shareLink({ title: name, url: ownAddress(entry?.path ?? '', scenario).href }));
  }
  const renameButton = useRef<HTMLButtonElement>(null);
  function finish() {
    storeNow();
    setRenaming(false);
    renameButton.current?.focus();
  }
  return (
    <li>
      {chosen !== null && entry && (
        <input
          type="checkbox"
          aria-label={words.choose(name)}
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      )}
      <span>
        {!renaming && <Name saved={saved} entry={entry} />}
        {renaming && (
          <TextBox
            aria-label={words.renameOf(name)}
            defaultValue={name}
            maxLength={MOST_SAVED_NAME}
            ref={focus}
            onChange={({ target }) => renameSoon(key, target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // it would press the button that gets the focus
              event.preventDefault();
              finish();
            }}
          />
        )}
        {headline.map(({ label, figure }) => (
          <Figure key={label}>
            {label} <strong>{figure}</strong>
          </Figure>
        ))}
        <small>{words.of(entry?.title ?? tool, whenLeft(saved))}</small>
        <small role="status">{shared && words[shared]}</small>
        {entry ? <Changed saved={saved} /> : <small role="note">{words.unknown}</small>}
      </span>
      <Actions>
        <Button
          ref={renameButton}
          look="quiet"
          aria-label={renaming ? words.done : words.renameOf(name)}
          onClick={() => (renaming ? finish() : setRenaming(true))}
        >
          {renaming ? words.done : words.rename}
        </Button>
        {entry && (
          <Button look="quiet" aria-label={words.shareOf(name)} onClick={() => void share()}>
            {words.share}
          </Button>
        )}
        <Button look="quiet" aria-label={words.deleteOf(name)} onClick={onDelete}>
          {words.delete}
        </Button>
      </Actions>
    </li>
  );
}

/** The name of a calculation, which opens it; plain where this release does not have its tool. */
const Name = ({ saved: { title, scenario }, entry }: { saved: Saved; entry: MenuEntry | undefined }) =>
  entry ? (
    <TextLink {...linkTo(entry, scenario)} fontWeight={600}>
      {title}
    </TextLink>
  ) : (
    <strong>{title}</strong>
  );

const inWords = (lines: Calculation['headline']) => lines.map(({ label, figure }) => `${label} ${figure}`).join(', ');

/**
 * What a saved calculation comes to today, where that is no longer what it came to when it was saved: a rule, a rate set by law
 * or a default has changed since.
 *
 * @returns null where nothing has changed
 */
export function changedSince(
  { headline, scenario }: Pick<Calculation, 'headline' | 'scenario'>,
  tool: Tool,
): { readonly before: string; readonly now: string; readonly refused: boolean } | null {
  // live figures, such as exchange rates, change by themselves
  if (headline.length === 0 || tool.live) return null;
  const outcome = tool.run(readScenario(tool, scenario).values);
  const before = inWords(headline);
  if (!outcome.ok) return { before, now: outcome.message, refused: true };
  const figures = (lines: Calculation['headline']) => lines.map(({ figure }) => figure).join();
  const today = headlineOf(tool, outcome);
  return figures(today) === figures(headline) ? null : { before, now: inWords(today), refused: false };
}

function Changed({ saved }: { saved: Calculation }) {
  const [changed, setChanged] = useState<ReturnType<typeof changedSince>>(null);
  useEffect(() => {
    loadTool(saved.tool).then(
      ({ tool }) => setChanged(changedSince(saved, tool)),
      () => {}, // the list is complete without it
    );
  }, [saved]);
  if (!changed) return null;
  const say = changed.refused ? words.changedRefused : words.changed;
  return <small role="note">{say(changed.before, changed.now)}</small>;
}
