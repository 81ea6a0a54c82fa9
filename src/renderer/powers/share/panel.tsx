import { useRef, useState } from 'react';
import { copyText } from '#src/browser/copy-text.ts';
import { Button, Quiet, TextBox } from '#src/design/parts.tsx';
import { textOf } from '#src/engine/powers/export.ts';
import { words as panelWords } from '#words/panels.ts';
import { useOutcome } from '../../state/calculator.ts';
import type { PanelProps } from '../panel-props.ts';
import { Controls, Labelled, Lead } from '../parts.tsx';
import { useFiguresLink, useTaken } from '../taken.ts';

const words = panelWords.share;

/** A link to these figures, and a short text with it. */
export default function SharePanel(props: PanelProps) {
  const { title, calculator } = props;
  const { tool, store } = calculator;
  // stored figures leave the device only if the visitor agrees
  const [agreed, setAgreed] = useState(!tool.keep);
  const [said, setSaid] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const link = useFiguresLink(props);
  const taken = useTaken(
    props,
    useOutcome(store, (all) => all),
    true,
  );
  if (!agreed)
    return (
      <>
        <Lead>{words.kept}</Lead>
        <Button type="button" onClick={() => setAgreed(true)}>
          {words.make}
        </Button>
      </>
    );

  async function copy(what: string) {
    const copied = await copyText(what);
    if (!copied) box.current?.select();
    setSaid(copied ? words.copied : words.failed);
  }

  return (
    <>
      <Lead>{words.lead}</Lead>
      <Controls>
        <Labelled label={words.link}>
          {(at) => (
            <TextBox id={at} ref={box} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          )}
        </Labelled>
        {'share' in navigator && (
          <Button
            type="button"
            look="solid"
            onClick={() =>
              void navigator
                .share({ title, url: link, ...(taken && { text: textOf({ ...taken, link: null }) }) })
                .catch(() => {})
            }
          >
            {words.send}
          </Button>
        )}
        <Button type="button" onClick={() => void copy(link)}>
          {words.copy}
        </Button>
        {taken && (
          <Button type="button" onClick={() => void copy(textOf(taken))}>
            {panelWords.copyAsText}
          </Button>
        )}
      </Controls>
      <Quiet role="status" mt={2}>
        {said}
      </Quiet>
    </>
  );
}
