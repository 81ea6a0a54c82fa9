import { describe, expect, it } from 'vitest';
import { agesAsYears, readLine } from '#src/engine/ask/line.ts';
import { solve } from '#src/engine/powers/solve.ts';
import { words } from '#words/ask.ts';
import { fifthOf, thorough } from '../always.ts';
import { toolById, tools } from '../tools.ts';
import { ask, figuresOf } from './ask.ts';
import golden from './lines.json' with { type: 'json' };
import visitors from './visitors.json' with { type: 'json' };
import wrong from './wrong.json' with { type: 'json' };

const lines = fifthOf([...new Set([...golden, ...visitors, ...wrong].map(({ line }) => line))]);
const certain: { readonly line: string; readonly value: number }[] = [];
for (const line of lines) {
  const [only, ...more] = figuresOf(await ask(line));
  if (only && more.length === 0) certain.push({ line, value: only.value });
}

describe('relations between lines', () => {
  // all of them are closed words, so that each line is tried with one
  const polite = ['please', 'batao', 'bhai', 'कृपया'];

  it('a closed word at either end changes no figure', async () => {
    for (const [at, { line, value }] of certain.entries()) {
      const word = polite[at % polite.length] ?? '';
      for (const more of [`${line} ${word}`, `${word} ${line}`]) {
        const values = figuresOf(await ask(more)).map((figure) => figure.value);
        expect([more, values]).toEqual([more, expect.arrayContaining([value])]);
      }
    }
  });

  it('"chahiye" at either end changes no figure', async () => {
    for (const { line, value } of certain)
      for (const more of [`${line} chahiye`, `chahiye ${line}`]) {
        const values = figuresOf(await ask(more)).map((figure) => figure.value);
        // a wish beside a bare amount may mean the amount
        expect([more, values.length === 0 ? [value] : values]).toEqual([more, expect.arrayContaining([value])]);
      }
  });

  it('there is no figure with "or"', async () => {
    for (const { line } of certain)
      for (const more of [`${line} or`, `or ${line}`]) {
        const asked = await ask(more);
        // some tools have it in their names: prepay or invest
        if (!/\bor\b/.test(asked.tool?.title ?? '')) expect([more, figuresOf(asked)]).toEqual([more, []]);
      }
  });

  it('a word that nobody knows changes no figure, and is named', async () => {
    for (const { line, value } of certain)
      for (const more of [`${line} zorgle`, `zorgle ${line}`]) {
        const asked = await ask(more);
        const values = figuresOf(asked).map((figure) => figure.value);
        expect([more, values.length === 0 || values.includes(value)]).toEqual([more, true]);
        expect([more, asked.answer?.unread]).toEqual([more, expect.arrayContaining(['zorgle'])]);
      }
  });

  it('there is no figure with a word that nobody knows behind a small plain number', async () => {
    for (const line of ['gst on 100 zorgles at 250', 'loan 5 zorgles 9% 10 years'])
      expect([line, figuresOf(await ask(line))]).toEqual([line, []]);
  });

  it.each(['flatt', 'outstandng', 'moratorim'])(
    'a slip in a word that changes figures leaves none: %s',
    async (word) => {
      const [figure, ...more] = figuresOf(await ask(`emi 50 lakh 8.5% 20 years ${word}`));
      expect([figure?.value === 43_391, more]).toEqual([false, []]);
    },
  );

  it.each(['flat', 'after tax', 'nri', 'moratorium', 'outstanding'])(
    '"%s" never leaves a figure as it was without being understood',
    async (word) => {
      for (const { line, value } of certain) {
        const before = (await ask(line)).readings[0];
        const { inputs = {}, ask: given = {} } = toolById(before?.tool.id ?? '') ?? {};
        // a word that the tool knows is understood
        if (line.includes(word) || JSON.stringify([inputs, given]).includes(word)) continue;
        const after = await ask(`${line} ${word}`);
        const [only, ...more] = after.readings;
        const isSame =
          only !== undefined &&
          more.length === 0 &&
          only.reading.headline.value === value &&
          JSON.stringify(only.reading.inputs) === JSON.stringify(before?.reading.inputs);
        expect([line, isSame]).toEqual([line, false]);
      }
    },
  );

  it('numbers with units mean the same in each order', async () => {
    const orders = [
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    let tried = 0;
    for (const { line, value } of certain) {
      const { parts } = readLine(line);
      const numbers = parts.flatMap((part) => (typeof part === 'object' ? part : []));
      const kinds = new Set(numbers.map(({ kind }) => kind));
      const first = parts.findIndex((part) => typeof part === 'object');
      const isPlain = parts.slice(first).every((part) => typeof part === 'object');
      if (/chahiye/.test(line)) continue;
      if (!isPlain || numbers.length !== 3 || kinds.size !== 3 || kinds.has('plain')) continue;
      tried++;
      const named = numbers.map(({ text, kind, per }) =>
        kind === 'percent' && per === undefined ? `${text} p.a.` : text,
      );
      for (const texts of [numbers.map(({ text }) => text), named])
        for (const order of orders) {
          const other = [...parts.slice(0, first), ...order.map((at) => texts[at])].join(' ');
          expect([other, figuresOf(await ask(other)).map((figure) => figure.value)]).toEqual([other, [value]]);
        }
    }
    expect(tried).toBeGreaterThan(thorough ? 20 : 3);
  });

  it.each([
    ['home loan 40 lakh 8.5% 20 years', 'ghar ka loan 40 lakh 8.5% 20 saal', 'होम लोन 40 लाख 8.5% 20 साल'],
    ['sip 5000 12% 10 years', 'har mahine 5000 ki sip 12% 10 saal', 'एसआईपी 5000 12% 10 साल'],
    ['fd 1 lakh 7% 5 years', '1 lakh ki fd 7% 5 saal kitna milega', 'एफडी 1 लाख 7% 5 साल'],
    ['gst on 2500 at 5%', '2500 par 5% gst kitna', '2500 पर 5% जीएसटी'],
    ['gratuity basic 40000 15 years', 'basic 40000 15 saal gratuity kitni milegi', 'ग्रेच्युटी बेसिक 40000 15 साल'],
    ['nps 6000 per month age 28', 'nps 6000 mahina umar 28', 'एनपीएस 6000 महीना उम्र 28'],
    ['in hand salary for 15 lakh ctc', '15 lakh ctc pe haath me kitna aayega', '15 लाख सीटीसी इन हैंड कितना'],
    ['ppf 50000 yearly', 'ppf me har saal 50000', 'पीपीएफ 50000 सालाना'],
  ])('twins agree: %s', async (english, ...twins) => {
    const expected = figuresOf(await ask(english));
    expect(expected.length).toBeGreaterThan(0);
    for (const twin of twins) expect([twin, figuresOf(await ask(twin))]).toEqual([twin, expected]);
  });

  it('every number is used, or named as not used', async () => {
    for (const line of lines) {
      const asked = await ask(line);
      const { answer, readings } = asked;
      if (!answer || readings.length > 0) continue;
      const numbers = agesAsYears(readLine(line)).parts.filter((part) => typeof part === 'object').length;
      const used = answer.readAs.filter(({ input }) => typeof answer.inputs[input] === 'number').length;
      expect([line, used + answer.unplaced.length >= numbers]).toEqual([line, true]);
    }
  });

  it('no word that changes a figure is skipped', () => {
    const skipped = new Set(words.fillers.split('|'));
    expect(words.changing.split('|').filter((word) => skipped.has(word))).toEqual([]);
  });
});

const turns = tools.flatMap(({ meta, tool }) =>
  Object.entries(tool.outputs).flatMap(([output, spec]) =>
    ('turns' in spec && spec.turns ? spec.turns : []).flatMap((turn) =>
      (turn.free ?? []).map((free) => ({ id: meta.id, tool: toolById(meta.id) ?? tool, output, turn, free })),
    ),
  ),
);

it.each(turns)(
  'an input that cancels out changes no answer: $id, $free for $output',
  ({ tool, output, turn, free }) => {
    const usual = Number(tool.inputs[free]?.default);
    const found = [1, 2].map((times) => {
      const given = { [free]: usual * times };
      const solution = solve(tool, given, { input: turn.input, output, target: 2 * usual * times });
      return solution.ok ? solution.answers[0]?.value : undefined;
    });
    expect(found[0]).toEqual(expect.any(Number));
    expect(found[1]).toBe(found[0]);
  },
);
