import { useState } from 'react';
import writeXlsxFile from 'write-excel-file/browser';
import { copyText } from '#src/browser/copy-text.ts';
import { download } from '#src/browser/download.ts';
import { Button, Quiet } from '#src/design/parts.tsx';
import { csvOf, sheetsOf, type Taken, tablesOf, textOf } from '#src/engine/powers/export.ts';
import { words as panelWords } from '#words/panels.ts';
import { useOutcome } from '../../state/calculator.ts';
import type { PanelProps } from '../panel-props.ts';
import { Consent, Controls, Lead } from '../parts.tsx';
import { useTaken } from '../taken.ts';

const words = panelWords.download;

/** The widest column, in characters. */
const WIDEST = 60;

async function spreadsheet(taken: Taken): Promise<Blob> {
  const sheets = sheetsOf(taken, words.sheets).map(({ name, rows }) => ({
    sheet: name,
    data: rows.map((row) =>
      row.map(({ value, format, bold }) => ({
        value,
        ...(format !== undefined && { format }),
        ...(bold && { fontWeight: 'bold' as const }),
      })),
    ),
    columns: Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) => ({
      width: Math.min(
        WIDEST,
        3 +
          Math.max(
            ...rows.map((row) => (row.length < 2 && column === 0 ? 0 : String(row[column]?.value ?? '').length)),
            9,
          ),
      ),
    })),
  }));
  return await writeXlsxFile(sheets).toBlob();
}

/** The figures as files and as text. */
export default function DownloadPanel(props: PanelProps) {
  const { id, calculator } = props;
  const { tool, store } = calculator;
  // stored figures leave the device with a link only if the visitor agrees
  const [withLink, setWithLink] = useState(!tool.keep);
  const [said, setSaid] = useState('');
  const made = useTaken(
    props,
    useOutcome(store, (all) => all),
    withLink,
  );
  if (!made) return <Quiet>{words.none}</Quiet>;
  const taken = made;
  const file = (name: string, end: string) =>
    `${[id, name]
      .filter(Boolean)
      .join('-')
      .replaceAll('_', '-')
      .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.${end}`;

  async function makeSpreadsheet() {
    setSaid('');
    try {
      download(await spreadsheet(taken), file('', 'xlsx'));
    } catch {
      setSaid(words.notMade);
    }
  }

  async function copy() {
    setSaid((await copyText(textOf(taken))) ? words.copied : words.failed);
  }

  return (
    <>
      <Lead>{words.lead}</Lead>
      {tool.keep && <Consent given={withLink} onChange={setWithLink} />}
      <Controls>
        <Button type="button" look="solid" onClick={() => void makeSpreadsheet()}>
          {words.xlsx}
        </Button>
        <Button type="button" onClick={() => void copy()}>
          {panelWords.copyAsText}
        </Button>
        {tablesOf(taken).map(({ id: name, table, rows }) => (
          <Button
            key={name}
            type="button"
            onClick={() =>
              download(new Blob([csvOf(tool, table, rows, taken.values)], { type: 'text/csv' }), file(name, 'csv'))
            }
          >
            {words.csv(table.title)}
          </Button>
        ))}
      </Controls>
      <Quiet role="status" mt={2}>
        {said}
      </Quiet>
    </>
  );
}
