import { expect, it } from 'vitest';
import { beginning } from '#src/renderer/charts/motion.ts';

it('a shape begins its move as high as it was, and where the axis now is', () => {
  expect(beginning('M65,100L300.5,20.25', 'M80,90L280,10')).toBe('M80,100L280,20.25');
  expect(beginning('M 10,50 h 20 v 100 h -20 Z', 'M 12,40 h 18 v 110 h -18 Z')).toBe('M 12,50 h 18 v100 h -18 Z');
});

it('a slice of a ring begins its move as it was', () => {
  const [from, to] = ['M 1,2 A 3,3,0,0,1,4,5 Z', 'M 1,2 A 3,3,0,0,1,9,9 Z'];
  expect(beginning(from, to)).toBe(from);
});
