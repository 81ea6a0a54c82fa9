import catalogue from 'virtual:catalogue';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { daysBetween } from '#maths/calendar.ts';
import { entryOf } from '#src/catalogue/catalogue.ts';
import { Button } from '#src/design/buttons.tsx';
import { Icon, ToolIcon } from '#src/design/icon.tsx';
import { targetSize } from '#src/design/layout.ts';
import { lineLinkLook, pillLook } from '#src/design/text.tsx';
import {
  type Calculation,
  calculations,
  clearRecent,
  isSnapshot,
  recentOf,
  setRemembering,
} from '#src/device/calculations.ts';
import { formatDay } from '#src/engine/format.ts';
import { splitHash } from '#src/engine/powers/hash.ts';
import { today } from '#src/rules/now.ts';
import { words } from '#words/shell.ts';
import { words as toolWords } from '#words/tool.ts';
import { linkTo, linkToMyFigures } from '../routing/links.ts';
import { watchAddress } from '../routing/router.ts';

const Strip = chakra('section', {
  base: {
    '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, height: targetSize },
    '& h2': { fontSize: 'md', fontWeight: 600 },
    '& button': { fontSize: 'sm', px: 2 },
    '& ul': { display: 'flex', gap: 2, overflowX: 'auto', height: '3.5rem', alignItems: 'center', px: 0.5 },
    '& a': { ...pillLook, gap: 2, minHeight: targetSize, px: 4, whiteSpace: 'nowrap', fontSize: 'sm' },
    '& a svg': { color: 'accent' },
  },
});

/** What a calculation is recognised by; null where it has no figures to say. */
const figureOf = (item: Calculation | null): string | null => item?.headline[0]?.figure ?? null;

/**
 * What a visitor may go on with, on the landing page: the last tool as it was left, saved calculations, starred tools, other
 * tools of earlier visits, and *My figures*, which lists all that this device stores.
 */
export function RecentToolsList() {
  const stored = calculations.use();
  const { on, starred, list } = stored;
  const recent = recentOf(stored);
  // tools with figures come first, because a phone has only the first two or three in sight
  const [latest, ...earlier] = [...recent.filter(({ last }) => last), ...recent.filter(({ last }) => !last)];
  const others = earlier.filter(({ tool, last }) => last || !starred.includes(tool));
  /** A link to a tool with settings; nothing for a tool that this release does not have. */
  function item(id: string, icon: string | null, nameOf: (title: string) => string, settings?: string, key = id) {
    const entry = entryOf(catalogue, id);
    return (
      entry && (
        <li key={key}>
          <a {...linkTo(entry, settings)}>
            {icon === 'bookmark' ? <Icon name={icon} /> : <ToolIcon name={icon ?? entry.icon} />}
            {nameOf(entry.title)}
          </a>
        </li>
      )
    );
  }
  const withFigure = (name: string, figure: string | null) => (figure ? words.recent.with(name, figure) : name);
  const figure = figureOf(latest?.last ?? null);
  return (
    <Strip aria-labelledby="recent">
      <div>
        <h2 id="recent">{words.recent.title}</h2>
        <span>
          {recent.length > 0 && (
            <Button look="quiet" onClick={clearRecent}>
              {words.recent.clear}
            </Button>
          )}
          {on && (
            <Button look="quiet" onClick={() => setRemembering(false)}>
              {words.recent.off}
            </Button>
          )}
        </span>
      </div>
      <ul>
        {latest &&
          item(
            latest.tool,
            'history',
            (title) => (figure ? words.recent.continueWith(title, figure) : words.recent.continue(title)),
            latest.last?.scenario,
          )}
        {list.map(
          (each) =>
            each.name !== null &&
            !isSnapshot(each) &&
            item(each.tool, 'bookmark', () => withFigure(each.name ?? '', figureOf(each)), each.scenario, each.key),
        )}
        {starred.map((id) => item(id, 'star', (title) => title))}
        {others.map(({ tool, last }) => item(tool, null, (title) => withFigure(title, figureOf(last)), last?.scenario))}
        <li>
          <a {...linkToMyFigures()}>
            <Icon name="bookmark" />
            {words.myFigures.title}
          </a>
        </li>
      </ul>
    </Strip>
  );
}

/** As tall as the description in whose place it stands, so that nothing moves; the padding gives a finger more room. */
const Link = chakra('a', {
  base: {
    ...lineLinkLook,
    display: 'inline',
    py: 2,
    my: -2,
    // pictures are blocks, which would stand on a line of their own
    '& > svg': { display: 'inline', verticalAlign: '-0.2em' },
  },
});

/**
 * Offers the figures of an earlier visit to a tool. Nothing is filled in by itself. What the address holds decides, when the page opens and
 * when a link or Back changes it:
 *
 *   no figures       those of the earlier visit are offered
 *   these figures    they are on the page now: the offer goes
 *   other figures    an offer that is there stays
 */
export function ContinueOffer({ id, children }: { id: string; children: ReactNode }) {
  const [offered, setOffered] = useState<Calculation | null>(null);
  // before the paint, so that the description is not seen first
  useLayoutEffect(() => {
    const look = () => {
      const { id: shown, text: settings } = splitHash(window.location.hash);
      const isThisTool = shown === '' || shown === id;
      if (settings !== '') setOffered((before) => (before?.scenario === settings ? null : before));
      else if (isThisTool) setOffered(recentOf(calculations.read()).find(({ tool }) => tool === id)?.last ?? null);
    };
    look();
    return watchAddress(look);
  }, [id]);
  if (offered === null) return children;
  return (
    // the hash alone, so that the document stays
    <Link href={`#${id}?${offered.scenario}`} data-noprint="">
      <Icon name="history" /> {toolWords.continueWith(figureOf(offered), whenLeft(offered))}
    </Link>
  );
}

/** When figures were left, in words: today, yesterday, 3 days ago, 2 October 2026. */
export function whenLeft({ at }: Pick<Calculation, 'at'>, now = new Date()): string {
  const day = today(new Date(at));
  return words.recent.when(daysBetween(day, today(now)), formatDay(day));
}
