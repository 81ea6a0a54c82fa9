import { describe, expect, it } from 'vitest';
import { fail } from '#engine';
import { type Fact, facts } from '#rules';
import { checkCatalogue } from '#schemas/checks/catalogue.ts';
import { checkFacts, checkListed } from '#schemas/checks/facts.ts';
import { checkOneLabel } from '#schemas/checks/inputs.ts';
import * as catalogues from './catalogues.ts';
import * as dated from './facts.ts';
import { faults as formulas } from './formulas.ts';
import { faults as others } from './others.ts';
import { faults as runs } from './runs.ts';
import {
  computed,
  example,
  found,
  type Given,
  IDS,
  ofRow,
  pathOf,
  put,
  type Row,
  right,
  tables,
  withSet,
} from './sample.ts';
import { table as values } from './table.ts';

const faults = [formulas, others, runs].flatMap((list) => Object.entries(list));

describe('a definition', () => {
  it('without a mistake is let through', () => {
    expect(found({})).toEqual([]);
  });

  it('has over 425 ways to be wrong here', () => {
    expect(faults.length + values.length).toBeGreaterThan(425);
    expect(new Set(faults.map(([name]) => name)).size).toBe(faults.length);
  });

  it.each(faults)('with %s is refused for that, and for nothing else', (_, fault) => {
    expect(found(fault)).toEqual([{ path: fault.path, message: expect.stringMatching(fault.message) }]);
  });
});

it.each(values)('a definition with a wrong value, %s: %j, is refused for that, and for nothing else', (...row) => {
  const fault = ofRow(row as unknown as Row);
  expect(found(fault)).toEqual([{ path: fault.path, message: expect.stringMatching(fault.message) }]);
});

it.each([
  [1, 30, 0.5, 12],
  [5, 20, 0.1, 8.5],
  [0, 5, 0.05, 0.15],
  [0.1, 0.7, 0.2, 0.3],
  [0, 1, 0.001, 0.007],
])('decimal steps are taken as decimals: %d to %d by %d, starting with %d', (min, max, step, start) => {
  const rate = { kind: 'number', label: 'Rate', usual: [min, max], step, default: start };
  const notes = { doubled: 'Doubled at {rate}.' };
  expect(found({ change: { ...put('inputs.rate', rate), notes } })).toEqual([]);
});

it('a note or a refusal whose id the code never writes out is let through where some run gives it', () => {
  const compute = (given: Given) =>
    given.amount > 10_000 ? fail('amount', 'tooMuch') : { ...computed(given), notes: ['doubled'] };
  const change = { compute, refusals: { tooMuch: 'The amount is too large.' } };
  expect(found({ change, code: '' })).toEqual([]);
});

it('a working without the headline is let through where noWorking says why', () => {
  const working = [{ id: 'spared', label: 'Spared', formula: '{amount} × 0' }];
  const spared = { ...right.outputs, spared: { kind: 'currency', label: 'Spared' } };
  const compute = (given: Given) => ({ ...computed(given), spared: 0 });
  expect(found({ change: { outputs: spared, working, noWorking: 'It is a long way.', compute } })).toEqual([]);
});

it.each([
  ...[
    'क्‍ष',
    'श्र‌ी',
    'A — b, ₹1.5 लाख (GST) 👍',
    'The 50/30/20 split, 24/7, and/or, km/h, ₹500/-, 80C / 80D',
    '{ppf.rate}',
  ],
  ...[
    'On 1/4/2026, w/o a fee [24K] (1 gram), “A + B”',
    'See page 12/b_c_d, ₹100/month',
    'Rent / EMI',
    '₹5',
    'From tax year 2026-27 on, and before tax year 2026-27',
  ],
])('words that show well are let through: %s', (text) => {
  expect(found({ change: put('content.title', text) })).toEqual([]);
});

it('a definition without content is let through: the page has a general text in its place', () => {
  expect(found({ code: IDS, change: { content: null } })).toEqual([]);
});

it.each(['With 7.1% a deposit of ₹1,000 earns ₹71.', 'The example takes 7.1%.', 'It is {ppf.rate} now.'])(
  'a rate of an example is no claim about the law: %s',
  (answer) => {
    const code = `'ppf.rate' ${IDS}`;
    expect(found({ code, change: put('content.faq.0.answer', answer) })).toEqual([]);
  },
);

it('a count that is named with what it lasts until is let through', () => {
  const far = { kind: 'number', label: 'Kilometres until the price is paid back', default: 5 };
  expect(found({ change: { ...put('inputs.far', far), notes: { doubled: 'After {far}.' } } })).toEqual([]);
});

it('an input that compute forgets is named beside the figure that is wrong for it', () => {
  const change = {
    ...put('inputs.unused', { kind: 'currency', label: 'Unused', default: 5 }),
    examples: [{ ...example, outputs: { total: 2005 } }],
  };
  expect(found({ change }).map(({ path }) => path)).toEqual(['examples[0].outputs.total', 'inputs.unused']);
});

it('labels that never show together may be alike', () => {
  const shown = (mode: string) => ({ kind: 'currency', label: 'Paid', default: 5, showWhen: { mode } });
  const change = put('inputs', { ...right.inputs, first: shown('simple'), second: shown('full') });
  const notes = { doubled: 'Paid {first} or {second}.' };
  expect(found({ change: { ...change, notes } })).toEqual([]);
});

it('what compute may refuse is what other inputs allow, and what is far from usual', () => {
  const compute = (given: Given) =>
    given.amount > 9000 && given.mode === 'simple' ? fail('amount', 'tooMuch') : computed(given);
  expect(found({ change: { compute } })).toEqual([]);
  const far = (given: Given) => (given.amount > 10_000 ? fail('amount', 'tooMuch') : computed(given));
  expect(found({ change: { compute: far } })).toEqual([]);
});

