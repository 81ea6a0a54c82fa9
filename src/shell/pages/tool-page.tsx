import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { learnTool } from '#src/catalogue/loaded.ts';
import type { MenuEntry } from '#src/catalogue/menu.ts';
import { Button, Panel } from '#src/design/parts.tsx';
import { ErrorBoundary } from '#src/loading/error-boundary.tsx';
import { retryable } from '#src/loading/recovery.ts';
import { applyHead } from '../head/head.ts';
import { usePage } from '../routing/page.ts';
import { words } from '../words.ts';
import { headOf, loadScreen, type Screen } from './load-page.ts';

const Title = chakra('h1', {
  base: { fontSize: '3xl', fontWeight: 800, lineHeight: 1.15, letterSpacing: '-0.02em', textWrap: 'balance' },
});
const Description = chakra('p', {
  base: { mt: 2, mb: { base: 5, md: 8 }, color: 'muted', fontSize: 'lg', maxWidth: 'prose', minHeight: '1.7em' },
});
const Heading = chakra('h2', { base: { fontSize: 'xl', fontWeight: 700, mb: 2 } });
const Message = chakra('p', { base: { mb: 4, maxWidth: 'prose' } });
const Room = chakra('div', { base: { minHeight: '60rem', color: 'muted' } });

const load = retryable(loadScreen);
const learn = retryable(learnTool);

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly screen: Screen }
  | { readonly kind: 'failed'; readonly error: unknown };

/** In development: what failed, for whoever has just changed it. A visitor is told what to do instead. */
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
        <Button type="button" look="solid" onClick={onAction}>
          {action}
        </Button>
      )}
    </Panel>
  );
}

/** A tool's page: its heading at once, the rest as soon as it is there. */
export function ToolScreen({ entry }: { entry: MenuEntry }) {
  const { screen: own } = usePage();
  const [state, setState] = useState<State>(
    own?.id === entry.id ? { kind: 'ready', screen: own } : { kind: 'loading' },
  );
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another run
  useEffect(() => {
    if (own?.id === entry.id) return applyHead(headOf(entry, own));
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

  function retry() {
    setState({ kind: 'loading' });
    setTries(tries + 1);
  }

  return (
    <>
      <Title tabIndex={-1}>{entry.title}</Title>
      <Description>{state.kind === 'ready' && state.screen.meta.description}</Description>
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
            tool={state.screen.tool}
            readStored={state.screen.readStored}
          />
          {!state.screen.tool.content && <Notice title={words.learnMore.title} text={words.learnMore.text} />}
        </ErrorBoundary>
      )}
    </>
  );
}

/** A hash names something that is not known yet: its page, or that of an unknown hash, follows. */
export function UnknownScreen({ id }: { id: string }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!failed) learn(id).catch(() => setFailed(true));
  }, [id, failed]);
  return (
    <>
      <Title tabIndex={-1}>{words.tools}</Title>
      <Description />
      {failed ? (
        <Notice
          title={words.failed.title}
          text={words.failed.text}
          action={words.failed.retry}
          onAction={() => setFailed(false)}
        />
      ) : (
        <Room role="status">{words.loading}</Room>
      )}
    </>
  );
}

/** The place of a tool that the catalogue lists and that has no screen yet. */
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
