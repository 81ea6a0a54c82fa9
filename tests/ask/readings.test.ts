import { describe, expect, it } from 'vitest';
import { fail } from '#engine';
import { answerLine, type Context } from '#src/engine/ask/answer.ts';
import { readLine } from '#src/engine/ask/line.ts';
import type { Solution } from '#src/engine/powers/solve.ts';
import type { Failure, Tool } from '#src/engine/types.ts';
import { choice, list, madeUp, numbers } from '../made-up.ts';
import { ask } from './ask.ts';

/** Simple interest at the end: what is paid × (1 + rate × years). */
const plan = madeUp({
  inputs: {
    mode: {
      kind: 'choice',
      label: 'Paid',
      default: 'monthly',
      options: [
        { value: 'monthly', label: 'Monthly', asked: 'sip' },
        { value: 'once', label: 'At once (one payment)', asked: 'lump sum' },
      ],
    },
    instalment: {
      kind: 'currency',
      label: 'Instalment per month',
      per: 'month',
      asked: { words: 'instalment, deposit, किस्त, pay-in', times: { year: 1 / 12 } },
      default: 5000,
      usual: [500, 100_000],
      step: 1,
      showWhen: { mode: 'monthly' },
    },
    payment: {
      kind: 'currency',
      label: 'Payment',
      default: 200_000,
      usual: [150_000, 1e7],
      step: 1,
      showWhen: { mode: 'once' },
    },
    rate: {
      kind: 'percent',
      label: 'Rate',
      asked: { words: 'return', times: { month: { by: 12, set: { mode: 'once' } } } },
      default: 10,
      usual: [1, 30],
      step: 1,
    },
    years: { kind: 'years', label: 'Years', asked: { words: 'time' }, default: 10, usual: [1, 40], step: 1 },
    fee: {
      kind: 'currency',
      label: 'Fee per year',
      per: 'year',
      asked: { words: 'fee' },
      default: 100,
      usual: [0, 1000],
      step: 1,
      more: true,
    },
    bonus: { kind: 'currency', label: 'Bonus', default: 0, usual: [0, 1000], step: 1 },
    senior: { kind: 'toggle', label: 'Senior', default: false },
  },
  outputs: {
    total: {
      kind: 'currency',
      label: 'Total value',
      asked: 'corpus',
      turns: [{ input: 'instalment', weak: true }, { input: 'years' }, { input: 'rate' }],
    },
    interest: { kind: 'currency', label: 'Interest', asked: 'byaj' },
    word: { kind: 'text', label: 'Verdict' },
  },
  headline: ['total'],
  ask: {
    idle: 'for my house, in interest',
    unsure: 'in interest',
    sets: [
      { words: 'for a decade', inputs: { years: 10 } },
      { words: 'decade plan', inputs: { years: 10, mode: 'monthly' } },
    ],
  },
  refusals: { odd: 'Odd.' },
  compute: ({ mode, instalment, payment, rate, years, fee, bonus, senior }) => {
    if (fee === 999) return fail('fee', 'odd');
    const paid = (mode === 'once' ? payment : instalment * 12 * years) + bonus - (fee - 100);
    const interest = (paid * (rate + (senior ? 1 : 0)) * years) / 100;
    return { total: paid + interest, interest, word: paid + interest > 1e6 ? 'good' : 'fine' };
  },
});

const answer = (line: string, context: Partial<Context> = {}, tool: Tool = plan) =>
  answerLine(tool, readLine(line), { names: new Set(), ...context });

/** `total 1200000`, or `none`, with what is assumed, missing, not understood and not placed. */
async function said(line: string, context: Partial<Context> = {}, tool: Tool = plan) {
  const { readings, missing, unread, unplaced } = await answer(line, context, tool);
  const figures = readings.map(({ headline }) => {
    const name = 'output' in headline ? headline.output : headline.input;
    return `${name} ${headline.value}`;
  });
  const assumed = readings.length === 1 ? (readings[0]?.assumed ?? []) : [];
  const rest = Object.entries({ assumed, missing, unread, unplaced }).filter(([, all]) => all.length > 0);
  return [figures.join(' or ') || 'none', ...rest.map(([what, all]) => `${what} ${all}`)].join('; ');
}

