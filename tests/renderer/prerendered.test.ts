import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { system } from '#src/design/system.ts';
import type { Tool } from '#src/engine/types.ts';
import ToolBody from '#src/renderer/tool-body.tsx';
import { madeUp, withTestFacts } from '../made-up.ts';
import { tools } from '../tools.ts';

withTestFacts();

/** A tool's page as it is prerendered, without its styles. */
const draw = (tool: Tool) => {
  const children = createElement(ToolBody, {
    id: 'made_up',
    title: 'Made up',
    tool,
    path: '/made/up',
  });
  const page = renderToString(createElement(ChakraProvider, { value: system, children }));
  return page.replaceAll(/<!-- -->|<style.*?<\/style>/gs, '');
};

it('a prerendered page names no day that may have passed when it is read', () => {
  const made = madeUp({
    inputs: { rate: { kind: 'percent', label: 'Rate', default: 12 } },
    outputs: { total: { kind: 'percent', label: 'Total' } },
    basis: ['{rate} is {rate|effective}. Official: {test.rate|official}.'],
    compute: ({ rate }) => ({ total: rate }),
  });
  // (1 + 0.12 ÷ 12)^12 - 1 is 12.6825%, as banks publish it
  expect(draw(made)).toContain(
    '12% is 12.68%. Official: 7.1% (July–September 2026; later quarters not yet confirmed).',
  );
  for (const id of ['ppf', 'fd']) {
    const tool = tools.find((each) => each.id === id)?.tool as Tool;
    expect(draw(tool)).not.toMatch(/this quarter’s|this whole quarter/);
  }
});

it('every note that says that no account or subscriber can have a figure names its input', () => {
  const silent = tools.flatMap(({ id, tool }) =>
    Object.entries(tool.notes).flatMap(([note, spec]) =>
      typeof spec === 'object' && /^No .* can (have|take)/.test(spec.text) && spec.about === undefined
        ? [`${id}.${note}`]
        : [],
    ),
  );
  expect(silent).toEqual([]);
});
