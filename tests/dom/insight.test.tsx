import { act, cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { complete } from '#src/engine/places.ts';
import { words as device } from '#words/device.ts';
import { madeUp } from '../made-up.ts';
import { toolById } from '../tools.ts';
import { settings } from './browser.ts';
import { heading, renderHub } from './hub.tsx';
import { box, button, output, renderTool, screen, type, type Visitor, waitFor, within } from './page.tsx';
import { type Answer, type Call, json, network, never, status } from './services.ts';

const KEY = 'visitor-key-123';
const FAILED = 'Failed to generate AI insights. Please check your connection or API key.';

const said = (text: string) => ({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] });
const say = (text: string): Answer => json(said(text));
/** The AI service; its answers in order, and the last one from then on. */
function serve(...answers: Answer[]): Call[] {
  const calls: Call[] = network({
    ':generateContent': (call) => answers[Math.min(calls.length, answers.length) - 1]?.(call),
  });
  return calls;
}

const run = () => button('Generate AI insight');
const analyzing = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Analyzing...' });
const keyBox = () => screen.getByLabelText<HTMLInputElement>('Your key for the AI service');
const haveKey = () => button('Use my key');
const panel = () => run().closest('section') as HTMLElement;
const inPanel = () => within((analyzing() ?? run()).closest('section') as HTMLElement);
const fault = () => inPanel().queryByRole('alert');
const says = (text: string) => waitFor(() => expect(inPanel().queryByText(text)).not.toBe(null));
/** Waits until it neither runs nor is about to. */
const done = () => waitFor(() => expect(run().disabled).toBe(false));

/** A tool with an insight. */
const asking = (prompt = () => 'A prompt.') =>
  madeUp({
    inputs: {
      price: { kind: 'currency', label: 'Price', default: 100 },
      years: { kind: 'years', label: 'Years', default: 10 },
    },
    outputs: { total: { kind: 'currency', label: 'Total' } },
    insight: { title: 'AI insight', about: 'About the price.', prompt },
    compute: ({ price, years }) => ({ total: price * years }),
  });

async function withKey(tool = asking()): Promise<Visitor> {
  const visitor = await renderTool(tool);
  await waitFor(() => expect(haveKey()).not.toBe(null));
  await visitor.click(haveKey());
  await visitor.click(keyBox());
  await visitor.paste(KEY);
  return visitor;
}

it('the request for an insight is one where the button is pressed three times before the page is drawn again', async () => {
  const calls = serve(never, say('Note 2.'));
  await withKey();
  const press = run();
  // as one batch: React draws nothing in between
  act(() => {
    for (let each = 0; each < 3; each++) press.click();
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  for (const call of calls) say('Note 1.')(call);
  await says('Note 1.');
  expect(calls).toHaveLength(1);
  act(() => run().click());
  await says('Note 2.');
  expect(calls).toHaveLength(2);
});

it('the request for an insight is not made before the button is pressed, nor without a key', async () => {
  const calls = serve(say('A note.'));
  const visitor = await renderTool(asking());
  expect(screen.queryByRole('button', { name: 'Generate AI insight' })).toBe(null);
  expect(screen.queryByText(/with your own Gemini key/)).not.toBe(null);
  await visitor.click(haveKey());
  expect(document.activeElement).toBe(keyBox());
  expect(run().disabled).toBe(true);
  await type(visitor, keyBox(), KEY);
  expect(run().disabled).toBe(false);
  await type(visitor, box('years'), '12');
  expect(output('total')).toBe('₹1,200');
  expect(calls).toEqual([]);
});

it('the insight’s panel is disabled and says Analyzing... while it waits, then shows the answer', async () => {
  const calls = serve(never);
  const visitor = await withKey();
  await visitor.click(run());
  expect(analyzing()?.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Generate AI insight' })).toBe(null);
  await waitFor(() => expect(calls).toHaveLength(1));
  for (const call of calls) say('Line one.\nLine two.')(call);
  await waitFor(() => expect(inPanel().queryByText(/Line one\.\s+Line two\./)).not.toBe(null));
  expect(run().disabled).toBe(false);
  expect(fault()).toBe(null);
});

it('the insight’s panel shows markup in an answer as the text it is', async () => {
  const text = '<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"> **bold** <b>end</b>';
  serve(say(text));
  const visitor = await withKey();
  await visitor.click(run());
  await says(text);
  expect(panel().querySelector('script, img, b')).toBe(null);
  expect('hacked' in window).toBe(false);
});

it('the visitor’s key stays in this browser, hidden from view, until a button forgets it', async () => {
  const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });
  await withKey();
  expect(keyBox().type).toBe('password');
  expect(stored()).toContain(KEY);
  cleanup();
  const visitor = await renderTool(asking());
  expect(keyBox().value).toBe(KEY);
  expect(run().disabled).toBe(false);

  await visitor.click(button('Forget my key'));
  expect(keyBox().value).toBe('');
  expect(run().disabled).toBe(true);
  expect(stored()).not.toContain(KEY);
  cleanup();
  await renderTool(asking());
  expect(haveKey().disabled).toBe(false);
  expect(screen.queryByRole('button', { name: 'Forget my key' })).toBe(null);
});

it.each([
  ['blocks its storage', settings.storageBlocked],
  ['has no room', settings.storageFull],
])(
  'where the browser %s, the page says so of the key, which works, and says it no longer once there is room',
  async (_what, fail) => {
    fail();
    const calls = serve(say('A note.'));
    const visitor = await withKey();
    expect(fault()?.textContent).toBe(device.save.refused);
    await visitor.click(run());
    await says('A note.');
    expect(calls).toHaveLength(1);
    settings.storageFree();
    await type(visitor, keyBox(), 'another-key');
    expect(fault()).toBe(null);
  },
);

// https://ai.google.dev/api/generate-content
it('the request for an insight has the prompt in its body and the key in a header alone', async () => {
  const calls = serve(
    json({ candidates: [{ content: { parts: [{ text: ' One ' }, { thought: true }, { text: 'two.\n' }] } }] }),
  );
  const visitor = await withKey();
  await visitor.click(run());
  // of all parts, without space around them
  await says('One two.');
  expect(calls.map(({ url }) => url)).toEqual([
    expect.stringMatching(/^[^?]+\/v1beta\/models\/[^/?]+:generateContent$/),
  ]);
  const [{ request }] = calls as [Call];
  expect(request).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': KEY },
    // a redirect would take the key to another host
    redirect: 'error',
  });
  const body = JSON.parse(String(request.body));
  expect(body).toMatchObject({ contents: [{ parts: [{ text: 'A prompt.' }] }] });
  expect(body.generationConfig).toEqual({ temperature: 0.5, topP: 0.95, topK: 64 });
});

