import { type RefObject, useEffect, useRef, useState } from 'react';
import { Actions, Button } from '#src/design/buttons.tsx';
import { TextBox } from '#src/design/fields.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Callout, Panel, Row } from '#src/design/layout.ts';
import { Quiet } from '#src/design/text.tsx';
import { readEntry, removeEntry, writeEntry } from '#src/device/entry.ts';
import type { Insight, Outcome } from '#src/engine/types.ts';
import { site } from '#src/site.ts';
import { words as deviceWords } from '#words/device.ts';
import { words as insightWords } from '#words/insight.ts';
import { FieldLabel } from '../fields/field.tsx';
import { Title } from '../reading/content.tsx';
import { useCalculator, useOutcome } from '../state/calculator.ts';

const KEY = 'ai-key';
const load = () => import('./generate.ts');

/** What was asked last: of which figures, and what came of it; neither text nor fault while the answer is waited for. */
interface Asked {
  readonly outcome: Outcome;
  readonly text?: string;
  readonly fault?: string;
}

/** The message for the visitor. That of the error itself is for developers, and in English. */
const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? insightWords.failed : insightWords.unknown;

/** An analysis by a generative AI service, requested by a press and shown as plain text. */
export default function InsightPanel({ insight }: { insight: Insight }) {
  const { store } = useCalculator();
  const ownKey = site.ai.key === '';
  const [key, setKey] = useState(() => (ownKey ? String(readEntry(KEY)?.value ?? '') : site.ai.key));
  const [asked, setAsked] = useState<Asked | null>(null);
  // an answer about other figures would be wrong
  const isCurrent = useOutcome((outcome) => outcome === asked?.outcome);
  const { text, fault } = (isCurrent && asked) || {};
  const loading = isCurrent && text === undefined && fault === undefined;
  // the browser refuses to store the key, or to remove it
  const [isRefused, setRefused] = useState(false);
  // nobody is asked for a key: those who have one say so
  const [open, setOpen] = useState(key !== '');
  const call = useRef<AbortController>(null);
  const keyBox = useRef<HTMLInputElement>(null);

  // once the figures have changed, or the panel has gone, nobody waits for the answer
  useEffect(() => {
    if (!isCurrent) return;
    return () => {
      call.current?.abort();
      call.current = null;
    };
  }, [isCurrent]);

  async function run() {
    const outcome = store.outcome();
    // more presses can come before React renders the disabled button
    if (!outcome.ok || call.current) return;
    call.current = new AbortController();
    const { signal } = call.current;
    const show = (answer: Omit<Asked, 'outcome'>) => signal.aborted || setAsked({ outcome, ...answer });
    show({});
    try {
      const prompt = insight.prompt(outcome.values);
      const { generateInsight } = await load();
      show({ text: await generateInsight(prompt, { ...site.ai, key }, signal) });
    } catch (error) {
      show({ fault: messageOf(error) });
    } finally {
      if (!signal.aborted) call.current = null;
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
    <Panel as="section" {...(text === undefined && { 'data-noprint': '' })}>
      <Title>{insight.title}</Title>
      <Quiet mt={2}>{insight.about}</Quiet>
      <Quiet mt={1}>{insightWords.sent(new URL(site.ai.address).host)}</Quiet>
      {ownKey && <KeyBox ref={keyBox} value={key} isRefused={isRefused} onChange={remember} />}
      <Actions mt={4}>
        <Button look="solid" disabled={loading || key === ''} onClick={run}>
          <Icon name="sparkles" />
          {loading ? insightWords.running : insightWords.run}
        </Button>
        {ownKey && key !== '' && <Button onClick={forget}>{insightWords.forget}</Button>}
      </Actions>
      <div aria-live="polite">
        {text !== undefined && (
          <Callout mt={4} p={4} whiteSpace="pre-wrap" maxWidth="prose" lineHeight={1.65}>
            {text}
          </Callout>
        )}
        {fault !== undefined && (
          <Callout kind="wrong" mt={4} p={4} role="alert">
            <strong>{insightWords.error}</strong> {fault}
          </Callout>
        )}
      </div>
    </Panel>
  );
}

interface KeyBoxProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly value: string;
  /** Whether the browser has not stored what was typed. */
  readonly isRefused: boolean;
  onChange(key: string): void;
}

/** Where visitors put a key of their own, which stays on their device. */
const KeyBox = ({ ref, value, isRefused, onChange }: KeyBoxProps) => (
  <div data-noprint="">
    <FieldLabel layout="line" htmlFor="ai-key" mt={4}>
      {insightWords.key}
    </FieldLabel>
    <TextBox
      ref={ref}
      maxWidth="24rem"
      id="ai-key"
      // opened by a press, so the focus goes where the key is typed
      autoFocus={value === ''}
      type="password"
      autoComplete="off"
      spellCheck={false}
      value={value}
      aria-describedby="ai-key-help"
      onChange={(event) => onChange(event.target.value.trim())}
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
);