// 5000 × 12 × 10 years is 6 lakh, and 10 years at 10% double it
describe('a line has a figure', () => {
  it.each([
    ['sip 5000 10 years 10%', 'total 1200000'],
    // two ages are a time for a tool that asks for none, three are not
    ['sip 5000 age 25 to 35 10%', 'total 1200000'],
    ['i am 25, sip 5000 till 35, 10%', 'total 1200000'],
    ['i am 25, sip 5000 from age 25 to 35, 10%', 'total 1200000'],
    ['sip 5000 for my house for a decade 10%', 'total 1200000'],
    // what a usual value stands for is named
    ['5000 10 years', 'total 1200000; assumed mode,rate'],
    ['5000 10 years byaj', 'interest 600000; assumed mode,rate'],
    // plain numbers go where only one slider has them, or where "at" says so
    ['5000 10 2.5', 'total 750000; assumed mode'],
    ['5000 10 at 25', 'total 5250000; assumed mode'],
    // words take the numbers beside them, all on the same side
    ['instalment 5000 time 10 return 12', 'total 1320000; assumed mode'],
    ['5000 deposit 10 time 12 return', 'total 1320000; assumed mode'],
    ['time 12 return 10 deposit 5000', 'total 1584000; assumed mode'],
    ['10 time 12 return deposit 5000', 'total 1320000; assumed mode'],
    ['deposit of sip 5000 time ka 10 return 12', 'total 1320000'],
    // an option, a switch and inputs that are usually 0 or under More need a word
    ['lump sum 3 lakh 5 years at 8', 'total 420000'],
    ['at once 3 lakh 5 years at 8', 'total 420000'],
    ['senior sip 5000 10 years 10%', 'total 1260000'],
    ['fee 50 sip 5000 10 years 10%', 'total 1200100'],
    ['bonus 600 sip 5000 10 years 10%', 'total 1201200'],
    ['no bonus sip 5000 10 years 10%', 'total 1200000'],
    ['bonus 0 sip 5000 10 years 10%', 'total 1200000'],
    ['किस्त 5000 time 10 10%', 'total 1200000; assumed mode'],
    ['pay-in 5000 time 10 10%', 'total 1200000; assumed mode'],
    ['decade plan 5000 10%', 'total 1200000'],
    // a figure for another period, which may set a choice
    ['sip 60000 a year 10 years 10% per annum', 'total 1200000'],
    ['sip 5000 per month 10 years 10%', 'total 1200000'],
    ['fee 50 a year sip 5000 10 years 10%', 'total 1200100'],
    ['3 lakh 5 years 1% per month', 'total 480000'],
  ])('where it is understood whole: %s', async (line, figure) => {
    expect(await said(line)).toBe(figure);
  });

  it.each([
    ['12 lakh chahiye sip 10 years 10%', 'instalment 5000'],
    ['to get corpus 12 lakh 10 years 10%', 'instalment 5000; assumed mode'],
    ['how much instalment 12 lakh 10 years 10%', 'instalment 5000; assumed mode'],
    ['kitne saal sip 5000 10% corpus 12 lakh', 'years 10'],
    ['kitne saal sip 5000 10% 12 lakh', 'years 10'],
    ['what rate sip 5000 10 years 12 lakh', 'rate 10'],
    ['how much return sip 5000 10 years 12 lakh', 'rate 10'],
    // "for" and "in 10 years" may ask for it: where the answer is in the slider, and the amount is not
    ['sip for 12 lakh 10 years 10%', 'instalment 5000'],
    ['12 lakh ke liye sip 10 years 10%', 'instalment 5000'],
    ['sip 12 lakh in 10 years 10%', 'instalment 5000'],
    ['sip for 5000 in 10 years 10%', 'total 1200000'],
    // ₹500 a month, the least of the slider, makes 1,20,000, and ₹1 lakh is its most
    ['sip for 4 lakh in 10 years 10%', 'instalment 1667'],
    ['sip for 120000 in 10 years 10%', 'instalment 500 or total 28800000'],
    ['sip for 1 lakh in 10 years 10%', 'total 24000000'],
    // and its most makes 2.4 crore
    ['sip for 2.4 crore in 10 years 10%', 'instalment 100000'],
    ['sip for 2.5 crore in 10 years 10%', 'none; missing instalment; unplaced 2.5 crore'],
    ['sip for ₹500 in 10 years 10%', 'total 120000'],
    ['sip for ₹400 in 10 years 10%', 'total 96000'],
    ['lump sum for 3 lakh 10 years 10%', 'total 600000'],
    ['corpus 5000 sip 10 years 10%', 'total 1200000'],
    // both are possible
    ['sip for 50000 in 1 year 10%', 'total 660000 or instalment 3788'],
    // what is asked for takes no number
    ['how much return sip 5000 corpus 12 lakh 10', 'rate 10'],
    [
      'kitne saal sip 5000 10% 12 lakh time 10',
      'none; missing instalment; unread kitne saal; unplaced 5000,10 %,12 lakh',
    ],
  ])('where the question is turned round: %s', async (line, figure) => {
    expect(await said(line)).toBe(figure);
  });

  it.each([
    // an amount with its unit may be five times beside the slider, a rate or time twice
    ['sip 100000 10 years 10%', 'total 24000000'],
    ['sip 100001 10 years 10%', 'total 24000240'],
    ['sip 499 10 years 10%', 'none; missing instalment; unplaced 499'],
    ['sip ₹5 lakh 10 years 10%', 'total 120000000'],
    ['sip ₹500001 10 years 10%', 'none; missing instalment; unplaced ₹500001'],
    ['sip ₹100 10 years 10%', 'total 24000'],
    ['sip ₹99 10 years 10%', 'none; missing instalment; unplaced ₹99'],
    ['sip 5000 80 years 10%', 'total 43200000'],
    ['sip 5000 81 years 10%', 'none; missing instalment,years; unplaced 5000,81 years'],
    ['sip 5000 10 years 60%', 'total 4200000'],
    ['sip 5000 10 years 60.5%', 'none; missing instalment; unplaced 5000,60.5 %'],
  ])('for values that people may mean: %s', async (line, figure) => {
    expect(await said(line)).toBe(figure);
  });
});

