import { chakra } from '@chakra-ui/react/styled-system';
import { createElement, type ReactNode } from 'react';
import { formulaInWords } from '#src/engine/powers/formula-in-words.ts';
import { isRow, type Mathematics } from '#src/engine/powers/mathematics.ts';
import { words as panelWords } from '#words/panels.ts';

const words = panelWords.working;

const Box = chakra('span', {
  base: {
    lineHeight: 1.6,
    // in the letters of the page, and fractions as large as the line
    '& math': { fontFamily: 'inherit', mathStyle: 'normal' },
    // a browser keeps no room around operators that stand in a text
    '& mfrac': { mx: 0.5 },
    '& :is(msup > :nth-child(2), munderover > :nth-child(n + 2))': { fontSize: '0.75em' },
  },
});

const element = (name: string, ...children: ReactNode[]) => createElement(name, null, ...children);
/** A text within a formula, where a browser drops spaces at the ends. */
const text = (content: string) => element('mtext', content.replaceAll(/^ | $/g, '\u00a0'));
const row = (formulas: readonly Mathematics[]) => element('mrow', ...formulas.map(mathml));
const bracketed = (formulas: readonly Mathematics[]) => [
  element('mo', '('),
  ...formulas.map(mathml),
  element('mo', ')'),
];

/** A formula as MathML. */
function mathml(formula: Mathematics): ReactNode {
  if (typeof formula === 'string') return text(formula);
  if (isRow(formula)) return row(formula);
  if ('over' in formula) return element('mfrac', mathml(formula.over), mathml(formula.under));
  if ('base' in formula) return element('msup', mathml(formula.base), mathml(formula.exponent));
  if ('brackets' in formula) return element('mrow', ...bracketed([formula.brackets]));
  if ('letter' in formula) {
    const under = element('mrow', element('mi', formula.letter), element('mo', '='), mathml(formula.from));
    const sum = element('munderover', element('mo', '∑'), under, mathml(formula.to));
    return element('mrow', sum, mathml(formula.each));
  }
  if ('yes' in formula) return row(words.parts.flatMap(([before, part]) => [before, formula[part]]));
  const given = formula.given.flatMap((each, at) => (at === 0 ? [each] : [', ', each]));
  return element('mrow', text(`${words.function(formula.call, formula.given.length)} `), ...bracketed(given));
}

/** The parts of a formula that a line may break between: browsers break no line within `math`. */
const partsOf = (formula: Mathematics): ReactNode[] => {
  if (typeof formula === 'string') return [formula];
  return isRow(formula) ? formula.flatMap(partsOf) : [element('math', mathml(formula))];
};

/** A formula, set as mathematics, and read to screen readers in words. */
export function FormulaView({ formula }: { formula: Mathematics }) {
  return (
    <Box role="math" aria-label={formulaInWords(formula, words)}>
      {createElement('span', { 'aria-hidden': true }, ...partsOf(formula))}
    </Box>
  );
}
