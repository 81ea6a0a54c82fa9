import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPercent, formatRupees, rupeesInWords } from '#src/engine/format.ts';
import { storyOf } from '#src/engine/story.ts';
import { inputsOf, usual } from '../properties/arbitrary.ts';
import { toolById, tools } from '../tools.ts';

it('every calculator says in a sentence what its results mean', () => {
  expect(tools.filter(({ tool }) => tool.story.length === 0).map(({ id }) => id)).toEqual([]);
});

describe('a sentence names what is already there, and what else makes its amount', () => {
  // in rupees where another amount of the sentence would look the same
  const amount = (value: number) => [rupeesInWords(value) ?? '', formatRupees(value)].filter((text) => text !== '');
  const percent = (value: number) => [formatPercent(value)];
  it.each<[string, string, (value: number) => string[]]>([
    ['epf', 'openingBalance', amount],
    ['nps', 'existing', amount],
    ['retirement_corpus', 'otherIncome', amount],
    ['ups', 'withdrawn', percent],
    ['salary', 'variablePay', amount],
    ['advance_tax', 'tds', amount],
    ['tax_calculator', 'taxPaid', amount],
  ])('%s: a sentence with an amount names %s, whatever else is entered', (id, input, format) => {
    const tool = toolById(id);
    const spec = tool.inputs[input] ?? expect.fail(input);
    fc.assert(
      fc.property(inputsOf(tool, usual), usual(spec), (raw, value) => {
        const inputs = { ...raw, [input]: Number(value) + 1 };
        const story = storyOf(tool, tool.run(inputs)) ?? '';
        if (/₹/.test(story)) expect(format(Number(value) + 1).some((text) => story.includes(text))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

it('a story is silent where the calculator refuses', () => {
  const tool = toolById('emi_calculator');
  expect(storyOf(tool, tool.run({ loanAmount: 'x' }))).toBe(null);
});
