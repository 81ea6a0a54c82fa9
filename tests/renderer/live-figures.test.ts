import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchJson } from '#src/browser/fetch-json.ts';
import type { Live } from '#src/engine/types.ts';
import { daysSince, isOld, liveFigures } from '#src/renderer/live/figures.ts';
import { today } from '#src/rules/today.ts';
import { localArea } from '../device/area.ts';

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
  // zone, date of the figures, moment, age in days by that zone's calendar
  ['UTC', '2026-11-20', '2026-11-20T00:00:00Z', 0],
  ['UTC', '2026-11-20', '2026-11-20T23:59:59Z', 0],
  ['UTC', '2026-11-20', '2026-11-21T00:00:00Z', 1],
  ['Asia/Kolkata', '2026-11-20', '2026-11-20T18:29:59Z', 0],
  ['Asia/Kolkata', '2026-11-20', '2026-11-20T18:30:00Z', 1],
  ['America/Los_Angeles', '2026-11-20', '2026-11-21T07:59:59Z', 0],
  ['America/Los_Angeles', '2026-11-20', '2026-11-21T08:00:00Z', 1],
  ['Pacific/Kiritimati', '2026-11-20', '2026-11-20T09:59:59Z', 0],
  ['Pacific/Kiritimati', '2026-11-20', '2026-11-20T10:00:00Z', 1],
  ['Pacific/Pago_Pago', '2026-11-20', '2026-11-21T10:59:59Z', 0],
])('the age of live figures counts days of the calendar in %s from %s to %s', (zone, date, now, days) => {
  liveIn(zone);
  expect(daysSince(date, new Date(now))).toBe(days);
});

it.each([
  ['Asia/Kolkata', '2026-03-02'],
  ['UTC', '2026-03-01'],
  ['America/Los_Angeles', '2026-03-01'],
])('today is the day that the visitor has in %s', (zone, day) => {
  liveIn(zone);
  expect(today(new Date('2026-03-01T20:00:00Z'))).toBe(day);
});

it('the age of live figures counts the short and the long day of daylight saving as one day each', () => {
  liveIn('America/Los_Angeles');
  // clocks went forward on 8 March 2026 and go back on 1 November 2026
  expect(daysSince('2026-03-07', new Date('2026-03-09T07:00:00Z'))).toBe(2);
  expect(daysSince('2026-10-31', new Date('2026-11-02T08:00:00Z'))).toBe(2);
});

it('the age of live figures is below 0 for a date to come', () => {
  liveIn('America/Los_Angeles');
  expect(daysSince('2026-11-21', new Date('2026-11-20T20:00:00Z'))).toBe(-1);
  expect(daysSince('2027-11-20', new Date('2026-11-20T20:00:00Z'))).toBe(-365);
});

