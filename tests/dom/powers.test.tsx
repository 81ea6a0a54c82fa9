import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail } from '#engine';
import { COMPARE } from '#src/renderer/powers/powers.tsx';
import { choice, madeUp } from '../made-up.ts';
import {
  box,
  button,
  fireEvent,
  loaded,
  output,
  power,
  renderTool,
  screen,
  shows,
  type,
  waitFor,
  within,
} from './page.tsx';

const tool = madeUp({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 1000, usual: [0, 10_000], step: 100 },
    times: { kind: 'number', label: 'Times', default: 3, usual: [1, 10], step: 1, whole: true },
    idle: { kind: 'number', label: 'Idle', default: 1, usual: [0, 5], step: 1 },
    mode: choice('Mode', { plain: 'Plain', double: 'Double' }),
  },
  outputs: { total: { kind: 'currency', label: 'Total', better: 'lower' } },
  working: [{ id: 'total', label: 'Total', formula: '{amount} × {times}', showWhen: { mode: 'plain' } }],
  compute: ({ amount, times, mode }) => ({ total: amount * times * (mode === 'double' ? 2 : 1) }),
});
const keeping = madeUp({
  inputs: { amount: { kind: 'currency', label: 'Amount', default: 1000 } },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  keep: {},
  compute: ({ amount }) => ({ total: amount }),
});

const open = async (visitor: Awaited<ReturnType<typeof renderTool>>, name: string) => {
  await visitor.click(power(name) as HTMLElement);
  const panel = await screen.findByRole('region', { name });
  await loaded();
  return panel;
};

/** Presses Print. @returns what the page says at its foot as the browser prints it */
async function print(visitor: Awaited<ReturnType<typeof renderTool>>): Promise<string> {
  window.print = () => window.dispatchEvent(new Event('beforeprint'));
  await loaded();
  await visitor.click(power('Print') as HTMLElement);
  return (
    (await screen.findByRole('img', { name: 'QR code of the link', hidden: true })).parentElement?.textContent ?? ''
  );
}

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => history.replaceState(null, '', '/'));

