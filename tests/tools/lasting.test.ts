import { describe, expect, it } from 'vitest';
import { filledIn } from '#src/engine/filled-text.ts';
import { offerOf } from '#src/engine/powers/lever.ts';
import { inputsForLink } from '#src/engine/powers/next.ts';
import { dataOf } from '#src/renderer/charts/data.ts';
import { type Inputs, runTool, toolById } from '../tools.ts';

const ID = 'will_it_last';

/** The notes of a run as the page writes them. */
function notesOf(inputs: Inputs): readonly string[] {
  const tool = toolById(ID);
  const outcome = runTool(ID, inputs);
  const inputValue = (name: string) => outcome.values[name];
  return outcome.notes.map((id) => {
    const note = tool.notes[id] ?? expect.fail(id);
    return filledIn(tool, typeof note === 'string' ? note : note.text, outcome, { inputValue, note: id });
  });
}

describe('what the page says of a plan', () => {
  it('offers no small change where hardly any future lasts', () => {
    const offered = (inputs: Inputs) => offerOf(toolById(ID), inputs, runTool(ID, inputs), null, null)?.text;
    expect(offered({})).toMatch(/^Spend up to 10% less in bad years only/);
    expect(offered({ corpus: 7_000_000 })).toBe('Spend ₹21,000 a month, and the chance is 85.2%.');
  });

  it('is that no age is known at which the money is gone, where it is not gone in time', () => {
    expect(notesOf({})).toEqual(['Not before 90']);
    expect(notesOf({ volatility: 0 })).toEqual(['Not before 90', 'Not before 90']);
    expect(notesOf({ spending: 100_000 })).toEqual([]);
  });

  it('is that 100% is rounded, where a few futures run out, and not where none can', () => {
    expect(runTool(ID, { spending: 25_000 }).outputs.chance).toBe(100);
    expect(runTool(ID, { spending: 25_000 }).notes).toContain('notCertain');
    expect(runTool(ID, { untilAge: 61 }).notes).not.toContain('notCertain');
    expect(runTool(ID, { spending: 45_000 }).notes).not.toContain('notCertain');
  });

  it('is that a volatility which hardly varies counts as none', () => {
    expect(runTool(ID, { volatility: 0.1 }).notes).toContain('hardlyVaries');
    expect(runTool(ID, { volatility: 0.3 }).notes).not.toContain('hardlyVaries');
    expect(runTool(ID, { volatility: 0 }).notes).not.toContain('hardlyVaries');
  });
});

const leftOver = (inputs: Inputs) => {
  const [chart] = toolById(ID).charts;
  const data = chart ? dataOf(toolById(ID), chart, runTool(ID, inputs)) : null;
  return data && 'rows' in data ? data : expect.fail('no chart');
};

describe('the marks of what is left', () => {
  it.each([
    [{ corpus: 7_000_000 }, ['Worst tenth gone at age 67', 'Middle case gone at age 69']],
    [{ corpus: 700_000 }, ['Worst tenth gone at age 60', 'Middle case gone at age 60']],
    [{ depositShare: 100 }, ['Worst tenth gone at age 86', 'Middle case gone at age 86']],
    [{}, ['Worst tenth gone at age 82']],
    [{ spending: 25_000 }, []],
  ])('say the age of the results, the last at which something is left: %o', (inputs, labels) => {
    const data = leftOver(inputs);
    expect(data.marks.map(({ label }) => label)).toEqual(labels);
    for (const [index, { at }] of data.marks.entries()) {
      const [key, result] = [['p10', 'worstAge'] as const, ['p50', 'middleAge'] as const][index] ?? [];
      expect(at).toBe(runTool(ID, inputs).outputs[result ?? '']);
      const left = [at, Number(at) + 1].map((age) => Number(data.rows.find((row) => row.age === age)?.[key ?? '']));
      expect(left.map((amount) => amount > 0)).toEqual([true, false]);
    }
  });
});

/** What the first link of a tool that is shown takes along. */
function carriedFrom(id: string, inputs: Inputs = {}) {
  const outcome = runTool(id, inputs);
  const shown = toolById(id).next.map((next) => inputsForLink(toolById(id), next, outcome));
  return shown.find((taken) => taken !== null) ?? expect.fail(`no link of ${id}`);
}

describe('the links that lead here', () => {
  it.each([
    [4, 3],
    [7, 3],
    [10, 12],
    [12, 20],
    [15, 20],
  ])('take for a return of %d%% a volatility of %d%%, that of a mix of shares and debt', (postReturn, volatility) => {
    expect(carriedFrom('retirement_corpus', { postReturn })).toMatchObject({ volatility });
  });
});

// calculated outside, by the authors of the method
it.each([
  [{ returnRate: 9 }, 56.5],
  [{ inflation: 7 }, 56.4],
  [{ volatility: 16 }, 59.6],
  [{ cut: 10 }, 79.2],
  [{ otherIncome: 30_000, incomeKind: 'level' }, 90.5],
  [{ depositShare: 30 }, 69.5],
])('the text says what one change does: %o, %d%', (inputs, chance) => {
  expect(runTool(ID, inputs).outputs.chance).toBe(chance);
  expect(JSON.stringify(toolById(ID).content)).toContain(`${chance} `);
});