describe('words that name the tool', () => {
  it.each<[number[], string, string, string]>([
    [[0], 'plan sip 5000 10 years 10%', 'none; missing instalment; unread plan; unplaced 5000', 'total 1200000'],
    [
      [1, 2],
      'sip 5000 10 years 10% plan plan',
      'none; missing instalment; unread plan,plan; unplaced 5000,10 %',
      'total 1200000',
    ],
    [
      [0],
      'plan plan sip 5000 10 years 10%',
      'none; missing instalment; unread plan,plan; unplaced 5000',
      'none; missing instalment; unread plan; unplaced 5000',
    ],
    // they take no number on their other side, and ask for no result where another is asked
    [[0], 'deposit 10 years 10% 5000', 'total 1200000; assumed mode', 'total 1200000; assumed mode'],
    // the reading counts in which most of them take one
    [[1], '10 time 12 return 5000', 'total 1320000; assumed mode', 'total 1320000; assumed mode'],
    [[0], 'corpus byaj sip 5000 10 years 10%', 'none', 'interest 600000'],
    [[0], 'byaj sip 5000 10 years 10%', 'interest 600000', 'interest 600000'],
    // a word that compares does so even in a name: rent or buy
    [[1], 'sip 5000 or 10 years 10%', 'none; missing instalment,years; unread or; unplaced 5000,10 years', 'none'],
    // a phrase names it with all its words
    [[0, 1], 'total value byaj sip 5000 10 years 10%', 'none', 'interest 600000'],
    [[0], 'total value byaj sip 5000 10 years 10%', 'none', 'none'],
  ])('(%j) need no meaning: %s', async (names, line, other, named) => {
    expect([await said(line), await said(line, { names: new Set(names) })]).toEqual([other, named]);
  });
});

const paying = (value: number) => ({ value, output: 0 });
const SOLVED: Solution = { ok: true, input: 'instalment', outcome: 'one', answers: [], nearest: [] };