describe('the address', () => {
  it('gives the figures that it names, and says what of it cannot be read', async () => {
    history.replaceState(null, '', '/#a_tool?amount=2000&times=x&more=1');
    await renderTool(tool);
    await shows('total', '₹6,000');
    expect(box('amount').value).toBe('2,000');
    const notice = screen.getByText(/We could not read part of this link/).closest('section') as HTMLElement;
    expect(within(notice).getAllByRole('listitem')).toHaveLength(2);
    fireEvent.click(within(notice).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/We could not read part of this link/)).toBe(null);
  });

  it('follows what is typed, with what differs alone, and makes no entry of the history', async () => {
    history.replaceState(null, '', '/#a_tool');
    const visitor = await renderTool(tool);
    const entries = history.length;
    await type(visitor, box('amount'), '2500');
    await waitFor(() => expect(location.hash).toBe('#a_tool?amount=2500'), { timeout: 3000 });
    expect(history.length).toBe(entries);
    await type(visitor, box('amount'), '1000');
    await waitFor(() => expect(location.hash).toBe('#a_tool'), { timeout: 3000 });
  });

  it('waits until typing rests, and is written before a key that may lead elsewhere', async () => {
    history.replaceState(null, '', '/#a_tool');
    await renderTool(tool);
    const amount = box('amount');
    const stepUp = (to: string) => {
      fireEvent.keyDown(amount, { key: 'ArrowUp' });
      fireEvent.change(amount, { target: { value: to } });
    };
    stepUp('1100');
    await waitFor(() => expect(location.hash).toBe('#a_tool?amount=1100'), { timeout: 3000 });
    const write = vi.spyOn(history, 'replaceState');
    for (const to of ['1200', '1300', '1400']) stepUp(to);
    expect(write).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(location.hash).toBe('#a_tool?amount=1400');
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('is read before anything is written over it', async () => {
    const visitor = await renderTool(tool);
    await type(visitor, box('amount'), '2000');
    await waitFor(() => expect(location.hash).toContain('amount=2000'));
    await type(visitor, box('amount'), '2500');
    // the browser tells the page of another address only after this, and a press writes at once what was typed
    location.hash = '#a_tool?amount=300';
    fireEvent.click(document.body);
    await shows('total', '₹900');
    await type(visitor, box('amount'), '700');
    await waitFor(() => expect(location.hash).toContain('amount=700'));
  });

  it('gives what was there before a pasted link on the way back', async () => {
    history.replaceState(null, '', '/#saved_a');
    const visitor = await renderTool(keeping, 'saved_a');
    await type(visitor, box('amount'), '77');
    location.hash = '#saved_a?amount=500';
    await shows('total', '₹500');
    expect(Object.values({ ...localStorage }).join()).not.toContain('"amount":500');
    history.back();
    await shows('total', '₹77');
    expect(screen.queryByRole('button', { name: 'Back to my saved figures' })).toBe(null);
  });

  it('never gets figures that are saved on the device', async () => {
    const visitor = await renderTool(keeping, 'saved_a');
    const written = vi.spyOn(history, 'replaceState');
    await type(visitor, box('amount'), '77');
    await visitor.click(button('Share'));
    // another tool of this page, in which something is typed later, does write its figures
    await renderTool(tool, 'plain_a');
    await type(visitor, box('times'), '5');
    await waitFor(() => expect(location.hash).toContain('times=5'));
    expect(JSON.stringify(written.mock.calls)).not.toContain('77');
  });
});

describe('working backwards', () => {
  it('can be taken back until the next change, so that nothing typed later is lost', async () => {
    const visitor = await renderTool(tool);
    const panel = await open(visitor, 'Work backwards');
    await type(visitor, within(panel).getByLabelText('to be'), '12000');
    await visitor.click(await within(panel).findByRole('button', { name: 'Use this: ₹4,000' }));
    expect(within(panel).getByText(/^Amount is now ₹4,000\./)).toBeTruthy();
    await type(visitor, box('idle'), '2');
    expect(within(panel).queryByRole('button', { name: 'Undo' })).toBe(null);
    expect(within(panel).queryByText(/^Amount is now/)).toBe(null);
    expect([box('amount').value, box('idle').value]).toEqual(['4,000', '2']);
  });

  it('says that an input changes nothing, and what comes nearest where nothing fits', async () => {
    const visitor = await renderTool(tool);
    const panel = await open(visitor, 'Work backwards');
    await type(visitor, within(panel).getByLabelText('to be'), '5000');
    await visitor.selectOptions(within(panel).getByLabelText('by changing'), 'idle');
    expect(await within(panel).findByText('Idle does not change “Total”.')).toBeTruthy();
    await visitor.selectOptions(within(panel).getByLabelText('by changing'), 'times');
    expect(await within(panel).findByText(/^Times must be 5\.$/)).toBeTruthy();
  });
});

describe('a question that people have', () => {
  const asking = madeUp({
    inputs: {
      amount: { kind: 'currency', label: 'Amount', default: 1000 },
      times: { kind: 'number', label: 'Times', default: 3 },
    },
    outputs: { total: { kind: 'currency', label: 'Total' } },
    asks: [
      { text: 'Which amount comes to {target}?', input: 'amount', output: 'total', target: 6000 },
      { text: 'How often for {target}?', input: 'times', output: 'total', target: 9000 },
    ],
    compute: ({ amount, times }) => ({ total: amount * times }),
  });
  const chosen = (panel: HTMLElement) =>
    within(panel)
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);

  it('is answered at once, can be used, and taken back', async () => {
    const visitor = await renderTool(asking);
    const panel = await open(visitor, 'Work backwards');
    expect(await within(panel).findByText('Amount: ₹2,000')).toBeTruthy();
    await visitor.click(within(panel).getByRole('button', { name: 'Use this: ₹2,000' }));
    expect([output('total'), box('amount').value]).toEqual(['₹6,000', '2,000']);
    // both buttons go when they are pressed: the focus stays in the panel
    expect(document.activeElement).toBe(within(panel).getByRole('button', { name: 'Undo' }));
    await visitor.keyboard('{Enter}');
    expect([output('total'), box('amount').value]).toEqual(['₹3,000', '1,000']);
    expect(document.activeElement).toBe(panel);
  });

  it('is asked with another figure, or another one is chosen with its own', async () => {
    const visitor = await renderTool(asking);
    const panel = await open(visitor, 'Work backwards');
    await type(visitor, within(panel).getByLabelText('Total'), '1.5 lakh');
    // no line breaks within the figure
    expect(chosen(panel)).toEqual(['Which amount comes to ₹1.5\u00a0lakh?']);
    expect(await within(panel).findByText('Amount: ₹50,000')).toBeTruthy();
    await visitor.click(within(panel).getByRole('button', { name: 'How often for ₹9,000?' }));
    expect(await within(panel).findByText('Times: 9')).toBeTruthy();
    expect(chosen(panel)).toEqual(['How often for ₹9,000?']);
  });

  it('without a figure of its own asks for more than the present one, and stays when its answer is used', async () => {
    const ask = { text: 'How often for {target}?', input: 'times', output: 'total' };
    const visitor = await renderTool({ ...asking, asks: [ask] });
    const panel = await open(visitor, 'Work backwards');
    await visitor.click(await within(panel).findByRole('button', { name: 'Use this: 3.2' }));
    expect(output('total')).toBe('₹3,200');
    expect(chosen(panel)).toEqual(['How often for ₹3,200?']);
  });

  it('of the visitor’s own goes on from the one that was answered', async () => {
    const visitor = await renderTool(asking);
    const panel = await open(visitor, 'Work backwards');
    expect(within(panel).queryByLabelText('by changing')).toBe(null);
    await visitor.click(within(panel).getByRole('button', { name: 'Another question' }));
    const control = (name: string) => within(panel).getByLabelText<HTMLInputElement>(name).value;
    expect(['I want', 'to be', 'by changing'].map(control)).toEqual(['total', '6,000', 'amount']);
  });
});

