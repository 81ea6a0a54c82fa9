import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { system } from '#src/design/system.ts';
import type { Content, Tool } from '#src/engine/types.ts';
import ToolParts, { Star } from '#src/shell/pages/tool-parts.tsx';
import { madeUp } from '../made-up.ts';

const entry = { id: 'a_tool', path: '/other/a-tool', title: 'A Tool', icon: 'house', ready: true };
const toolWith = (content: Content | null): Tool => ({
  ...madeUp({
    inputs: { price: { kind: 'currency', label: 'Price', default: 100 } },
    outputs: { total: { kind: 'currency', label: 'Total' } },
    compute: ({ price }) => ({ total: price }),
  }),
  content,
});

/** The headings of a tool's page below its own. */
function headings(tool: Tool): string[] {
  const meta = { ...entry, description: 'A tool.', metaDescription: 'A tool of a test.' };
  const screen = { id: entry.id, tool, meta, Star, Body: ToolParts, data: [], readStored: null };
  const children = createElement(ToolParts, { entry, screen });
  const page = renderToString(createElement(ChakraProvider, { value: system, children }));
  return [...page.matchAll(/<h[23][^>]*>([^<]*)<\/h[23]>/g)].map(([, text = '']) => text);
}

const LEARN_MORE = 'Learn More About This Tool';

it('a tool without content has the block “Learn More About This Tool” in its place', () => {
  expect(headings(toolWith(null)).filter((text) => text === LEARN_MORE)).toHaveLength(1);
});

it('a tool with content has that instead', () => {
  const content = { title: 'How it works', sections: [{ heading: 'The sum', paragraph: 'One and one.' }] };
  const found = headings(toolWith(content as Content));
  expect(found).toEqual(expect.arrayContaining(['How it works', 'The sum']));
  expect(found).not.toContain(LEARN_MORE);
});
