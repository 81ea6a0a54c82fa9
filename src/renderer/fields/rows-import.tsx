import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState } from 'react';
import { Actions, Button } from '#src/design/buttons.tsx';
import { FileButton, textLook } from '#src/design/fields.tsx';
import { Icon } from '#src/design/icon.tsx';
import { summaryLook } from '#src/design/layout.ts';
import { formatNumber } from '#src/engine/format.ts';
import type { ReadRows } from '#src/engine/read-rows.ts';
import type { RowsInput } from '#src/engine/types.ts';
import { words as loading } from '#words/loading.ts';
import { words } from '#words/page.ts';
import { useCalculator, useUndoable } from '../state/calculator.ts';

const messages = words.rows.import;
/** The longest list in characters, of which a thousand rows have some twenty thousand: reading more holds up the page for seconds. */
const MOST_CHARACTERS = 300_000;
/** The largest file in bytes, of which a character has at most three. */
const MOST_BYTES = 3 * MOST_CHARACTERS;
const MOST_LISTED = 5;

const Part = chakra('div', {
  base: {
    '& > details': { mt: 1 },
    '& summary': { ...summaryLook, width: 'fit-content', color: 'accent', fontWeight: 600 },
    '& label': { display: 'block', fontSize: 'sm', color: 'muted', mb: 1 },
    '& textarea': { ...textLook, display: 'block', minHeight: '7rem', mb: 2 },
    '& .result': { fontSize: 'sm', '&:not(:empty)': { my: 3 } },
    '& .result li': { color: 'danger' },
    '& .result button': { mt: 2 },
    _print: { display: 'none' },
  },
});

type Result = { readonly fault: string } | (ReadRows & { readonly isReplaced: boolean });

/** The text of a file, in either of the encodings that spreadsheets save; a sentence where it is no text. */
async function textOf(file: File): Promise<{ text: string } | { fault: string }> {
  if (file.size > MOST_BYTES) return { fault: messages.tooLarge };
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  const [first, second] = bytes;
  // a workbook is a zip file
  if (first === 0x50 && second === 0x4b) return { fault: messages.workbook };
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  return text.includes('\0') ? { fault: messages.notText } : { text };
}

/** Replaces the rows of a list by cells from a spreadsheet, and says which were read. */
export function useRowsImport(name: string, spec: RowsInput) {
  const { store } = useCalculator();
  const [result, setResult] = useState<Result | null>(null);

  async function replaceRows(cells: string): Promise<boolean> {
    const refuse = (fault: string) => {
      setResult({ fault });
      return false;
    };
    if (cells.length > MOST_CHARACTERS) return refuse(messages.tooLarge);
    // a file that was exported here is no table
    if (/^\s*[{[]/.test(cells)) return refuse(messages.none);
    const reader = await import('#src/engine/read-rows.ts').catch(() => null);
    if (reader === null) return refuse(loading.partFailed);
    const read = reader.readRows(spec, cells);
    const isReplaced = read.rows.length > 0 && read.rows.length >= spec.min;
    if (isReplaced) store.set({ ...store.values(), [name]: read.rows }, { undo: 'import' });
    const isEmpty = read.rows.length === 0 && read.unread.length === 0;
    setResult(isEmpty ? { fault: messages.nothing } : { ...read, isReplaced });
    return isReplaced;
  }

  return { result, setResult, replaceRows };
}

interface Props {
  readonly spec: RowsInput;
  readonly importing: ReturnType<typeof useRowsImport>;
  /** Whether there is a box for cells and a button for a file; cells can be pasted into any list. */
  readonly offered: boolean;
  readonly onUndone: () => void;
}

/** What an import has read, with its undo; and where it is offered, a box for cells copied from a spreadsheet and a button for a CSV file. */
export function RowsImport({ spec, importing, offered, onUndone }: Props) {
  const { store } = useCalculator();
  const { result, setResult, replaceRows } = importing;
  const [text, setText] = useState('');
  const box = useId();
  const undoable = useUndoable('import');
  const details = useRef<HTMLDetailsElement>(null);

  async function take(cells: string) {
    if (!(await replaceRows(cells)) || !details.current) return;
    setText('');
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  }

  return (
    <Part>
      <div role="status" className="result">
        {result !== null && ('fault' in result ? result.fault : <Report spec={spec} {...result} />)}
        {undoable && result !== null && 'isReplaced' in result && result.isReplaced && (
          <Button
            onClick={() => {
              store.undo();
              setResult(null);
              onUndone();
            }}
          >
            <Icon name="undo-2" />
            {messages.undo}
          </Button>
        )}
      </div>
      {offered && (
        <details ref={details}>
          <summary>{messages.title}</summary>
          <label htmlFor={box}>{messages.hint(Object.values(spec.columns).map(({ label }) => label))}</label>
          <textarea
            id={box}
            value={text}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <Actions>
            <Button disabled={text.trim() === ''} onClick={() => take(text)}>
              <Icon name="clipboard-paste" />
              {messages.take}
            </Button>
            <FileButton
              label={messages.choose}
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              onChoose={async (file) => {
                const read = await textOf(file);
                if ('fault' in read) setResult(read);
                else await take(read.text);
              }}
            />
          </Actions>
        </details>
      )}
    </Part>
  );
}

function Report({ spec, rows, unread, beyond, isReplaced }: Exclude<Result, { fault: string }> & { spec: RowsInput }) {
  const done = isReplaced ? messages.read(rows.length) : rows.length === 0 ? messages.none : messages.tooFew(spec.min);
  return (
    <>
      <p>{done}</p>
      {isReplaced && beyond > 0 && <p>{messages.beyond(formatNumber(spec.max), formatNumber(beyond))}</p>}
      {unread.length > 0 && (
        <ul>
          {unread.slice(0, MOST_LISTED).map(({ line, column, text, message }) => (
            <li key={line}>
              {message === undefined ? messages.unread(line, column, text) : messages.refused(line, message)}
            </li>
          ))}
          {unread.length > MOST_LISTED && <li>{messages.more(unread.length - MOST_LISTED)}</li>}
        </ul>
      )}
    </>
  );
}
