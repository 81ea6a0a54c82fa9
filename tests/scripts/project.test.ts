// What the repository promises: its docs, its commands and the licences of its packages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };
import { root } from '../../scripts/build/project.ts';
import { command } from '../project.ts';

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

it.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/tests.md', deviations])(
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

const sources = ['src', 'tools', 'schemas', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|js)$/.test(file)),
);

it('comments name only files that there are', () => {
  const known = new Set(sources.flatMap((file) => file.split('/').map((_, at, all) => all.slice(at).join('/'))));
  // the service worker of a built hub
  known.add('sw.js');
  const stale = sources.flatMap((file) => {
    const comments = [...read(file).matchAll(/(?:\/\/|^ *\/?\*).*$/gm)].join('\n');
    const named = [...comments.matchAll(/(?<![\w@./-])(?:\w[\w.-]*\/)*\w[\w-]*\.(?:tsx?|js)\b/g)].map(([name]) => name);
    return named.filter((name) => !known.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(stale).toEqual([]);
});

/** Licences that require no more than a notice. */
const ALLOWED = new Set([
  ...['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'CC0-1.0', 'Unlicense'],
  // of the typeface: its notice is beside it in `assets/`
  'OFL-1.1',
]);

it('every package that ships may be used with a notice alone', () => {
  const packages: [string, { license?: string; dev?: boolean; optional?: boolean }][] = Object.entries(lock.packages);
  const shipped = packages.filter(([path, { dev, optional }]) => path !== '' && !dev && !optional);
  expect(shipped.length).toBeGreaterThan(10);
  const refused = shipped.filter(([, { license = '' }]) => {
    // "(MIT OR Apache-2.0)": one allowed licence is enough; "MIT AND ISC": all must be allowed
    const alternatives = license.replace(/[()]/g, '').split(' OR ');
    return !alternatives.some((each) => each.split(' AND ').every((one) => ALLOWED.has(one.trim())));
  });
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

it.each([
  ['commands/check-tools', 'tool', 'emi_calculator'],
  ['commands/shots', 'page', 'landing'],
  ['bench/input', 'tool', 'emi_calculator'],
  ['bench/faults', 'tool', 'emi_calculator'],
])('a command that takes names, %s, refuses a %s that there is not, before it does anything', (file, what, one) => {
  const { status, stdout, stderr } = command(file, [one, 'no_such']);
  expect(stderr).toMatch(new RegExp(`^There is no ${what} "no_such"\\. Choose from: .*\\b${one}\\b.*\\.\\n$`));
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});