describe('the wanted result', () => {
  const kinds = madeUp({
    inputs: {
      rate: { kind: 'percent', label: 'Rate', default: 5 },
      age: { kind: 'years', label: 'Age', default: 30 },
      amount: { kind: 'currency', label: 'Amount', default: 100 },
    },
    outputs: {
      sum: { kind: 'currency', label: 'Sum' },
      share: { kind: 'percent', label: 'Share' },
      wait: { kind: 'months', label: 'Wait' },
      long: { kind: 'months', label: 'Long' },
      span: { kind: 'years', label: 'Span' },
      count: { kind: 'number', label: 'Count' },
    },
    compute: ({ amount, rate }) => ({
      sum: amount,
      share: rate,
      wait: amount / 20,
      long: amount,
      span: amount,
      count: amount,
    }),
  });
  const panelOf = async () => {
    const visitor = await renderTool(kinds);
    const panel = await open(visitor, 'Work backwards');
    const target = within(panel).getByLabelText<HTMLInputElement>('to be');
    const want = (output: string) => visitor.selectOptions(within(panel).getByLabelText('I want'), output);
    const answers = async (typed: string, answer: string) => {
      await type(visitor, target, typed);
      await waitFor(() => expect(within(panel).getByRole('status').textContent).toContain(answer));
    };
    return { visitor, panel, target, want, answers };
  };

  it('is read as the box of an input would read it, and has its unit', async () => {
    const { want, answers, target } = await panelOf();
    for (const [output, typed, answer, unit] of [
      ['sum', '10 lakh', 'Amount must be ₹10 lakh.', '₹'],
      ['share', '8.5%', 'Rate must be 8.5%.', '%'],
      ['span', '18 years', 'Amount must be ₹18.', 'years'],
      ['count', '1.5 k', 'Amount must be ₹1,500.', ''],
    ] as const) {
      await want(output);
      await answers(typed, answer);
      expect(target.parentElement?.textContent).toBe(unit);
    }
  });

  it('in months is read as years or months, as the box says: years where the present one is a year or more', async () => {
    const { visitor, panel, want, answers, target } = await panelOf();
    const unit = () => within(panel).getByRole<HTMLInputElement>('radio', { checked: true }).value;
    await want('long');
    expect([unit(), target.placeholder]).toEqual(['years', '8y 4m']);
    await answers('1', 'Amount must be ₹12.');
    await answers('7 months', 'Amount must be ₹7.');
    await answers('soon', 'Type a length of time');
    await want('wait');
    expect(unit()).toBe('months');
    await answers('1', 'Amount must be ₹20.');
    await visitor.click(within(panel).getByRole('radio', { name: 'Years' }));
    await waitFor(() => expect(within(panel).getByRole('status').textContent).toContain('Amount must be ₹240.'));
  });
});

