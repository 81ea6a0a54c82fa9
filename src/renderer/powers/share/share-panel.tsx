import { useRef, useState } from 'react';
import { download, openShareSheet } from '#src/browser/actions.ts';
import { Button } from '#src/design/buttons.tsx';
import { TextBox } from '#src/design/fields.tsx';
import { Quiet } from '#src/design/text.tsx';
import { summaryText } from '#src/engine/powers/export.ts';
import { words as panelWords } from '#words/panels.ts';
import { useCalculator } from '../../state/calculator.ts';
import { useCopying } from '../../state/copying.ts';
import { Controls, Status } from '../panel-parts.tsx';
import type { PanelProps } from '../powers.tsx';
import { useCalculation, useFiguresLink } from '../use-calculation.ts';
import { chatText, LONGEST_SENT } from './contents.ts';

const words = panelWords.share;

/** What people send: a picture, a short text with the link, the link alone, the whole as text. */
export default function SharePanel(props: PanelProps) {
  const { id, title, path } = props;
  const { tool } = useCalculator();
  // stored figures leave the device only if the visitor agrees
  const [agreed, setAgreed] = useState(!tool.keep);
  const box = useRef<HTMLInputElement>(null);
  const { message, setMessage, copy } = useCopying({ copied: panelWords.copied, failed: panelWords.notCopied }, box);
  const link = useFiguresLink(path);
  const calculation = useCalculation(props, { withLink: true });
  if (!agreed)
    return (
      <>
        <Quiet mb={3}>{words.kept}</Quiet>
        <Button onClick={() => setAgreed(true)}>{words.make}</Button>
      </>
    );

  async function send() {
    const text = calculation ? chatText(calculation) : '';
    if ('share' in navigator) {
      if (!(await openShareSheet({ title, text }))) await copy(text);
    } else window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener');
  }

  async function sendPicture() {
    if (!calculation) return;
    setMessage(words.drawing);
    try {
      const { pictureOf } = await import('./picture.tsx');
      const blob = await pictureOf(calculation);
      const file = new File([blob], `${id}.png`, { type: 'image/png' });
      const sheet = { files: [file], text: chatText(calculation) };
      setMessage('');
      if (navigator.canShare?.(sheet) && (await openShareSheet(sheet))) return;
      download(blob, file.name);
      setMessage(words.pictureSaved);
    } catch {
      setMessage(words.noPicture);
    }
  }

  return (
    <>
      <Quiet mb={3}>{words.lead}</Quiet>
      {calculation && (
        <Controls mb={3}>
          <Button look="solid" onClick={() => void sendPicture()}>
            {words.picture}
          </Button>
          <Button onClick={() => void send()}>{'share' in navigator ? words.send : words.whatsApp}</Button>
        </Controls>
      )}
      <Controls>
        <label style={{ flexBasis: '100%' }}>
          {words.link}
          <TextBox ref={box} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
        <Button onClick={() => void copy(link)}>{words.copy}</Button>
        {calculation && <Button onClick={() => void copy(summaryText(calculation))}>{panelWords.copyAsText}</Button>}
      </Controls>
      {link.length > LONGEST_SENT && <Quiet mb={3}>{words.long}</Quiet>}
      <Status>{message}</Status>
    </>
  );
}
