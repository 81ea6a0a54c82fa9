import { useLayoutEffect, useState } from 'react';
import { Button } from '#src/design/buttons.tsx';
import { TextBox } from '#src/design/fields.tsx';
import { TextLink } from '#src/design/text.tsx';
import {
  calculations,
  isSnapshot,
  keepCalculation,
  MOST_SAVED_NAME,
  MY_FIGURES_HASH,
  newKey,
  renameSoon,
} from '#src/device/calculations.ts';
import { nameOf } from '#src/engine/powers/compare.ts';
import { headlineOf } from '#src/engine/powers/headline.ts';
import { inShort, lastingSettings } from '#src/engine/powers/scenario.ts';
import { words as myFigures } from '#words/device.ts';
import { useCalculator, usePins, useValues } from '../state/calculator.ts';
import { Controls, Status } from './panel-parts.tsx';
import type { OpenedProps } from './powers.tsx';

const words = myFigures.save;

/** Each press on its button saves the calculation with its scenarios on this device, under a name that can be changed here. */
export default function SavePanel({ id, title, opening }: OpenedProps) {
  const { tool, store } = useCalculator();
  const values = useValues();
  const scenario = lastingSettings(tool, values, usePins());
  const savedIn = ({ list }: ReturnType<typeof calculations.read>) =>
    list.find((item) => item.tool === id && item.scenario === scenario && item.name !== null && !isSnapshot(item));
  const saved = savedIn(calculations.use());
  const [failure, setFailure] = useState('');
  function save() {
    const outcome = store.outcome();
    const named = (figures: string) => words.named(title, figures).slice(0, MOST_SAVED_NAME);
    const short = named(inShort(tool, values) ?? nameOf(tool, values));
    const isTaken = calculations.read().list.some(({ name }) => name === short);
    const kept = keepCalculation({
      key: newKey(),
      tool: id,
      name: isTaken ? named(nameOf(tool, values)) : short,
      scenario,
      headline: outcome.ok ? headlineOf(tool, outcome) : [],
    });
    const failed = kept === null ? words.full : words.refused;
    setFailure(kept ? '' : failed);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a press, before the paint
  useLayoutEffect(() => {
    // its effect may run twice
    if (!savedIn(calculations.read())) save();
  }, [opening]);
  return (
    <>
      <Status>{failure || (saved ? words.done : words.changed)}</Status>
      <Controls my={3}>
        {saved ? (
          <label>
            {words.name}
            <TextBox
              key={saved.key}
              defaultValue={saved.name ?? ''}
              maxLength={MOST_SAVED_NAME}
              onChange={({ target }) => renameSoon(saved.key, target.value)}
            />
          </label>
        ) : (
          <Button look="solid" onClick={save}>
            {words.save}
          </Button>
        )}
      </Controls>
      <TextLink href={`#${MY_FIGURES_HASH}`}>{words.all}</TextLink>
    </>
  );
}
