import { afterAll, expect, it, vi } from 'vitest';
import { defineTool } from '#engine';
import { loadLink } from '#src/renderer/powers/link-code.ts';
import { followVisit } from '#src/shell/recent/follow.ts';
import { recentsNow, rememberVisit } from '#src/shell/recent/recent.ts';
import { openPage } from '#src/shell/routing/router.ts';
import { waitFor } from './page.tsx';

// files share a worker's modules: what is mocked here is loaded for this file alone, and nothing has read a link before
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const code = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((done) => {
    arrive = done;
  });
  return { arrive, arrival };
});
vi.mock('#src/renderer/powers/link.ts', async (original) => {
  await code.arrival;
  return original();
});

const tool = defineTool({
  inputs: { price: { kind: 'currency', label: 'Price', default: 1000 } },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  basis: ['Made up.'],
  examples: [],
  compute: ({ price }) => ({ total: price }),
});
const entry = { id: 'a_tool', path: '/other/a-tool', title: 'A tool', short: 'Tool', icon: 'house' };
const last = () => recentsNow().recent.map(({ scenario, amount }) => [scenario, amount]);

it.each([
  ['', tool],
  [' and stores its inputs', { ...tool, keep: {} as never }],
])('a tool that is left at once%s is remembered', (_, opened) => {
  const end = followVisit(entry, opened);
  expect(last()).toEqual([]);
  end();
  expect(last()).toEqual([['', null]]);
});

it('a tool that is left before its settings could be read is remembered with them, and its amount follows', async () => {
  rememberVisit(entry);
  history.replaceState(null, '', '/#a_tool?price=7500000');
  const end = followVisit(entry, tool);
  const read = loadLink();
  openPage('');
  end();
  expect(last()).toEqual([['price=7500000', null]]);
  code.arrive();
  await read;
  await waitFor(() => expect(last()).toEqual([['price=7500000', '₹75 lakh']]));
});
