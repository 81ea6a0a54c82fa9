import catalogue from 'virtual:catalogue';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';
import { entryOf, groupOf, type MenuEntry } from '#src/catalogue/catalogue.ts';
import { bandLook } from '#src/design/band.ts';
import { Icon, ToolIcon } from '#src/design/icon.tsx';
import { Button, cardLook, IconButton, Panel, touchable, twoTones } from '#src/design/parts.tsx';
import { useRoot } from '#src/design/root.ts';
import { MOST_RELATED } from '#src/engine/limits.ts';
import { ErrorBoundary } from '#src/loading/error-boundary.tsx';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { retryable } from '#src/loading/recovery.ts';
import { isHydrated, Static } from '#src/loading/static.tsx';
import type { OnEntered } from '#src/renderer/powers/link/address.ts';
import { words } from '#words/shell.ts';
import { applyHead } from '../head/head.ts';
import { ContactBox } from '../menu/contact.tsx';
import { ToolLinks } from '../menu/tool-links.tsx';
import { Continue } from '../recent/continue.tsx';
import { type Remembered, rememberScenario, rememberVisit, toggleStar, useRecents } from '../recent/recent.ts';
import { type Screen, usePage } from '../routing/page.ts';
import { linkHome, linkTo, useNote } from '../routing/router.ts';
import { headOf, loadScreen } from './load-page.ts';

const Title = chakra('h1', {
  base: {
    fontSize: { base: '1.5rem', md: '3xl' },
    fontWeight: 700,
    lineHeight: 1.15,
    letterSpacing: '-0.025em',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
});
/** The top of the page, on a tinted band that goes on behind the cards. */
const Band = chakra('div', {
  base: {
    ...bandLook('1.5rem 100vw 6rem'),
    // the drawing of the star ends where the cards do
    me: '-12px',
    pe: '12px',
    '& > div': { position: 'relative' },
    // the tool's picture once more, large
    '& > svg': {
      display: { base: 'none', xl: 'block', _print: 'none' },
      position: 'absolute',
      insetInlineEnd: '4.5rem',
      top: -3,
      boxSize: '9.5rem',
      transform: 'rotate(-8deg)',
      color: 'tint',
      '&[data-icon]': { fill: 'band', strokeWidth: 1.25 },
    },
  },
});
const Top = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    minHeight: '2.75rem',
    me: '-12px',
    // a phone's screen begins with the first field: what a finger needs of the star reaches into the space around the line
    mt: { base: '-4px', md: 0 },
    mb: { base: '-6px', md: 0 },
    position: 'relative',
  },
});
/** The title and the introduction beside the tool's picture. */
const Head = chakra('div', {
  base: {
    display: { base: 'grid', _print: 'block' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: { base: '10px', md: 4 },
    mb: { md: 5 },
    '& > svg': {
      ...twoTones,
      display: { _print: 'none' },
      // in pixels on a phone, where large text needs the room
      boxSize: { base: '36px', md: '4rem' },
      p: { base: '6px', md: 3 },
      gridRow: { md: '1 / 3' },
      borderRadius: { base: 'md', md: 'lg' },
      bg: 'panel',
      color: 'accent',
    },
    '& > p': { gridColumn: { base: '1 / 3', md: 2 } },
  },
});
const Crumbs = chakra('nav', {
  base: {
    fontSize: 'sm',
    color: 'muted',
    mb: { md: 1 },
    minWidth: 0,
    '& ol': { display: 'flex', alignItems: 'center', columnGap: 1, whiteSpace: 'nowrap' },
    '& li': { display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 },
    '& li:first-of-type': { flexShrink: 0 },
    '& a': {
      lineHeight: { base: touchable('2rem'), _print: 'inherit' },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      _hover: { color: 'accent', textDecoration: 'underline' },
    },
    '& svg': { width: '1em', height: '1em' },
  },
});
const Others = chakra('section', {
  base: {
    '& ul': { display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      height: 'full',
      minHeight: '3.5rem',
      px: 4,
      py: 2,
      ...cardLook,
      fontWeight: 500,
      lineHeight: 1.35,
      _hover: { borderColor: 'accent' },
    },
    '& a > svg': { color: 'accent' },
  },
});
const Description = chakra('p', {
  base: {
    mt: { md: 1 },
    mb: { base: '14px', md: 0 },
    color: 'muted',
    fontSize: { base: 'md', md: 'lg' },
    maxWidth: '60rem',
    minHeight: { base: '1.5em', md: '1.7em' },
    // one line on a phone; the text below says the same in full
    whiteSpace: { base: 'nowrap', md: 'normal', _print: 'normal' },
    overflow: { base: 'hidden', md: 'visible' },
    textOverflow: 'ellipsis',
    // with text twice as large a line has room for three words
    '@media (max-width: 15rem)': { whiteSpace: 'normal' },
  },
});
const Heading = chakra('h2', { base: { fontSize: 'xl', fontWeight: 700, mb: 2 } });
const Message = chakra('p', { base: { mb: 4, maxWidth: 'prose' } });
const Foot = chakra('div', { base: { mt: 12 } });
const Room = chakra('div', { base: { minHeight: '60rem', color: 'muted' } });

const load = retryable(loadScreen);

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly screen: Screen }
  | { readonly kind: 'failed'; readonly error: unknown };

