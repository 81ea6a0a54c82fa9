import { expect, it } from 'vitest';
import { checkTools } from '../../scripts/build/checking.ts';

const folder = (name: string) => `tests/broken/running/test/${name}`;
/** The message for each definition in that folder, besides those from its source code. */
const mistakes: Readonly<Record<string, RegExp | null>> = {
  exits: /^ends while it is loaded, by process\.exit or/,
  exits_later: /^with amount 100000: ends the process/,
  fills: /^with amount 1000000000: needs more than 128 MB of memory; bound .* atMost/,
  goes_on: /^next\[0\]\.tool "emi_calculater" is not a tool \(have: .*\); did you mean emi_calculator\?$/,
  good: null,
  loops: /^takes longer than 3 seconds to load/,
  loops_later: /^with amount 1000000000: takes longer than 3 seconds; bound .* atMost/,
  relates: /^related\[1\] "emi_calculater" is not a tool \(have: .*\); did you mean emi_calculator\?$/,
  unused: /^notes\.silent is never given by compute; /,
  throws: /^throws while it is loaded or checked: Not yet\.$/,
  waits: /^ends while it is loaded, .* a top-level await that never settles$/,
};

/** Limits: short for definitions that never end, long enough for the others on a busy machine. */
const endless = ['loops', 'loops_later'];

it('definitions that exit, hang, wait, throw, fill the memory or name no tool as related or next are reported, and the others are checked all the same', async () => {
  const names = Object.keys(mistakes);
  const check = (seconds: number, some: readonly string[]) =>
    checkTools(some.map(folder), [], { seconds, megabytes: 128 });
  const [quick, slow] = await Promise.all([
    check(
      60,
      names.filter((name) => !endless.includes(name)),
    ),
    check(3, endless),
  ]);
  for (const [name, message] of Object.entries(mistakes)) {
    const own = [...quick.mistakes, ...slow.mistakes].filter((text) =>
      text.startsWith(`${folder(name)}/definition.ts: `),
    );
    const expected = message === null ? [] : [expect.stringMatching(message)];
    expect(own.map((text) => text.slice(`${folder(name)}/definition.ts: `.length))).toEqual(expected);
  }
  expect(quick.metas.get(folder('good'))).toMatchObject({ id: 'good' });
});
