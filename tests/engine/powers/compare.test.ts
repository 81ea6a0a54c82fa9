import { describe, expect, it } from 'vitest';
import { numberPlaces } from '#src/engine/places.ts';
import { compare, nameOf, optionsOf } from '#src/engine/powers/compare.ts';
import { verdictOf } from '#src/engine/powers/verdict.ts';
import { choice, list, madeUp } from '../../made-up.ts';
import { toolById } from '../../tools.ts';

const tool = madeUp({
  inputs: {
    rate: { kind: 'percent', label: 'Rate', default: 8.5 },
    kind: choice('Kind', { a: 'Fixed', b: 'Floating' }),
    fee: { kind: 'currency', label: 'Fee', default: 100, showWhen: { kind: 'b' } },
    late: { kind: 'currency', label: 'Late fee', default: 0, more: true, showWhen: { kind: 'b' } },
    loans: list('Loan', { amount: { kind: 'currency', label: 'Amount', default: 0 } }, { default: [] }),
  },
  outputs: {
    cost: { kind: 'currency', label: 'Cost', better: 'lower' },
    gain: { kind: 'currency', label: 'Gain', better: 'higher' },
    note: { kind: 'text', label: 'Note' },
    other: { kind: 'number', label: 'Other' },
  },
  compute: ({ rate }) => ({ cost: rate * 10, gain: rate * 10, note: 'x', other: rate }),
});

describe('a comparison', () => {
  it('calls more at the end better only where the same is put in', () => {
    const sip = toolById('sip_lumpsum');
    const verdictsOf = (values: object) => {
      const comparison = compare(sip, [
        { name: 'A', values: {} },
        { name: 'B', values },
      ]);
      const total = comparison.outputs.find(({ name }) => name === 'totalValue');
      return [verdictOf(sip, comparison), total?.verdicts[1]];
    };
    // ₹5,000 a month more for 10 years: twice ₹11,61,695 at the end
    expect(verdictsOf({ monthlyAmount: 10_000 })).toEqual(['Total value: ₹11.62 lakh more with B than with A.', null]);
    const [sentence, verdict] = verdictsOf({ returnRate: 13 });
    expect(sentence).toMatch(/^Total value: ₹[\d.,]+ more with B than with A\.$/);
    expect(verdict).toBe('better');
  });

  it('has the note in place of a figure that does not exist, and judges nothing by it', () => {
    const transfer = toolById('balance_transfer');
    const { outputs } = compare(transfer, [
      { name: null, values: { newRate: 15 } },
      { name: null, values: { newRate: 8 } },
    ]);
    const found = outputs.find(({ name }) => name === 'breakEvenMonth');
    expect(found).toMatchObject({ values: [null, 8], differences: [null, null], verdicts: [null, null] });
    expect(found?.texts).toEqual(['The interest you save never covers the costs.', '8 months']);
  });

  const found = () =>
    compare(tool, [
      { name: 'Mine', values: {} },
      { name: null, values: { rate: 9, kind: 'b', loans: [{ amount: 2_00_000 }] } },
      { name: null, values: { rate: 8 } },
      { name: null, values: { rate: -1 } },
      { name: 'Same', values: {} },
    ]);

  it('names scenarios by what differs, and rows of inputs by what is not the same', () => {
    const { columns, inputs } = found();
    expect(columns.map(({ name }) => name)).toEqual(['Mine', '9% · Floating · ₹2 lakh', '8%', '−1%', 'Same']);
    expect(inputs.map(({ path, label, values, texts }) => [path, label, values, texts])).toEqual([
      ['rate', 'Rate', [8.5, 9, 8, -1, 8.5], ['8.5%', '9%', '8%', '−1%', '8.5%']],
      ['kind', 'Kind', ['a', 'b', 'a', 'a', 'a'], ['Fixed', 'Floating', 'Fixed', 'Fixed', 'Fixed']],
      ['fee', 'Fee', [null, 100, null, null, null], ['', '₹100', '', '', '']],
      ['loans.0.amount', 'Loan 1: Amount', [null, 2_00_000, null, null, null], ['', '₹2 lakh', '', '', '']],
    ]);
    const [floating, late] = [{ kind: 'b' }, { kind: 'b', late: 5 }].map((values) => ({ name: null, values }));
    const labels = (...others: object[]) =>
      compare(tool, [{ name: null, values: {} }, ...others] as never).inputs.map(({ label }) => label);
    // an option that only some have counts once it is not at its default
    expect(labels(floating as object)).toEqual(['Kind', 'Fee']);
    expect(labels(late as object)).toEqual(['Kind', 'Fee', 'Late fee']);
  });

  it('judges each result against the first scenario where the definition says what is better', () => {
    const { columns, outputs } = found();
    const [cost, gain, note, other] = outputs;
    expect(cost).toMatchObject({
      name: 'cost',
      label: 'Cost',
      values: [85, 90, 80, null, 85],
      texts: ['₹85', '₹90', '₹80', '', '₹85'],
      differences: [null, 5, -5, null, 0],
    });
    expect(cost?.verdicts).toEqual([null, 'worse', 'better', null, 'same']);
    expect(gain?.verdicts).toEqual([null, 'better', 'worse', null, 'same']);
    const nothing = [null, null, null, null, null];
    expect(note).toMatchObject({ values: ['x', 'x', 'x', null, 'x'], differences: nothing, verdicts: nothing });
    expect(other?.verdicts).toEqual(nothing);
    expect(columns[3]?.outcome.ok).toBe(false);
    expect(numberPlaces(tool, columns[1]?.values ?? {}).map(({ path }) => path)).toContain('loans.0.amount');
  });
});

