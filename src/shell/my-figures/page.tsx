import catalogue from 'virtual:catalogue';
import { useEffect, useState } from 'react';
import { download } from '#src/browser/actions.ts';
import { entryOf } from '#src/catalogue/catalogue.ts';
import { Actions, Button } from '#src/design/buttons.tsx';
import { FileButton } from '#src/design/fields.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Column, Panel } from '#src/design/layout.ts';
import { Quiet } from '#src/design/text.tsx';
import { storeNow } from '#src/device/later.ts';
import { exportAll, importAll } from '#src/device/transfer.ts';
import { formatNumber } from '#src/engine/format.ts';
import { today } from '#src/rules/now.ts';
import { site } from '#src/site.ts';
import { words } from '#words/device.ts';
import { SavedCalculations } from './saved-calculations.tsx';
import { SharedInputsPanel } from './shared-inputs.tsx';

/** The largest file that is read. */
const MOST_BYTES = 5_000_000;

/** All that is stored on this device, without its heading. */
export default function MyFiguresPage() {
  // what was typed a moment before another page opens in the same document
  useEffect(() => storeNow, []);
  return (
    <Column gap={6} css={{ '& h2': { fontSize: 'xl', fontWeight: 600, letterSpacing: '-0.01em' } }}>
      <SavedCalculations />
      <SharedInputsPanel />
      <AsFile />
    </Column>
  );
}

/** Everything as one file, so that a new phone is no loss. */
function AsFile() {
  const [messages, setMessages] = useState<readonly string[]>([]);
  function exportFile() {
    const file = new Blob([exportAll()], { type: 'application/json' });
    download(file, `${site.name.toLowerCase()}-${today()}.json`);
    setMessages([words.file.exported]);
  }
  async function importFile(chosen: File) {
    const text = chosen.size > MOST_BYTES ? '' : await chosen.text().catch(() => '');
    const imported = importAll(text);
    if (!imported) return setMessages([words.file.notOurs]);
    const kept = [...imported.labels, ...imported.tools.map((id) => entryOf(catalogue, id)?.title ?? id)];
    setMessages([
      words.file.imported(formatNumber(imported.added)),
      ...(kept.length > 0 ? [words.file.kept(kept.join(', '))] : []),
      ...(imported.noRoom > 0 ? [words.file.noRoom(formatNumber(imported.noRoom))] : []),
    ]);
  }
  return (
    <Panel>
      <h2>{words.file.title}</h2>
      <Quiet mt={2} mb={4}>
        {words.file.about}
      </Quiet>
      <Actions>
        <Button onClick={exportFile}>
          <Icon name="download" />
          {words.file.export}
        </Button>
        <FileButton
          label={words.file.import}
          accept="application/json,.json"
          onChoose={(file) => void importFile(file)}
        />
      </Actions>
      <div role="status">
        {messages.map((line) => (
          <Quiet key={line} mt={2}>
            {line}
          </Quiet>
        ))}
      </div>
    </Panel>
  );
}
