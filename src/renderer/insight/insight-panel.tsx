import { useEffect, useRef, useState } from 'react';
import { Actions, Button } from '#src/design/buttons.tsx';
import { TextBox } from '#src/design/fields.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Callout, Panel, Row } from '#src/design/layout.ts';
import { Quiet } from '#src/design/text.tsx';
import { readEntry, removeEntry, writeEntry } from '#src/device/entry.ts';
import type { Insight } from '#src/engine/types.ts';
import { site } from '#src/site.ts';
import { words as deviceWords } from '#words/device.ts';
import { words as insightWords } from '#words/insight.ts';
import { FieldLabel } from '../fields/field.tsx';
import { Title } from '../reading/content.tsx';
import { useCalculator } from '../state/calculator.ts';

const KEY = 'ai-key';
const load = () => import('./generate.ts');

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'failed'; readonly message: string };

// one object, so that setting it again renders nothing
const IDLE: State = { kind: 'idle' };

/** The message for the visitor. That of the error itself is for developers, and in English. */
const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? insightWords.failed : insightWords.unknown;

/** An analysis by a generative AI service, requested by a press and shown as plain text. */
export default function InsightPanel({ insight }: { insight: Insight }) {
  const calculator = useCalculator();
  const ownKey = site.ai.key === '';
  const [key, setKey] = useState(() => (ownKey ? String(readEntry(KEY)?.value ?? '') : site.ai.key));
  const [state, setState] = useState<State>(IDLE);
  // the browser refuses to store the key, or to remove it
  const [isRefused, setRefused] = useState(false);
  // nobody is asked for a key: those who have one say so
  const [open, setOpen] = useState(key !== '');
  const call = useRef<AbortController>(null);
  const keyBox = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // when inputs change, the shown answer is wrong and a pending one is not wanted
    const cancel = () => {
      call.current?.abort();
      call.current = null;
    };
    let shown = calculator.store.outcome();
    const stop = calculator.store.subscribe(() => {
      // not where only pins have changed
      if (calculator.store.outcome() === shown) return;
      shown = calculator.store.outcome();
      cancel();
      setState(IDLE);
    });
    return () => {
      stop();
      cancel();
    };
  }, [calculator]);

  async function run() {
    const outcome = calculator.store.outcome();
    // more presses can come before React renders the disabled button
    if (!outcome.ok || call.current) return;
    const request = new AbortController();
    call.current = request;
    setState({ kind: 'loading' });
    try {
      const prompt = insight.prompt(outcome.values);
      const { generateInsight } = await load();
      const text = await generateInsight(prompt, { ...site.ai, key }, request.signal);
      if (call.current === request) setState({ kind: 'done', text });
    } catch (error) {
      if (call.current === request) setState({ kind: 'failed', message: messageOf(error) });
    } finally {
      if (call.current === request) call.current = null;
    }
  }

  function remember(next: string) {
    setKey(next);
    setRefused(!(next === '' ? removeEntry(KEY) : writeEntry(KEY, next)));
  }

  function forget() {
    remember('');
    // the button that was pressed goes
    keyBox.current?.focus();
  }

  const loading = state.kind === 'loading';
  if (!open)
    return (
      <Row as="section" columnGap={2} color="muted" fontSize="sm" data-noprint="">
        <strong>{insight.title}</strong>
        <span>{insightWords.off}</span>
        <Button look="quiet" onClick={() => setOpen(true)}>
          {insightWords.haveKey}
        </Button>
      </Row>
    );
  return (
    <Panel as="section" {...(state.kind !== 'done' && { 'data-noprint': '' })}>
      <Title>{insight.title}</Title>
      <Quiet mt={2}>{insight.about}</Quiet>
      <Quiet mt={1}>{insightWords.sent(new URL(site.ai.address).host)}</Quiet>
      {ownKey && (
        <div data-noprint="">
          <FieldLabel layout="line" htmlFor="ai-key" mt={4}>
            {insightWords.key}
          </FieldLabel>
          <TextBox
            ref={keyBox}
            maxWidth="24rem"
            id="ai-key"
            // opened by a press, so the focus goes where the key is typed
            autoFocus={key === ''}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={key}
            aria-describedby="ai-key-help"
            onChange={(event) => remember(event.target.value.trim())}
          />
          <Quiet id="ai-key-help" mt={1}>
            {insightWords.keyHelp}
          </Quiet>
          {isRefused && (
            <Callout kind="careful" mt={2} role="alert">
              {deviceWords.save.refused}
            </Callout>
          )}
        </div>
      )}
      <Actions mt={4}>
        <Button look="solid" disabled={loading || key === ''} onClick={run}>
          <Icon name="sparkles" />
          {loading ? insightWords.running : insightWords.run}
        </Button>
        {ownKey && key !== '' && <Button onClick={forget}>{insightWords.forget}</Button>}
      </Actions>
      <div aria-live="polite">
        {state.kind === 'done' && (
          <Callout mt={4} p={4} whiteSpace="pre-wrap" maxWidth="prose" lineHeight={1.65}>
            {state.text}
          </Callout>
        )}
        {state.kind === 'failed' && (
          <Callout kind="wrong" mt={4} p={4} role="alert">
            <strong>{insightWords.error}</strong> {state.message}
          </Callout>
        )}
      </div>
    </Panel>
  );
}