it('an insight that fails shows the same sentence whatever went wrong, and nothing of the answer', async () => {
  const bad = status(503, JSON.stringify(said('Not to be shown.')));
  const saying = (...parts: object[]) => json({ candidates: [{ content: { parts } }] });
  const tooLong = saying({ text: 'word '.repeat(10_000) });
  const without = [
    saying(),
    saying({ text: ' ' }),
    saying({ text: 42 }),
    tooLong,
    json({ candidates: [] }),
    json('null'),
  ];
  const calls = serve(say('The first answer.'), never);
  const visitor = await withKey();
  await visitor.click(run());
  await says('The first answer.');
  for (const fail of [bad, ...without, (call: Call) => call.hangUp()]) {
    await visitor.click(run());
    // the earlier answer or error is gone while the next one is waited for
    expect(analyzing()).not.toBe(null);
    expect([fault(), inPanel().queryByText('The first answer.')]).toEqual([null, null]);
    await waitFor(() => expect(calls.at(-1)?.cancelled).toBe(false));
    const asked = calls.length;
    fail(calls.at(-1) as Call);
    await done();
    expect(calls).toHaveLength(asked);
    expect(fault()?.textContent).toBe(`Error: ${FAILED}`);
    expect(panel().textContent).not.toContain('Not to be shown.');
  }
});

it.each([
  ['an error without a message', new Error()],
  ['no error at all', undefined],
])('an insight for which %s is thrown says that the error is unknown', async (_what, thrown) => {
  const tool = asking(() => {
    throw thrown;
  });
  const visitor = await withKey(tool);
  await visitor.click(run());
  await waitFor(() => expect(fault()?.textContent).toBe('Error: An unknown error occurred.'));
});

it('an insight that nobody waits for any more is cancelled when an input changes, and an answer that no longer fits is taken away', async () => {
  const calls = serve(never, say('The second answer.'));
  const visitor = await withKey();
  await visitor.click(run());
  await waitFor(() => expect(calls).toHaveLength(1));
  await type(visitor, box('years'), '11');
  await done();
  expect(calls[0]?.cancelled).toBe(true);
  expect(fault()).toBe(null);
  await visitor.click(run());
  await says('The second answer.');
  await type(visitor, box('years'), '12');
  expect(screen.queryByText('The second answer.')).toBe(null);
});

it('an insight that nobody waits for any more is cancelled when another tool opens, and does not land there or on the way back', async () => {
  const calls = serve(never);
  const visitor = await renderHub('sip_lumpsum');
  await visitor.click(haveKey());
  await type(visitor, keyBox(), KEY);
  await visitor.click(run());
  await waitFor(() => expect(calls).toHaveLength(1));
  await visitor.click(within(screen.getByRole('complementary')).getByRole('link', { name: 'CAGR Calculator' }));
  await waitFor(() => expect(output('cagr')).not.toBe(null));
  expect(calls[0]?.cancelled).toBe(true);
  history.back();
  await waitFor(() => expect(heading()).toBe('SIP & Lumpsum Calculator'));
  await done();
  expect(fault()).toBe(null);
});

it('an insight that nobody waits for any more goes on while a visitor only looks at the inputs', async () => {
  const calls = serve(never);
  const visitor = await withKey();
  await visitor.click(run());
  await waitFor(() => expect(calls).toHaveLength(1));
  for (const control of [box('years'), box('price'), keyBox()]) await visitor.click(control);
  expect(analyzing()).not.toBe(null);
  for (const call of calls) say('The late answer.')(call);
  await says('The late answer.');
});

it('a prompt names type, amount, years and return as they were entered, and the rules', () => {
  const tool = toolById('sip_lumpsum');
  const prompt = (values: object) => tool.insight?.prompt(complete(tool, { ...values })) ?? '';
  const sip = prompt({ monthlyAmount: 7500, returnRate: 11.5, years: 17 });
  for (const part of [/SIP/, /₹7,500/, /\b17 years/, /11\.5%/]) expect(sip).toMatch(part);
  for (const rule of [/educational/, /150 words/, /markdown/, /2-3 /, /no advice/, /no returns/, /^Begin with/m])
    expect(sip).toMatch(rule);
  const lumpSum = prompt({ investmentType: 'LumpSum', monthlyAmount: 7500, lumpSumAmount: 333_000 });
  expect(lumpSum).toMatch(/lump sum.* of ₹3,33,000 for/);
  expect(lumpSum).not.toMatch(/7,?500|SIP/);
});
