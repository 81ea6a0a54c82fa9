import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPercent, formatRupees, rupeesInWords } from '#src/engine/format.ts';
import { storyOf } from '#src/engine/story.ts';
import { inputsOf, usual } from '../properties/arbitrary.ts';
import { runTool, toolById, tools } from '../tools.ts';

it('every calculator says in a sentence what its results mean', () => {
  expect(tools.filter(({ tool }) => tool.story.length === 0).map(({ id }) => id)).toEqual([]);
});

describe('a sentence names what is already there, and what else makes its amount', () => {
  const amount = (value: number) => rupeesInWords(value) ?? formatRupees(value);
  it.each<[string, string, (value: number) => string]>([
    ['epf', 'openingBalance', amount],
    ['nps', 'existing', amount],
    ['retirement_corpus', 'existing', amount],
    ['retirement_corpus', 'otherIncome', amount],
    ['ups', 'withdrawn', formatPercent],
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
        if (/₹/.test(story)) expect(story).toContain(format(Number(value) + 1));
      }),
      { numRuns: 60 },
    );
  });
});

it('a SIP that begins a year later is told with what is already invested', () => {
  const story = (existing: number) =>
    storyOf(
      toolById('sip_lumpsum'),
      runTool('sip_lumpsum', { monthlyAmount: 0, stepUpKind: 'amount', stepUpAmount: 500, existing }),
    );
  expect(story(0)).toMatch(/^A SIP that starts in year 2 and rises by ₹500 every year becomes ₹/);
  expect(story(50_000)).toMatch(
    /^A SIP that starts in year 2 and rises by ₹500 every year, on top of your ₹50,000, becomes ₹/,
  );
});

describe('the sentence on dated payments', () => {
  const said = (...flows: (readonly [date: string, amount: number])[]) => {
    const outcome = runTool('xirr', { flows: flows.map(([date, amount]) => ({ date, amount })) });
    return storyOf(toolById('xirr'), outcome);
  };

  it('follows the sign of the rate', () => {
    expect(said(['2024-01-01', -100_000], ['2024-12-31', 110_000])).toBe(
      'You paid in ₹1 lakh and have ₹1.1 lakh, a return of 10% a year.',
    );
    expect(said(['2024-01-01', -100_000], ['2024-12-31', 90_000])).toBe(
      'You paid in ₹1 lakh and have only ₹90,000, a loss of 10% a year.',
    );
    // −100, 260, −165 at 0, 1 and 2 years are worth 0 at 10% and at 50%, though 5 are lost
    expect(said(['2021-01-01', -100_000], ['2022-01-01', 260_000], ['2023-01-01', -165_000])).toBe(
      'You paid in ₹2.65 lakh and got ₹2.6 lakh. Given the dates, that is a return of 10% a year.',
    );
  });

  it('of money that came first says that it is borrowed, and what that costs', () => {
    expect(said(['2024-01-01', 100_000], ['2024-12-31', -112_000])).toBe(
      'You got ₹1 lakh and paid ₹1.12 lakh. The money came first, so you are borrowing at a cost of 12% a year.',
    );
    expect(said(['2024-01-01', 100_000], ['2024-12-31', -35_770])).toBe(
      'You got ₹1 lakh and paid ₹35,770. The money came first and you paid less back, so you are 64.23% a year ahead.',
    );
    expect(said(['2024-01-01', 100_000], ['2024-12-31', -100_000])).toBe(
      'You got ₹1 lakh and paid ₹1 lakh. The money came first, and borrowing it costs you nothing.',
    );
  });

  it('of what comes to the same says so', () => {
    expect(said(['2024-01-01', -100_000], ['2024-12-31', 100_000])).toBe(
      'You have exactly what you paid in, with no gain and no loss.',
    );
    expect(said(['2014-01-01', -10_000_000], ['2024-01-01', 10_000_100])).toBe(
      'You paid in ₹1 crore and have ₹1 crore. That is no return at all.',
    );
  });
});

it('a story is silent where the calculator refuses', () => {
  const tool = toolById('emi_calculator');
  expect(storyOf(tool, tool.run({ loanAmount: 'x' }))).toBe(null);
});
