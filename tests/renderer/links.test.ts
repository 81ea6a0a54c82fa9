import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { lastingSettings } from '#src/engine/powers/scenario.ts';
import type { Tool } from '#src/engine/types.ts';
import { chatText, mainInputs } from '#src/renderer/powers/share/contents.ts';
import { madeUp } from '../made-up.ts';
import { runTool, toolById } from '../tools.ts';

const withRate = (rate: number): Tool =>
  madeUp({
    inputs: {
      amount: { kind: 'currency', label: 'Amount', default: 100 },
      rate: { kind: 'percent', label: 'Rate', default: rate },
      also: { kind: 'toggle', label: 'Also', default: false },
      extra: { kind: 'toggle', label: 'Extra', default: false },
      fee: { kind: 'currency', label: 'Fee', default: 7, showWhen: { extra: true } },
      note: { kind: 'text', label: 'Note', default: 'n'.repeat(100) },
      other: { kind: 'text', label: 'Other', default: 'o'.repeat(100) },
    },
    outputs: { total: { kind: 'currency', label: 'Total' } },
    compute: ({ amount, rate: by }) => ({ total: amount * by }),
  });
const tool = madeUp({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 100 },
    rate: { kind: 'percent', label: 'Rate', default: 8 },
  },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  compute: ({ amount, rate }) => ({ total: amount * rate }),
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a link to figures', () => {
  // the hub's path is computed when the modules load; other files share this worker's modules
  afterAll(() => vi.resetModules());
  it.each(['https://x.in/a/#ppf', 'https://x.in/a/index.html', 'https://x.in/a/loan/emi/index.html?x=1'])(
    'leads to the calculator’s own page from %s',
    async (href) => {
      vi.stubGlobal('window', { location: { href } });
      vi.stubEnv('BASE_URL', '/a/');
      vi.resetModules();
      const { figuresLink } = await import('#src/renderer/powers/link.tsx');
      expect(figuresLink('/loan/made-up', tool, { amount: 250, rate: 8 })).toBe(
        'https://x.in/a/loan/made-up/#?amount=250&rate=8',
      );
    },
  );
});

describe('the settings of a link that others open later', () => {
  it('have all inputs that are shown where these are few, so that a later default changes nothing', () => {
    expect(lastingSettings(tool, { amount: 250 }, [])).toBe('amount=250&rate=8');
    const pins = [{ name: null, values: { amount: 900, rate: 8 } }];
    expect(lastingSettings(tool, {}, pins)).toBe('amount=100&rate=8&~1.amount=900&~1.rate=8');
  });

  it('have what differs where there are many, and a mark by which the page knows that a default has changed', () => {
    const settings = lastingSettings(withRate(8), { amount: 250 }, []);
    expect(settings).toMatch(/^amount=250&~v=[a-z0-9]+$/);
    expect(readScenario(withRate(8), settings)).toMatchObject({ values: { amount: 250, rate: 8 }, unread: [] });
    const later = readScenario(withRate(9), settings);
    expect(later.values.amount).toBe(250);
    expect(later.unread).toEqual([expect.stringContaining('have changed since the link was made')]);
  });

  it('say nothing of a default that has changed where the link names the input', () => {
    const settings = lastingSettings(withRate(8), { rate: 9.5 }, []);
    expect(readScenario(withRate(9), settings)).toMatchObject({ values: { rate: 9.5 }, unread: [] });
  });

  it('have the same mark for ever, since links that were sent keep it', () => {
    expect(lastingSettings(withRate(8), {}, [])).toBe('~v=1btjacm');
    expect(lastingSettings(withRate(8), { amount: 250 }, [])).toBe('amount=250&~v=b8seek');
    const pins = [{ name: null, values: { rate: 9 } }];
    expect(lastingSettings(withRate(8), { amount: 250 }, pins)).toBe('amount=250&~1.rate=9&~v=m0uehy');
  });

  it('have no mark where a long link names all inputs', () => {
    const [note, other] = ['x'.repeat(120), 'y'.repeat(120)];
    const values = { amount: 1, rate: 2, also: true, extra: true, fee: 3, note, other };
    expect(lastingSettings(withRate(8), values, [])).toBe(
      `amount=1&rate=2&also=1&extra=1&fee=3&note=${note}&other=${other}`,
    );
  });

  it('have all inputs up to 200 characters', () => {
    const other = (length: number) => ({ note: 'n', other: 'o'.repeat(length) });
    const all = 'amount=100&rate=8&also=0&extra=0&note=n&other=';
    const most = 200 - all.length;
    expect(lastingSettings(withRate(8), other(most), [])).toBe(`${all}${'o'.repeat(most)}`);
    expect(lastingSettings(withRate(8), other(most + 1), [])).toMatch(/^note=n&other=o+&~v=/);
  });

  it('say of a default nothing more where they could not be read whole', () => {
    const settings = lastingSettings(withRate(8), { amount: 250 }, []).replace('250', 'x');
    expect(readScenario(withRate(9), settings).unread).toEqual([expect.stringMatching(/must be a number/)]);
  });

  it('may be edited by hand, and need no mark', () => {
    const settings = lastingSettings(withRate(8), { amount: 250 }, []).replace('250', '300');
    expect(readScenario(withRate(8), settings)).toMatchObject({ values: { amount: 300 }, unread: [] });
    expect(readScenario(withRate(9), 'amount=250').unread).toEqual([]);
    // what a link names is known by its name, however the number is written
    const written = lastingSettings(withRate(8), { amount: 250 }, []).replace('250', '2.5e2');
    expect(readScenario(withRate(8), written)).toMatchObject({ values: { amount: 250 }, unread: [] });
  });
});

