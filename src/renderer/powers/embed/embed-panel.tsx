import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { Button } from '#src/design/buttons.tsx';
import { Check, textLook } from '#src/design/fields.tsx';
import { Quiet } from '#src/design/text.tsx';
import { words as panelWords } from '#words/panels.ts';
import { useCalculator, useValues } from '../../state/calculator.ts';
import { useCopying } from '../../state/copying.ts';
import { figuresLink } from '../link.tsx';
import { Choice, Controls, Status } from '../panel-parts.tsx';
import type { PanelProps } from '../powers.tsx';
import { ASK, embedText } from './html.ts';

const words = panelWords.embed;

const Code = chakra('textarea', {
  base: { ...textLook, minHeight: '9rem', fontFamily: 'monospace', fontSize: 'xs', overflowWrap: 'anywhere' },
});

/** The HTML that embeds this calculator, with the present inputs, in another site. */
export default function EmbedPanel({ title, path }: PanelProps) {
  const { tool } = useCalculator();
  const values = useValues();
  // stored figures leave the device only if the visitor agrees
  const [withInputs, setWithInputs] = useState(!tool.keep);
  const [theme, setTheme] = useState('system');
  const [compact, setCompact] = useState(false);
  const [fits, setFits] = useState(true);
  const box = useRef<HTMLTextAreaElement>(null);
  const { message, copy } = useCopying({ copied: panelWords.copied, failed: panelWords.notCopied }, box);
  const text = embedText({
    title,
    address: figuresLink(`/embed${path}`, tool, withInputs ? values : null),
    theme,
    compact,
    fits,
  });
  return (
    <>
      <Quiet mb={3}>{words.lead}</Quiet>
      {tool.keep && <Check label={panelWords.withLink} checked={withInputs} onChange={setWithInputs} />}
      <Controls>
        <Choice label={words.theme} value={theme} options={words.themes} onChoose={setTheme} />
      </Controls>
      <Controls mt={3}>
        <label>
          {words.code}
          <Code ref={box} readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
        </label>
      </Controls>
      <Quiet>{words.message(ASK)}</Quiet>
      <Check label={words.compact} checked={compact} onChange={setCompact} />
      <Check label={words.fits} checked={fits} onChange={setFits} />
      <Button look="solid" onClick={() => void copy(text)}>
        {words.copy}
      </Button>
      <Status>{message}</Status>
    </>
  );
}
