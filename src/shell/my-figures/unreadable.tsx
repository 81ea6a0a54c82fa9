import { useState } from 'react';
import { downloadJson } from '#src/browser/download.ts';
import { Actions, Button, Panel, Quiet } from '#src/design/parts.tsx';
import { deleteUnreadable, useUnreadable } from '#src/device/unreadable.ts';
import { today } from '#src/rules/today.ts';
import { site } from '#src/site.ts';
import { words as all } from '#words/device.ts';

const words = all.unreadable;

/** What could not be read of all that is stored: put aside, and offered as a file until the visitor deletes it. */
export function Unreadable() {
  const unreadable = useUnreadable();
  const [message, setMessage] = useState('');
  if (unreadable === '' && message === '') return null;
  function save() {
    downloadJson(unreadable, `${site.name.toLowerCase()}-put-aside-${today()}.json`);
    setMessage(words.downloaded);
  }
  return (
    <Panel>
      <h2>{words.title}</h2>
      {unreadable !== '' && (
        <>
          <Quiet mt={2} mb={4}>
            {words.about}
          </Quiet>
          <Actions>
            <Button onClick={save}>{words.download}</Button>
            <Button
              onClick={() => {
                deleteUnreadable();
                setMessage(words.deleted);
              }}
            >
              {words.delete}
            </Button>
          </Actions>
        </>
      )}
      <Quiet role="status" mt={2}>
        {message}
      </Quiet>
    </Panel>
  );
}