describe('a result that some scenarios show', () => {
  const parts = madeUp({
    inputs: {
      mode: choice('Mode', { a: 'First way', b: 'Second way', c: 'Third way' }),
      amount: { kind: 'currency', label: 'Amount', default: 100 },
    },
    outputs: {
      total: { kind: 'currency', label: 'Total', labels: [{ text: 'Sum', showWhen: { mode: 'b' } }] },
      part: {
        kind: 'currency',
        label: 'Part',
        labels: [{ text: 'Share', showWhen: { mode: ['b', 'c'] } }],
        showWhen: { mode: ['b', 'c'] },
      },
    },
    compute: ({ amount }) => ({ total: amount, part: amount / 2 }),
  });

  it('has no value in the others, and their common label', () => {
    const all = compare(parts, optionsOf(parts, { amount: 50 }, 'mode') ?? []);
    expect(all.columns.map(({ name, values }) => [name, values])).toEqual([
      ['First way', { mode: 'a', amount: 50 }],
      ['Second way', { mode: 'b', amount: 50 }],
      ['Third way', { mode: 'c', amount: 50 }],
    ]);
    expect(all.outputs.map(({ label, values }) => [label, ...values])).toEqual([
      ['Total', 50, 50, 50],
      ['Share', null, 25, 25],
    ]);
  });

  it('has its figure too where it is hidden only for the size of a number or a list: a fee of 0 is ₹0', () => {
    const loan = madeUp({
      inputs: {
        feePercent: { kind: 'percent', label: 'Fee', default: 0 },
        kind: choice('Kind', { a: 'Fixed', b: 'Floating' }),
      },
      outputs: {
        fee: { kind: 'currency', label: 'Fee', better: 'lower', showWhen: { feePercent: { above: 0 } } },
        other: { kind: 'currency', label: 'Other', showWhen: { feePercent: { not: 0 } } },
        both: { kind: 'currency', label: 'Both', showWhen: { feePercent: { above: 0 }, kind: { not: 'a' } } },
        floating: { kind: 'currency', label: 'Floating', showWhen: { feePercent: { above: 0 }, kind: 'b' } },
      },
      compute: ({ feePercent }) => ({ fee: feePercent * 10, other: 7, both: 8, floating: 9 }),
    });
    const { outputs } = compare(
      loan,
      [{}, { feePercent: 2, kind: 'b' }, { kind: 'b' }].map((values) => ({ name: null, values })),
    );
    expect(outputs.map(({ values }) => values)).toEqual([
      [0, 20, 0],
      [7, 7, 7],
      [null, 8, 8],
      [null, 9, 9],
    ]);
    expect(outputs[0]).toMatchObject({ texts: ['₹0', '₹20', '₹0'], verdicts: [null, 'worse', 'same'] });
    expect(compare(loan, [{ name: null, values: {} }]).outputs).toEqual([]);
  });

  it('is left out where none shows it', () => {
    const { outputs } = compare(parts, [{ name: 'One', values: {} }]);
    expect(outputs.map(({ name }) => name)).toEqual(['total']);
    const labels = compare(parts, [{ name: 'One', values: { mode: 'b' } }]).outputs.map(({ label }) => label);
    expect(labels).toEqual(['Sum', 'Share']);
    const both = ['b', 'a'].map((mode) => ({ name: mode, values: { mode } }));
    expect(compare(parts, both).outputs.map(({ label }) => label)).toEqual(['Total', 'Share']);
  });
});

