import { useState } from 'react';
import { Fold } from '#src/design/layout.ts';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { words } from '#words/powers.ts';
import type { PanelProps } from '../powers/powers.tsx';

const load = () => import('../powers/embed/embed-panel.tsx');

/** How to put the calculator into another page: a line at the end of the page, whose panel loads when it is opened. */
export function EmbedLine(props: PanelProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Fold
      minWidth={0}
      overflowWrap="anywhere"
      css={{ '& > summary': { justifyContent: 'flex-start', color: 'muted', fontSize: 'sm' } }}
      data-noprint=""
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{words.embedThis}</summary>
      {opened && <LazyPart load={load} props={props} />}
    </Fold>
  );
}
