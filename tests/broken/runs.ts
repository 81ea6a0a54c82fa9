import { fail } from '#engine';
import { bad, computed, type Fault, type Faults, type Given, ofCompute, put } from './sample.ts';

const also = (change: (given: Given) => object) => (given: Given) => ({ ...computed(given), ...change(given) });
/** A fault of what a correct compute returns, changed. */
const gives = (change: (given: Given) => object, message: RegExp, path?: string): Fault =>
  ofCompute(also(change), message, path);
const years = (count: number) => () => Array.from({ length: count }, (_, year) => ({ year, closing: 1 }));
const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;
let runs = 0;
const seen = new Set<number>();

const boom = () => {
  throw new Error('No.');
};
const inMonths = (row: object | (() => object), message: RegExp, at = ''): Fault =>
  ofTable(() => [{ year: 1, ...(typeof row === 'function' ? row() : row) }], message, at);
const ofTable = (byMonth: unknown, message: RegExp, at = ''): Fault =>
  gives(() => ({ byMonth }), message, `defaults: tables.byMonth${at}`);
const ofNotes = (notes: unknown, message: RegExp, path?: string): Fault => gives(() => ({ notes }), message, path);
const end = '2027-04-01';
const noted = {
  doubled: { text: '{each} until {end}.', figures: { each: { kind: 'currency' }, end: { kind: 'date' } } },
};
const ofNote = (figures: unknown, message: RegExp): Fault => ({
  change: { notes: noted, compute: also(() => ({ notes: [figures ? { id: 'doubled', figures } : 'doubled'] })) },
  path: 'defaults',
  message,
});
const factors: Readonly<Record<string, { by: number }>> = { simple: { by: 2 } };
/** A compute that throws for some inputs. */
const throws = (when: (given: Given) => boolean, path: string): Fault =>
  ofCompute((given) => (when(given) ? boom() : computed(given)), /^compute throws: No\.$/, path);
/** What compute gives for amounts far above the usual ones. */
const far = (answer: (given: Given) => object, message: RegExp): Fault =>
  ofCompute((given) => (given.amount > 1e5 ? answer(given) : computed(given)), message, 'with amount 1000000000');

