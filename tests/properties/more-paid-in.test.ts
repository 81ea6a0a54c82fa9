import { expect, it } from 'vitest';
import { alwaysIn } from '../always.ts';
import { toolById } from '../tools.ts';
import { inputsOf, mayRefuse, type Raw, usual } from './arbitrary.ts';

/** Where this input of a tool grows and all else stays, none of these outputs moves the other way. */
type Link = readonly [tool: string, input: string, outputs: readonly string[], fixed?: Raw];

const pension = ['pension', 'lumpSum', 'annuityValue', 'totalInvestment', 'interestEarned'];
const grown = ['totalAmount', 'interest'];

/** What no definition declares; the check of definitions tries the promises that one does declare. */
const rises: readonly Link[] = [
  ['risk_analyzer', 'amount', ['pessimistic', 'median', 'optimistic'], { equityShare: 60 }],
  ['fd', 'frequency', ['maturityValue', 'totalInterest']],
  ['nps', 'monthlyContribution', pension],
  ['nps', 'retirementAge', pension],
  ['nps', 'returnRate', pension],
  ...['principal', 'years', 'rate', 'frequency'].map((input): Link => ['compound_interest', input, grown]),
  ...['principal', 'years', 'rate'].map((input): Link => ['simple_interest', input, grown]),
  ...['rate', 'years'].map((input): Link => ['inflation', input, ['futureCost', 'costIncrease']]),
  // with a change of the rate later, a higher first rate may even save interest, because it raises the EMI
  ['emi_calculator', 'rate', ['totalInterest', 'totalPayment'], { rateChanges: [] }],
  ['retirement_corpus', 'lifeExpectancy', ['requiredSip'], { retirementAge: 60 }],
];
const falls: readonly Link[] = [['inflation', 'rate', ['purchasingPower']]];

/** Both ends of every link, for a pair of values of its input. */
function compare([id, input, outputs, fixed]: Link, check: (smaller: number, larger: number, raw: Raw) => void): void {
  const tool = toolById(id);
  const spec = tool.inputs[input];
  if (!spec) throw new Error(`${id} has no input ${input}`);
  alwaysIn(60, [inputsOf(tool, usual, true), usual(spec), usual(spec)], (raw, one, other) => {
    const [low, high] = [Number(one), Number(other)].sort((a, b) => a - b);
    const [before, after] = [low, high].map((value) => tool.run({ ...raw, ...fixed, [input]: value }));
    const refused = [before, after].flatMap((run) => (run && !run.ok ? [run] : []));
    if (refused.some((run) => !mayRefuse(tool, run))) expect.fail('usual inputs give figures');
    if (!before?.ok || !after?.ok) return;
    for (const name of outputs) check(Number(before.outputs[name]), Number(after.outputs[name]), { ...raw, low, high });
  });
}

const never = (larger: number, smaller: number, raw: Raw) =>
  larger >= smaller || expect.fail(`${larger} < ${smaller} with ${JSON.stringify(raw)}`);

it.for(rises)('%s: more %s never gives less %s', (link) => {
  compare(link, (before, after, raw) => never(after, before, raw));
});

it.for(falls)('%s: more %s never gives more %s', (link) => {
  compare(link, (before, after, raw) => never(before, after, raw));
});
