import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, type ReactNode } from 'react';
import type { Mathematics } from '#src/engine/powers/mathematics.ts';
import { words as panelWords } from '#words/panels.ts';

const words = panelWords.working;

/** Fractions, tall brackets and sums, with the letters of the page. Long formulas wrap, and at worst scroll in their own box. */
const Box = chakra('span', {
  base: {
    lineHeight: 1.6,
    '& .fraction, & .sum > span': {
      display: 'inline-flex',
      flexDirection: 'column',
      verticalAlign: 'middle',
      textAlign: 'center',
      maxWidth: 'full',
      mx: 0.5,
    },
    '& .fraction > span': { px: 1, py: 0.5 },
    '& .fraction > span + span': { borderTopWidth: '1.5px', borderColor: 'currentcolor' },
    // without a taller line for it
    '& sup': {
      position: 'relative',
      top: '-0.5em',
      fontSize: '0.75em',
      verticalAlign: 'baseline',
      whiteSpace: 'nowrap',
    },
    // brackets as high as what is in them
    '& .tall': { display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle', maxWidth: 'full', mx: 0.5 },
    '& .tall::before, & .tall::after': {
      content: '""',
      alignSelf: 'stretch',
      flexShrink: 0,
      width: '0.4em',
      borderColor: 'currentcolor',
    },
    '& .tall::before': { borderInlineStartWidth: '1.5px', borderRadius: '100% 0 0 100% / 50% 0 0 50%' },
    '& .tall::after': { borderInlineEndWidth: '1.5px', borderRadius: '0 100% 100% 0 / 0 50% 50% 0' },
    '& .sum small': { fontSize: '0.7em', lineHeight: 1.2 },
    '& .sum b': { fontSize: '1.5em', lineHeight: 1, fontWeight: 400 },
    '& .short': { whiteSpace: 'nowrap' },
  },
});

const isRow = (is: Mathematics): is is readonly Mathematics[] => Array.isArray(is);

function isTall(is: Mathematics): boolean {
  if (typeof is === 'string') return false;
  if (isRow(is)) return is.some(isTall);
  if ('over' in is || 'letter' in is) return true;
  if ('base' in is) return isTall(is.base);
  return 'brackets' in is ? isTall(is.brackets) : 'given' in is && is.given.some(isTall);
}

/** A formula in words, for screen readers. */
export function spoken(is: Mathematics): string {
  if (typeof is === 'string') return is;
  if (isRow(is)) return is.map(spoken).join('');
  if ('over' in is) return words.over(spoken(is.over), spoken(is.under));
  if ('base' in is) return words.power(spoken(is.base), spoken(is.exponent));
  if ('brackets' in is) return `(${spoken(is.brackets)})`;
  if ('letter' in is) return words.sum(spoken(is.each), is.letter, spoken(is.from), spoken(is.to));
  if ('yes' in is) return words.cases(spoken(is.yes), spoken(is.holds), spoken(is.no));
  return `${words.function(is.call, is.given.length)} (${is.given.map(spoken).join(', ')})`;
}

/** What is no longer than this stays in one line. */
const SHORT = 24;
const inOneLine = (is: Mathematics, content: ReactNode) =>
  spoken(is).length > SHORT ? content : <span className="short">{content}</span>;

function drawn(is: Mathematics): ReactNode {
  if (typeof is === 'string')
    return /^\P{L}*$/u.test(is) && is.trim() === is ? <span className="figure">{is}</span> : is;
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a formula have no names
  if (isRow(is)) return is.map((part, at) => <Fragment key={at}>{drawn(part)}</Fragment>);
  if ('over' in is)
    return (
      <span className="fraction">
        <span>{drawn(is.over)}</span>
        <span>{drawn(is.under)}</span>
      </span>
    );
  if ('base' in is)
    return inOneLine(
      is.base,
      <>
        {drawn(is.base)}
        <sup>{drawn(is.exponent)}</sup>
      </>,
    );
  if ('brackets' in is) return bracketed(is.brackets);
  if ('letter' in is)
    return (
      <>
        <span className="sum">
          <span>
            <small>{drawn(is.to)}</small>
            <b>∑</b>
            <small>
              {is.letter} = {drawn(is.from)}
            </small>
          </span>
        </span>
        {drawn(is.each)}
      </>
    );
  if ('yes' in is)
    return words.parts.map(([before, part]) => (
      <Fragment key={part}>
        {before}
        {drawn(is[part])}
      </Fragment>
    ));
  const given = is.given.flatMap((each, at) => (at === 0 ? [each] : [', ', each]));
  return (
    <>
      {words.function(is.call, is.given.length)} {bracketed(given)}
    </>
  );
}

const bracketed = (is: Mathematics): ReactNode =>
  isTall(is) ? (
    <span className="tall">
      <span>{drawn(is)}</span>
    </span>
  ) : (
    inOneLine(is, <>({drawn(is)})</>)
  );

/** A formula set as mathematics. */
export function Formula({ is }: { is: Mathematics }) {
  return (
    <Box role="math" aria-label={spoken(is)}>
      {drawn(is)}
    </Box>
  );
}
