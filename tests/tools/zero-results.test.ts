import { describe, expect, it } from 'vitest';
import { filledIn } from '#src/engine/filled-text.ts';
import { textOfNote } from '#src/engine/notes.ts';
import { headlineOf } from '#src/engine/powers/headline.ts';
import { runTool, toolById } from '../tools.ts';

type Inputs = Readonly<Record<string, number>>;

/** The texts of a tool's notes for these inputs, and its outputs. */
function read(id: string, inputs: Inputs) {
  const tool = toolById(id);
  const outcome = runTool(id, inputs);
  const notes = outcome.notes.map((note) =>
    filledIn(tool, textOfNote(tool.notes[note] ?? ''), outcome, { inputValue: (name) => outcome.values[name], note }),
  );
  return { outputs: Object.values(outcome.outputs), notes };
}

const noAmount = 'Enter a loan amount above 0 to see a result.';
const noTenure = 'Enter a tenure of at least one month to see a result.';
const noRate = 'Enter an interest rate above 0 to see a result.';
const noInterest = (instalment: string) =>
  `The result is 0 because the rate is 0, and this calculator is for loans with interest. Without interest the EMI would be ${instalment}: the loan amount divided by the months.`;

describe('a result of 0 by the product’s rule says why', () => {
  const loans = ['emi_calculator', 'home_loan', 'car_loan', 'personal_loan'];
  const loan = { loanAmount: 1_000_000, rate: 8.5, tenure: 20 };
  it.each<[string, Inputs]>([
    [noInterest('₹4,167'), { rate: 0 }], // 10,00,000 / 240 = 4,166.67
    [noInterest('₹3'), { rate: 0, loanAmount: 100, tenure: 3 }], // 2.78
    [noRate, { rate: -1 }],
    [noAmount, { loanAmount: 0 }],
    [noAmount, { loanAmount: -5 }],
    [noAmount, { loanAmount: 0, rate: 0, tenure: 0 }],
    [noTenure, { tenure: 0 }],
    [noTenure, { tenure: -3 }],
    [noTenure, { tenure: 0.01, rate: 0 }],
    // a rate below 0 is refused before compute can look at the tenure
    [noRate, { tenure: 0.01, rate: -1 }],
    [noAmount, { loanAmount: -5, rate: -1, tenure: -3 }],
  ])('%s', (note, inputs) => {
    for (const id of loans) {
      const { outputs, notes } = read(id, { ...loan, ...inputs });
      expect(new Set(outputs), id).toEqual(new Set([0]));
      expect(notes, id).toEqual([note]);
    }
  });

  it.each(loans)('and %s says nothing where it has a figure', (id) => {
    expect(read(id, loan).notes).toEqual([]);
  });

  it.each<[string, Inputs, RegExp]>([
    ['cagr', { initialValue: 0 }, /two values and a period above 0, so we show 0/],
    ['gratuity', { years: -2 }, /typically payable after 5 years/],
    ['cagr', { finalValue: -1 }, /two values and a period above 0, so we show 0/],
    ['cagr', { years: 0 }, /two values and a period above 0, so we show 0/],
    ['nps', { currentAge: 60, retirementAge: 60, existing: 1 }, /0: you must retire at least a month from now/],
    ['nps', { currentAge: 65, retirementAge: 60 }, /0: you must retire at least a month from now/],
    ['nps', { currentAge: 59.99, retirementAge: 60 }, /0: you must retire at least a month from now/],
    [
      'retirement_corpus',
      { currentAge: 60, retirementAge: 60, existing: 1 },
      /0: your retirement age must be above your age now/,
    ],
    ['retirement_corpus', { lifeExpectancy: 60 }, /0: the money must last beyond your retirement age/],
    ['nps', { retirementAge: -1 }, /0: you must retire at least a month from now/],
    ['retirement_corpus', { retirementAge: -1 }, /0: your retirement age must be above your age now/],
    ['retirement_corpus', { lifeExpectancy: -1 }, /0: the money must last beyond your retirement age/],
    ['retirement_corpus', { monthlyExpenses: 0 }, /Enter your monthly expenses/],
    ['retirement_corpus', { monthlyExpenses: -1 }, /Enter your monthly expenses/],
  ])('%s with %j', (id, inputs, note) => {
    const { outputs, notes } = read(id, inputs);
    expect(new Set(outputs)).toEqual(new Set([0]));
    expect(notes).toContainEqual(expect.stringMatching(note));
  });
});

it('an age that is never reached is no age of 0', () => {
  const never = runTool('fire', { saved: 0, saving: 0 });
  expect(headlineOf(toolById('fire'), never)).toEqual([{ label: 'Free at age', figure: 'Never, at this pace' }]);
});
