import { describe, expect, it } from 'vitest';
import type { Tool } from '#src/engine/types.ts';
import { tools } from '../tools.ts';
import { ask, askWith, figuresOf } from './ask.ts';
import golden from './lines.json' with { type: 'json' };
import visitors from './visitors.json' with { type: 'json' };
import wrong from './wrong.json' with { type: 'json' };

/** An acceptable figure: the output, or some that may be given, and how far the value may be off. */
interface Figure {
  readonly output: string | readonly string[];
  readonly value: number;
  readonly tol: number;
  readonly or?: readonly Figure[];
  readonly assumed?: readonly string[];
}

interface Case {
  readonly line: string;
  /** The tool, or the tools, that the line may find; null where it may find nothing. */
  readonly tool?: string | null | readonly (string | null)[];
  /** Null where no one figure is certain. */
  readonly figure: Figure | null;
  /** The figure may be one of two. */
  readonly either?: boolean;
  /** There is no figure at all, neither one nor two. */
  readonly none?: boolean;
}

/** Lines that were written as visitors would by somebody who had not read the code, before any was tried. */
const lines = [...golden, ...visitors] as readonly Case[];

describe('a line of the search', () => {
  it.each(lines)('finds its tool, and has its figure or none: $line', async ({ line, tool, figure, either, none }) => {
    const asked = await ask(line);
    if (tool !== undefined) expect([tool].flat()).toContain(asked.tool?.id ?? null);
    const figures = figuresOf(asked);
    if (none) return expect([line, figures]).toEqual([line, []]);
    if (figure === null) return expect([line, figures.length]).not.toEqual([line, 1]);
    if (!either) expect([line, figures]).toEqual([line, [expect.anything()]]);
    const all = [figure, ...(figure.or ?? [])];
    const isRight = ({ name, value }: (typeof figures)[number]) =>
      all.some((each) => [each.output].flat().includes(name) && Math.abs(value - each.value) <= each.tol);
    expect([line, figures.some(isRight) || figures]).toEqual([line, true]);
    expect(asked.readings[0]?.reading.assumed).toEqual(expect.arrayContaining([...(figure.assumed ?? [])]));
  });

  it.each(['tax 18 lakh 80c 1.5 lakh', 'tax on 18 lakh with 80c of 1.5 lakh'])(
    'has the main figure too where a number changes that alone: %s',
    async (line) => {
      const [found] = (await ask(line)).readings;
      expect(found?.reading.inputs).toEqual({ grossIncome: 1_800_000, itemised: true, section80C: 150_000 });
      // 3,04,200 − 1,50,800
      expect(found?.reading.beside).toEqual({ output: 'saving', value: 153_400 });
      expect(found?.reading.assumed).toEqual(['assessmentYear', 'salaried', 'ageBand']);
    },
  );

  it.each(['prepay 2 lakh on 35 lakh home loan', '35 lakh home loan me 2 lakh prepay'])(
    'says of a prepayment only what is true: %s',
    async (line) => {
      expect((await ask(line)).answer).toMatchObject({
        inputs: { loanAmount: 3_500_000 },
        unread: ['prepay'],
        unplaced: ['2 lakh'],
      });
    },
  );

  it('takes at most 75 calculations to read, beside those that solve it', async () => {
    let runs = 0;
    const counted = new Map(
      tools.map(({ id, tool }) => [
        id,
        {
          ...tool,
          run: (...given: Parameters<Tool['run']>) => {
            runs++;
            return tool.run(...given);
          },
        },
      ]),
    );
    for (const { line } of lines) {
      runs = 0;
      await askWith(line, {
        load: async (id: string) => counted.get(id) ?? expect.fail(id),
        solver: async () => ({ ok: false, field: null, message: '' }),
      });
      expect([line, runs <= 75]).toEqual([line, true]);
    }
  });
});

interface Wrong {
  readonly line: string;
  readonly tool: readonly string[];
  /** The right figure, by its name. */
  readonly expect?: Readonly<Record<string, number>>;
  /** The same, within half a percent. */
  readonly expectAbout?: Readonly<Record<string, number>>;
  /** Both readings, or true for any two, or none. */
  readonly both?: readonly number[] | true;
  /** There is no figure. */
  readonly none?: boolean;
  /** What the line says. */
  readonly inputs?: Readonly<Record<string, number>>;
  /** The figure that was stated once, and is wrong. */
  readonly statedToday?: Readonly<Record<string, number>>;
  readonly note?: string;
}

