import { describe, expect, it } from 'vitest';
import { defineTool } from '#engine';
import { option, renderTool, screen } from './page.tsx';

const tool = defineTool({
  inputs: {
    mode: {
      kind: 'choice',
      label: 'Mode',
      default: 'old',
      options: [
        { value: 'old', label: 'Old' },
        { value: 'new', label: 'New' },
      ],
    },
  },
  outputs: { tax: { kind: 'currency', label: 'Tax' } },
  basis: [
    'It rests on this always.',
    { text: 'It rests on the old law.', showWhen: { mode: 'old' } },
    { text: 'It rests on the new law.', showWhen: { mode: 'new' } },
  ],
  examples: [{ title: 'Old', inputs: {}, outputs: { tax: 1 } }],
  compute: ({ mode }) => ({ tax: mode === 'old' ? 1 : 2 }),
});

const lines = () => screen.getAllByText(/^It rests on/).map(({ textContent }) => textContent);

describe('what the figures rest on', () => {
  it('follows the inputs', async () => {
    const visitor = await renderTool(tool);
    expect(lines()).toEqual(['It rests on this always.', 'It rests on the old law.']);
    await visitor.click(option('mode', 'new'));
    expect(lines()).toEqual(['It rests on this always.', 'It rests on the new law.']);
  });
});