describe('the name of a scenario', () => {
  const words = { kind: 'text', default: '' } as const;
  const loans = list('Loan', { cost: { kind: 'currency', label: 'Cost', default: 1 } }, { default: [{ cost: 5 }] });
  const named = madeUp({
    inputs: {
      empty: { ...words, label: 'Empty' },
      rate: { kind: 'percent', label: 'Rate', default: 8 },
      senior: { kind: 'toggle', label: 'Senior', default: false },
      amount: { kind: 'currency', label: 'Amount', default: 100 },
      loans,
      first: { ...words, label: 'First' },
      second: { ...words, label: 'Second' },
    },
    outputs: { total: { kind: 'number', label: 'Total' } },
    compute: ({ rate }) => ({ total: rate }),
  });

  it('is made of the first two values where none differs from the defaults', () => {
    expect(nameOf(named, {})).toBe('8% · Senior: No');
    expect(nameOf(named, { loans: [{ cost: 5 }] })).toBe('8% · Senior: No');
  });

  it('has as many values as fit in 60 characters, at least the start of one', () => {
    const [thirty, fifty] = ['x'.repeat(30), 'y'.repeat(50)];
    expect(nameOf(named, { first: thirty, second: 'z'.repeat(27) })).toBe(`${thirty} · ${'z'.repeat(27)}`);
    expect(nameOf(named, { first: thirty, second: 'z'.repeat(28) })).toBe(thirty);
    expect(nameOf(named, { first: `${fifty}${fifty}`, second: 'z' })).toBe(`${fifty}${'y'.repeat(10)}`);
  });
});

