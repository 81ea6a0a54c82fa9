import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '#src/design/icon.tsx';
import { lineLinkLook } from '#src/design/text.tsx';
import { textWith } from '#src/engine/fill.ts';
import { figureThere, inputsForLink, settingsWith } from '#src/engine/powers/next.ts';
import { tell } from '#src/engine/story.ts';
import type { Next, Tool } from '#src/engine/types.ts';
import { useCalculator } from '../state/calculator.ts';
import { useDeferredOutcome } from '../state/deferred.tsx';
import { useNear } from '../state/screen.ts';
import { useToday } from '../state/today.ts';
import { inOneText } from './filled.tsx';

/** The attributes of a link to another tool with settings; null where there is no such tool. */
export type LinkTo = (id: string, settings: string) => object | null;

/** Loads the definition of another tool. Rejects where that fails. */
export type LoadOther = (id: string) => Promise<Tool>;

interface LinkProps {
  readonly linkTo: LinkTo;
  /** For figures of other tools that links name. */
  readonly loadOther?: LoadOther | undefined;
}

const List = chakra('ul', {
  base: {
    '[data-table] > &': { mt: 3 },
    // a link that leads nowhere with the present inputs has an empty line
    '&:not(:has(a)), & > li:empty': { display: 'none' },
    _print: { display: 'none' },
    '& > li:not(:empty) ~ li': { borderTopWidth: '1px' },
    '& a': {
      ...lineLinkLook,
      display: 'flex',
      justifyContent: 'space-between',
      py: 1.5,
      fontWeight: 500,
      lineHeight: 1.35,
      textWrap: 'balance',
    },
    '& a > svg': { flexShrink: 0 },
  },
});

/** Another tool, once its link has come near the screen; null until it has loaded, and for a link without a figure of it. */
function useOther({ tool: id, there }: Next, load: LoadOther | undefined, near: boolean): Tool | null {
  const [other, setOther] = useState<Tool | null>(null);
  useEffect(() => {
    if (there === undefined || load === undefined || !near) return;
    // without it the link goes without its figure
    load(id).then(setOther, () => {});
  }, [id, there, load, near]);
  return other;
}

/** A link with the other tool's figure; until there is one, or if there is none, with the link's other words. */
function NextLink({ next, linkTo, loadOther }: LinkProps & { next: Next }) {
  const { tool } = useCalculator();
  const today = useToday();
  const outcome = useDeferredOutcome();
  const place = useRef<HTMLLIElement>(null);
  const other = useOther(next, loadOther, useNear(place));
  const inputs = useMemo(() => (outcome.ok ? inputsForLink(tool, next, outcome) : null), [tool, next, outcome]);
  const there = useMemo(() => other && inputs && figureThere(other, next, inputs), [other, next, inputs]);
  const link = inputs && linkTo(next.tool, settingsWith(inputs));
  const words = there === null ? (next.there?.without ?? next.text) : textWith(next.text, { there });
  return (
    <li ref={place}>
      {outcome.ok && link && (
        <a {...link}>
          {inOneText(tell(tool, { text: words }, outcome, today))}
          <Icon name="arrow-right" />
        </a>
      )}
    </li>
  );
}

/** Links that go on in other tools, with figures of this one: those of a table, or those that stand under the results. */
export const NextLinks = memo(function NextLinks({ table, ...linked }: LinkProps & { table?: string }) {
  // with their places in the whole list, which stay their keys
  const links = Object.entries(useCalculator().tool.next).filter(([, { under }]) => under === table);
  if (links.length === 0) return null;
  return (
    <List>
      {links.map(([index, next]) => (
        <NextLink key={index} next={next} {...linked} />
      ))}
    </List>
  );
});