/** What each service answers, by its id; an Error is a network fault. */
type Answers = Readonly<Record<string, unknown>>;

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
    const source = (service: string) => ({
      service,
      name: service,
      address: `https://${service}.example/`,
      query: '',
      read: (body: unknown) => body as { date: string; newest?: string; figures: { USD: number } } | null,
    });
    return { label: `Figures ${++made}`, sources: [source('rates'), source('fallback')] };
  }
  function answer(answers: Answers) {
    vi.stubGlobal('fetch', async (address: string) => {
      const service = new URL(address).host.split('.')[0] ?? '';
      asked.push(service);
      const body = answers[service];
      if (body === undefined || body instanceof Error) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(body));
    });
  }
  const of = (date: string, usd = 2) => ({ date, figures: { USD: usd } });
  const hold = (live: Live, value: unknown) =>
    stored.setItem(`hisaab / live:${live.label}`, JSON.stringify({ at: 1, value }));
  const ask = (live: Live) => liveFigures(live, new AbortController().signal);

  it.each<[string, unknown, unknown, string | null, readonly string[]]>([
    // the first source's answer, the second's, the date that is used, who was asked
    ['of today', first, of('2026-11-21'), TODAY, ['rates']],
    ['seven days old', of('2026-11-14'), first, '2026-11-14', ['rates']],
    ['eight days old, the second newer', of('2026-11-13'), of('2026-11-20'), '2026-11-20', ['both']],
    ['eight days old, the second older', of('2026-11-13'), of('2026-11-09'), '2026-11-13', ['both']],
    ['old, the second old but newer', of('2026-01-01'), of('2026-11-01'), '2026-11-01', ['both']],
    ['old, the second silent', of('2026-01-01'), undefined, '2026-01-01', ['both']],
    ['of tomorrow, as where a day begins earlier', of('2026-11-22'), first, '2026-11-22', ['rates']],
    ['of the day after tomorrow', of('2026-11-23'), of('2026-11-20'), '2026-11-20', ['both']],
    ['of a year to come', of('2999-01-01'), of('2026-01-01'), '2026-01-01', ['both']],
    ['of a year to come, the second too', of('2999-01-01'), of('2027-11-21'), null, ['both']],
    [
      'of today in part, and of a year to come',
      { ...first, newest: '2999-01-01' },
      of('2026-11-20'),
      '2026-11-20',
      ['both'],
    ],
    ['wrong, the second well', null, first, TODAY, ['both']],
    ['silent, the second too', undefined, undefined, null, ['both']],
  ])(
    'live figures are the newest that can be used where the first source is %s',
    async (_what, one, other, date, who) => {
      answer({ rates: one, fallback: other });
      const arrived = await ask(ability());
      expect(arrived?.date ?? null).toBe(date);
      if (arrived) expect(arrived.from).toBe('answered');
      expect(asked).toEqual(who[0] === 'both' ? ['rates', 'fallback'] : who);
    },
  );

  it('live figures of the last ten days are asked for once a visit, older ones each time', async () => {
    const live = ability();
    answer({ rates: of('2026-11-10') });
    await ask(live);
    answer({ rates: first });
    expect(await ask(live)).toMatchObject({ date: TODAY });
    await ask(live);
    expect(asked).toEqual(['rates', 'fallback', 'rates']);
    // the page stays open for a fortnight
    vi.setSystemTime(new Date('2026-12-05T06:00:00Z'));
    answer({ rates: of('2026-12-04') });
    expect(await ask(live)).toMatchObject({ date: '2026-12-04' });
  });

  it('live figures of an earlier visit are used where nobody answers, and where those who answer have older ones', async () => {
    const live = ability();
    hold(live, { service: 'fallback', body: of('2026-11-18') });
    answer({});
    expect(await ask(live)).toMatchObject({ date: '2026-11-18', from: 'kept' });
    answer({ rates: of('2026-10-01') });
    expect(await ask(live)).toMatchObject({ date: '2026-11-18', from: 'newest', source: 'fallback' });
    // and the older answer does not take their place
    answer({});
    expect(await ask(live)).toMatchObject({ date: '2026-11-18', from: 'kept' });
  });

  it('live figures of an earlier visit give way to newer ones that are built in, where nobody answers', async () => {
    const reference = { date: '2026-11-19', source: 'built in', figures: { USD: 3 } };
    const live = { ...ability(), reference };
    for (const [day, used] of [
      ['2026-11-18', { date: '2026-11-19', from: 'built' }],
      ['2026-11-20', { date: '2026-11-20', from: 'kept' }],
    ] as const) {
      hold(live, { service: 'fallback', body: of(day) });
      answer({});
      expect(await ask(live)).toMatchObject(used);
    }
  });

  it('live figures that are built in are the newest where those who answer have older ones', async () => {
    const live = { ...ability(), reference: { date: '2026-11-01', source: 'built in', figures: { USD: 3 } } };
    answer({ rates: of('2026-10-01') });
    expect(await ask(live)).toMatchObject({ date: '2026-11-01', from: 'newestBuilt' });
  });

  it('live figures of an earlier visit give way to an answer that is as new, or newer', async () => {
    for (const date of ['2026-10-01', '2026-09-01']) {
      const live = ability();
      hold(live, { service: 'fallback', body: of(date) });
      answer({ rates: of('2026-10-01') });
      expect(await ask(live)).toMatchObject({ date: '2026-10-01', from: 'answered', source: 'rates' });
    }
  });

  it('live figures are those of the first source where the second has no newer ones', async () => {
    answer({ rates: of('2026-10-01', 1), fallback: of('2026-10-01', 2) });
    expect(await ask(ability())).toMatchObject({ source: 'rates', figures: { USD: 1 } });
  });

  it('live figures are there on the next visit, with the source that gave them', async () => {
    const live = ability();
    answer({ fallback: of('2026-11-10') });
    await ask(live);
    answer({});
    expect(await ask(live)).toMatchObject({
      date: '2026-11-10',
      from: 'kept',
      source: 'fallback',
      figures: { USD: 2 },
    });
  });

  it.each(['{', 'null', '7', '"rates"', '{"service":"nobody","body":{"date":"2026-11-20","figures":{}}}'])(
    'live figures of an earlier visit are none where what is stored is %s',
    async (text) => {
      const live = ability();
      stored.setItem(`hisaab / live:${live.label}`, `{"at":1,"value":${text}}`);
      answer({});
      expect(await ask(live)).toBeNull();
    },
  );

  it('live figures come from the next source where reading an answer throws', async () => {
    const live = ability();
    const [one, other] = live.sources;
    if (!one || !other) throw new Error('there are two sources');
    const read = () => {
      throw new Error('not as it was');
    };
    answer({ rates: first, fallback: of('2026-11-20') });
    expect(await ask({ ...live, sources: [{ ...one, read }, other] })).toMatchObject({ source: 'fallback' });
    expect(await ask({ ...ability(), sources: [{ ...one, read }] })).toBeNull();
  });

  it('live figures are asked for without cookies and without a referrer', async () => {
    const sent: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_address: string, request: RequestInit) => {
      sent.push(request);
      return new Response('7');
    });
    const request = { method: 'POST', body: 'x' };
    expect(await fetchJson('https://service.example/', request, 8, new AbortController().signal)).toBe(7);
    expect(sent).toMatchObject([{ ...request, credentials: 'omit', referrerPolicy: 'no-referrer' }]);
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
    const [one, other] = live.sources.map((source) => ({ ...source, query: '?of=inr' }));
    if (!one || !other) throw new Error('there are two sources');
    vi.stubGlobal('fetch', async (address: string) => {
      addresses.push(address);
      throw new TypeError('Failed to fetch');
    });
    await ask({ ...live, sources: [one, { ...other, service: 'moved' }] });
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

    it('live figures that nobody waits for any more are not asked for further: the call ends, and the next source hears nothing', async () => {
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
      answer({ rates: first });
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

    it('live figures come from the next source where the first has begun an answer and not ended it after 8 seconds, and leave nothing that waits', async () => {
      const held = hold();
      const coming = ask(ability());
      held[0]?.begin();
      await vi.advanceTimersByTimeAsync(7999);
      expect(asked).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(asked).toHaveLength(2);
      held[1]?.answer(first);
      expect(await coming).toMatchObject({ date: TODAY, from: 'answered' });
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
