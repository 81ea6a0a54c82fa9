import { describe, expect, it } from 'vitest';
import { solve } from '#src/engine/powers/solve.ts';
import type { Tool } from '#src/engine/types.ts';
import { toolById } from '../tools.ts';
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

/** How many calculations a line has taken, beside those that solve it. */
let runs = 0;
const counted = (id: string): Tool => {
  const tool = toolById(id);
  const run: Tool['run'] = (...given) => {
    runs++;
    return tool.run(...given);
  };
  return { ...tool, run };
};
const counting: Parameters<typeof askWith>[1] = {
  load: async (id) => counted(id),
  async solver(...question) {
    const before = runs;
    const solution = solve(...question);
    runs = before;
    return solution;
  },
};

describe('a line of the search', () => {
  it.each(lines)(
    'finds its tool by at most 75 calculations, and has its figure or none: $line',
    async ({ line, tool, figure, either, none }) => {
      runs = 0;
      const asked = await askWith(line, counting);
      expect([line, runs <= 75]).toEqual([line, true]);
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
    },
  );

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
});

interface Wrong {
  readonly line: string;
  readonly tool?: readonly string[];
  /** The right figure, by its name. */
  readonly expect?: Readonly<Record<string, number>>;
  /** The same, within half a percent. */
  readonly expectAbout?: Readonly<Record<string, number>>;
  /** Both readings, or true for any two, or none. */
  readonly both?: readonly number[] | true;
  /** All figures, in whole rupees or percent: none, one or two. */
  readonly values?: readonly number[];
  /** There is no figure. */
  readonly none?: boolean;
  /** What the line says. */
  readonly inputs?: Readonly<Record<string, number>>;
  /** The figure that was stated once, and is wrong. */
  readonly statedToday?: Readonly<Record<string, number>>;
  readonly note?: string;
}

describe('a line that had a wrong figure', () => {
  it.each(wrong as unknown as readonly Wrong[])('has the right one, both or none: $line', async (one) => {
    const { line, tool, both, inputs, note = '' } = one;
    const asked = await ask(line);
    if (tool) expect(tool).toContain(asked.tool?.id);
    const figures = figuresOf(asked);
    const values = figures.map(({ value }) => value);
    const has = (value: number, tolerance: number) => values.some((each) => Math.abs(each - value) <= tolerance);
    for (const [, value] of Object.entries(one.expect ?? {}))
      if (!(values.length === 0 && note.includes('or no figure')))
        expect([line, values, has(value, 1)]).toEqual([line, values, true]);
    for (const [, value] of Object.entries(one.expectAbout ?? {}))
      expect([line, values, has(value, value * 0.005)]).toEqual([line, values, true]);
    if (one.values) expect([line, values.map(Math.round)]).toEqual([line, one.values]);
    if (one.none) expect([line, values]).toEqual([line, []]);
    if (both === true) expect([line, values.length]).not.toEqual([line, 1]);
    else for (const value of both ?? []) expect([line, values, has(value, 1)]).toEqual([line, values, true]);
    if (inputs) expect(asked.readings[0]?.reading.inputs ?? asked.answer?.inputs).toMatchObject(inputs);
  });
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
