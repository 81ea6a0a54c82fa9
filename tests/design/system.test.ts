import { expect, it } from 'vitest';
import { createDesign } from '#src/design/system.ts';
import { textsOf } from '../texts.ts';

it('every condition that a style names is one that the design knows', () => {
  const known = createDesign().conditions.keys();
  const named = Object.entries(textsOf(['src'], /\.tsx$/)).flatMap(([file, text]) =>
    [...text.matchAll(/(?<![\w.'"`])(_[a-z]\w*)(?:=\{|: [{'"`\w])/g)].map(([, name]) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name = '' }) => !known.includes(name))).toEqual([]);
});