describe('inputs of one meaning', () => {
  const age = (label: string, more: object = {}) => ({ age: { about: 'age', label, ...more } });
  const check = (...all: Parameters<typeof checkOneLabel>[0][number]['inputs'][]) => [
    ...checkOneLabel(all.map((inputs, index) => ({ folder: `tools/test/t${index}`, inputs }))),
  ];

  it('with one label in all calculators, or a reason for another, are let through', () => {
    const other = age('Age when you join', { labelReason: 'Only those who join have one.' });
    expect(check(other, age('Current age'), null, age('Current age'), { rate: { label: 'Rate' } })).toEqual([]);
  });

  it('with another label in a second calculator are refused, in words that say both', () => {
    expect(check(age('Current age'), age('Your age'))).toEqual([
      {
        path: 'tools/test/t1',
        message:
          'inputs.age.label is "Your age", but inputs.age of tools/test/t0 means the same (age) and is called "Current age"; use one label, or say in labelReason why it differs',
      },
    ]);
  });

  it('with a reason for a label that does not differ are refused', () => {
    expect(check(age('Current age'), age('Current age', { labelReason: 'No reason.' }))).toEqual([
      {
        path: 'tools/test/t1',
        message: expect.stringMatching(/^inputs\.age\.labelReason says why .*; delete labelReason$/),
      },
    ]);
  });
});

describe('the catalogue', () => {
  it('without a mistake is let through', () => {
    expect(checkCatalogue(catalogues.right.catalogue, catalogues.right.folders)).toEqual([]);
  });

  it.each(catalogues.table)('%s: %j is refused for that, and for nothing else', (...row) => {
    const [where, value, message, path] = row as unknown as Row;
    const { catalogue, folders } = withSet(catalogues.right, where, value) as typeof catalogues.right;
    const mistakes = checkCatalogue(catalogue, folders);
    expect(mistakes).toEqual([{ path: pathOf(where, path), message: expect.stringMatching(message) }]);
  });

  it('with two groups of one id is refused', () => {
    const [loan = expect.fail(), tax = expect.fail()] = catalogues.right.catalogue.groups;
    const catalogue = { ...catalogues.right.catalogue, groups: [loan, { ...tax, id: 'loan' }] };
    const folders = [...catalogues.right.folders.slice(0, 2), catalogues.folderOf('loan', 'three')];
    expect(checkCatalogue(catalogue, folders)).toEqual([
      { path: 'catalogue.groups[1].id', message: '"loan" is listed twice' },
    ]);
  });
});

describe('a dated fact', () => {
  const check = (fact: unknown) => checkFacts({ 'test.most': fact as Fact });

  it('without a mistake is let through', () => {
    expect(check(dated.right)).toEqual([]);
  });

  it.each(dated.table)('with %s %j is refused for that, and for nothing else', (...row) => {
    const [where, value, message, path] = row as unknown as Row;
    const at = `facts.test.most.${pathOf(where, path)}`;
    expect(check(withSet(dated.right, where, value))).toEqual([{ path: at, message: expect.stringMatching(message) }]);
  });

  it.each(dated.unfit)('in %s cannot be %j', (unit, value, message) => {
    expect(check({ ...dated.right, unit, values: [{ ...dated.first, value }] })).toEqual([
      { path: 'facts.test.most.values[0].value', message: expect.stringMatching(message) },
    ]);
  });

  it.each(['most', 'Test.most', 'test.'])('named %s is refused', (id) => {
    expect(checkFacts({ [id]: dated.right as unknown as Fact })).toEqual([
      { path: `facts.${id}`, message: expect.stringMatching(/^name a fact like ppf\.rate/) },
    ]);
  });

  it('of a year that the year’s own fact does not have is refused', () => {
    const year = { ...dated.right, unit: 'year', values: [{ ...dated.right.values[0], value: '2020-21' }] };
    const all = { 'test.year': year, 'test.most': dated.right, 'other.most': dated.right };
    expect(checkFacts(all as unknown as Record<string, Fact>)).toEqual([
      {
        path: 'facts.test.most.values[1].from',
        message: expect.stringMatching(/^2026-04-01 is no first day of test\.year; /),
      },
    ]);
  });

  it('in a file that nothing imports is refused, with where files are listed', () => {
    const all = "import { gains } from './facts/gains.ts';";
    const files = { all, 'facts/gains': "import { read } from './read.ts';", 'facts/read': '', 'facts/gold': '' };
    const byPath = new Map(Object.entries(files).map(([name, code]) => [`src/rules/${name}.ts`, code]));
    expect([...checkListed(byPath)]).toEqual([
      {
        path: 'src/rules/facts/gold.ts',
        message: 'is not listed in src/rules/all.ts, so nobody finds its facts; import it there',
      },
    ]);
  });

  it('of the hub has a date and a source throughout', () => {
    expect(checkFacts(facts)).toEqual([]);
  });
});

describe('formulas of columns', () => {
  const column = (formula: string) => ({ ...tables.byYear.columns.closing, formula });
  const followed = (formula: string, more = {}) => ({
    ...tables,
    byYear: {
      ...tables.byYear,
      columns: { ...tables.byYear.columns, closing: column(formula) },
      rowsWhile: '{row} ≤ 2',
      ...more,
    },
  });

  it('are let through where they give what compute gives', () => {
    expect(found({ change: { tables: followed('if({row} = 1, 0, {above.closing}) + {amount}') } })).toEqual([]);
  });

  it('are not asked for inputs for which formulasWhen does not hold', () => {
    const simple = followed('{amount} × {row} × if({mode} = "full", 2, 1)', { formulasWhen: { mode: 'simple' } });
    expect(found({ change: { tables: simple } })).toEqual([]);
  });
});
