import { useState } from 'react';
import { Button } from '#src/design/buttons.tsx';
import { Check, Select, TextBox } from '#src/design/fields.tsx';
import { Panel } from '#src/design/layout.ts';
import { Quiet } from '#src/design/text.tsx';
import { storeNow, storeSoon } from '#src/device/later.ts';
import {
  changeSharedInput,
  removeSharedInput,
  removeSharedInputs,
  type SharedInput,
  setSharing,
  sharedInputs,
} from '#src/device/shared-inputs.ts';
import { formatNumber } from '#src/engine/format.ts';
import { parseNumber } from '#src/engine/parse.ts';
import { meaningOf } from '#src/engine/powers/meanings.ts';
import { words as all } from '#words/device.ts';
import { whenLeft } from './recent-tools.tsx';
import { StoredList } from './saved-calculations.tsx';

const words = all.shared;

/** What the visitor has typed in calculators, from which and when: each can be changed or removed, and all be switched off. */
export function SharedInputsPanel() {
  const { on, figures } = sharedInputs.use();
  const list = Object.entries(figures);
  return (
    <Panel>
      <h2>{words.title}</h2>
      <Quiet mt={2}>{words.about}</Quiet>
      <Check mt={2} label={words.on} checked={on} onChange={setSharing} />
      {list.length === 0 ? (
        <Quiet mt={1}>{words.none}</Quiet>
      ) : (
        <>
          <StoredList>
            {list.map(([quantity, figure]) => (
              <li key={quantity}>
                <span>
                  {figure.label}
                  <small>{words.where(figure.from, whenLeft(figure))}</small>
                </span>
                {figure.kind === 'choice' ? (
                  <SharedChoice quantity={quantity} figure={figure} />
                ) : (
                  <SharedFigureEditor quantity={quantity} figure={figure} />
                )}
                <Button
                  look="quiet"
                  aria-label={words.removeOf(figure.label)}
                  onClick={() => removeSharedInput(quantity)}
                >
                  {words.remove}
                </Button>
              </li>
            ))}
          </StoredList>
          <Button mt={3} onClick={removeSharedInputs}>
            {words.removeAll}
          </Button>
        </>
      )}
    </Panel>
  );
}

/** As many as a rate is shared with. */
const MOST_DECIMALS = 4;

interface SharedFigure {
  readonly quantity: string;
  readonly figure: SharedInput;
}

/** A stored choice, in the words of its options. */
function SharedChoice({ quantity, figure }: SharedFigure) {
  return (
    <Select
      aria-label={words.value(figure.label)}
      width="8rem"
      value={String(figure.value)}
      onChange={(event) => changeSharedInput(quantity, event.target.value)}
    >
      {meaningOf(figure.about)?.options?.map((option) => (
        <option key={option} value={option}>
          {words.choices[option] ?? option}
        </option>
      ))}
    </Select>
  );
}

/** A stored figure in a box; what is typed there takes its place. */
function SharedFigureEditor({ quantity, figure }: SharedFigure) {
  /** What is typed, with its amount, or null where that cannot be shared; no draft while nobody types: the box shows what is stored. */
  const [draft, setDraft] = useState<{ text: string; amount: number | null } | null>(null);
  const isWrong = draft !== null && draft.amount === null;
  function type(text: string) {
    const read = parseNumber(text);
    const amount = read !== null && read >= 0 ? read : null;
    setDraft({ text, amount });
    // a text that is no amount takes the place of one that waits
    storeSoon(`figure ${quantity}`, () => {
      if (amount !== null) changeSharedInput(quantity, amount);
    });
  }
  function finish() {
    storeNow();
    if (!isWrong) setDraft(null);
  }
  return (
    <span>
      <TextBox
        aria-label={words.value(figure.label)}
        aria-invalid={isWrong}
        inputMode="decimal"
        width="9rem"
        textAlign="end"
        value={draft?.text ?? formatNumber(Number(figure.value), MOST_DECIMALS)}
        onChange={(event) => type(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => event.key === 'Enter' && finish()}
      />
      <small role="status">{isWrong && words.wrong}</small>
    </span>
  );
}
