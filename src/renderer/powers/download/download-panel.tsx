import { useState } from 'react';
import { copyText, download } from '#src/browser/actions.ts';
import { Button } from '#src/design/buttons.tsx';
import { Check } from '#src/design/fields.tsx';
import { Quiet } from '#src/design/text.tsx';
import { type Calculation, tablesOf } from '#src/engine/powers/calculation.ts';
import { csvOf, summaryText } from '#src/engine/powers/export.ts';
import { words as panelWords } from '#words/panels.ts';
import { useCalculator } from '../../state/calculator.ts';
import { Controls, Status } from '../panel-parts.tsx';
import type { PanelProps } from '../powers.tsx';
import { useCalculation } from '../use-calculation.ts';

const words = panelWords.download;

async function spreadsheet(calculation: Calculation): Promise<Blob> {
  // loaded when it is asked for: the library is larger than the panel
  const { spreadsheetFile, workbookOf } = await import('./spreadsheet.ts');
  const file = await spreadsheetFile(workbookOf(calculation));
  return new Blob([new Uint8Array(file)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

export default function DownloadPanel(props: PanelProps) {
  const { id } = props;
  const { tool } = useCalculator();
  // stored figures leave the device with a link only if the visitor agrees
  const [withLink, setWithLink] = useState(!tool.keep);
  const [message, setMessage] = useState('');
  const calculation = useCalculation(props, { withLink });
  if (!calculation) return <Quiet>{words.none}</Quiet>;
  const file = (name: string, end: string) =>
    `${[id, name]
      .filter(Boolean)
      .join('-')
      .replaceAll('_', '-')
      .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.${end}`;

  const save = (blob: Blob, name: string) => {
    download(blob, name);
    setMessage(words.saved);
  };
  const makeSpreadsheet = async () => {
    setMessage('');
    try {
      save(await spreadsheet(calculation), file('', 'xlsx'));
    } catch {
      setMessage(words.notMade);
    }
  };
  const copy = async () => setMessage((await copyText(summaryText(calculation))) ? panelWords.copied : words.failed);

  return (
    <>
      <Quiet mb={3}>{words.lead}</Quiet>
      {tool.keep && <Check label={panelWords.withLink} checked={withLink} onChange={setWithLink} />}
      <Controls>
        <Button look="solid" onClick={() => void makeSpreadsheet()}>
          {words.xlsx}
        </Button>
        <Button onClick={() => void copy()}>{panelWords.copyAsText}</Button>
        {tablesOf(calculation).map(({ id: name, table, rows }) => (
          <Button
            key={name}
            onClick={() =>
              save(new Blob([csvOf(tool, table, rows, calculation.values)], { type: 'text/csv' }), file(name, 'csv'))
            }
          >
            {words.csv(table.title)}
          </Button>
        ))}
      </Controls>
      <Status>{message}</Status>
    </>
  );
}
