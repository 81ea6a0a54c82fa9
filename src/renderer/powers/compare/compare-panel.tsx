import { useEffect, useMemo, useRef, useState } from 'react';
import { focusAround } from '#src/browser/actions.ts';
import { Button, IconButton } from '#src/design/buttons.tsx';
import { TextBox } from '#src/design/fields.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Quiet } from '#src/design/text.tsx';
import { formatNumber } from '#src/engine/format.ts';
import { isShown } from '#src/engine/places.ts';
import { optionsOf } from '#src/engine/powers/compare.ts';
import { MOST_NAME, MOST_PINS, writeScenario } from '#src/engine/powers/scenario.ts';
import { words as panelWords } from '#words/panels.ts';
import { words as messages } from '#words/scenario.ts';
import { useCalculator, usePins, useValues } from '../../state/calculator.ts';
import { Controls, Status } from '../panel-parts.tsx';
import type { OpenedProps } from '../powers.tsx';
import { SideBySide } from './side-by-side.tsx';

const words = panelWords.compare;

/** On a small screen the inputs are far above. */
const toInputs = () => document.querySelector<HTMLElement>('main form :is(input, select, button)')?.focus();

/** Keeps the figures with which it opened once an input is changed, and shows both side by side: what they come to is first. */
export default function ComparePanel({ opening }: OpenedProps) {
  const { tool, store } = useCalculator();
  const values = useValues();
  const pinned = usePins();
  const [before, setBefore] = useState(opening);
  const [message, setMessage] = useState('');
  const [choice, setChoice] = useState('');
  const choices = Object.entries(tool.inputs).filter(
    ([name, spec]) => spec.kind === 'choice' && isShown(tool, values, name),
  );
  const isPinned = pinned.length > 0;
  const only = pinned.length < 2 && !pinned[0]?.name;
  const isPresentNamed = useMemo(() => {
    const present = writeScenario(tool, values);
    return pinned.length > 1 && pinned.some((pin) => pin.name !== null && writeScenario(tool, pin.values) === present);
  }, [tool, pinned, values]);
  const kept = useMemo(
    () => [
      ...(only ? [{ name: messages.before, values: pinned[0]?.values ?? before }] : pinned),
      // the same figures once more, until an input changes
      ...(isPresentNamed ? [] : [{ name: messages.now, values }]),
    ],
    [pinned, only, isPresentNamed, before, values],
  );
  const options = useMemo(() => optionsOf(tool, values, choice), [tool, values, choice]);
  const allOptions = useRef<HTMLDivElement>(null);
  // under the buttons, which may stand at the foot of the screen
  useEffect(() => {
    if (choice !== '') allOptions.current?.scrollIntoView({ block: 'nearest' });
  }, [choice]);

  // the first change keeps the figures of before beside the new ones
  useEffect(() => {
    if (pinned.length === 0 && values !== before) store.pin([{ name: null, values: before }]);
  }, [pinned, values, before, store]);

  function keep() {
    if (pinned.length >= MOST_PINS) return setMessage(messages.compare.full(formatNumber(MOST_PINS)));
    setMessage('');
    store.pin([...pinned, { name: null, values }]);
  }
  const rename = (at: number, name: string) =>
    store.pin(pinned.map((pin, index) => (index === at ? { ...pin, name: name === '' ? null : name } : pin)));
  function remove(at: number) {
    setMessage('');
    setBefore(values);
    store.pin(pinned.filter((_, index) => index !== at));
  }

  const headOf = (name: string, at: number) => (
    <>
      <TextBox
        aria-label={words.name(formatNumber(at + 1))}
        value={pinned[at]?.name ?? ''}
        placeholder={name}
        maxLength={MOST_NAME}
        onChange={(event) => rename(at, event.target.value)}
      />
      <div>
        <Button
          look="quiet"
          aria-label={words.bring(name)}
          onClick={() => store.set({ ...pinned[at]?.values }, { undo: 'compared' })}
        >
          {words.use}
        </Button>
        <IconButton
          aria-label={words.remove(name)}
          onClick={({ currentTarget }) => {
            focusAround(currentTarget);
            remove(at);
          }}
        >
          <Icon name="x" />
        </IconButton>
      </div>
    </>
  );

  return (
    <>
      {(isPinned || !options) && (
        // with another number of scenarios none is chosen
        <SideBySide
          key={Math.max(1, pinned.length)}
          caption={words.caption}
          candidates={kept}
          isLastPresent={!isPresentNamed}
        >
          {(name, at) => (at < pinned.length ? headOf(name, at) : name)}
        </SideBySide>
      )}
      <Controls mt={4}>
        <Button display={{ lg: 'none' }} onClick={toInputs}>
          {words.toInputs}
        </Button>
        {isPinned && <Button onClick={keep}>{words.keep}</Button>}
        {choices.map(([name, { label }]) => (
          <Button key={name} aria-pressed={choice === name} onClick={() => setChoice(choice === name ? '' : name)}>
            {words.all(label)}
          </Button>
        ))}
      </Controls>
      <Status>{message}</Status>
      {options && (
        <div ref={allOptions}>
          <Quiet>{tool.inputs[choice]?.help}</Quiet>
          <SideBySide key={choice} caption={words.all(tool.inputs[choice]?.label ?? '')} candidates={options} />
        </div>
      )}
    </>
  );
}
