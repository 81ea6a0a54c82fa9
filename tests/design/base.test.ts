import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { expect, it } from 'vitest';
import { config } from '#src/design/system.ts';

const ours = createSystem(config);
const chakras = createSystem(defaultBaseConfig, config);
const known = new Set([...chakras.utility.keys(), ...chakras.conditions.keys()]);

/** What looks like a style in the files that draw, as its name and the values in the rest of its line. */
const written = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(design|loading|renderer|shell).*\.tsx?$/.test(file) && !file.endsWith('design/system.ts'))
  .flatMap((file) => [
    ...readFileSync(join('src', file), 'utf8')
      .replaceAll(/^\s*(\/\/|\/?\*).*/gm, '')
      .matchAll(/(?<=[\s{])(\w+)(?:: |=(?=[{"]))(?=(.*))/g),
  ])
  .map(([, name = '', line = '']) => ({
    name,
    values: [...line.matchAll(/'([^']*)'|"([^"]*)"|(-?\d+(?:\.\d+)?)/g)].map(
      ([, single, double, number]) => single ?? double ?? Number(number),
    ),
  }));

/** The styles of a property, without the variable in which Chakra keeps every ground for parts of its own. */
function stylesOf(system: typeof ours, name: string, value: unknown) {
  const { '--bg-currentcolor': _, ...styles } = system.css({ [name]: value } as SystemStyleObject) as Record<
    string,
    unknown
  >;
  return JSON.stringify(styles);
}

it('parts use no condition and no utility of Chakra that the hub’s own base lacks', () => {
  const missing = written.flatMap(({ name, values }) => {
    if (!known.has(name)) return [];
    const tried = name.startsWith('_') ? [{ color: 'fg' }] : values;
    return tried
      .filter((value) => stylesOf(ours, name, value) !== stylesOf(chakras, name, value))
      .map((value) => `${name}: ${JSON.stringify(value)}`);
  });
  expect([...new Set(missing)]).toEqual([]);
  expect(written.filter(({ name }) => known.has(name)).length).toBeGreaterThan(500);
});
