import { useState } from 'react';
import { Button } from '#src/design/parts.tsx';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { words as panelWords } from '#words/panels.ts';
import type { PanelProps } from '../panel-props.ts';
import { Check, Lead, Said } from '../parts.tsx';

const words = panelWords.print;

const loadPaper = () => import('./paper.tsx');

/** The ids of the open tables. */
const tablesOnShow = () =>
  [...document.querySelectorAll<HTMLElement>('[data-table]')].map(({ dataset }) => dataset.table ?? '');

/** The figures as a page to print or to save as PDF. */
export default function PrintPanel(props: PanelProps) {
  const { tool } = props.calculator;
  // stored figures leave the device with a link only if the visitor agrees
  const [withLink, setWithLink] = useState(!tool.keep);
  const [asked, setAsked] = useState<{ readonly tables: readonly string[] | null } | null>(null);
  // long schedules only when asked
  const [withTables, setWithTables] = useState(false);
  const [busy, setBusy] = useState(false);
  function print() {
    setBusy(true);
    setAsked({ tables: withTables ? tablesOnShow() : null });
  }
  return (
    <>
      <Lead>{words.lead}</Lead>
      {Object.keys(tool.tables).length > 0 && (
        <Check label={words.withTables} checked={withTables} onChange={setWithTables} />
      )}
      {tool.keep && <Check label={panelWords.withLink} checked={withLink} onChange={setWithLink} />}
      <Button look="solid" onClick={print}>
        {words.print}
      </Button>
      <Said>{busy ? words.busy : ''}</Said>
      {asked && <LazyPart load={loadPaper} props={{ ...props, withLink, asked, onReady: () => setBusy(false) }} />}
    </>
  );
}