const taken = (
  id: string,
  inputs = {},
  link: string | null = 'https://hisaab.example/loan/home-loan-calculator/#?rate=9',
) => ({
  ...{ tool: toolById(id), title: 'Home Loan Calculator', today: '2026-11-24', link, compared: null },
  outcome: runTool(id, inputs),
});

it('the text for a chat has what it comes to, the first inputs, and the link in a line of its own', () => {
  expect(chatText(taken('home_loan', { rate: 9 })).split('\n')).toEqual([
    'Home Loan Calculator',
    // the EMI of the tool's own example at 9%
    'You repay ₹1.08 crore for a loan of ₹50 lakh. That is ₹1.16 in interest for every rupee you borrow. Monthly EMI: ₹44,986',
    '',
    'Loan amount: ₹50 lakh',
    'Interest rate (p.a.): 9%',
    'Loan tenure: 20 years',
    '',
    'https://hisaab.example/loan/home-loan-calculator/#?rate=9',
  ]);
});

it('every input that is not as the calculator begins is named, of More options and of rows too', () => {
  const prepayments = [{ amount: 200_000, every: 'year', from: 12 }];
  const inputs = mainInputs(taken('home_loan', { rate: 9, prepayments })).named;
  expect(inputs.map(({ value }) => value)).toEqual(expect.arrayContaining(['₹50 lakh', '9%', '20 years', '₹2 lakh']));
  expect(mainInputs(taken('sip_lumpsum', { existing: 500_000 })).named.map(({ value }) => value)).toContain('₹5 lakh');
});

it('of the others the first six are named, none of More options, none hidden and no rows', () => {
  expect(mainInputs(taken('rent_or_buy')).named).toHaveLength(6);
  expect(mainInputs(taken('loan_comparison')).named).toEqual([]);
  expect(mainInputs(taken('sip_lumpsum')).named.map(({ label }) => label)).not.toContain('Existing savings');
});

it('the price of what was sold is named, and no 0 that is as the calculator begins, shown at first or not', () => {
  const sold = { asset: 'property', boughtOn: '2012-05-01', purchasePrice: 2_500_000 };
  const { named } = mainInputs(taken('capital_gains', sold));
  expect(named.map(({ label }) => label)).toContain('Sale price');
  expect(named.filter(({ value }) => /^(₹?0|0%)$/.test(value))).toEqual([]);
  // but one that was entered in place of another figure
  expect(mainInputs(taken('loan_cost', { feePercent: 0 })).named).toContainEqual({
    label: 'Processing fee',
    value: '0%',
  });
});

it('where there is little room, those that differ come before the others, and the number of the rest is told', () => {
  const { named, left } = mainInputs(taken('home_loan', { feePercent: 1, rate: 9 }), 3);
  expect(named.map(({ value }) => value)).toEqual(['9%', '1%']);
  expect(left).toBe(2);
});

it('a text leaves out a link that chats would cut off', () => {
  const long = `https://hisaab.example/#?${'x'.repeat(2000)}`;
  expect(chatText(taken('home_loan', {}, long))).toMatch(/Loan tenure: 20 years$/);
});

it('a text without a link ends with the inputs', () => {
  expect(chatText(taken('home_loan', {}, null))).toMatch(/Loan tenure: 20 years$/);
});
