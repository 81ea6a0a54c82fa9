import { useState } from 'react';
import { Button } from '#src/design/buttons.tsx';
import { TextBox } from '#src/design/fields.tsx';
import { Quiet, TextLink } from '#src/design/text.tsx';
import { calculations, keepCalculation, MOST_SAVED_NAME, MY_FIGURES_HASH, newKey } from '#src/device/calculations.ts';
import { nameOf } from '#src/engine/powers/compare.ts';
import { headlineOf } from '#src/engine/powers/headline.ts';
import { inShort, lastingSettings } from '#src/engine/powers/scenario.ts';
import { words as myFigures } from '#words/device.ts';
import { useCalculator, usePins, useValues } from '../state/calculator.ts';
import { Controls, Status } from './panel-parts.tsx';
import type { PanelProps } from './powers.tsx';

const words = myFigures.save;

/** Saves the calculation with its scenarios, under a name, on this device. */
export default function SavePanel({ id, title }: PanelProps) {
  const { tool, store } = useCalculator();
  const values = useValues();
  const pins = usePins();
  const scenario = lastingSettings(tool, values, pins);
  const taken = calculations.use().list.flatMap((item) => (item.scenario === scenario ? [] : (item.name ?? [])));
  // a second one with the same amount and rate is named by all that differs from the defaults
  const names = [inShort(tool, values), nameOf(tool, values)].map((figures) => words.named(title, figures));
  const offered = names.find((name) => !taken.includes(name)) ?? names[0] ?? title;
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState({ of: scenario, text: '' });
  // beside other figures it would say that these are saved
  const message = said.of === scenario ? said.text : '';
  function save() {
    const outcome = store.outcome();
    const saved = keepCalculation({
      key: newKey(),
      tool: id,
      name: (typed?.trim() || offered).slice(0, MOST_SAVED_NAME),
      scenario,
      headline: outcome.ok ? headlineOf(tool, outcome) : [],
    });
    const result = saved ? words.done : words.refused;
    setSaid({ of: scenario, text: saved === null ? words.full : result });
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Quiet mb={3}>{words.lead}</Quiet>
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
      <Status>{message}</Status>
      {message !== '' && <TextLink href={`#${MY_FIGURES_HASH}`}>{words.all}</TextLink>}
    </form>
  );
}