/** Faults in what compute returns, for the defaults and for other inputs. */
export const faults: Faults = {
  'a cell that is infinite': inMonths({ closing: 1e308 * 10 }, /^is not a number \(Infinity\)$/, '[0].closing'),
  'a cell that is not computed': inMonths({}, /^is not a number: it is declared but never computed/, '[0].closing'),
  'a cell that is not declared': gives(
    () => ({ byMonth: () => [{ year: 1, closing: 5, openng: 0 }] }),
    /"byMonth\.openng".*not declared\. Choose from: year, closing/,
  ),
  'a cell without words': gives(
    () => ({ byYear: () => [{ year: 1, closing: 5, interest: 5, who: 'us' }] }),
    /"us" is not a value\. Choose from: me, you/,
    'defaults: tables.byYear[0].who',
  ),
  'a counter in a figure': gives(
    () => ({ total: ++runs }),
    /^gives different results in two runs; compute must remember nothing between/,
  ),
  'a counter in a table': inMonths(
    () => ({ closing: ++runs }),
    /^gives different results in two runs; compute must remember nothing between/,
  ),
  'NaN in an example': gives(
    ({ amount }) => (amount < 2000 ? { total: Number.NaN } : {}),
    /^compute gives NaN as total, which must be a finite number$/,
    'examples[0]',
  ),
  'a result that is not declared': gives(
    () => ({ extra: 1 }),
    /"extra".*not declared\. Choose from: total, band, byYear, byMonth/,
  ),
  'a table that throws': ofTable(boom, /^throws: No\.$/),
  'what throws': ofCompute(boom, /^compute throws: No\.$/),
  'a text without words': gives(
    ({ amount }) => ({ band: amount < 2000 ? 'low' : 'hihg' }),
    /"hihg" is not a value\. Did you mean high\?/,
    'defaults: outputs.band',
  ),
  'a note that is not declared': ofNotes(
    ['doubld'],
    /^"doubld" is not a note\. Did you mean doubled\?/,
    'defaults: notes',
  ),
  'a note with a figure not declared': ofNote(
    { each: 5, end, ech: 6 },
    /"notes\.doubled\.ech", .* Did you mean each\?/,
  ),

  'a figure by the day': gives(
    () => ({ total: Date.now() / 1e9 }),
    /^gives different results in two runs; .* read no clock/,
  ),
  'a figure by the year': gives(() => ({ total: new Date().getUTCFullYear() }), /in two runs/),
  'a figure by chance': gives(
    () => ({ total: Math.random() * 1e6 }),
    /^gives different results in two runs; .* no random numbers$/,
  ),
  'a table by the day': ofTable(() => [{ year: new Date().getUTCFullYear(), closing: 1 }], /in two runs/),
  'a figure by what ran before': ofCompute((given) => {
    seen.add(given.amount);
    return { ...computed(given), total: given.amount === 5000 && seen.has(10_000) ? 1 : given.amount * 2 };
  }, /^gives different results after other runs; compute must remember nothing/),
  'a counter in a note': gives(
    () => ({ notes: ++runs % 2 ? [] : ['doubled'] }),
    /^gives different results in two runs/,
  ),

  'a list that is sorted in place': bad(
    'compute',
    (given: Given) => {
      given.loans?.push({ rate: 1 });
      return computed(given);
    },
    /^is changed by compute; copy it first/,
    'defaults: inputs.loans',
  ),
  'a default that is changed': {
    change: {
      ...put('inputs.loans.showWhen', { mode: 'full' }),
      compute: (given: Given) => {
        given.loans?.pop();
        return computed(given);
      },
    },
    path: 'defaults',
    message: /(read only|Cannot delete) .*compute must not change its inputs/,
  },

  'what throws at the least amount': throws(({ amount }) => amount === 500, 'with amount 500'),
  'what throws for one option': throws(({ mode }) => mode === 'full', 'with mode "full"'),
  'an option for which a table of the code has nothing': ofCompute(
    (given) => ({ ...computed(given), total: (factors[given.mode ?? ''] as { by: number }).by * given.amount }),
    /^compute throws: it looks for "by" in something that is not there: an option or a fact for which a table has no entry; add the entry, or delete the option$/,
    'with mode "full"',
  ),
  'what throws without rows': throws(({ loans }) => loans?.length === 0, 'with loans []'),
  'what throws for many rows': throws(
    ({ loans }) => loans?.length === 4,
    'with loans [{"rate":9},{"rate":8.5},{"rate":8.5},{"rate":8.5}]',
  ),
  'NaN at 0': gives(
    ({ amount }) => ({ total: (amount * amount * 2) / amount }),
    /^compute gives NaN as total/,
    'with amount 0',
  ),
  'infinity where a hidden input shows': gives(
    ({ amount, mode, fee = 0 }) => ({ total: mode === 'full' && fee === 0 ? amount / fee : amount * 2 }),
    /^compute gives Infinity as total/,
    'with mode "full" and the other inputs at their least',
  ),
  'a cell that is NaN at a bound': gives(
    ({ amount }) => ({ byMonth: () => [{ year: 1, closing: amount > 9000 ? Number.NaN : 1 }] }),
    /^is not a number \(NaN\)$/,
    'with amount 10000: tables.byMonth[0].closing',
  ),
  'a note that is unknown at a bound': gives(
    ({ amount }) => ({ notes: amount > 9000 ? ['dobled'] : [] }),
    /^"dobled" is not a note\. Did you mean doubled\?/,
    'with amount 10000: notes',
  ),
  'a word that is unknown for an option': gives(
    ({ mode }) => ({ band: mode === 'full' ? 'mid' : 'low' }),
    /"mid" is not a value\. Choose from: low, high/,
    'with mode "full": outputs.band',
  ),
  'an undeclared name for an option': gives(
    ({ mode }) => (mode === 'full' ? { fees: 1 } : {}),
    /^computes "fees", which is not declared/,
    'with mode "full"',
  ),
  'an undeclared cell at a bound': gives(
    ({ amount }) => ({ byMonth: () => [{ year: 1, closing: 1, ...(amount > 9000 && { opening: 1 }) }] }),
    /^computes "byMonth\.opening"/,
    'with amount 10000',
  ),
  'a table that throws on a day': gives(
    ({ opened }) => ({ byMonth: () => (opened === '2030-12-31' ? boom() : []) }),
    /^throws: No\.$/,
    'with opened "2030-12-31": tables.byMonth',
  ),
  'more rows than anyone reads': ofTable(years(5001), /^has 5001 rows; at most 5000/),
  'more rows at the most': gives(
    ({ amount }) => ({ byMonth: years(Math.min(amount, 10_000)) }),
    /^has 10000 rows; at most 5000/,
    'with amount 10000: tables.byMonth',
  ),
  'a note that every object has': ofNotes(['constructor'], /^"constructor" is not a note/, 'defaults: notes'),
  'one note twice': ofNotes(['doubled', 'doubled'], /^has "doubled" twice$/, 'defaults: notes'),
  'a promise of results': ofCompute(() => Promise.resolve(computed()), /^compute gives undefined as total/),
  'a text with nothing in it': {
    change: {
      ...put('outputs.band', { kind: 'text', label: 'Band' }),
      ...put('examples.0.outputs', { total: 2000 }),
      compute: also(({ spent }) => ({ band: `Of ${(spent as never as { x: number }).x}` })),
    },
    path: 'defaults: outputs.band',
    message: /^has "undefined" in its text$/,
  },

  'usual values refused': ofCompute(
    ({ amount }) => (amount > 9000 ? fail('amount', 'tooMuch') : computed({ amount })),
    /^refuses usual values \(amount: The amount is too large\.\); return figures with a note, or narrow the bounds$/,
    'with amount 10000',
  ),
  'usual values refused for no input': ofCompute(
    ({ amount }) => (amount > 9000 ? fail(null, 'tooMuch') : computed({ amount })),
    /^refuses usual values \(The amount/,
    'with amount 10000',
  ),
  'an option refused': ofCompute(
    (given) => (given.mode === 'full' ? fail('mode', 'notYet') : computed(given)),
    /^refuses usual values/,
    'with mode "full"',
  ),
  'the defaults refused': ofCompute(
    () => fail('amount', 'tooMuch'),
    /^is refused: The amount is too large\. \(amount\); defaults and examples must get figures$/,
  ),
  'a refusal at no input': far(
    () => fail('amuont', 'tooMuch'),
    /^refuses "amuont", which is not an input\. Did you mean amount\?/,
  ),
  'a refusal at no column': far(() => fail('loans.0.rte', 'tooMuch'), /^refuses "loans\.0\.rte"/),
  'a refusal without words': far(
    () => fail('amount', ''),
    /^compute refuses with , which is not declared in refusals\. Choose from: /,
  ),
  'a refusal without its sentence': far(
    () => ({ ok: false }),
    /^compute refuses with undefined, which is not declared in refusals$/,
  ),
  'a refusal of something missing': far(
    ({ fee }) => fail('amount', 'ofFees', { each: (fee as never as { x: 1 }).x }),
    /gives undefined as \{each\} of the refusal ofFees, which must be a number/,
  ),

  'an example that leads back to itself': bad(
    'examples.0.inputs.loans',
    [cyclic],
    /^a value that leads back to itself cannot be: There is no input "self"/,
    'examples[0].inputs.loans.0.self',
  ),
};
