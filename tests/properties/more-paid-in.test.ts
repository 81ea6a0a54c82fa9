import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../thorough.ts';
import { toolById } from '../tools.ts';
import { inputsOf, mayRefuse, type Raw, usual } from './arbitrary.ts';

/** Where this input of a tool grows and all else stays, none of these outputs moves the other way. */
type Link = readonly [tool: string, input: string, outputs: readonly string[], fixed?: Raw];

const sip = { investmentType: 'SIP' };
const once = { investmentType: 'LumpSum' };
const account = ['maturityValue', 'investedAmount', 'totalInterest'];
const wealth = ['totalValue', 'investedAmount', 'estimatedReturns'];
const pension = ['totalCorpus', 'pension', 'lumpSum', 'annuityValue', 'totalInvestment', 'interestEarned'];
const grown = ['totalAmount', 'interest'];
const repaid = ['emi', 'totalInterest', 'totalPayment'];
/** With a change of the rate later, a higher first rate may even save interest, because it raises the EMI. */
const oneRate = { rateChanges: [] };

const morePaidIn: readonly Link[] = [
  ['sip_lumpsum', 'monthlyAmount', wealth, sip],
  ['sip_lumpsum', 'lumpSumAmount', wealth, once],
  ['fd', 'amount', account],
  ['rd', 'monthlyDeposit', account],
  ['ppf', 'yearlyDeposit', account],
  ['ssy', 'yearlyDeposit', account],
  ['nsc', 'amount', account],
  ['scss', 'amount', ['quarterlyIncome', 'totalInterest', 'investedAmount', 'maturityValue']],
  ['nps', 'monthlyContribution', pension],
  ['compound_interest', 'principal', grown],
  ['simple_interest', 'principal', grown],
  ['goal_planner', 'currentSavings', ['savingsGrowth']],
  ['risk_analyzer', 'amount', ['pessimistic', 'median', 'optimistic'], { equityShare: 60 }],
];
const longerOrBetter: readonly Link[] = [
  ['sip_lumpsum', 'years', wealth, sip],
  ['sip_lumpsum', 'years', wealth, once],
  ['sip_lumpsum', 'returnRate', wealth, sip],
  ['sip_lumpsum', 'returnRate', wealth, once],
  ['fd', 'years', account],
  ['fd', 'rate', account],
  ['fd', 'frequency', account],
  ['rd', 'years', account],
  ['rd', 'rate', account],
  ['ppf', 'years', account],
  ['ppf', 'rate', account],
  ['ssy', 'rate', account],
  ['nsc', 'rate', account],
  ['scss', 'rate', ['quarterlyIncome', 'totalInterest']],
  ['nps', 'retirementAge', pension],
  ['nps', 'returnRate', pension],
  ['nps', 'annuityRate', ['pension']],
  ['compound_interest', 'years', grown],
  ['compound_interest', 'rate', grown],
  ['compound_interest', 'frequency', grown],
  ['simple_interest', 'years', grown],
  ['simple_interest', 'rate', grown],
];
const largerNeed: readonly Link[] = [
  ['emi_calculator', 'loanAmount', repaid],
  ['emi_calculator', 'rate', repaid, oneRate],
  ['emi_calculator', 'tenure', ['totalInterest', 'totalPayment']],
  ['inflation', 'rate', ['futureCost', 'costIncrease']],
  ['inflation', 'years', ['futureCost', 'costIncrease']],
  ['goal_planner', 'targetToday', ['requiredSip', 'futureGoal', 'gap', 'requiredLumpSum', 'delayCost']],
  ['goal_planner', 'inflation', ['requiredSip', 'futureGoal', 'gap', 'requiredLumpSum']],
  ['retirement_corpus', 'monthlyExpenses', ['corpus', 'requiredSip']],
  ['retirement_corpus', 'lifeExpectancy', ['corpus', 'requiredSip'], { retirementAge: 60 }],
  ['tax_calculator', 'grossIncome', ['oldTax', 'newTax'], { method: 'statutory' }],
  ['loan_eligibility', 'monthlyIncome', ['eligibleLoan', 'affordableEmi', 'incomeLimit']],
  ['loan_eligibility', 'tenure', ['eligibleLoan', 'incomeLimit']],
  ['gratuity', 'salary', ['gratuity', 'taxFree', 'taxable']],
  ['gratuity', 'years', ['gratuity', 'taxFree', 'taxable']],
];
const less: readonly Link[] = [
  ['emi_calculator', 'tenure', ['emi']],
  ['inflation', 'rate', ['purchasingPower']],
  ['goal_planner', 'currentSavings', ['requiredSip', 'gap', 'requiredLumpSum']],
  ['goal_planner', 'returnRate', ['requiredSip', 'requiredLumpSum']],
  ['retirement_corpus', 'preReturn', ['requiredSip']],
  ['retirement_corpus', 'postReturn', ['corpus', 'requiredSip']],
  ['tax_calculator', 'deductions', ['oldTax'], { itemised: false, method: 'statutory' }],
  ['loan_eligibility', 'existingEmi', ['eligibleLoan', 'affordableEmi', 'incomeLimit']],
  ['loan_eligibility', 'rate', ['eligibleLoan', 'incomeLimit']],
];

/** Both ends of every link, for a pair of values of its input. */
function compare([id, input, outputs, fixed]: Link, check: (smaller: number, larger: number, raw: Raw) => void): void {
  const tool = toolById(id);
  const spec = tool.inputs[input];
  if (!spec) throw new Error(`${id} has no input ${input}`);
  fc.assert(
    fc.property(inputsOf(tool, usual, true), usual(spec), usual(spec), (raw, one, other) => {
      const [low, high] = [Number(one), Number(other)].sort((a, b) => a - b);
      const [before, after] = [low, high].map((value) => tool.run({ ...raw, ...fixed, [input]: value }));
      const refused = [before, after].flatMap((run) => (run && !run.ok ? [run] : []));
      if (refused.some((run) => !mayRefuse(tool, run))) expect.fail('usual inputs give figures');
      if (!before?.ok || !after?.ok) return;
      for (const name of outputs)
        check(Number(before.outputs[name]), Number(after.outputs[name]), { ...raw, low, high });
    }),
    runs(60),
  );
}

const never = (larger: number, smaller: number, raw: Raw) =>
  larger >= smaller || expect.fail(`${larger} < ${smaller} with ${JSON.stringify(raw)}`);

describe('more paid in never gives less', () => {
  it.for(morePaidIn)('%s: %s → %s', (link) => {
    compare(link, (before, after, raw) => never(after, before, raw));
  });
});

describe('longer, at a better rate or compounded more often, never gives less', () => {
  it.for(longerOrBetter)('%s: %s → %s', (link) => {
    compare(link, (before, after, raw) => never(after, before, raw));
  });
});

describe('a larger loan, goal, price or income never asks for less', () => {
  it.for(largerNeed)('%s: %s → %s', (link) => {
    compare(link, (before, after, raw) => never(after, before, raw));
  });
});

describe('what takes away never gives more', () => {
  it.for(less)('%s: %s → %s', (link) => {
    compare(link, (before, after, raw) => never(before, after, raw));
  });
});