describe('the verdict on scenarios', () => {
  /** A tool with one figure, the value of its input. */
  const of = (output: Record<string, unknown>) =>
    madeUp({
      inputs: { x: { kind: 'currency', label: 'X', default: 10 } },
      outputs: { figure: { label: 'Figure', ...output } },
      compute: ({ x }: { x: number }) => ({ figure: x }),
    } as never) as unknown as Parameters<typeof compare>[0];
  const said = (tool: Parameters<typeof compare>[0], all: readonly Record<string, unknown>[]): string | null =>
    verdictOf(
      tool,
      compare(
        tool,
        all.map(({ name, ...values }, at) => ({ name: String(name ?? 'ABCD'[at]), values })),
      ),
    );

  it.each([
    [{ kind: 'currency', better: 'lower' }, 1_23_010, 'Figure: ₹1.23 lakh more with B than with A.'],
    [{ kind: 'currency', better: 'lower' }, 9, 'Figure: ₹1 less with B than with A.'],
    [{ kind: 'currency', better: 'higher' }, 1_00_00_010, 'Figure: ₹1 crore more with B than with A.'],
    [{ kind: 'percent', better: 'higher' }, 11.5, 'Figure: 1.5 points higher with B than with A, which is better.'],
    [
      { kind: 'percent', better: 'lower', decimals: 3 },
      11.125,
      'Figure: 1.125 points higher with B than with A, which is worse.',
    ],
    [{ kind: 'percent' }, 9, 'Figure: 1 point lower with B than with A.'],
    [{ kind: 'months', better: 'lower' }, 24, 'Figure: 1 year 2 months longer with B than with A, which is worse.'],
    [{ kind: 'years' }, 8.5, 'Figure: 1 year 6 months shorter with B than with A.'],
    [{ kind: 'number', better: 'higher' }, 72, 'Figure: 62 higher with B than with A, which is better.'],
    [{ kind: 'number', label: 'Score (a sum)' }, 10, 'Score: no difference.'],
  ])('says of a figure %j of %d instead of 10: %s', (output, x, sentence) => {
    expect(said(of(output), [{}, { x }])).toBe(sentence);
  });

  it('says “now” and “before” of figures without a name, and visitors’ own names', () => {
    const tool = of({ kind: 'currency', better: 'lower' });
    expect(said(tool, [{ name: 'Before' }, { name: 'Now', x: 12 }])).toBe('Figure: ₹2 more now than before.');
    expect(said(tool, [{ name: 'SBI' }, { name: 'HDFC', x: 12 }])).toBe('Figure: ₹2 more with HDFC than with SBI.');
  });

  it('is about the best of three or more, compared with the first', () => {
    const tool = of({ kind: 'currency', better: 'lower' });
    expect(said(tool, [{}, { x: 8 }, { x: 5 }, { x: 9 }])).toBe('Figure: ₹5 less with C than with A.');
    expect(said(tool, [{}, { x: 13 }, {}, { x: 12 }])).toBe('Figure: ₹2 more with D than with A.');
    expect(said(of({ kind: 'currency', better: 'higher' }), [{}, { x: 12 }, { x: 13 }, { x: 9 }])).toBe(
      'Figure: ₹3 more with C than with A.',
    );
    // where nothing is said to be better, about the last
    expect(said(of({ kind: 'currency' }), [{}, { x: 7 }, { x: 17 }])).toBe('Figure: ₹7 more with C than with A.');
    expect(said(tool, [{}, {}, {}])).toBe('Figure: no difference.');
  });

  it('is about the main figure where a word differs that is no headline', () => {
    const graded = madeUp({
      inputs: { x: { kind: 'currency', label: 'X', default: 10 } },
      outputs: { cost: { kind: 'currency', label: 'Cost', better: 'lower' }, grade: { kind: 'text', label: 'Grade' } },
      headline: ['cost'],
      compute: ({ x }) => ({ cost: x, grade: x > 9 ? 'high' : 'low' }),
    });
    expect(said(graded, [{}, { x: 7 }])).toBe('Cost: ₹3 less with B than with A.');
  });

  it('calls a result that has no sign beside its present label by its default one', () => {
    const signed = of({
      kind: 'currency',
      better: 'higher',
      labels: [{ text: 'You lose', unsigned: true, showWhen: { figure: { below: 0 } } }],
    });
    const labelOf = (...all: number[]) =>
      compare(
        signed,
        all.map((x) => ({ name: null, values: { x } })),
      ).outputs.map(({ label }) => label);
    expect([labelOf(-1, -2), labelOf(-1, 2), labelOf(1, -2)]).toEqual([['Figure'], ['Figure'], ['Figure']]);
  });

  it('says which answer each has where the tool answers with a word, and calls its margin neither cost nor gain', () => {
    const regimes = madeUp({
      inputs: { income: { kind: 'currency', label: 'Income', default: 5 } },
      outputs: {
        better: { kind: 'text', label: 'Better regime', values: { old: 'Old regime', new: 'New regime' } },
        saving: { kind: 'currency', label: 'You save', better: 'higher' },
        tax: { kind: 'currency', label: 'Tax', better: 'lower' },
      },
      compute: ({ income }) => ({ better: income > 10 ? 'old' : 'new', saving: income, tax: income * 2 }),
    });
    expect(said(regimes, [{}, { income: 20 }])).toBe('Better regime: New regime (A) and Old regime (B).');
    expect(said(regimes, [{}, { income: -1 }, { income: 20 }])).toBe(
      'Better regime: New regime (A) and Old regime (C).',
    );
    expect(said(regimes, [{ income: -1 }, {}, {}])).toBe(null);
    expect(said(regimes, [{}, { income: 9 }, { income: -1 }])).toBe('You save: ₹4 more with B than with A.');
  });

  it('is silent where fewer than two have the figure, and where no result is a number', () => {
    expect(said(tool, [{}, { rate: -1 }])).toBe(null);
    expect(said(tool, [{ rate: -1 }, {}, { rate: 9 }])).toBe(null);
    expect(said(of({ kind: 'text' }), [{}, {}])).toBe(null);
  });
});