describe('a line that had a wrong figure', () => {
  it.each(wrong as unknown as readonly Wrong[])('has the right one, or both: $line', async (one) => {
    const { line, tool, both, inputs, note = '' } = one;
    const asked = await ask(line);
    expect(tool).toContain(asked.tool?.id);
    const figures = figuresOf(asked);
    const values = figures.map(({ value }) => value);
    const has = (value: number, tolerance: number) => values.some((each) => Math.abs(each - value) <= tolerance);
    for (const [, value] of Object.entries(one.expect ?? {}))
      if (!(values.length === 0 && note.includes('or no figure')))
        expect([line, values, has(value, 1)]).toEqual([line, values, true]);
    for (const [, value] of Object.entries(one.expectAbout ?? {}))
      expect([line, values, has(value, value * 0.005)]).toEqual([line, values, true]);
    if (one.none) expect([line, values]).toEqual([line, []]);
    if (both === true) expect([line, values.length]).not.toEqual([line, 1]);
    else for (const value of both ?? []) expect([line, values, has(value, 1)]).toEqual([line, values, true]);
    if (inputs) expect(asked.readings[0]?.reading.inputs ?? asked.answer?.inputs).toMatchObject(inputs);
  });
});

// by hand: 2,00,000 × 1.077⁵, 10,00,000 × 8.2% ÷ 4, 15 ÷ 26 × 52,000 × 10, 40,000 × 2% × 24, what half of 60,000 pays off at 0.75%
// a month in 240, 3,00,000 × 1.12⁵, 5,900 × 18 ÷ 118 and 5,900 × 18%; 24% of 1 lakh and 1.12² − 1 of it, 60 deposits of 10,000 at the
// monthly rate that makes 1.75% a quarter and 10,000 × 1.0175²⁰, 6,00,000 × 1.0175²⁰, 70,000 × 120 ÷ 30, no tax and that on 29,25,000,
// 1,50,000 × 1.24 ÷ 24, 12.5% of 3,75,000 with cess, the slabs on 13,05,000 and 16,80,000, 216 deposits at 1.13^(1/12), 1.018125³⁶ and ³ of
// 2,00,000, 10,00,000 ÷ 1.0175²⁰, 1,800 a month with what the pension leaves of the employer's, 2.4^(1/7), 40,000 a year for 15 years at 8.2%, 42,00,000 at 8.35% in 300 months
it.each([
  ['a term that the scheme sets', 'nsc 2 lakh 5 years', [289_807]],
  ['another term', 'nsc 2 lakh 7 years', []],
  ['how often interest comes', 'scss 10 lakh har 3 mahine kitna', [20_500]],
  ['two words of one amount', 'gratuity basic+da 52000 10 years', [300_000]],
  ['a period behind a rate', '40 hazar 2% mahina byaj 2 saal ka byaj kitna', [19_200]],
  ['a period behind a verb', 'meri salary 60 hazar hai mahine ki 9% pe 20 saal ka kitna home loan milega', [3_334_349]],
  ['a denial in short', "I don't want a SIP, just lumpsum 3 lakh at 12% for 5 years", [528_703]],
  ['a choice that is made', 'gst samet 5900 18%', [900]],
  ['a choice that is left out', 'gst 5900 at 18%', [1062, 900]],
  ['a deposit without its rate', 'fd 3 lakh 2 years', []],
  ['a word without its number', 'step up sip 6000 10 years 12%', []],
  ['words of two tools', 'sood 1 lakh 12% 2 saal', [24_000, 25_440]],
  ['a way to deposit that is left out', 'bank me 10000 jama karu 7% 5 saal', [719_328, 14_148]],
  ['words of several tools, of which one has a figure', '1 lakh worth in 10 years', []],
  ['an age that changes nothing', 'i am 45, 6 lakh in fd at 7% for 5 years', [848_867]],
  ['a count of days', 'leave encashment 120 days basic 70000 24 years', [280_000]],
  ['no tax, or twelve times the salary', 'salary 2.5 lakh hai tax kitna', [0, 475_800]],
  ['a flat rate of a month', 'loan 1 lakh 2% flat per month 12 months', [10_333]],
  ['a flat rate behind its word', '1.5 lakh ka loan flat 12% 2 saal emi', [7750]],
  ['a lender with its rate', 'home loan 42 lakh sbi 8.35% 25 years', [33_396]],
  ['days', 'capital gains shares bought 10 may 2022 4 lakh sold 15 june 2026 9 lakh', [48_750]],
  [
    'days before their words',
    'shares 10/05/2022 ko 4 lakh me kharide 15/06/2026 ko 9 lakh me beche capital gains',
    [48_750],
  ],
  ['a period before its noun', 'monthly salary 1.15 lakh income tax new regime', [78_780]],
  ['business income', '16.8 lakh business income tax new regime', [141_440]],
  ['taka', 'har mahine 20000 sip 13 taka 18 varas', [17_264_565]],
  ['months or years', 'fd 2 lakh 7.25% 9', [381_830, 211_073]],
  ['a wish with a subjunctive', 'fd me kitna dalu ki 7% pe 5 saal me 10 lakh ho jaye', [706_825]],
  ['a financial year', 'tax for 12.75 lakh salary fy 2026-27', [0]],
  ['a salary that stays', 'pf basic 15000 umar 26 salary same', [4_129_530]],
  ['an amount that grows to another', 'cagr 50000 to 1.2 lakh 7 years', [13]],
  ['a lender without its rate', 'home loan 42 lakh sbi 25 years', []],
])('%s: %s', async (_kind, line, values) => {
  const figures = figuresOf(await ask(line)).map(({ value }) => Math.round(value));
  expect(figures).toEqual(values);
});