describe('comparing', () => {
  const row = (panel: HTMLElement, label: string) =>
    [...(within(panel).getByRole('rowheader', { name: label }).parentElement?.querySelectorAll('td') ?? [])].map(
      ({ textContent }) => textContent,
    );
  const verdict = (panel: HTMLElement) => panel.querySelector('p[aria-hidden]')?.textContent;

  it('is a mode: the figures with which it opened stay beside what is typed, with the difference and a sentence', async () => {
    const visitor = await renderTool(tool);
    const panel = await open(visitor, 'Compare');
    expect(verdict(panel)).toBe('Change any input. The present figures stay here, beside the new ones.');
    expect(row(panel, 'Total')).toEqual(['₹3,000', '₹3,000']);
    await type(visitor, box('amount'), '900');
    expect(row(panel, 'Amount')).toEqual(['₹1,000', '₹900']);
    expect(row(panel, 'Total')).toEqual(['₹3,000', '₹2,700₹300 better']);
    await within(panel).findByText('Total in each scenario');
    expect(verdict(panel)).toBe('Total: ₹300 less now than before.');
    // a phone has the panel out of sight while somebody types
    await waitFor(() => expect(document.querySelector('[data-result-bar] b')?.textContent).toBe('₹2,700 −₹300'));
    await visitor.click(screen.getByRole('button', { name: 'Show results' }));
    expect(document.activeElement).toBe(panel);
    await visitor.click(within(panel).getByRole('button', { name: 'Go to the inputs' }));
    expect(document.activeElement).toBe(box('amount'));
    await type(visitor, box('amount'), '200000');
    expect(row(panel, 'Total')).toEqual(['₹3,000', '₹6,00,000₹5,97,000 worse']);
    expect(verdict(panel)).toBe('Total: ₹5.97 lakh more now than before.');
    // read out once the figures rest
    const [spoken] = panel.querySelectorAll('[role=status]');
    await waitFor(() => expect(spoken?.textContent).toBe(verdict(panel)));
    // what it comes to is above the buttons, which a phone would show in its place
    const keep = within(panel).getByRole('button', { name: 'Keep these figures too' });
    expect(within(panel).getByRole('table').compareDocumentPosition(keep)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await visitor.type(within(panel).getByRole('textbox', { name: 'Name of scenario 1' }), 'SBI');
    expect(verdict(panel)).toBe('Total: ₹5.97 lakh more now than with SBI.');
    await visitor.click(within(panel).getByRole('button', { name: 'Use: SBI' }));
    expect(output('total')).toBe('₹3,000');
    expect(verdict(panel)).toBe('Change any input. The present figures stay here, beside the new ones.');
    await visitor.click(within(panel).getByRole('button', { name: 'Remove: SBI' }));
    expect(document.activeElement).toBe(panel);
    expect(row(panel, 'Total')).toEqual(['₹3,000', '₹3,000']);
  });

  it('compares with the figures at the press, however late its panel arrives', async () => {
    const visitor = await renderTool(tool);
    const code = await COMPARE.load();
    let arrive = (_code: typeof code) => {};
    vi.spyOn(COMPARE, 'load').mockReturnValue(
      new Promise((done) => {
        arrive = done;
      }),
    );
    fireEvent.click(power('Compare') as HTMLElement);
    await type(visitor, box('amount'), '900');
    const panel = screen.getByRole('region', { name: 'Compare' });
    expect(within(panel).queryByRole('table')).toBe(null);
    arrive(code);
    await loaded();
    expect(row(panel, 'Total')).toEqual(['₹3,000', '₹2,700₹300 better']);
  });

  it('keeps at most three, of which each can be the one that the others are compared with', async () => {
    const visitor = await renderTool(tool);
    const panel = await open(visitor, 'Compare');
    await type(visitor, box('amount'), '900');
    const keep = within(panel).getByRole('button', { name: 'Keep these figures too' });
    await visitor.click(keep);
    await type(visitor, box('amount'), '800');
    // the present one is second, in sight on a phone
    expect(row(panel, 'Total')).toEqual(['₹3,000', '₹2,400₹600 better', '₹2,700₹300 better']);
    expect(verdict(panel)).toBe('Total: ₹600 less now than with ₹1,000 · 3.');
    const shown = () =>
      within(panel)
        .getAllByRole('columnheader')
        .map((head) => head.querySelector('input')?.placeholder ?? head.textContent);
    expect(shown()).toEqual(['₹1,000 · 3', 'Now', '₹900']);
    await visitor.selectOptions(within(panel).getByLabelText('Compare with'), '₹900');
    expect(shown()).toEqual(['₹900', 'Now', '₹1,000 · 3']);
    expect(row(panel, 'Total')).toEqual(['₹2,700', '₹2,400₹300 better', '₹3,000₹300 worse']);
    await visitor.click(keep);
    await visitor.click(keep);
    expect(within(panel).getByText(/You have kept 3 scenarios/)).toBeTruthy();
  });

  it('leaves out results that are the same in all, and names them', async () => {
    const visitor = await renderTool(
      madeUp({
        inputs: { amount: { kind: 'currency', label: 'Amount', default: 5 } },
        outputs: { total: { kind: 'currency', label: 'Total' }, fee: { kind: 'currency', label: 'Fee' } },
        compute: ({ amount }) => ({ total: amount, fee: 7 }),
      }),
    );
    const panel = await open(visitor, 'Compare');
    await type(visitor, box('amount'), '9');
    expect(within(panel).queryByRole('rowheader', { name: 'Fee' })).toBe(null);
    expect(within(panel).getByText('Same in all: Fee')).toBeTruthy();
  });

  it('compares all options of a choice without keeping any', async () => {
    const visitor = await renderTool(tool);
    const panel = await open(visitor, 'Compare');
    await visitor.click(within(panel).getByRole('button', { name: 'Compare all: Mode' }));
    expect(row(panel, 'Total')).toEqual(['₹3,000', '₹6,000₹3,000 worse']);
    expect(verdict(panel)).toBe('Total: ₹3,000 more with Double than with Plain.');
    expect(within(panel).queryByRole('button', { name: /^Remove/ })).toBe(null);
  });
});

describe('a link with scenarios', () => {
  const opened = async (link: string) => {
    history.replaceState(null, '', link);
    const visitor = await renderTool(tool);
    return { visitor, panel: await screen.findByRole('region', { name: 'Compare' }) };
  };
  const copied = async (visitor: Awaited<ReturnType<typeof renderTool>>, name: string) => {
    const panel = await open(visitor, name);
    await visitor.click(within(panel).getByRole('button', { name: 'Copy as text' }));
    await waitFor(() => expect(within(panel).getByRole('status').textContent).toBe('Copied.'));
    return navigator.clipboard.readText();
  };

  it('opens with the comparison, and leaves the focus where it is', async () => {
    const { visitor, panel } = await opened('/#a_tool?amount=2000&~1.amount=900&~1~name=Cheaper');
    expect(await within(panel).findByDisplayValue('Cheaper')).toBeTruthy();
    expect(panel.textContent).toContain('₹2,700');
    expect(document.activeElement).toBe(document.body);
    await visitor.click(power('Compare') as HTMLElement);
    expect(screen.queryByRole('region', { name: 'Compare' })).toBe(null);
    location.hash = '#a_tool?~1.amount=800';
    await waitFor(() => expect(screen.getByRole('table').textContent).toContain('₹2,400'));
  });

  it('leaves the focus where it is after another panel was opened by a press, too', async () => {
    const visitor = await renderTool(tool);
    const share = await open(visitor, 'Share');
    expect(document.activeElement).toBe(share);
    act(() => box('amount').focus());
    location.hash = '#a_tool?~1.amount=800';
    await screen.findByRole('region', { name: 'Compare' });
    expect(document.activeElement).toBe(box('amount'));
  });

  it('gives the scenarios with their figures to print, and one text from both panels', async () => {
    const { visitor } = await opened('/#a_tool?amount=2000&~1.amount=900&~1~name=Cheaper');
    const text = await copied(visitor, 'Share');
    expect(text).toContain('Compared with: Cheaper\nAmount: ₹900\nTotal: ₹2,700\n');
    expect(text).toMatch(/\/made\/up\/#\?amount=2000&.*~1\.amount=900/);
    expect(await copied(visitor, 'Download')).toBe(text);
    // it has stayed open under the others
    expect(screen.getByRole('region', { name: 'Compare' }).matches('[data-noprint]')).toBe(false);
    expect(await print(visitor)).toContain('~1.amount=900');
  });

  it('says of a result that a scenario does not have whether it is refused or does not apply', async () => {
    const parts = madeUp({
      inputs: {
        amount: { kind: 'currency', label: 'Amount', default: 5 },
        extra: { kind: 'toggle', label: 'Extra', default: false },
      },
      outputs: {
        total: { kind: 'currency', label: 'Total' },
        part: { kind: 'currency', label: 'Part', showWhen: { extra: true } },
        fee: { kind: 'currency', label: 'Fee', showWhen: { fee: { above: 0 } } },
      },
      refusals: { unlucky: 'Not this amount.' },
      compute: ({ amount }) =>
        amount === 13 ? fail('amount', 'unlucky') : { total: amount, part: 1, fee: amount - 5 },
    });
    history.replaceState(null, '', '/#a_tool?~1.amount=7&~1.extra=1&~2.amount=13');
    await renderTool(parts);
    const rows = await screen.findAllByRole('row');
    const row = (name: string) => rows.find((each) => each.textContent?.startsWith(name))?.textContent;
    expect(row('Part')).toBe('Part₹1Does not applyNo result');
    expect(row('Fee')).toBe('Fee₹2₹0−₹2No result');
  });
});

describe('what moves a figure', () => {
  it('most stands first, and what does not move it is named', async () => {
    const visitor = await renderTool(tool);
    const panel = await open(visitor, 'What matters');
    const [first] = await within(panel).findAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Times3/);
    expect(within(panel).getByText('No effect: Idle.')).toBeTruthy();
  });

  it('is applied by a press on it, and taken back', async () => {
    const visitor = await renderTool(tool);
    const panel = await open(visitor, 'What matters');
    await visitor.click(await within(panel).findByRole('button', { name: 'Times: ₹4,000 at 4' }));
    expect([output('total'), box('times').value]).toEqual(['₹4,000', '4']);
    expect(within(panel).getByText(/^Times is now 4\./)).toBeTruthy();
    await visitor.click(within(panel).getByRole('button', { name: 'Undo' }));
    expect([output('total'), box('times').value]).toEqual(['₹3,000', '3']);
  });
});

it.each([
  [{ kind: 'number', label: 'Size', default: 1 }, true],
  [{ kind: 'text', label: 'Size', default: 'one' }, false],
] as const)('of a list, its numbers alone can be moved, and none is searched for: %j', async (size, offered) => {
  const rows = madeUp({
    inputs: {
      parts: { kind: 'rows', label: 'Parts', item: 'Part {number}', columns: { size }, min: 1, max: 3, default: [{}] },
    },
    outputs: { count: { kind: 'number', label: 'Count' } },
    compute: ({ parts }) => ({ count: parts.length }),
  });
  await renderTool(rows);
  const found = ['What matters', 'Work backwards'].map((name) => power(name) !== null);
  expect(found).toEqual([offered, false]);
});

describe('how a figure comes about', () => {
  it('is shown step by step, in figures and below in names, and follows', async () => {
    const visitor = await renderTool(tool);
    const panel = await open(visitor, 'How it’s worked out');
    const [step] = within(panel).getAllByRole('listitem');
    const texts = [...(step?.children ?? [])].map(({ textContent }) => textContent);
    expect(texts).toEqual(['Total', '₹1,000 × 3 = ₹3,000', 'Amount × Times']);
    await type(visitor, box('amount'), '2000');
    await waitFor(() => expect(panel.textContent).toContain('₹2,000 × 3 = ₹6,000'));
  });
});

it('a spreadsheet that cannot be made says so, and once it can, where it is', async () => {
  const visitor = await renderTool(tool);
  const panel = await open(visitor, 'Download');
  const xlsx = within(panel).getByRole('button', { name: 'Spreadsheet (XLSX)' });
  const given = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const file = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new RangeError('out of memory');
  });
  const said = () => within(panel).getByRole('status').textContent;
  await visitor.click(xlsx);
  await waitFor(() => expect(said()).toMatch(/^The spreadsheet could not be made\./));
  file.mockReturnValue('blob:a-file');
  await visitor.click(xlsx);
  await waitFor(() => expect(given).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(said()).toBe('The file is in your downloads.'));
});

