import { describe, expect, it } from 'vitest';
import { defineTool, fail } from '#engine';
import { answerLine, type Context } from '#src/engine/ask/answer.ts';
import { readLine } from '#src/engine/ask/numbers.ts';
import type { Tool } from '#src/engine/types.ts';

/** Simple interest at the end: what is paid × (1 + rate × years). */
const plan = defineTool({
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
      asked: { words: 'instalment, deposit', times: { year: 1 / 12 } },
      default: 5000,
      min: 500,
      max: 100_000,
      showWhen: { mode: 'monthly' },
    },
    payment: {
      kind: 'currency',
      label: 'Payment',
      default: 200_000,
      min: 150_000,
      max: 1e7,
      showWhen: { mode: 'once' },
    },
    rate: {
      kind: 'percent',
      label: 'Rate',
      asked: { words: 'return', times: { month: { by: 12, set: { mode: 'once' } } } },
      default: 10,
      min: 1,
      max: 30,
    },
    years: { kind: 'years', label: 'Years', asked: { words: 'time' }, default: 10, min: 1, max: 40 },
    fee: { kind: 'currency', label: 'Fee', default: 100, min: 0, max: 1000, more: true },
    bonus: { kind: 'currency', label: 'Bonus', default: 0, min: 0, max: 1000 },
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
    idle: 'for my house',
    unsure: 'in interest',
    sets: [{ words: 'for a decade', inputs: { years: 10 } }],
  },
  basis: ['Made up.'],
  examples: [],
  refusals: { odd: 'Odd.' },
  compute: ({ mode, instalment, payment, rate, years, fee, bonus, senior }) => {
    if (fee === 999) return fail('fee', 'odd');
    const paid = (mode === 'once' ? payment : instalment * 12 * years) + bonus - (fee - 100);
    const interest = (paid * (rate + (senior ? 1 : 0)) * years) / 100;
    return { total: paid + interest, interest, word: 'fine' };
  },
});

const answer = (line: string, context: Partial<Context> = {}, tool: Tool = plan) =>
  answerLine(tool, readLine(line), { names: new Set(), ...context });

/** `total 1200000`, or `none`, with what is assumed, missing, not understood and not placed. */
async function said(line: string, context: Partial<Context> = {}, tool: Tool = plan) {
  const { headline, assumed, missing, unread, unplaced } = await answer(line, context, tool);
  const name = headline && ('output' in headline ? headline.output : headline.input);
  const rest = Object.entries({ assumed, missing, unread, unplaced }).filter(([, all]) => all.length > 0);
  return [name ? `${name} ${headline?.value}` : 'none', ...rest.map(([what, all]) => `${what} ${all}`)].join('; ');
}

// 5000 × 12 × 10 years is 6 lakh, and 10 years at 10% double it
describe('a line has a figure', () => {
  it.each([
    ['sip 5000 10 years 10%', 'total 1200000'],
    ['sip 5000 for my house for a decade 10%', 'total 1200000'],
    // what a usual value stands for is named
    ['5000 10 years', 'total 1200000; assumed mode,rate'],
    ['5000 10 years byaj', 'interest 600000; assumed mode,rate'],
    // plain numbers go where only one slider has them, or where "at" says so
    ['5000 10 2.5', 'total 750000; assumed mode'],
    ['5000 10 at 25', 'total 2100000; assumed mode'],
    // words take the numbers beside them, all on the same side
    ['instalment 5000 time 10 return 12', 'total 1320000; assumed mode'],
    ['5000 deposit 10 time 12 return', 'total 1320000; assumed mode'],
    // an option, a switch and inputs that are usually 0 or under More need a word
    ['lump sum 3 lakh 5 years at 8', 'total 420000'],
    ['senior sip 5000 10 years 10%', 'total 1260000'],
    ['fee 50 sip 5000 10 years 10%', 'total 1200100'],
    ['bonus 600 sip 5000 10 years 10%', 'total 1201200'],
    ['no bonus sip 5000 10 years 10%', 'total 1200000'],
    // a figure for another period, which may set a choice
    ['sip 60000 a year 10 years 10%', 'total 1200000'],
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
  ])('where the question is turned round: %s', async (line, figure) => {
    expect(await said(line)).toBe(figure);
  });

  it.each([
    // an amount with its unit may be five times beside the slider, a rate or time twice
    ['sip 100000 10 years 10%', 'total 24000000'],
    ['sip 100001 10 years 10%', 'none; missing instalment; unplaced 100001'],
    ['sip 499 10 years 10%', 'none; missing instalment; unplaced 499'],
    ['sip ₹5 lakh 10 years 10%', 'total 120000000'],
    ['sip ₹500001 10 years 10%', 'none; missing instalment; unplaced ₹ 500001'],
    ['sip ₹100 10 years 10%', 'total 24000'],
    ['sip ₹99 10 years 10%', 'none; missing instalment; unplaced ₹ 99'],
    ['sip 5000 80 years 10%', 'total 43200000'],
    ['sip 5000 81 years 10%', 'none; missing years; unplaced 81 years'],
    ['sip 5000 10 years 60%', 'total 4200000'],
    ['sip 5000 10 years 60.5%', 'none; unplaced 60.5 %'],
  ])('for values that people may mean: %s', async (line, figure) => {
    expect(await said(line)).toBe(figure);
  });
});

