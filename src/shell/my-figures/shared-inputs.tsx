import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { Check } from '#src/design/check.tsx';
import { Button, Panel, Quiet, Select, TextBox } from '#src/design/parts.tsx';
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
import { parseNumber } from '#src/engine/parse-number.ts';
import { meaningOf } from '#src/engine/powers/meanings.ts';
import { words as all } from '#words/device.ts';
import { whenLeft } from '../recent-tools/when-left.ts';

const words = all.shared;

export const Rows = chakra('ul', {
  base: {
    mt: 3,
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 3,
      py: 2,
      borderTopWidth: '1px',
      '& > :first-child': { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' },
      '& small': { display: 'block', color: 'muted' },
    },
  },
});
/** What the visitor has typed in calculators, from which and when: each can be changed or removed, and all be switched off. */
export function SharedInputs() {
  const { on, figures } = sharedInputs.use();
  const list = Object.entries(figures);
  return (
    <Panel>
      <h2>{words.title}</h2>
      <Quiet mt={2}>{words.about}</Quiet>
      <Check mt={2} label={words.on} checked={on} onChange={setSharing} />
      {list.length === 0 ? (
        <Quiet>{words.none}</Quiet>
      ) : (
        <>
          <Rows>
            {list.map(([quantity, figure]) => (
              <li key={quantity}>
                <span>
                  {figure.label}
                  <small>{words.where(figure.from, whenLeft(figure) ?? '')}</small>
                </span>
                <Value quantity={quantity} figure={figure} />
                <Button
                  look="quiet"
                  aria-label={words.removeOf(figure.label)}
                  onClick={() => removeSharedInput(quantity)}
                >
                  {words.remove}
                </Button>
              </li>
            ))}
          </Rows>
          <Button mt={3} onClick={removeSharedInputs}>
            {words.removeAll}
          </Button>
        </>
      )}
    </Panel>
  );
}

function Value({ quantity, figure }: { quantity: string; figure: SharedInput }) {
  /** What is being typed; null for what is stored. */
  const [typed, setTyped] = useState<string | null>(null);
  // what was typed is stored when the page is left, too
  useEffect(() => storeNow, []);
  const label = words.value(figure.label);
  if (figure.kind === 'choice')
    return (
      <Select
        aria-label={label}
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
  const value = typed === null ? null : parseNumber(typed);
  const isWrong = typed !== null && (value === null || value < 0);
  function change(text: string) {
    setTyped(text);
    const read = parseNumber(text);
    storeSoon(`figure ${quantity}`, () => {
      if (read !== null && read >= 0) changeSharedInput(quantity, read);
    });
  }
  function leave() {
    storeNow();
    if (!isWrong) setTyped(null);
  }
  return (
    <span>
      <TextBox
        aria-label={label}
        aria-invalid={isWrong}
        inputMode="decimal"
        width="9rem"
        textAlign="end"
        value={typed ?? formatNumber(Number(figure.value), 4)}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
      <small role="status">{isWrong && words.wrong}</small>
    </span>
  );
}
