import { useState } from 'react';
import { download } from '#src/browser/actions.ts';
import { Button } from '#src/design/buttons.tsx';
import { Check } from '#src/design/fields.tsx';
import { Quiet } from '#src/design/text.tsx';
import { type Calculation, tablesOf } from '#src/engine/powers/calculation.ts';
import { csvOf, summaryText } from '#src/engine/powers/export.ts';
import { words as panelWords } from '#words/panels.ts';
import { useCalculator } from '../../state/calculator.ts';
import { useCopying } from '../../state/copying.ts';
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

/** A name as files have it: `some_tool-byYear` is `some-tool-by-year`. */
const kebabCase = (name: string) => name.replaceAll('_', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Saves the calculation as a spreadsheet, each table as CSV, and copies all of it as text. */
export default function DownloadPanel(props: PanelProps) {
  const { id } = props;
  const { tool } = useCalculator();
  // stored figures leave the device with a link only if the visitor agrees
  const [withLink, setWithLink] = useState(!tool.keep);
  const { message, setMessage, copy } = useCopying({ copied: panelWords.copied, failed: words.failed });
  const calculation = useCalculation(props, { withLink });
  if (!calculation) return <Quiet>{words.none}</Quiet>;

  const save = (blob: Blob, name: string) => {
    download(blob, name);
    setMessage(words.saved);
  };
  const saveTable = (name: string, csv: string) =>
    save(new Blob([csv], { type: 'text/csv' }), `${kebabCase(`${id}-${name}`)}.csv`);
  const makeSpreadsheet = async () => {
    setMessage('');
    try {
      save(await spreadsheet(calculation), `${kebabCase(id)}.xlsx`);
    } catch {
      setMessage(words.notMade);
    }
  };

  return (
    <>
      <Quiet mb={3}>{words.lead}</Quiet>
      {tool.keep && <Check label={panelWords.withLink} checked={withLink} onChange={setWithLink} />}
      <Controls>
        <Button look="solid" onClick={() => void makeSpreadsheet()}>
          {words.xlsx}
        </Button>
        <Button onClick={() => void copy(summaryText(calculation))}>{panelWords.copyAsText}</Button>
        {tablesOf(calculation).map(({ id: name, table, rows }) => (
          <Button key={name} onClick={() => saveTable(name, csvOf(tool, table, rows, calculation.outcome))}>
            {words.csv(table.title)}
          </Button>
        ))}
      </Controls>
      <Status>{message}</Status>
    </>
  );
}