/** In development: what failed, for the author. Visitors read what to do instead. */
const causeOf = (error: unknown): string | null =>
  import.meta.env.DEV ? words.development(error instanceof Error ? error.message : String(error)) : null;

function Notice({
  title,
  text,
  action,
  onAction,
}: {
  title: string;
  text: string;
  action?: string;
  onAction?: () => void;
}) {
  return (
    <Panel {...(action !== undefined && { role: 'alert' })}>
      <Heading>{title}</Heading>
      <Message>{text}</Message>
      {action !== undefined && (
        <Button look="solid" onClick={onAction}>
          {action}
        </Button>
      )}
    </Panel>
  );
}

/** The breadcrumbs from the landing page to a tool. */
function Breadcrumb({ group }: { group: ReturnType<typeof groupOf> }) {
  const root = useRoot();
  return (
    <Crumbs aria-label={words.breadcrumb.label}>
      <ol>
        <li>
          <a {...linkHome(root)}>{words.breadcrumb.home}</a>
          <Icon name="chevron-right" />
        </li>
        {group && (
          <li>
            <a {...linkHome(root, `group-${group.id}`)}>{group.title}</a>
          </li>
        )}
      </ol>
    </Crumbs>
  );
}

const rememberedOf = ({ id, path, title, icon }: MenuEntry, { meta }: Screen): Remembered => ({
  ...{ id, path, title, icon },
  short: meta.short ?? title,
});

function Star({ tool }: { tool: Remembered }) {
  const { starred } = useRecents();
  const isStarred = starred.some(({ id }) => id === tool.id);
  return (
    <IconButton
      flexShrink={0}
      aria-label={words.star.add}
      title={words.star.add}
      aria-pressed={isStarred}
      color={isStarred ? 'accent' : 'muted'}
      css={isStarred ? { '& svg': { fill: 'currentColor' } } : {}}
      onClick={() => toggleStar(tool)}
    >
      <Icon name="star" />
    </IconButton>
  );
}

/** Tools related to one: those that it names, then its neighbours in the group. */
function relatedTo(entry: MenuEntry, ids: readonly string[]): MenuEntry[] {
  const named = ids.flatMap((id) => entryOf(catalogue, id) ?? []);
  const neighbours = groupOf(catalogue, entry.id)?.tools ?? [];
  const at = neighbours.findIndex(({ id }) => id === entry.id);
  // the next ones first, then those before it
  const all = [...named, ...neighbours.slice(at + 1), ...neighbours.slice(0, Math.max(at, 0))];
  const byId = new Map(all.map((tool) => [tool.id, tool]));
  return [...byId.values()].filter(({ id, ready }) => ready && id !== entry.id).slice(0, MOST_RELATED);
}

function Related({ entry, ids }: { entry: MenuEntry; ids: readonly string[] }) {
  const tools = relatedTo(entry, ids);
  if (tools.length === 0) return null;
  return (
    <Others aria-labelledby="related">
      <Heading id="related">{words.related}</Heading>
      <ToolLinks tools={tools} />
    </Others>
  );
}

