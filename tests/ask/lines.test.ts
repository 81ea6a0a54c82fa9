import { describe, expect, it } from 'vitest';
import { askTools } from '#src/catalogue/ask.ts';
import { findablesOf, menuOf } from '#src/catalogue/catalogue.ts';
import { createFind, createNaming } from '#src/catalogue/find.ts';
import { readLine } from '#src/engine/ask/numbers.ts';
import { solve } from '#src/engine/powers/solve.ts';
import type { Tool } from '#src/engine/types.ts';
import catalogue from '../../tools/catalogue.ts';
import { toolById, tools } from '../tools.ts';
import golden from './lines.json' with { type: 'json' };
import visitors from './visitors.json' with { type: 'json' };

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
  readonly tool: string | null | readonly (string | null)[];
  readonly figure: Figure | null;
}

const metas = new Map(tools.map(({ meta }) => [meta.id, meta]));
const all = findablesOf(menuOf(catalogue, metas), metas);
const [find, naming] = [createFind(all), createNaming(all)];
const load = async (id: string) => toolById(id);

async function ask(text: string, given = {}) {
  const { tool, answer } = await askTools(readLine(text), { find, naming, load, ...given });
  return { tool: tool?.id ?? null, headline: answer?.headline ?? null, assumed: answer?.assumed ?? [] };
}

/** Lines that were written as visitors would by somebody who had not read the code, before any was tried. */
const lines = [...golden, ...visitors] as readonly Case[];

describe('a line of the search', () => {
  it.each(lines)('finds its tool, and has its figure or none: $line', async ({ line, tool, figure }) => {
    const asked = await ask(line);
    expect([tool].flat()).toContain(asked.tool);
    if (figure === null) return expect(asked.headline).toBe(null);
    const { headline, assumed } = asked;
    const name = headline && ('output' in headline ? headline.output : headline.input);
    const right = [figure, ...(figure.or ?? [])].find(({ output }) => [output].flat().includes(name ?? ''));
    expect([line, headline]).toEqual([line, expect.objectContaining({ value: expect.any(Number) })]);
    expect(Math.abs((headline?.value ?? 0) - (right?.value ?? Number.NaN))).toBeLessThanOrEqual(right?.tol ?? 0);
    expect(assumed).toEqual(expect.arrayContaining([...(figure.assumed ?? [])]));
  });

  it.each(lines.filter(({ figure }) => figure !== null))(
    'has no figure with a word that nobody knows, or with an "or": $line',
    async ({ line }) => {
      for (const more of [`${line} zorgle`, `zorgle ${line}`, `${line} or`])
        expect([more, (await ask(more)).headline]).toEqual([more, null]);
    },
  );

  it.each(['tax 18 lakh 80c 1.5 lakh', 'tax on 18 lakh with 80c of 1.5 lakh'])(
    'has the main figure too where a number changes that alone: %s',
    async (line) => {
      const { answer } = await askTools(readLine(line), { find, naming, load });
      expect(answer?.inputs).toEqual({ grossIncome: 1_800_000, itemised: true, section80C: 150_000 });
      // 3,04,200 − 1,50,800
      expect(answer?.beside).toEqual({ output: 'saving', value: 153_400 });
      expect(answer?.assumed).toEqual(['assessmentYear', 'salaried', 'ageBand']);
    },
  );

  it.each(['prepay 2 lakh on 35 lakh home loan', '35 lakh home loan me 2 lakh prepay'])(
    'says of a prepayment only what is true: %s',
    async (line) => {
      const { answer } = await askTools(readLine(line), { find, naming, load });
      expect(answer).toMatchObject({
        inputs: { loanAmount: 3_500_000 },
        missing: ['tenure'],
        unread: ['prepay'],
        unplaced: ['2 lakh'],
      });
    },
  );

  it('takes at most 80 calculations to read, beside those that solve it', async () => {
    let runs = 0;
    const counted = (id: string): Tool => {
      const tool = toolById(id);
      return {
        ...tool,
        run: (...given) => {
          runs++;
          return tool.run(...given);
        },
      };
    };
    for (const { line } of lines) {
      runs = 0;
      await ask(line, {
        load: async (id: string) => counted(id),
        solver: async () => ({ ok: false, field: null, message: '' }),
      });
      expect([line, runs <= 80]).toEqual([line, true]);
    }
  });
});

const turns = tools.flatMap(({ meta, tool }) =>
  Object.entries(tool.outputs).flatMap(([output, spec]) =>
    ('turns' in spec && spec.turns ? spec.turns : []).flatMap((turn) =>
      (turn.free ?? []).map((free) => ({ id: meta.id, tool, output, turn, free })),
    ),
  ),
);

it.each(turns)(
  'an input that cancels out changes no answer: $id, $free for $output',
  ({ tool, output, turn, free }) => {
    const usual = Number(tool.inputs[free]?.default);
    const found = [1, 2].map((times) => {
      // a ratio grows with the input; what is told through another output does not
      const target = turn.through === undefined ? 2 * usual * times : 100_000;
      const given = { [free]: usual * times };
      const solution = solve(tool, given, { input: turn.input, output, target });
      const answer = solution.ok ? solution.answers[0] : undefined;
      if (turn.through === undefined) return answer;
      const outcome = tool.run({ ...given, [turn.input]: answer });
      return outcome.ok ? outcome.outputs[turn.through] : undefined;
    });
    expect(found[0]).toEqual(expect.any(Number));
    expect(found[1]).toBe(found[0]);
  },
);

it.each([
  ['mehangai', 'inflation'],
  ['networth', 'net_worth'],
  ['kist', 'emi_calculator'],
  ['sood', 'simple_interest'],
  ['saikda', 'simple_interest'],
  ['udhaar', 'personal_loan'],
  ['bachat', 'rd'],
])('%s leads to %s', async (line, id) => {
  expect((await ask(line)).tool).toBe(id);
});
