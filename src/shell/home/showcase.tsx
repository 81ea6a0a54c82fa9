import featured from 'virtual:catalogue/featured';
import checked from 'virtual:checked';
import confirmedUntil from 'virtual:confirmed';
import { chakra } from '@chakra-ui/react/styled-system';
import type { MenuEntry } from '#src/catalogue/catalogue.ts';
import { Icon } from '#src/design/icon.tsx';
import { touchable } from '#src/design/parts.tsx';
import { useRoot } from '#src/design/root.ts';
import { formatNumber } from '#src/engine/format.ts';
import { formatDay } from '#src/engine/format-day.ts';
import { words } from '#words/home.ts';
import { ABOUT_CHECKS, aboutChecks } from '../routing/page.ts';
import { linkTo } from '../routing/router.ts';

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
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: touchable('2.25rem'),
      px: 3,
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'line',
      bg: 'panel',
      color: 'accent',
      fontWeight: 500,
      _hover: { borderColor: 'accent' },
    },
  },
});

/** A few tools to begin with, under the search. */
export function Chips() {
  const root = useRoot();
  if (featured.start.length === 0) return null;
  return (
    <Chosen>
      <p id="start-here">{words.start}</p>
      <ul aria-labelledby="start-here">
        {featured.start.map((entry) => (
          <li key={entry.id}>
            <a {...linkTo(root, entry)}>{entry.short}</a>
          </li>
        ))}
      </ul>
    </Chosen>
  );
}

const Large = chakra('ul', {
  base: {
    display: 'grid',
    gap: 4,
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
    '& a': {
      display: { base: 'grid', md: 'flex' },
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 3,
      flexDirection: 'column',
      height: 'full',
      p: { base: 4, md: 5 },
      bg: 'panel',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'lg',
      transition: 'border-color 0.15s, box-shadow 0.15s',
      _hover: { borderColor: 'accent', boxShadow: 'panel' },
    },
    '& a > span': {
      display: 'inline-flex',
      alignSelf: 'flex-start',
      p: 2.5,
      mb: { base: 0, md: 4 },
      gridRow: 'span 2',
      borderRadius: 'md',
      bg: 'accent-subtle',
      color: 'accent',
    },
    '& b': { fontWeight: 600, fontSize: 'lg', letterSpacing: '-0.01em', lineHeight: 1.3 },
    '& small': { mt: 1, fontSize: 'sm', lineHeight: 1.5, color: 'muted' },
  },
});

/** The tools that the catalogue features, each with its description. */
export function Cards() {
  const root = useRoot();
  if (featured.cards.length === 0) return null;
  return (
    <Large aria-label={words.popular}>
      {featured.cards.map((entry) => (
        <li key={entry.id}>
          <a {...linkTo(root, entry)}>
            <span>
              <Icon name={entry.icon} />
            </span>
            <b>{entry.title}</b> <small>{entry.description}</small>
          </a>
        </li>
      ))}
    </Large>
  );
}

const Lines = chakra('ul', {
  base: {
    '& li + li': { borderTopWidth: '1px', borderColor: 'line' },
    '& a': {
      display: 'grid',
      gridTemplateColumns: { base: '1.5rem minmax(0, 1fr)', md: '1.5rem minmax(0, 15rem) minmax(0, 1fr) 1rem' },
      alignItems: 'center',
      columnGap: 3,
      rowGap: 0.5,
      minHeight: '3.25rem',
      px: 3,
      py: 2,
      borderRadius: 'md',
      _hover: { bg: 'sunken' },
    },
    '& a > svg': { color: 'accent' },
    '& a > svg:last-of-type': { display: { base: 'none', md: 'block' }, width: '1em', color: 'muted' },
    '& b': { fontWeight: 500, lineHeight: 1.35 },
    '& small': {
      gridColumn: { base: '2', md: 'auto' },
      fontSize: { base: 'xs', md: 'sm' },
      lineHeight: 1.45,
      color: 'muted',
    },
  },
});

/** Tools of a group, each with its description. */
export function Rows({ tools }: { tools: readonly MenuEntry[] }) {
  const root = useRoot();
  return (
    <Lines>
      {tools.map((entry) => (
        <li key={entry.id}>
          <a {...linkTo(root, entry)}>
            <Icon name={entry.icon} />
            <b>{entry.title}</b> <small>{featured.lines[entry.id]}</small>
            <Icon name="chevron-right" />
          </a>
        </li>
      ))}
    </Lines>
  );
}

const Checks = chakra('section', {
  base: {
    '& h2': { fontSize: '2xl', fontWeight: 700, letterSpacing: '-0.02em', mb: 6 },
    '& dl': {
      display: 'grid',
      gap: { base: 6, md: 8 },
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        xl: 'repeat(3, minmax(0, 1fr))',
      },
    },
    '& dl > div': { borderTopWidth: '2px', borderColor: 'line', pt: 3 },
    '& dt': { fontWeight: 600, fontSize: 'lg', letterSpacing: '-0.01em' },
    '& dd': { mt: 1, color: 'muted', fontSize: 'sm', lineHeight: 1.55 },
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      minHeight: '2.75rem',
      mt: 6,
      color: 'accent',
      fontWeight: 600,
      _hover: { textDecoration: 'underline' },
    },
  },
});

/** Why the figures can be trusted: only numbers that were counted at build. */
export function Trust() {
  const root = useRoot();
  const { figures, facts } = checked;
  return (
    <Checks aria-labelledby="checks">
      <h2 id="checks">{words.checks.title}</h2>
      <dl>
        {Object.entries(words.checks.points(formatNumber(figures), formatNumber(facts), formatDay(confirmedUntil))).map(
          ([at, { title, text }]) => (
            <div key={at}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      <a {...linkTo(root, { id: ABOUT_CHECKS, path: aboutChecks })}>
        {words.checks.more}
        <Icon name="arrow-right" />
      </a>
    </Checks>
  );
}