/** A tool's page: its heading at once, the rest as soon as it is loaded. */
export function ToolScreen({ entry }: { entry: MenuEntry }) {
  const { screen: own } = usePage();
  const [state, setState] = useState<State>(
    own?.id === entry.id ? { kind: 'ready', screen: own } : { kind: 'loading' },
  );
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry runs it again
  useEffect(() => {
    if (own?.id === entry.id) {
      // the prerendered head is this page's
      if (isHydrated()) applyHead(headOf(entry, own));
      return;
    }
    let here = true;
    applyHead(headOf(entry, null));
    load(entry.id).then(
      (screen) => {
        if (!here) return;
        applyHead(headOf(entry, screen));
        setState({ kind: 'ready', screen });
      },
      (error: unknown) => here && setState({ kind: 'failed', error }),
    );
    return () => {
      here = false;
    };
  }, [entry, tries, own]);

  const screen = state.kind === 'ready' ? state.screen : null;
  useEffect(() => {
    if (!screen) return;
    let remembered = false;
    const remember = () => {
      if (!remembered) rememberVisit(rememberedOf(entry, screen));
      remembered = true;
    };
    // later, so that the strip does not render again in the task that hydrates the page
    const timer = setTimeout(remember);
    return () => {
      clearTimeout(timer);
      // a tool that is left at once was opened too
      remember();
    };
  }, [entry, screen]);
  // not of a tool that stores its inputs: its figures are private on a shared phone
  const onEntered = useMemo<OnEntered | undefined>(() => {
    if (!screen || screen.tool.keep !== null) return undefined;
    let before: string | null = null;
    return ({ settings, figures, fromStart }) => {
      rememberScenario(rememberedOf(entry, screen), settings, figures, fromStart ? null : before);
      before = settings;
    };
  }, [entry, screen]);

  const note = useNote(entry.id);
  const root = useRoot();
  const group = groupOf(catalogue, entry.id);
  const toOther = useCallback(
    (id: string, settings: string) => {
      const other = entryOf(catalogue, id);
      return other ? linkTo(root, other, settings) : null;
    },
    [root],
  );

  // made once, because the calculator is drawn again for a new element
  const related = useMemo(() => screen && <Related entry={entry} ids={screen.tool.related} />, [entry, screen]);

  function retry() {
    setState({ kind: 'loading' });
    setTries(tries + 1);
  }

  return (
    <>
      <Band>
        <ToolIcon name={entry.icon} />
        <Top>
          <Breadcrumb group={group} />
          {screen && <Star tool={rememberedOf(entry, screen)} />}
        </Top>
        <Head>
          <ToolIcon name={entry.icon} />
          <Title tabIndex={-1}>{entry.title}</Title>
          <Description>{screen?.meta.description}</Description>
        </Head>
      </Band>
      {note !== null && <Message role="status">{note}</Message>}
      <Continue id={entry.id} />
      {state.kind === 'loading' && <Room role="status">{words.loading}</Room>}
      {state.kind === 'failed' && (
        <Notice
          title={words.failed.title}
          text={causeOf(state.error) ?? words.failed.text}
          action={words.failed.retry}
          onAction={retry}
        />
      )}
      {state.kind === 'ready' && (
        <ErrorBoundary
          fallback={(error, again) => (
            <Notice
              title={words.broken.title}
              text={causeOf(error) ?? words.broken.text}
              action={words.broken.retry}
              onAction={again}
            />
          )}
        >
          <state.screen.Body
            id={entry.id}
            title={entry.title}
            short={state.screen.meta.short ?? entry.title}
            path={entry.path}
            tool={state.screen.tool}
            readStored={state.screen.readStored}
            onEntered={onEntered}
            linkTo={toOther}
            related={related}
          />
          {!state.screen.tool.content && <Notice title={words.learnMore.title} text={words.learnMore.text} />}
        </ErrorBoundary>
      )}
      {screen && (
        <Static>
          <Foot>
            <ContactBox />
          </Foot>
        </Static>
      )}
    </>
  );
}

/** The page of a tool that the catalogue lists but that is not made yet. */
export function SoonScreen({ entry }: { entry: MenuEntry }) {
  useEffect(() => applyHead(headOf(entry, null)), [entry]);
  return (
    <>
      <Title tabIndex={-1}>{entry.title}</Title>
      <Description />
      <Panel>
        <Heading>{words.soon.title}</Heading>
        <Message>{words.soon.text}</Message>
      </Panel>
    </>
  );
}

/** A page that is no tool's, under its heading. */
export function OtherScreen({
  title,
  load,
}: {
  title: string;
  load: () => Promise<{ default: ComponentType<object> }>;
}) {
  return (
    <>
      <Title tabIndex={-1}>{title}</Title>
      <LazyPart load={load} props={{}} />
    </>
  );
}
