import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { expect, it } from 'vitest';
import { createDesign } from '#src/design/system.ts';
import { textsOf } from '../texts.ts';

const design = createDesign();
const sources = Object.entries(textsOf(['src'], /\.tsx$|design\/[\w-]+\.ts$/));

it('every condition that a style names is one that the design knows', () => {
  const known = design.conditions.keys();
  const named = sources.flatMap(([file, text]) =>
    [...text.matchAll(/(?<![\w.'"`])(_[a-z]\w*)(?:=\{|: [{'"`\w])/g)].map(([, name]) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name = '' }) => !known.includes(name))).toEqual([]);
});

it('every style property of Chakra that a style names, also by its short name, is one that the design knows', () => {
  const chakra = new Map(
    Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([name, { shorthand = [] } = {}]) =>
      [name, shorthand].flat().map((each) => [each, name]),
    ),
  );
  const named = sources.flatMap(([file, text]) =>
    [...text.matchAll(/(?<![\w.'"`$])([a-z]\w*)(?:=\{|="|: )/gi)].flatMap(([, name = '']) =>
      chakra.has(name) ? [{ file, name, property: chakra.get(name) ?? '' }] : [],
    ),
  );
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter(({ property }) => !Object.hasOwn(design._config.utilities ?? {}, property))).toEqual([]);
});
