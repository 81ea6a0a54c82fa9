import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { root } from '../../scripts/build/project.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

describe('the README', () => {
  it('names no command that there is not, and at most fifteen in its table', () => {
    const named = [...read('README.md').matchAll(/npm (?:run (?:--silent )?)?([a-z][\w:-]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !['ci', 'run'].includes(name));
    expect(named.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
    expect(read('README.md').match(/^\| `npm run /gm)?.length).toBeLessThanOrEqual(15);
  });

  it('counts no tools: the number grows', () => {
    expect(read('README.md')).not.toMatch(/\b\d+ (tools|calculators)\b|\bwith \d+,/);
  });
});

const deviations = 'docs/decisions/0020-where-the-specification-is-not-followed.md';

it.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/mutation.md', deviations])(
  'a page for those who change the project, %s, leads to what is there, and names files that are there',
  (page) => {
    const links = [...read(page).matchAll(/\]\(([^)#:]+)\)/g)].map(([, to = '']) => join(dirname(page), to));
    const named = [...read(page).matchAll(/`((?:src|tests|scripts|schemas|tools|docs)\/[\w./-]+)`/g)]
      .map(([, file = '']) => file)
      // files of a language that the hub may have one day
      .filter((file) => !file.endsWith('.hi.ts'))
      .map((file) => (existsSync(join(root, file)) ? file : `${file}.ts`));
    expect([...links, ...named].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  },
);
