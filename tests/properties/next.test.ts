import { describe, expect, it } from 'vitest';
import { inputsForLink, settingsWith } from '#src/engine/powers/next.ts';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { alwaysIn } from '../always.ts';
import { tools } from '../tools.ts';
import { inputsOf, usual } from './arbitrary.ts';

const links = tools.flatMap(({ id, tool }) =>
  tool.next.map((next) => {
    const other =
      tools.find((each) => each.id === next.tool)?.tool ?? expect.fail(`${id} links to no tool ${next.tool}`);
    return { id, tool, next, other, to: next.tool };
  }),
);

describe('a link that goes on in another tool', () => {
  it.each(links)(
    'of $id gives $to only figures that it takes, for examples and usual values',
    ({ tool, next, other }) => {
      const check = (inputs: Readonly<Record<string, unknown>>) => {
        const outcome = tool.run(inputs);
        const taken = outcome.ok ? inputsForLink(tool, next, outcome) : null;
        if (taken === null) return;
        const { values, unread } = readScenario(other, settingsWith(taken));
        expect(unread, JSON.stringify(taken)).toEqual([]);
        const there = other.run(values);
        expect(there.ok ? '' : `${there.field}: ${there.message} ${JSON.stringify(taken)}`).toBe('');
      };
      for (const { inputs } of tool.examples) check(inputs);
      alwaysIn(60, [inputsOf(tool, usual)], check);
    },
  );
});