it('one panel is open at a time, closed by its own button', async () => {
  const visitor = await renderTool(tool);
  await open(visitor, 'Share');
  await open(visitor, 'Download');
  expect(screen.queryByRole('region', { name: 'Share' })).toBe(null);
  await visitor.click(power('Download') as HTMLElement);
  expect(screen.queryByRole('region', { name: 'Download' })).toBe(null);
});

describe('a page to print', () => {
  it('ends with its day and the link to its figures with its code, which are there only while it is printed', async () => {
    const visitor = await renderTool(tool);
    await type(visitor, box('amount'), '2500');
    const text = await print(visitor);
    expect(text).toContain('Hisaab, printed on');
    expect(text).toContain('/made/up/#?amount=2500');
    expect(document.querySelector('[data-print-foot] svg')).not.toBe(null);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-print-foot]')).toBe(null));
  });

  it('has no link to figures that are saved on the device', async () => {
    const text = await print(await renderTool(keeping));
    expect(text).toContain('/made/up/');
    expect(text).not.toContain('#?');
  });

  it('leaves out an open panel that is only for the screen', async () => {
    const visitor = await renderTool(tool);
    expect((await open(visitor, 'Download')).matches('[data-noprint]')).toBe(true);
  });
});

describe('the HTML for a page of somebody else', () => {
  const html = async (visitor: Awaited<ReturnType<typeof renderTool>>) => {
    await loaded();
    await visitor.click(screen.getByText('Embed this calculator in your own page'));
    const code = await screen.findByLabelText<HTMLTextAreaElement>('HTML for your page');
    return () => code.value;
  };

  it('has the present inputs behind the #, the theme, and a script that can be left out', async () => {
    const visitor = await renderTool(tool);
    const text = await html(visitor);
    await type(visitor, box('amount'), '2500');
    await waitFor(() =>
      expect(text()).toMatch(/src="http[^"]*embed\/made\/up\/#\?amount=2500&amp;times=3&amp;idle=1&amp;mode=plain"/),
    );
    for (const part of ['title="Made up"', 'loading="lazy"', 'allow="clipboard-write; web-share"'])
      expect(text()).toContain(part);
    await visitor.selectOptions(screen.getByLabelText('Theme'), 'dark');
    expect(text()).toContain('embed/made/up/?theme=dark#?amount=2500');
    await visitor.click(screen.getByLabelText('Compact: only inputs, result and chart'));
    expect(text()).toContain('embed/made/up/?theme=dark&amp;compact=1#?amount=2500');
    expect(text()).toContain('<script>');
    await visitor.click(screen.getByLabelText('Add a short script that adjusts the frame’s height'));
    expect(text()).not.toContain('<script>');
  });

  it('has no figures that are saved on the device, unless they are wanted', async () => {
    const visitor = await renderTool(keeping);
    const text = await html(visitor);
    expect(text()).not.toContain('amount');
    await visitor.click(screen.getByLabelText('Include a link with my figures'));
    expect(text()).toContain('#?amount=1000');
  });
});

