import featured from 'virtual:catalogue/featured';
import checked from 'virtual:checked';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Want } from '#src/catalogue/catalogue.ts';
import { Actions } from '#src/design/buttons.tsx';
import { Icon, ToolIcon, twoTonesLook } from '#src/design/icon.tsx';
import { touchable } from '#src/design/layout.ts';
import { lineLinkLook, PartTitle, pillLook } from '#src/design/text.tsx';
import { formatNumber } from '#src/engine/format.ts';
import { words } from '#words/home.ts';
import { linkTo, linkToChecks } from '../routing/links.ts';

const Chosen = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    mt: 4,
    fontSize: 'sm',
    '& p': { color: 'muted', me: 1 },
    '& ul': { display: 'contents' },
    '& a': { ...pillLook, minHeight: touchable('2.25rem'), px: 3, color: 'accent' },
  },
});

/** A few tools to begin with, under the search. */
export function ShowcaseChips() {
  if (featured.start.length === 0) return null;
  return (
    <Chosen>
      <p id="start-here">{words.start}</p>
      <ul aria-labelledby="start-here">
        {featured.start.map((entry) => (
          <li key={entry.id}>
            <a {...linkTo(entry)}>{entry.short}</a>
          </li>
        ))}
      </ul>
    </Chosen>
  );
}

const Wishes = chakra('section', {
  base: {
    '& ul': {
      display: 'grid',
      gap: { base: 2, md: 3 },
      gridTemplateColumns: {
        base: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(6, minmax(0, 1fr))',
      },
    },
    // what is open leaves the height of the others as it is
    '& ul:has(details[open])': { alignItems: 'start' },
    '& :is(li > a, summary)': {
      display: 'flex',
      flexDirection: { base: 'row', xl: 'column' },
      alignItems: { base: 'center', xl: 'flex-start' },
      gap: { base: 2, xl: 3 },
      height: 'full',
      minHeight: '3.5rem',
      p: { base: 3, md: 4 },
      bg: 'band',
      borderRadius: 'lg',
      fontWeight: 600,
      lineHeight: 1.25,
      _hover: { color: 'accent' },
    },
    '& :is(li > a, summary) > svg': { ...twoTonesLook, fontSize: { base: '1.25rem', xl: '1.5rem' } },
    '& details': { height: 'full', bg: 'band', borderRadius: 'lg' },
    '& details[open] > summary': { height: 'auto' },
    '& details > div': { px: { base: 3, md: 4 }, pb: 3 },
    '& details p': { mb: 2, fontSize: 'sm' },
    '& details a': { ...pillLook, minHeight: touchable('2.25rem'), px: 3, color: 'accent' },
  },
});

/** A wish with its tool, or with the question that decides between two. */
function Wish({ want }: { want: Want }) {
  const { question } = want;
  const named = (
    <>
      <ToolIcon name={want.icon} />
      {want.name}
    </>
  );
  if (!question) return <a {...linkTo(want)}>{named}</a>;
  return (
    <details>
      <summary>{named}</summary>
      <div>
        <p>{question.text}</p>
        <Actions>
          <a {...linkTo(want)}>{question.no}</a>
          <a {...linkTo(question.yes)}>{question.yes.name}</a>
        </Actions>
      </div>
    </details>
  );
}

/** What people come for, each with the tool that helps. */
export function Wants() {
  if (featured.wants.length === 0) return null;
  return (
    <Wishes aria-labelledby="want">
      <PartTitle id="want">{words.want}</PartTitle>
      <ul>
        {featured.wants.map((want) => (
          <li key={want.name}>
            <Wish want={want} />
          </li>
        ))}
      </ul>
    </Wishes>
  );
}

const Strip = chakra('section', {
  base: {
    display: 'grid',
    gap: 2,
    mt: { base: 5, lg: 12 },
    pt: 4,
    borderTopWidth: '1px',
    '& dl': {
      display: 'grid',
      gap: { base: 2, md: 6, lg: 2, xl: 6 },
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'repeat(3, minmax(0, 1fr))',
        // beside the calculators there is no room for columns
        lg: 'minmax(0, 1fr)',
        xl: 'repeat(3, minmax(0, 1fr))',
      },
    },
    '& dl > div': {
      display: { base: 'flex', md: 'block', lg: 'flex', xl: 'block' },
      flexWrap: 'wrap',
      columnGap: 2,
      alignItems: 'baseline',
    },
    '& dt': { fontWeight: 700, fontSize: 'lg', letterSpacing: '-0.01em' },
    '& dd': { flex: '1 1 9rem', color: 'muted', fontSize: 'sm', lineHeight: 1.35, textWrap: 'pretty' },
    '& > a': lineLinkLook,
  },
});

/** Why the figures can be trusted: what was counted at build, and what is never asked. How far rules are confirmed says the footer. */
export function Proof() {
  const counted = [
    [formatNumber(checked.figures), words.proof.figures],
    [formatNumber(checked.facts), words.proof.facts],
    [formatNumber(0), words.proof.asked],
  ] as const;
  return (
    <Strip aria-label={words.proof.label}>
      <dl>
        {counted.map(([figure, what]) => (
          <div key={what}>
            <dt>{figure}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <a {...linkToChecks()}>
        {words.proof.more}
        <Icon name="arrow-right" />
      </a>
    </Strip>
  );
}