it('a day of a month is no amount', async () => {
  const { tool, answer } = await ask('advance tax 15 december');
  expect(tool?.id).toBe('advance_tax');
  expect(answer).toMatchObject({ readings: [], inputs: {}, unplaced: ['15 december'] });
});

it('an age that the tool does not take is named', async () => {
  expect((await ask('i am 45, 6 lakh in fd at 7% for 5 years')).answer?.unread).toEqual(['i am 45']);
  // one that may choose an option of the tool leaves no figure
  expect(figuresOf(await ask('i am 67, pension 95000 per month, income tax'))).toEqual([]);
});

it.each([
  'loan 8 lakh 5% flat per month emi 5 years',
  'loan 8 lakh 5% flat har mahine ki emi 5 years',
  'loan 8 lakh 5% flat per month 5 years emi',
  'loan 8 lakh 5% flat monthly 5 years',
])('there is no figure where a period may be of a flat rate or of the EMI: %s', async (line) => {
  expect(figuresOf(await ask(line))).toEqual([]);
});

it('a percentage beside the fund is no rise of the salary', async () => {
  expect(figuresOf(await ask('epf basic 40000 age 25 to 58 8.25%'))).toEqual([]);
  const [asked] = figuresOf(await ask('epf basic 40000 age 25 to 58 8.25% interest'));
  // with the usual rise of 6%, worked out outside the hub
  expect(asked).toEqual({ name: 'corpus', value: 32_361_244 });
});

it('a word that means nothing to the hub is named beside the figure', async () => {
  const asked = await ask('home loan 40 lakh 8.5% 20 years whitefield');
  expect(figuresOf(asked).map(({ value }) => value)).toEqual([34_713]);
  expect(asked.answer?.unread).toEqual(['whitefield']);
});

it.each([
  ['mehangai', 'inflation'],
  ['networth', 'net_worth'],
  ['kist', 'emi_calculator'],
  ['sood', 'simple_interest'],
  ['saikda', 'simple_interest'],
  ['udhaar', 'personal_loan'],
  ['bachat', 'rd'],
])('%s leads to %s', async (line, id) => {
  expect((await ask(line)).tool?.id).toBe(id);
});

it.each(['मौसम कैसा है', 'weather today in delhi', 'mobile recharge plan', 'best stock to buy today', 'ipl score 2026'])(
  'nothing here answers %s',
  async (line) => {
    const asked = await ask(line);
    expect([asked.tool, asked.found]).toEqual([null, []]);
  },
);

it.each([
  ['250 euro to rupees', { from: 'EUR', to: 'INR', amount: 250 }],
  ['500 dirham in rupees', { from: 'AED', to: 'INR', amount: 500 }],
  ['100 dollars to yen', { from: 'USD', to: 'JPY', amount: 100 }],
  ['100 australian dollars in rupees', { from: 'AUD', to: 'INR', amount: 100 }],
])('names its currencies: %s', async (line, inputs) => {
  expect(await ask(line)).toMatchObject({ tool: { id: 'currency_converter' }, answer: { inputs } });
});