it.each([false, true])(
  'the next Tab after More goes to the first button that it brings; embedded: %s',
  async (embedded) => {
    const visitor = await renderTool(tool, 'a_tool', { embedded });
    await visitor.click(button('More'));
    expect(document.activeElement).toBe(button('Less'));
    await visitor.tab();
    expect(document.activeElement).toBe(button('What matters'));
  },
);

it('the headline leads to its working, from which Escape goes back to it; a tool without one has no such link', async () => {
  const visitor = await renderTool(tool);
  await loaded();
  await visitor.click(button('How it’s worked out'));
  const panel = await screen.findByRole('region', { name: 'How it’s worked out' });
  await waitFor(() => expect(document.activeElement).toBe(panel));
  await visitor.keyboard('{Escape}');
  expect(document.activeElement).toBe(button('How it’s worked out'));
  cleanup();
  await renderTool(keeping);
  expect(screen.queryByRole('button', { name: 'How it’s worked out' })).toBe(null);
});

it('the working names the figures whose formula has no value for the inputs, and says why a figure has none', async () => {
  const workingIn = async (id: string, input?: string) => {
    const visitor = await renderTool(id);
    if (input !== undefined) await type(visitor, box(input), '0');
    await visitor.click(button('How it’s worked out'));
    await loaded();
    const said = (await screen.findByRole('region', { name: 'How it’s worked out' })).textContent;
    cleanup();
    return said;
  };
  expect(await workingIn('cagr', 'initialValue')).toContain(
    'The formula has no value for these inputs, so there are no steps for: CAGR',
  );
  expect(await workingIn('xirr')).toMatch(/No formula gives XIRR.*Payments by date/);
});

it('the button of Work backwards says the first question', async () => {
  await renderTool('emi_calculator');
  expect(power('Work backwards')?.textContent).toMatch(/How .*₹8,200.*\?$/);
});

it('a panel takes the focus, and Escape closes it and goes back to its button', async () => {
  const visitor = await renderTool(tool);
  const panel = await open(visitor, 'Share');
  expect(document.activeElement).toBe(panel);
  await visitor.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Share' })).toBe(null);
  expect(document.activeElement).toBe(button('Share'));
});