describe('a line has no figure', () => {
  it.each([
    ['sip', 'none; missing instalment,years'],
    ['sip 10 years 10%', 'none; missing instalment'],
    ['12 lakh chahiye', 'none; missing years; unplaced 12 lakh'],
    // a word or a number is left over
    ['sip 5000 10 years 10% zorgle', 'none; missing instalment; unread zorgle; unplaced 5000,10 %'],
    ['sip 5000 10 years 10% 77', 'none; missing instalment; unplaced 5000,77'],
    ['sip 5000 10 years 10% 10 years', 'none; missing instalment; unplaced 5000,10 years'],
    ['lump sum 3 lakh a year 5 years at 8', 'none; missing payment; unplaced 3 lakh a year,8'],
    ['lump sum 3 lakh decade plan at 8', 'none; unplaced 3 lakh,8'],
    [
      'fee 50 per month sip 5000 10 years 10%',
      'none; missing instalment,years; unread fee; unplaced 50 per month,5000,10 years,10 %',
    ],
    ['sip 5000 a day 10 years 10%', 'none; missing instalment; unplaced 5000 a day'],
    ['sip 5000 age 30 10%', 'none; missing years; unplaced age 30'],
    ['sip 5000 age 25 to 35 till 45 10%', 'none; missing instalment,years; unplaced 5000,25,35,45'],
    [
      'sip 5000 age 30 wife age 25 till 35 10%',
      'none; missing instalment,years; unread wife; unplaced 5000,age 30,25,35',
    ],
    ['sip 5000 till 35 till 45 10%', 'none; missing instalment,years; unplaced 5000,35,45'],
    ['no time sip 5000 10%', 'none; missing instalment,years; unread no,time; unplaced 5000,10 %'],
    ['deposit 5000 deposit 6000 10 years 10%', 'none; missing instalment; unplaced 5000,6000'],
    // nor is a value given of what is asked for
    ['kitne saal sip 5000 10% 12 lakh 10 years', 'none; missing instalment; unplaced 5000,12 lakh,10 years'],
    // only "in 10 years" asks for an amount
    ['sip 12 lakh of 10 years 10%', 'none; missing instalment; unplaced 12 lakh'],
    ['sip 12 lakh in 10% 10 years', 'none; missing instalment; unplaced 12 lakh'],
    ['10 years 10% sip 12 lakh in', 'none; missing instalment; unplaced 12 lakh'],
    ['double', 'none; missing instalment,years; unplaced double'],
    // two inputs may take it
    ['10 5000', 'none; missing years; unplaced 10'],
    // it compares, means two things, or asks for two results or for words
    ['sip 5000 10 years 10% better', 'none; missing instalment; unread better; unplaced 5000,10 %'],
    ['sip 5000 or lump sum 3 lakh', 'none; unplaced 5000,3 lakh'],
    ['sip 5000 10 years 10% in interest', 'none; unplaced 10 %'],
    ['sip 5000 10 years 10% corpus interest', 'none'],
    ['sip 5000 10 years 10% verdict', 'none'],
    // interest is wanted, for which no input can be solved
    ['to get byaj 12 lakh 10 years 10%', 'none; missing payment,years; unread to get; unplaced 12 lakh,10 years,10 %'],
    // the numbers cannot be used, or the tool refuses them
    ['sip 5000 10-12 years', 'none; unplaced 12 years,5000,10'],
    ['fee 999 sip 5000 10 years 10%', 'none'],
  ])('where it is not: %s', async (line, figure) => {
    expect(await said(line)).toBe(figure);
  });

  it('where its words name other tools too', async () => {
    expect(await said('sip 5000 10 years 10%', { isWithoutFigure: true })).toBe('none');
  });

  it.each(['sip 5000 10 years 10%', '12 lakh chahiye sip 10 years 10%'])(
    'where the tool does not allow one of its values: %s',
    async (line) => {
      const forbidding: Tool = {
        ...plan,
        notes: { most: { text: 'Nobody pays this much.', about: 'rate' } },
        run(inputs, live) {
          const outcome = plan.run(inputs, live);
          return outcome.ok ? { ...outcome, notes: ['most'] } : outcome;
        },
      };
      expect(await said(line, {}, forbidding)).toMatch(/^none/);
    },
  );

  it.each<Solution | Failure>([
    { ok: false, field: null, message: '' },
    { ...SOLVED, outcome: 'several', answers: [paying(5000), paying(6000)] },
    { ...SOLVED, answers: [paying(0)] },
  ])('while nothing, or no one amount, solves it: %j', async (solution) => {
    const solver = async () => solution;
    expect(await said('12 lakh chahiye sip 10 years 10%', { solver })).toBe('none; unplaced 12 lakh');
  });
});