describe('a line has no figure', () => {
  it.each([
    ['sip', 'none; missing instalment,years'],
    ['sip 10 years 10%', 'none; missing instalment'],
    ['12 lakh chahiye', 'none; missing years'],
    // a word or a number is left over
    ['sip 5000 10 years 10% zorgle', 'none; unread zorgle'],
    ['sip 5000 10 years 10% 77', 'none; unplaced 77'],
    ['sip 5000 10 years 10% 10 years', 'none; unplaced 10 years'],
    ['sip 5000 a day 10 years 10%', 'none; missing instalment; unplaced 5000 a day'],
    ['sip 5000 age 30 10%', 'none; missing years; unplaced age 30'],
    ['no time sip 5000 10%', 'none; missing years; unread no,time'],
    ['instalment deposit 5000 10 years 10%', 'none; unread instalment'],
    ['double', 'none; missing instalment,years; unplaced double'],
    // two inputs may take it
    ['10 5000', 'none; missing years; unplaced 10'],
    // it compares, means two things, or asks for two results or for words
    ['sip 5000 10 years 10% better', 'none; unread better'],
    ['sip 5000 or lump sum 3 lakh', 'none'],
    ['sip 5000 10 years 10% in interest', 'none; unread in interest'],
    ['sip 5000 10 years 10% corpus interest', 'none'],
    ['sip 5000 10 years 10% verdict', 'none'],
    // interest is wanted, for which no input can be solved
    ['to get byaj 12 lakh 10 years 10%', 'none'],
    // the numbers cannot be used, or the tool refuses them
    ['sip 5000 10-12 years', 'none; unplaced 12 years,5000,10'],
    ['fee 999 sip 5000 10 years 10%', 'none'],
  ])('where it is not: %s', async (line, figure) => {
    expect(await said(line)).toBe(figure);
  });

  it('where its words name other tools too', async () => {
    expect(await said('sip 5000 10 years 10%', { isVague: true })).toBe('none');
  });

  it('while nothing solves it', async () => {
    const solver = async () => ({ ok: false, field: null, message: '' }) as const;
    expect(await said('12 lakh chahiye sip 10 years 10%', { solver })).toBe('none');
  });
});

describe('an answer', () => {
  it('has the inputs of the line as they were read, in the order of the definition', async () => {
    expect(await answer('10 years 10% sip 5000')).toEqual({
      inputs: { mode: 'monthly', instalment: 5000, rate: 10, years: 10 },
      readAs: [
        { input: 'mode', label: 'Paid', value: 'Monthly' },
        { input: 'instalment', label: 'Instalment per month', value: '₹5,000' },
        { input: 'rate', label: 'Rate', value: '10%' },
        { input: 'years', label: 'Years', value: '10 years' },
      ],
      ...{ solved: null, assumed: [], missing: [], unread: [], unplaced: [] },
      headline: { output: 'total', value: 1_200_000 },
    });
  });

  it('has the question that was solved', async () => {
    expect(await answer('12 lakh chahiye sip 10 years 10%')).toMatchObject({
      inputs: { mode: 'monthly', rate: 10, years: 10 },
      solved: { input: 'instalment', output: 'total', target: 1_200_000, value: 5000 },
    });
  });

  it('without a figure has what all readings share', async () => {
    expect((await answer('sip 5000 10 years 10% zorgle')).inputs).toEqual({
      ...{ mode: 'monthly', instalment: 5000, rate: 10, years: 10 },
    });
    expect((await answer('lump sum sip 5000 10 years')).inputs).toEqual({});
  });
});
