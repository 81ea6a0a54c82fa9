import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button, Panel, Quiet, Select, TextBox } from '#src/design/parts.tsx';
import { formatNumber } from '#src/engine/format.ts';
import { parseNumber } from '#src/engine/parse-number.ts';
import { meaningOf } from '#src/engine/powers/meanings.ts';
import {
  changeFigure,
  type MyFigure,
  removeAllFigures,
  removeFigure,
  setFiguresOn,
  useFigures,
} from '#src/renderer/carry/figures.ts';
import { words as all } from '#words/carry.ts';
import { whenLeft } from '../recent/when-left.ts';

const words = all.mine;

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
const Switch = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: 2, minHeight: '2.75rem', mt: 2 },
});

/** What the visitor has typed in calculators, from which and when: each can be changed or removed, and all be switched off. */
export function Figures() {
  const { on, figures } = useFigures();
  const list = Object.entries(figures);
  return (
    <Panel>
      <h2>{words.title}</h2>
      <Quiet mt={2}>{words.about}</Quiet>
      <Switch>
        <input type="checkbox" checked={on} onChange={(event) => setFiguresOn(event.target.checked)} />
        {words.on}
      </Switch>
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
                <Value key={figure.at} quantity={quantity} figure={figure} />
                <Button look="quiet" aria-label={words.removeOf(figure.label)} onClick={() => removeFigure(quantity)}>
                  {words.remove}
                </Button>
              </li>
            ))}
          </Rows>
          <Button mt={3} onClick={removeAllFigures}>
            {words.removeAll}
          </Button>
        </>
      )}
    </Panel>
  );
}

function Value({ quantity, figure }: { quantity: string; figure: MyFigure }) {
  const shown = formatNumber(Number(figure.value), 4);
  const [text, setText] = useState(shown);
  const [wrong, setWrong] = useState(false);
  const label = words.value(figure.label);
  if (figure.kind === 'choice')
    return (
      <Select
        aria-label={label}
        width="8rem"
        value={String(figure.value)}
        onChange={(event) => changeFigure(quantity, event.target.value)}
      >
        {meaningOf(figure.about)?.options?.map((option) => (
          <option key={option} value={option}>
            {words.choices[option] ?? option}
          </option>
        ))}
      </Select>
    );
  function leave() {
    const read = parseNumber(text);
    setWrong(read === null || read < 0);
    if (text !== shown && read !== null && read >= 0) changeFigure(quantity, read);
  }
  return (
    <span>
      <TextBox
        aria-label={label}
        aria-invalid={wrong}
        inputMode="decimal"
        width="9rem"
        textAlign="end"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
      <small role="status">{wrong && words.wrong}</small>
    </span>
  );
}
