import { chakra } from '@chakra-ui/react/styled-system';
import { memo } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { cardLinkLook } from '#src/design/parts.tsx';
import { filledIn } from '#src/engine/notes.ts';
import { carried, settingsWith } from '#src/engine/powers/next.ts';
import type { Next } from '#src/engine/types.ts';
import { useCalculator, useOutcome } from '../state/calculator.ts';
import { useToday } from './filled.tsx';

/** The attributes of a link to another tool with settings; null where there is no such tool. */
export type LinkTo = (id: string, settings: string) => object | null;

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    '[data-table] > &': { mt: 3 },
    _empty: { display: 'none' },
    _print: { display: 'none' },
    '& a': { ...cardLinkLook, height: 'full', justifyContent: 'space-between', color: 'accent' },
  },
});

function NextLink({ next, linkTo }: { next: Next; linkTo: LinkTo }) {
  const { tool, store } = useCalculator();
  const today = useToday();
  const settings = useOutcome(store, (outcome) => {
    const inputs = outcome.ok ? carried(tool, next, outcome) : null;
    return inputs && settingsWith(inputs);
  });
  const text = useOutcome(store, (outcome) => filledIn(tool, next.text, outcome, store.value, today));
  const link = settings === null ? null : linkTo(next.tool, settings);
  return (
    link && (
      <li>
        <a {...link}>
          {text}
          <Icon name="arrow-right" />
        </a>
      </li>
    )
  );
}

/** Links that go on in other tools, with figures of this one: those of a table, or those that stand under the results. */
export const NextLinks = memo(function NextLinks({ linkTo, table }: { linkTo: LinkTo; table?: string }) {
  const links = Object.entries(useCalculator().tool.next).filter(([, { under }]) => under === table);
  if (links.length === 0) return null;
  return (
    <List>
      {links.map(([index, next]) => (
        <NextLink key={index} next={next} linkTo={linkTo} />
      ))}
    </List>
  );
});
