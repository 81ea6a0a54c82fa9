import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchJson } from '#src/browser/fetch-json.ts';
import type { Live } from '#src/engine/types.ts';
import { isOld, liveFigures } from '#src/renderer/live-figures.tsx';
import { today } from '#src/rules/now.ts';
import { localArea } from '../device/area.ts';
import { toolById } from '../tools.ts';

// files share a worker's modules, so modules that are mocked here are loaded again for this file
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
// what a site's owner sets
vi.mock('virtual:services', () => ({ default: { moved: 'https://fallback.example/elsewhere' } }));

const zoneBefore = process.env.TZ;

/** Sets the time zone of this process. */
function liveIn(zone: string) {
  process.env.TZ = zone;
}

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

it.each([
  ['Asia/Kolkata', '2026-03-02'],
  ['America/Los_Angeles', '2026-03-01'],
])('today is the day that the visitor has in %s', (zone, day) => {
  liveIn(zone);
  expect(today(new Date('2026-03-01T20:00:00Z'))).toBe(day);
});

describe('live figures', () => {
  const TODAY = '2026-11-21';
  const first = { date: TODAY, figures: { USD: 1 } };
  let asked: string[] = [];
  const stored = localArea();
  let made = 0;

  beforeEach(() => {
    liveIn('Asia/Kolkata');
    vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`) });
    asked = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Live figures that no other test has requested, because today's are requested only once. */
  function ability(): Live {
    const source = {
      service: 'rates',
      name: 'Rates',
      address: 'https://rates.example/',
      query: '',
      read: (body: unknown) => body as { date: string; newest?: string; figures: { USD: number } } | null,
    };
    return { label: `Figures ${++made}`, source };
  }
  /** What the service answers from now on; without a body it is silent. */
  function answer(body?: unknown) {
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      if (body === undefined) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(body));
    });
  }
  const of = (date: string, usd = 2) => ({ date, figures: { USD: usd } });
  const hold = (live: Live, value: unknown) =>
    stored.setItem(`hisaab / live:${live.label}`, JSON.stringify({ at: 1, value }));
  const ask = (live: Live) => liveFigures(live, new AbortController().signal);

  it.each<[string, unknown, string | null]>([
    ['of today', first, TODAY],
    ['old', of('2026-01-01'), '2026-01-01'],
    ['of tomorrow, as where a day begins earlier', of('2026-11-22'), '2026-11-22'],
    ['of the day after tomorrow', of('2026-11-23'), null],
    ['of today in part, and of a year to come', { ...first, newest: '2999-01-01' }, null],
    ['wrong', null, null],
    ['silent', undefined, null],
  ])('live figures can be used or not where the answer is %s', async (_what, body, date) => {
    answer(body);
    const arrived = await ask(ability());
    expect(arrived?.date ?? null).toBe(date);
    if (arrived) expect(arrived.from).toBe('answered');
  });

  it('live figures of the last ten days are asked for once a visit, older ones each time', async () => {
    const live = ability();
    answer(of('2026-11-10'));
    await ask(live);
    answer(first);
    expect(await ask(live)).toMatchObject({ date: TODAY });
    await ask(live);
    expect(asked).toHaveLength(2);
    // the page stays open for a fortnight
    vi.setSystemTime(new Date('2026-12-05T06:00:00Z'));
    answer(of('2026-12-04'));
    expect(await ask(live)).toMatchObject({ date: '2026-12-04' });
  });

  it('live figures are the newest of the answer, an earlier visit and those built in, in this order where they are of one day', async () => {
    const figures = (day: string) => of(`2026-11-0${day}`);
    for (const [answered, kept, built, used] of [
      ['3', '2', '1', 'answered'],
      ['3', '3', '3', 'answered'],
      ['2', '3', '3', 'kept'],
      ['1', '2', '3', 'built'],
      [null, '3', '2', 'kept'],
      [null, null, '1', 'built'],
    ] as const) {
      const live = { ...ability(), reference: { ...figures(built), source: 'built in' } };
      if (kept !== null) hold(live, figures(kept));
      answer(answered === null ? undefined : figures(answered));
      expect((await ask(live))?.from, `${answered} ${kept} ${built}`).toBe(used);
    }
  });

  it.each([0.3, 3.1])(
    'live figures that are %d times those built in are not believed, nor later those kept',
    async (usd) => {
      const live = { ...ability(), reference: { ...of('2026-11-01', 1), source: 'built in' } };
      answer(of(TODAY, usd));
      expect((await ask(live))?.from).toBe('built');
      hold(live, of('2026-11-20', usd));
      expect((await ask(live))?.from).toBe('built');
    },
  );

  it.each(['{', 'null', '7', '"rates"', '{"date":"2999-11-20","figures":{}}'])(
    'live figures of an earlier visit are none where what is stored is %s',
    async (text) => {
      const live = ability();
      stored.setItem(`hisaab / live:${live.label}`, `{"at":1,"value":${text}}`);
      answer();
      expect(await ask(live)).toBeNull();
    },
  );

  it('live figures are none where reading an answer throws', async () => {
    const live = ability();
    const read = () => {
      throw new Error('not as it was');
    };
    answer(first);
    expect(await ask({ ...live, source: { ...live.source, read } })).toBeNull();
  });

  it('live figures are refused with the status of an answer that is not well', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
    const coming = fetchJson('https://service.example/', {}, 8, new AbortController().signal);
    await expect(coming).rejects.toThrow('the service answered 503');
  });

  it('live figures are refused where the answer is longer than a million characters, which would fill the storage', async () => {
    const answer = (length: number) => vi.stubGlobal('fetch', async () => new Response(`7${' '.repeat(length - 1)}`));
    const ask = () => fetchJson('https://service.example/', {}, 8, new AbortController().signal);
    answer(1_000_001);
    await expect(ask()).rejects.toThrow('the answer is too long');
    answer(1_000_000);
    expect(await ask()).toBe(7);
  });

  it('live figures are read no further than that, however long the answer is, and a character in two pieces is one', async () => {
    let sent = 0;
    let stopped = false;
    const piece = new TextEncoder().encode(' '.repeat(100_000));
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull(to) {
          to.enqueue(piece);
          // an end, so that reading all of it fails too
          if (++sent === 300) to.close();
        },
        cancel() {
          stopped = true;
        },
      });
    vi.stubGlobal('fetch', async () => new Response(endless()));
    const ask = () => fetchJson('https://service.example/', {}, 8, new AbortController().signal);
    await expect(ask()).rejects.toThrow('the answer is too long');
    expect(stopped).toBe(true);
    expect(sent).toBeLessThan(15);

    const rupee = [...new TextEncoder().encode('"₹"')];
    const pieces = [rupee.slice(0, 2), rupee.slice(2)].map((bytes) => new Uint8Array(bytes));
    const cut = new ReadableStream<Uint8Array>({
      start(to) {
        for (const each of pieces) to.enqueue(each);
        to.close();
      },
    });
    vi.stubGlobal('fetch', async () => new Response(cut));
    expect(await ask()).toBe('₹');
  });

  it('live figures come from the address that the definition gives, or from that of the setting, with what is asked', async () => {
    const addresses: string[] = [];
    const live = ability();
    const source = { ...live.source, query: '?of=inr' };
    vi.stubGlobal('fetch', async (address: string) => {
      addresses.push(address);
      throw new TypeError('Failed to fetch');
    });
    await ask({ ...live, source });
    await ask({ ...live, source: { ...source, service: 'moved' } });
    expect(addresses).toEqual(['https://rates.example/?of=inr', 'https://fallback.example/elsewhere?of=inr']);
  });

  it('live figures are old after seven days', () => {
    expect(isOld('2026-11-14')).toBe(false);
    expect(isOld('2026-11-13')).toBe(true);
  });

  describe('that nobody waits for any more', () => {
    /** A fetch that answers on request, in whole or without an end, or fails with its signal as a browser's does. */
    function hold() {
      const held: { signal: AbortSignal; answer: (body: unknown) => void; begin: () => void }[] = [];
      vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
        asked.push(address);
        return new Promise((done, refuse) => {
          const stop = () => refuse(new DOMException('aborted', 'AbortError'));
          if (signal.aborted) stop();
          signal.addEventListener('abort', stop);
          held.push({
            signal,
            answer: (body) => done(new Response(JSON.stringify(body))),
            begin: () => {
              const never = new ReadableStream({
                start: (body) => signal.addEventListener('abort', () => body.error(new Error('aborted'))),
              });
              done(new Response(never));
            },
          });
        });
      });
      return held;
    }

    it('live figures that nobody waits for any more are not asked for further: the call ends', async () => {
      const held = hold();
      const stop = new AbortController();
      const coming = liveFigures(ability(), stop.signal);
      expect(held[0]?.signal.aborted).toBe(false);
      stop.abort();
      expect(held[0]?.signal.aborted).toBe(true);
      expect(await coming).toBeNull();
      expect(asked).toHaveLength(1);
      expect(stored.length).toBe(0);
    });

    it('live figures that nobody waits for any more are not taken where the answer came in the same moment', async () => {
      const held = hold();
      const live = ability();
      const stop = new AbortController();
      const coming = liveFigures(live, stop.signal);
      held[0]?.answer(of('2026-11-20'));
      stop.abort();
      expect(await coming).toBeNull();
      expect(stored.length).toBe(0);
      answer(first);
      expect(await ask(live)).toMatchObject({ date: TODAY });
    });

    it('live figures leave nothing that waits or listens once the answer is there', async () => {
      const held = hold();
      const stop = new AbortController();
      const coming = fetchJson('https://service.example/', {}, 8, stop.signal);
      held[0]?.answer(7);
      expect(await coming).toBe(7);
      expect(vi.getTimerCount()).toBe(0);
      stop.abort();
      expect(held[0]?.signal.aborted).toBe(false);
    });

    it('live figures do not come where the service has begun an answer and not ended it after 8 seconds, and leave nothing that waits', async () => {
      const held = hold();
      const coming = ask(ability());
      held[0]?.begin();
      await vi.advanceTimersByTimeAsync(7999);
      expect(vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await coming).toBeNull();
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});

const { live } = toolById('currency_converter');
const codes = ['USD', 'EUR', 'GBP', 'JPY', 'AED', 'SGD', 'AUD', 'CAD'];

/** Round made-up rates: units of a currency for one rupee. */
const rates: Record<string, number> = Object.fromEntries(codes.map((code, index) => [code, (index + 1) / 100]));
const figures = { INR: 1, ...rates };

describe('rates from Frankfurter', () => {
  const read = live?.source.read ?? expect.fail('no source');
  type Item = Record<string, unknown>;
  const well = (): Item[] => codes.map((quote) => ({ date: '2026-11-20', base: 'INR', quote, rate: rates[quote] }));
  /** A good answer of which one currency's item is otherwise. */
  const with_ = (change: unknown, code = 'USD') => well().map((item) => (item.quote === code ? change : item));
  const changed = (change: Item, code = 'USD') =>
    well().map((item) => (item.quote === code ? { ...item, ...change } : item));

  it('rates from Frankfurter are as old as the oldest of them, and tell the newest too', () => {
    expect(read(changed({ date: '2026-11-18' }, 'AED'))).toMatchObject({ date: '2026-11-18', newest: '2026-11-20' });
    expect(read(changed({ date: '2999-01-01' }, 'AED'))).toMatchObject({ date: '2026-11-20', newest: '2999-01-01' });
  });

  it('rates from Frankfurter are taken where the answer has more currencies than were asked for', () => {
    expect(read([...well(), { date: '2020-01-01', base: 'INR', quote: 'CHF', rate: 0.01 }])).toEqual({
      date: '2026-11-20',
      newest: '2026-11-20',
      figures,
    });
  });

  it.each<[string, unknown]>([
    ['an object', { rates }],
    ['a null among them', with_(null)],
    ['the last code missing', well().slice(0, -1)],
    ['a code twice', [...well(), ...well().slice(0, 1)]],
    ['a code in small letters', changed({ quote: 'usd' })],
    ['a negative rate', changed({ rate: -0.01 })],
    ['a rate of 0', changed({ rate: 0 })],
    ['a rate in text', changed({ rate: '0.01' })],
    ['an endless rate', changed({ rate: Number.POSITIVE_INFINITY })],
    ['one item of another base', changed({ base: 'EUR' })],
    ['a date with a time', changed({ date: '2026-11-20T10:00:00Z' })],
    ['a date that no calendar has', changed({ date: '2026-02-30' })],
    [
      'a bad rate of a currency that was not asked for',
      [...well(), { date: '2026-11-20', base: 'INR', quote: 'CHF', rate: -1 }],
    ],
    [
      'an item that inherits all it has',
      with_(Object.create({ date: '2026-11-20', base: 'INR', quote: 'USD', rate: 1 })),
    ],
  ])('rates from Frankfurter are refused from %s', (_what, body) => {
    expect(read(body)).toBeNull();
  });
});

const tool = toolById('currency_converter');

it('a rate that nobody gave is never made up: without live rates and a typed one there is no figure', () => {
  expect(tool.run({})).toMatchObject({ ok: false, field: 'manualRate' });
  expect(tool.run({}, { INR: 1 })).toMatchObject({ ok: false, field: 'manualRate' });
});

it('a rate that nobody gave gives way to a typed one', () => {
  const outcome = tool.run({ manualRate: 80 }, { INR: 1, USD: 0.01 });
  expect(outcome).toMatchObject({ ok: true, outputs: { converted: 80_000, rate: 80, inverseRate: 0.0125 } });
});

it('a rate that nobody gave between two foreign currencies goes through the rupee, and the markup comes off', () => {
  // one rupee is 0.01 dollars or 0.02 euros, so a dollar is two euros
  const outcome = tool.run({ amount: 100, from: 'USD', to: 'EUR', markup: 2.5 }, figures);
  expect(outcome).toMatchObject({ ok: true, outputs: { converted: 195, rate: 2, inverseRate: 0.5 } });
});

it('a rate that nobody gave is quoted to six significant digits', () => {
  const outcome = tool.run({ amount: 1 }, { INR: 1, USD: 0.0119 });
  // 1 / 0.0119 = 84.03361344…
  expect(outcome).toMatchObject({ ok: true, outputs: { rate: 84.0336, inverseRate: 0.0119, converted: 84.03 } });
});
