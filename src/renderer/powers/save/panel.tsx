import { useState } from 'react';
import { Button, TextBox, TextLink } from '#src/design/parts.tsx';
import { inShort, lastingSettings } from '#src/engine/powers/scenario.ts';
import { words as carryWords } from '#words/carry.ts';
import { headlineOf } from '../../carry/headline.ts';
import { MY_FIGURES } from '../../carry/name.ts';
import { MOST_SAVED_NAME, save } from '../../carry/saved.ts';
import { usePins, useValues } from '../../state/calculator.ts';
import type { PanelProps } from '../panel-props.ts';
import { Controls, Lead, Said } from '../parts.tsx';

const words = carryWords.save;

/** Saves the calculation with its scenarios, under a name, on this device. */
export default function SavePanel({ id, title, path, calculator: { tool, store } }: PanelProps) {
  const values = useValues(store);
  const pins = usePins(store);
  const offered = words.named(title, inShort(tool, values));
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  function keep() {
    const outcome = store.outcome();
    const saved = save({
      ...{ tool: id, path, title },
      name: (typed?.trim() || offered).slice(0, MOST_SAVED_NAME),
      scenario: lastingSettings(tool, values, pins),
      headline: outcome.ok ? headlineOf(tool, outcome) : [],
    });
    setSaid(saved === null ? words.full : saved ? words.done : words.refused);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <Lead>{words.lead}</Lead>
      <Controls>
        <label>
          {words.name}
          <TextBox
            value={typed ?? offered}
            maxLength={MOST_SAVED_NAME}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <Button type="submit" look="solid">
          {words.save}
        </Button>
      </Controls>
      <Said>{said}</Said>
      {said !== '' && <TextLink href={`#${MY_FIGURES}`}>{words.all}</TextLink>}
    </form>
  );
}