describe('an answer', () => {
  it('has the inputs of the line as they were read, in the order of the definition', async () => {
    const { readings } = await answer('10 years 10% sip 5000');
    expect(readings).toEqual([
      {
        inputs: { mode: 'monthly', instalment: 5000, rate: 10, years: 10 },
        readAs: [
          { input: 'mode', label: 'Paid', value: 'Monthly' },
          { input: 'instalment', label: 'Instalment per month', value: '₹5,000' },
          { input: 'rate', label: 'Rate', value: '10%' },
          { input: 'years', label: 'Years', value: '10 years' },
        ],
        ...{ solved: null, assumed: [], cost: expect.any(Number) },
        headline: { output: 'total', value: 1_200_000 },
      },
    ]);
  });

  it('calculates no inputs twice', async () => {
    const seen: string[] = [];
    const counted: Tool = {
      ...plan,
      run(inputs, live) {
        seen.push(JSON.stringify(inputs));
        return plan.run(inputs, live);
      },
    };
    await answer('sip for 4 lakh in 10 years 10%', {}, counted);
    expect(seen.length).toBeGreaterThan(5);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('has the question that was solved', async () => {
    expect((await answer('12 lakh chahiye sip 10 years 10%')).readings[0]).toMatchObject({
      inputs: { mode: 'monthly', rate: 10, years: 10 },
      solved: { input: 'instalment', output: 'total', target: 1_200_000, value: 5000 },
    });
    expect((await answer('byaj 50000 1 lakh today 5 years', {}, bond)).readings[0]).toMatchObject({
      solved: { input: 'rate', output: 'interest', target: 50_000, value: 10 },
    });
  });

  it('without a figure has what certainly belongs to the tool: options, and numbers with their words beside them', async () => {
    expect((await answer('sip 5000 10 years 10% zorgle')).inputs).toEqual({ mode: 'monthly', years: 10 });
    expect((await answer('deposit 5000 10 years return 10 zorgle')).inputs).toEqual({
      instalment: 5000,
      rate: 10,
      years: 10,
    });
    expect((await answer('lump sum sip 5000 10 years')).inputs).toEqual({});
  });

  it('says which input could take a number that is out of the usual range, and which word changes figures', async () => {
    expect((await answer('sip 5000 10 years 61%')).spare).toEqual([{ input: 'rate', value: 61 }]);
    expect((await answer('sip 5000 10 years 10% moratorium')).changing).toEqual(['moratorium']);
  });
});

/** Simple interest, on an amount that cancels out where it is doubled. */
const bond = madeUp({
  inputs: {
    principal: {
      kind: 'currency',
      label: 'Amount',
      asked: {
        words: 'mool',
        sure: 'today, aaj',
      },
      default: 100_000,
      usual: [1000, 100_000_000],
    },
    rate: { kind: 'percent', label: 'Rate', asked: { left: 'needed' }, default: 7, usual: [1, 15] },
    years: { kind: 'years', label: 'Years', default: 5, usual: [1, 20] },
    joint: { kind: 'toggle', label: 'Joint', default: false },
    since: { kind: 'date', label: 'Since', default: '2026-04-01', showWhen: { years: { above: 19 } } },
  },
  outputs: {
    total: { kind: 'currency', label: 'Total', asked: 'kul', turns: [{ input: 'years', free: ['principal'] }] },
    interest: { kind: 'currency', label: 'Interest', asked: 'byaj', turns: [{ input: 'rate' }] },
    monthly: {
      kind: 'currency',
      label: 'Interest per month',
      per: 'month',
      asked: 'mahine ka byaj',
      turns: [{ input: 'principal' }],
    },
  },
  headline: ['total'],
  ask: {
    answers: [{ output: 'monthly', to: 'interest', unsaid: 'years', given: { joint: true } }, { output: 'total' }],
  },
  compute: ({ principal, rate, years }) => {
    const yearly = (principal * rate) / 100;
    return { total: principal + yearly * years, interest: yearly * years, monthly: yearly / 12 };
  },
});

describe('a definition says', () => {
  it.each([
    // without one of the words of an input there is no figure
    ['1 lakh today 10% 5 years', 'total 150000'],
    ['1 lakh aaj 10% 5 years', 'total 150000'],
    ['1 lakh 10% 5 years', 'none'],
    // limits of an input, and others beside other inputs
    ['₹1000 today 10% 5 years', 'total 1500'],
    ['₹999 today 10% 5 years', 'none; missing principal; unplaced ₹999'],
    ['10 crore today 10% 5 years', 'total 150000000'],
    ['11 crore today 10% 5 years', 'none; missing principal; unplaced 11 crore'],
    // which inputs are needed, and what answers
    ['1 lakh today 5 years', 'none; missing rate'],
    ['1 lakh today 10% 20 years', 'none; missing since'],
    ['1 lakh today 1% per month 5 years', 'none; missing rate; unplaced 1 % per month'],
    ['1 lakh today 10% 5 years byaj', 'interest 50000'],
    ['joint 1 lakh today 12% byaj', 'monthly 1000'],
    ['1 lakh today 12% byaj', 'none; missing years'],
    // an amount that is doubled cancels out
    ['double 10%', 'years 10'],
    ['3x at 10', 'years 20'],
    ['double 10% 5 years', 'none; unplaced double,5 years'],
    // 50000 ÷ 5 ÷ 1 lakh is 10%
    ['byaj 50000 1 lakh today 5 years', 'rate 10'],
    ['1 lakh today 5 years 50000 byaj', 'rate 10'],
    ['byaj 100000 today 5 years mool 1 lakh', 'rate 20'],
    // only what is doubled needs no amount
    ['kul 150000 chahiye 10%', 'none; missing principal; unplaced 150000'],
    // the period of a result: 1000 × 12 ÷ 12% is a lakh
    ['1000 per month chahiye 12% today', 'principal 100000'],
    // where the answer is within the limits of its input too
    ['10 per month chahiye 12% today', 'principal 1000'],
    ['10 lakh per month chahiye 12% today', 'principal 100000000'],
    ['25 lakh per month chahiye 12% today', 'none; unplaced 25 lakh per month'],
    ['mahine ka byaj 1000 chahiye 12%', 'principal 100000'],
    // "for" marks no result that a definition does not say it for
    ['for 2 lakh 1 lakh today 10%', 'none; missing principal,years; unplaced 2 lakh,1 lakh'],
    ['1000 per year chahiye 12% today', 'none; missing principal,years; unplaced 1000 per year'],
  ])('what a line may mean: %s', async (line, figure) => {
    expect(await said(line, {}, bond)).toBe(figure);
  });
});

/** A price with its tax, and what waits: an input of each other kind. */
const bill = madeUp({
  inputs: {
    price: { kind: 'currency', label: 'Price', default: 500, usual: [20, 1e9] },
    slab: { ...numbers('Tax', { 5: '5%', 12: '12%', 18: '18%' }), default: 18 },
    age: { kind: 'years', age: true, label: 'Age', asked: { words: 'member, count' }, default: 30, usual: [18, 60] },
    wait: {
      kind: 'number',
      label: 'Months to wait',
      asked: { words: 'wait, count' },
      months: true,
      default: 12,
      usual: [1, 120],
    },
    gift: { kind: 'toggle', label: 'Gift', default: false },
    paper: { kind: 'currency', label: 'Paper', default: 50, usual: [10, 90], showWhen: { gift: true } },
    seal: { kind: 'currency', label: 'Seal', default: 0, offerWhen: { gift: true } },
    fuel: { kind: 'currency', label: 'Fuel', default: 9, showWhen: { gift: true, slab: [5, 12] } },
    card: { kind: 'currency', label: 'Card', asked: { left: 'needed' }, default: 9, showWhen: { wait: { above: 99 } } },
    from: { kind: 'date', label: 'From', asked: { left: 'quiet' }, default: '2026-04-01' },
    name: { kind: 'text', label: 'Name', default: '' },
    more: {
      ...list('More', { cost: { kind: 'currency', label: 'Cost', default: 1 } }, { default: [] }),
      label: 'More',
    },
  },
  outputs: { bill: { kind: 'currency', label: 'Bill' } },
  compute: ({ price, slab, age, wait, gift, paper }) => ({
    bill: price * (1 + Number(slab) / 100) + age + wait + (gift ? paper : 0),
  }),
});

describe('a number goes', () => {
  it.each([
    ['price 1000 5% age 40 wait 6', 'bill 1096'],
    ['price 1000 12% 40 years old 6 months', 'bill 1166'],
    ['price 1000 age 40 2 years', 'bill 1244; assumed slab'],
    // a time and an age are no option of the same number
    ['price 1000 age 40 5 years', 'bill 1280; assumed slab'],
    ['price 1000 age 18 wait 6', 'bill 1204; assumed slab'],
    ['price 1000 5% age 40 5 months', 'bill 1095'],
    // of a count of years only a word tells an age
    ['price 1000 5% member 40 6 months', 'bill 1096'],
    ['price 1000 5% member 40 years wait 6', 'bill 1096'],
    ['price 1000 5% 40 saal ki 6 months', 'bill 1096'],
    ['price 1000 5% wait 6 40', 'none; missing age; unplaced 40'],
    ['price 1000 5% wait 6 40 years', 'none; missing age; unplaced 40 years'],
    ['price 1000 5% wait 6 member ₹40', 'none; missing age; unread member; unplaced 5 %,₹40'],
    ['price 1000 5% age 61 wait 6', 'none; missing age; unplaced age 61'],
    ['price 1000 5% age 17 wait 6', 'none; missing age; unplaced age 17'],
    // to an option of the same number
    ['price 1000 7% age 40 wait 6', 'none; unplaced 7 %'],
    ['price 1000 8% age 40 wait 6', 'none; unplaced 8 %'],
    ['price 1000 age 40 5', 'none; missing wait; unplaced 5'],
    // a rate after "at" is an amount where no rate is asked for
    ['5% age 40 wait 6 at 1000', 'bill 1096'],
    ['price 100 5% age 40 wait 6', 'bill 151'],
    // the first input of a word that is free
    ['price 1000 5% age 40 count 6', 'bill 1096'],
    // one that is not offered or cannot be shown takes none
    ['price 1000 5% age 40 wait 6 seal 7', 'none; unread seal; unplaced 5 %,7'],
    ['price 1000 fuel 20 age 40 wait 6', 'none; missing wait; unread fuel; unplaced 20,6'],
    ['price 1000 tax 5 age 40 wait 6', 'bill 1096'],
    // an amount, which no slider limits, up to a hundred crore
    ['price 100 crore 5% age 40 wait 6', 'bill 1050000046'],
    ['price 101 crore 5% age 40 wait 6', 'none; missing price; unread price; unplaced 101 crore,5 %'],
    ['price 19 5% age 40 wait 6', 'none; missing price; unread price; unplaced 19,5 %'],
    // a switch that an input needs is set by its word
    ['price 1000 5% age 40 wait 6 gift paper 20', 'bill 1116'],
    ['price 1000 5% age 40 wait 6 paper 20', 'bill 1116'],
    ['price 1000 5% age 40 gift wait 6 ₹20', 'bill 1116'],
    ['₹15 price 1000 5% age 40 wait 6', 'none; unplaced ₹15'],
  ])('where its kind and size fit: %s', async (line, figure) => {
    expect(await said(line, {}, bill)).toBe(figure);
  });

  it.each([
    ['price name 1000 5% age 40 wait 6', 'bill 1096'],
    ['price more 1000 5% age 40 wait 6', 'bill 1096'],
  ])('past the name of a text or of rows: %s', async (line, figure) => {
    expect(await said(line, { names: new Set([1]) }, bill)).toBe(figure);
  });
});

/** A growth a year, from two amounts that only their order tells apart. */
const growth = madeUp({
  inputs: {
    first: { kind: 'currency', label: 'First', default: 1000, usual: [100, 1e6] },
    last: { kind: 'currency', label: 'Last', default: 2000, usual: [100, 1e6] },
    years: { kind: 'years', label: 'Years', default: 5, usual: [1, 20] },
  },
  outputs: { growth: { kind: 'number', label: 'Growth' } },
  compute: ({ first, last, years }) => ({ growth: (last - first) / years }),
});

it.each(['1000 3000 10 years', 'last 3000 first 1000 10 years'])(
  'two amounts go to two inputs in their order: %s',
  async (line) => {
    expect(await said(line, {}, growth)).toBe('growth 200');
  },
);

/** Usual values of every kind, two choices with the same words, and a box that costs nothing. */
const parcel = madeUp({
  inputs: {
    weight: { kind: 'number', label: 'Weight (kg)', default: 5 },
    there: choice('There', { air: 'Air', sea: 'Sea' }),
    back: choice('Back', { air: 'Air', sea: 'Sea' }),
    slab: { ...numbers('Tax', { 5: '5%', 18: '18%' }), asked: { left: 'quiet' }, default: 18 },
    tip: { kind: 'toggle', label: 'Tip', default: true },
    rate: { kind: 'percent', label: 'Rate', default: 10 },
    box: { kind: 'currency', label: 'Box for months', asked: { words: 'box' }, default: 30, usual: [1, 90] },
    tray: { kind: 'currency', label: 'Tray', asked: { left: 'named' }, default: 60 },
  },
  outputs: { cost: { kind: 'currency', label: 'Cost (in all)' } },
  compute: ({ weight, there, back, slab, tip, rate, tray }) => {
    const ways = (there === 'air' ? 10 : 20) + (back === 'air' ? 1 : 2);
    return { cost: weight * 10_000 + ways + (tip ? 5 : 0) + rate * 100 + tray + Number(slab) - 18 };
  },
});

describe('what a line leaves unsaid', () => {
  it.each([
    ['weight 5 air sea tip 10% tray 60', 'cost 51077 or cost 51086'],
    ['cost of weight 5 air sea tip 10% tray 60', 'cost 51077 or cost 51086'],
    ['weight 5 sea air tip 10% tray 60', 'cost 51086 or cost 51077'],
    ['weight 105 sea air tip 10% tray 60', 'cost 1051086 or cost 1051077'],
    ['weight 5 air air tip 10% tray 60', 'cost 51076; assumed back'],
    // at most three usual values that change the answer, each named
    ['weight 5 air sea 10%', 'cost 51077 or cost 51086'],
    ['weight 5 air sea tip', 'cost 51077 or cost 51086'],
    ['weight 5 air 10%', 'cost 51076; assumed back,tip,tray'],
    ['weight 5 10%', 'none; missing there,back,tip,tray'],
    ['air sea tip 10%', 'none; missing weight; unread air,sea'],
    // an option that may belong to either input is not used, and named
    ['sea tip 10%', 'none; missing weight; unread sea'],
    // an amount goes where it changes the answer, and one that changes nothing is no answer
    ['weight 5 air sea tip 10% ₹40', 'cost 51057 or cost 51066'],
    ['weight 5 air sea tip 10% tray 60 box 40', 'none; unread air,sea'],
    [
      'weight 5 air sea tip 10% tray 60 box 40 months',
      'none; missing there,back,rate,tray; unread tray,air,sea; unplaced 10 %,60,40 months',
    ],
    // a rate that no slider limits is up to 100%
    ['weight 5 air sea tip 100% tray 60', 'cost 60077 or cost 60086'],
    ['weight 5 air sea tip 101% tray 60', 'none; unread air,sea; unplaced 101 %'],
    // an option of the same number comes before a rate
    ['weight 5 air sea tip 5% tray 60', 'cost 51064 or cost 51073'],
    ['weight 5 air sea tip 5% 10% tray 60', 'cost 51064 or cost 51073'],
  ])('is named, needed or of no account: %s', async (line, figure) => {
    expect(await said(line, {}, parcel)).toBe(figure);
  });
});

/** What a city leaves free: 50 or 40 of what is received, in a village only little. */
const grant = madeUp({
  inputs: {
    received: { kind: 'currency', label: 'Received', default: 20, usual: [1, 100] },
    city: { ...choice('City', { metro: 'metro', town: 'town', village: 'village' }), asked: { left: 'needed' } },
    extras: {
      ...list('Extra', { amount: { kind: 'currency', label: 'Amount', default: 1 } }, { default: [] }),
      asked: { words: 'extra' },
    },
  },
  outputs: { free: { kind: 'currency', label: 'Free', turns: [{ input: 'received' }] } },
  refusals: { tooMuch: 'Too much.' },
  compute: ({ received, city }) =>
    city === 'village' && received > 30
      ? fail('city', 'tooMuch')
      : { free: Math.min(received, city === 'metro' ? 50 : 40) },
});

describe('what has no number of a line', () => {
  it.each([
    ['received 20', 'free 20'],
    ['received 45', 'none; missing city'],
    // in a village there is no figure
    ['received 35', 'none; missing city'],
    ['town', 'none; missing received'],
    ['₹20 free chahiye', 'none; missing received,city; unplaced ₹20'],
  ])('is a choice that need not be made, or one that must: %s', async (line, figure) => {
    expect(await said(line, {}, grant)).toBe(figure);
  });

  it.each([
    ['received 20 extra 5', 'none; unread extra; unplaced 5'],
    ['extra 5 received 20', 'none; unread extra; unplaced 5'],
    ['20 received 5 extra', 'none; unread extra; unplaced 5'],
    ['received 20 extra', 'none; unread extra'],
  ])('is not one of rows: %s', async (line, figure) => {
    expect(await said(line, {}, grant)).toBe(figure);
  });
});

/** Two ways, of which the answer is one, and what the better one saves. */
const trip = madeUp({
  inputs: {
    distance: { kind: 'currency', label: 'Distance', default: 10, usual: [1, 100] },
    toll: { kind: 'currency', label: 'Toll', default: 5, usual: [1, 100] },
    wear: { kind: 'currency', label: 'Wear', default: 7, usual: [1, 100] },
    fine: { kind: 'percent', label: 'Fine', default: 0 },
  },
  outputs: {
    bus: { kind: 'currency', label: 'Bus', better: 'lower' },
    car: { kind: 'currency', label: 'Car', better: 'lower' },
    share: { kind: 'percent', label: 'Share', better: 'lower' },
    saved: { kind: 'currency', label: 'Saved' },
  },
  headline: ['saved'],
  ask: { answers: [{ output: 'bus' }] },
  compute: ({ distance, toll, wear, fine }) => {
    const car = distance / 2 + toll + wear;
    return { bus: distance, car, share: car / 100, saved: Math.abs(car - distance) + fine };
  },
});

describe('a number that changes another figure than the answer', () => {
  it.each([
    ['distance 40', 40, undefined],
    ['distance 40 toll 30 wear 2', 40, 12],
    ['distance 40 toll 10 wear 2', undefined, undefined],
    // the main figure rests on what is not said
    ['distance 40 toll 30', undefined, undefined],
    // its word must say where it goes
    ['distance 40 wear 2 30', undefined, undefined],
  ])('stands beside it where that is the better one: %s', async (line, bus, saved) => {
    const [reading] = (await answer(line, {}, trip)).readings;
    expect([reading?.headline.value, reading?.beside?.value]).toEqual([bus, saved]);
  });
});

describe('a value that the tool does not allow', () => {
  it.each([
    'sukanya 1.5 lakh daughter age 12',
    'sukanya 10 year girl 1.5 lakh a year',
    'सुकन्या समृद्धि 1.5 लाख बेटी 11 साल',
  ])('is why there is no figure, in the words of its page: %s', async (line) => {
    const { answer, readings } = await ask(line);
    expect(readings).toEqual([]);
    expect(answer?.refusal).toMatch(/before the girl’s 10th birthday/);
  });

  it.each(['sukanya 1.5 lakh daughter age 9', 'sukanya 10 year girl'])('is no reason otherwise: %s', async (line) => {
    expect((await ask(line)).answer?.refusal ?? null).toBe(null);
  });
});
