import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { summaryLook } from '#src/design/folds.ts';
import { LazyPart } from '#src/loading/lazy-part.tsx';
import { words } from '#words/powers.ts';
import type { PanelProps } from '../powers/powers.tsx';

const Line = chakra('details', {
  base: {
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& > summary': { ...summaryLook, justifyContent: 'flex-start', color: 'muted', fontSize: 'sm' },
  },
});

const load = () => import('../powers/embed/embed-panel.tsx');

/** How to put the calculator into another page: a line at the end of the page, whose panel loads when it is opened. */
export function EmbedLine(props: PanelProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Line data-noprint="" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>{words.embedThis}</summary>
      {opened && <LazyPart load={load} props={props} />}
    </Line>
  );
}
