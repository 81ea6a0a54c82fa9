import { describe, expect, it } from 'vitest';
import { isNumberInput } from '#src/engine/kinds.ts';
import { complete, numberPlaces } from '#src/engine/places.ts';
import { carried, settingsWith } from '#src/engine/powers/next.ts';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import type { Input, Output } from '#src/engine/types.ts';
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

const optionsOf = (spec: Input | Output | undefined) =>
  spec?.kind === 'choice' ? spec.options.map(({ value }) => value).sort() : [];

describe('a link that goes on in another tool', () => {
  it.each(links)('of $id names inputs that $to has, each with a figure of the same kind', ({ tool, next, other }) => {
    for (const [name, formula] of Object.entries(next.with)) {
      const spec = other.inputs[name] ?? expect.fail(name);
      const [, own = ''] = /^\{(\w+)\}$/.exec(formula) ?? [];
      if (own !== '') {
        const from = tool.inputs[own] ?? tool.outputs[own];
        expect(from?.kind, name).toBe(spec.kind);
        expect(optionsOf(from), name).toEqual(optionsOf(spec));
      } else expect(isNumberInput(spec) || (spec.kind === 'toggle' && /^[01]$/.test(formula)), name).toBe(true);
    }
  });

  it.each(links)('of $id leaves no amount at the figure of the example of $to', ({ tool, next, other }) => {
    for (const { inputs } of [{ inputs: {} }, ...tool.examples]) {
      const outcome = tool.run(inputs);
      const taken = outcome.ok ? carried(tool, next, outcome) : null;
      if (taken === null) continue;
      const there = complete(other, readScenario(other, settingsWith(taken)).values);
      const left = numberPlaces(other, there).filter(
        ({ path, spec, value }) => spec.kind === 'currency' && !spec.more && value > 0 && !(path in taken),
      );
      expect(left.map(({ path }) => path)).toEqual([]);
    }
  });

  it.each(links)(
    'of $id gives $to only figures that it takes, for examples and usual values',
    ({ tool, next, other }) => {
      const check = (inputs: Readonly<Record<string, unknown>>) => {
        const outcome = tool.run(inputs);
        const taken = outcome.ok ? carried(tool, next, outcome) : null;
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
