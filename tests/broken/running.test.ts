import { expect, it } from 'vitest';
import { checkTools } from '../../scripts/commands/checking.mjs';

const folder = (name: string) => `tests/broken/running/test/${name}`;
/** What is told of each definition of that folder, besides what its code shows. */
const told: Readonly<Record<string, RegExp | null>> = {
  exits: /^ends while it is loaded, by process\.exit or/,
  exits_later: /^with amount 100000: ends the process/,
  fills: /^with amount 1000000000: needs more than 128 MB of memory; bound .* atMost/,
  good: null,
  loops: /^takes longer than 5 seconds to load/,
  loops_later: /^with amount 1000000000: takes longer than 5 seconds; bound .* atMost/,
  throws: /^throws while it is loaded or checked: Not yet\.$/,
  waits: /^ends while it is loaded, .* an await at its top that nothing answers$/,
};

it('definitions that exit, hang, wait, throw or fill the memory are named, and the others are checked all the same', async () => {
  const { mistakes, metas } = await checkTools(Object.keys(told).map(folder), [], { seconds: 5, megabytes: 128 });
  for (const [name, message] of Object.entries(told)) {
    const own = mistakes.filter((text) => text.startsWith(`${folder(name)}/definition.ts: `));
    const expected = message === null ? [] : [expect.stringMatching(message)];
    expect(own.map((text) => text.slice(`${folder(name)}/definition.ts: `.length))).toEqual(expected);
  }
  expect(metas.get(folder('good'))).toMatchObject({ id: 'good' });
});
