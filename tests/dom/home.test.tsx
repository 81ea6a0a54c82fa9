import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LiveCalculator } from '#src/shell/home/live.tsx';
import { madeUp } from '../made-up.ts';
import { Around, screen } from './page.tsx';

it('the tool on the landing page has a slider for each number with bounds, and none for a list', () => {
  const tool = madeUp({
    inputs: {
      parts: {
        kind: 'rows',
        label: 'Parts',
        item: 'Part {number}',
        columns: { size: { kind: 'number', label: 'Size', default: 1 } },
        min: 1,
        max: 3,
        default: [{}],
      },
      rate: { kind: 'percent', label: 'Rate', default: 8, usual: [5, 20], step: 1 },
      term: { kind: 'years', label: 'Term', default: 5 },
    },
    outputs: { total: { kind: 'number', label: 'Total' } },
    compute: ({ rate }) => ({ total: rate }),
  });
  const entry = { id: 'a_tool', path: '/other/a-tool', title: 'A tool', icon: 'house', ready: true };
  render(<LiveCalculator entry={entry} tool={tool} />, { wrapper: Around });
  expect(screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-label'))).toEqual(['Rate']);
});
