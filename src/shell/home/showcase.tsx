import featured from 'virtual:catalogue/featured';
import checked from 'virtual:checked';
import confirmedUntil from 'virtual:confirmed';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '#src/design/icon.tsx';
import { column, touchable } from '#src/design/parts.tsx';
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

const Wishes = chakra('section', {
  base: {
    '& h2': { fontSize: 'xl', fontWeight: 700, letterSpacing: '-0.02em', mb: 4 },
    '& ul': {
      display: 'grid',
      gap: 3,
      gridTemplateColumns: {
        base: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        xl: 'repeat(6, minmax(0, 1fr))',
      },
    },
    '& a': {
      ...column,
      gap: 3,
      height: 'full',
      p: 4,
      bg: 'panel',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'lg',
      fontWeight: 600,
      lineHeight: 1.3,
      _hover: { borderColor: 'accent' },
    },
    '& a > span': {
      alignSelf: 'flex-start',
      display: 'inline-flex',
      p: 2,
      borderRadius: 'md',
      bg: 'accent-subtle',
      color: 'accent',
    },
  },
});

/** What people come for, each with the tool that helps. */
export function Wants() {
  const root = useRoot();
  if (featured.wants.length === 0) return null;
  return (
    <Wishes aria-labelledby="want">
      <h2 id="want">{words.want}</h2>
      <ul>
        {featured.wants.map((entry) => (
          <li key={entry.id}>
            <a {...linkTo(root, entry)}>
              <span>
                <Icon name={entry.icon} />
              </span>
              {entry.want}
            </a>
          </li>
        ))}
      </ul>
    </Wishes>
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
