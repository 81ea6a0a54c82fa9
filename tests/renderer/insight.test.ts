import { afterEach, expect, it, vi } from 'vitest';
import { complete } from '#src/engine/places.ts';
import { generateInsight } from '#src/renderer/insight/generate.ts';
import { toolById } from '../tools.ts';

const service = { address: 'https://ai.example', model: 'model', key: 'key' };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A service that never answers, and the signals with which it was called. */
function silentService(): AbortSignal[] {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise((_, refuse) => {
      signal.addEventListener('abort', () => refuse(new DOMException('aborted', 'AbortError')));
    });
  });
  return signals;
}

// https://ai.google.dev/api/generate-content
const ask = async (answer: unknown) => {
  const calls: { address: string; request: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    calls.push({ address, request });
    return Response.json(answer);
  });
  const given = { ...service, model: 'a model/2' };
  const text = await generateInsight('the prompt', given, new AbortController().signal).catch(() => null);
  return { text, calls };
};
const saying = (...parts: object[]) => ({ candidates: [{ content: { parts } }] });

it('an insight is asked for by one POST with the prompt in the body and the key in a header alone', async () => {
  const { calls } = await ask(saying({ text: 'Yes.' }));
  expect(calls.map(({ address }) => address)).toEqual([
    'https://ai.example/v1beta/models/a%20model%2F2:generateContent',
  ]);
  const request = calls[0]?.request;
  expect(request).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': 'key' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // a redirect would take the key to another host
    redirect: 'error',
  });
  expect(JSON.parse(String(request?.body))).toMatchObject({
    contents: [{ parts: [{ text: 'the prompt' }] }],
    generationConfig: { temperature: 0.5, topP: 0.95, topK: 64 },
  });
});

it('an insight is no text that is too long for a page', async () => {
  expect((await ask(saying({ text: 'word '.repeat(2000) }))).text).toHaveLength(9999);
  expect((await ask(saying({ text: 'word '.repeat(10_000) }))).text).toBe(null);
});

it('an insight is the text of all parts, without space around it', async () => {
  expect((await ask(saying({ text: ' One ' }, { thought: true }, { text: 'two.\n' }))).text).toBe('One two.');
});

it.each([
  ['no parts', saying()],
  ['space alone', saying({ text: ' ' })],
  ['no candidate', { candidates: [] }],
  ['something else', { error: 'none' }],
  ['null', null],
  ['text that is no text', saying({ text: 42 })],
])('an insight fails where the answer has %s', async (_what, answer) => {
  expect((await ask(answer)).text).toBe(null);
});

it.each([400, 404, 429, 500])(
  'an insight that is answered with status %d fails, and its answer is not read',
  async (code) => {
    vi.stubGlobal('fetch', async () => Response.json(saying({ text: 'Not to be shown.' }), { status: code }));
    await expect(generateInsight('prompt', service, new AbortController().signal)).rejects.toThrow(String(code));
  },
);

it('an insight fails after 30 seconds without an answer, and not before', async () => {
  vi.useFakeTimers();
  const signals = silentService();
  const coming = generateInsight('prompt', service, new AbortController().signal);
  const end = expect(coming).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(29_500);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1000);
  await end;
  vi.useRealTimers();
});

it('an insight that nobody waits for any more ends its call', async () => {
  const signals = silentService();
  const stop = new AbortController();
  const coming = generateInsight('prompt', service, stop.signal);
  stop.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await expect(coming).rejects.toMatchObject({ name: 'AbortError' });
});

it('a prompt names type, amount, years and return as they were entered, and the rules', () => {
  const tool = toolById('sip_lumpsum');
  const prompt = (values: object) => tool.insight?.prompt(complete(tool, { ...values })) ?? '';
  const sip = prompt({ monthlyAmount: 7500, returnRate: 11.5, years: 17 });
  for (const part of [/SIP/, /7,?500/, /\b17 years/, /11\.5%/]) expect(sip).toMatch(part);
  for (const rule of [/educational/, /150 words/, /markdown/, /2-3 /, /no advice/, /no returns/, /^Begin with/m])
    expect(sip).toMatch(rule);
  const lumpSum = prompt({ investmentType: 'LumpSum', monthlyAmount: 7500, lumpSumAmount: 333_000 });
  expect(lumpSum).toMatch(/lump sum.*3,?33,?000/);
  expect(lumpSum).not.toMatch(/7,?500|SIP/);
});
