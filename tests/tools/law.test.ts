import { describe, expect, it } from 'vitest';
import { factNow } from '#rules';
import { fill } from '#src/engine/fill.ts';
import { outputOfNote } from '#src/engine/notes.ts';
import { storyOf } from '#src/engine/story.ts';
import { runTool as run, toolById, tools, type Inputs as Values } from '../tools.ts';

/** Every text of a value, as a page without a day shows it. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [fill(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
const wordsOf = (id: string) => textsOf(toolById(id)).join('\n');

it.each([
  ['hra', { rentPaid: 15_000 }, true],
  ['hra', { rentPaid: 0 }, false],
  ['section_80d', {}, true],
  ['section_80d', { selfPremium: 0, parentsPremium: 0 }, false],
])('what the old regime alone allows stands with the result of %s for %j: %s', (id, inputs, said) => {
  expect(run(id, inputs).notes.includes('oldRegime')).toBe(said);
});

describe('the exit from the NPS', () => {
  // without growth or time to speak of, the corpus is what was paid in: 12 months of it
  const ending = (corpus: number, inputs: Values) =>
    run('nps', { monthlyContribution: corpus / 12, currentAge: 59, retirementAge: 60, returnRate: 0, ...inputs });

  it.each<[number, number, string[], string[]]>([
    [8_00_000, 40, ['smallCorpus'], ['smallCorpus']],
    [8_00_000, 0, ['smallCorpus', 'taxedPart'], ['smallCorpus', 'taxedPart']],
    [8_00_001, 40, ['middleCorpus'], ['middleCorpusGovernment']],
    [12_00_000, 20, ['middleCorpus', 'taxedPart'], ['middleCorpusGovernment', 'taxedPart']],
    [12_00_001, 40, ['leastAnnuity'], ['leastAnnuityGovernment']],
    [12_00_001, 39, ['leastAnnuity', 'taxedPart'], ['belowGovernment', 'taxedPart']],
    [12_00_001, 20, ['leastAnnuity', 'taxedPart'], ['belowGovernment', 'taxedPart']],
    [12_00_001, 19, ['belowLeast', 'taxedPart'], ['belowGovernment', 'taxedPart']],
  ])(
    'with a corpus of %d and a share of %d says %j, and %j to a government employee',
    (corpus, share, notes, other) => {
      expect(ending(corpus, { annuityShare: share }).notes).toEqual(notes);
      expect(ending(corpus, { annuityShare: share, subscriber: 'government' }).notes).toEqual(other);
    },
  );

  it('says how much may be taken at once: 80% of the corpus, or 60% of a government employee’s', () => {
    expect(ending(20_00_000, {}).noteFigures.leastAnnuity).toEqual({ most: 16_00_000 });
    const government = ending(20_00_000, { subscriber: 'government' });
    expect(government.noteFigures.leastAnnuityGovernment).toEqual({ most: 12_00_000 });
    expect(ending(10_00_000, {}).noteFigures.middleCorpus).toEqual({ most: 8_00_000 });
  });

  it('says a share that the law does not allow at the lump sum', () => {
    const { notes } = toolById('nps');
    for (const id of ['belowLeast', 'belowGovernment']) expect(notes[id]).toMatchObject({ at: 'lumpSum' });
  });
});

it.each<[string, Values, string[], string]>([
  ['ppf', { yearlyDeposit: factNow('ppf.maximum') }, [], ''],
  ['ppf', { yearlyDeposit: factNow('ppf.maximum') + 1 }, ['aboveMaximum'], 'maturityValue'],
  ['ppf', { yearlyDeposit: factNow('ppf.minimum') }, [], ''],
  ['ppf', { yearlyDeposit: factNow('ppf.minimum') - 1 }, ['belowMinimum'], 'maturityValue'],
  ['ssy', { yearlyDeposit: factNow('ssy.maximum') }, [], ''],
  ['ssy', { yearlyDeposit: factNow('ssy.maximum') + 1 }, ['aboveMaximum'], 'maturityValue'],
  ['ssy', { yearlyDeposit: factNow('ssy.minimum') - 1 }, ['belowMinimum'], 'maturityValue'],
  ['ssy', { girlAge: 9 }, [], ''],
  ['ssy', { girlAge: 10 }, ['tooOld'], 'maturityValue'],
  ['scss', { amount: factNow('scss.maximum') }, [], ''],
  ['scss', { amount: factNow('scss.maximum') + 1000 }, ['aboveMaximum'], 'quarterlyIncome'],
  ['scss', { amount: 1500 }, ['notMultiple'], 'quarterlyIncome'],
  ['nps', { retirementAge: factNow('nps.oldest') }, [], ''],
  ['nps', { retirementAge: factNow('nps.oldest') + 1 }, ['beyondOldest'], 'totalCorpus'],
])('an amount that no account can have: %s with %j has the notes %j at its result %s', (id, inputs, notes, at) => {
  const tool = toolById(id);
  const denials = run(id, inputs).notes.filter((note) => outputOfNote(tool.notes[note]) !== null);
  expect(denials).toEqual(notes);
  for (const note of notes) expect(tool.notes[note]).toMatchObject({ at, about: Object.keys(inputs)[0] });
  // an impossible figure has no sentence that calls it true
  expect(storyOf(tool, run(id, inputs)) === null).toBe(notes.length > 0);
  if (notes.length > 0) expect(Object.keys(tool.outputs)[0]).toBe(at);
});

it.each(['emi_calculator', 'home_loan', 'car_loan', 'personal_loan', 'loan_comparison'])(
  'paying a loan early, %s: no charge at a floating rate',
  (id) => {
    const words = wordsOf(id);
    for (const day of ['5 June 2012', '7 May 2014', '2 August 2019', '1 January 2026']) expect(words).toContain(day);
    expect(words).not.toMatch(/older[^.]*agreement/i);
    expect(words).toMatch(/business loans to individuals and to micro and small enterprises/);
    expect(words).toContain('₹50 lakh');
  },
);

it('the window to choose UPS stands with every result, as it has closed', () => {
  expect(run('ups').notes[0]).toBe('windowClosed');
  expect(run('ups', { serviceSoFar: 0, yearsToGo: 5 }).notes[0]).toBe('windowClosed');
});

describe('the words of all tools', () => {
  it.each(tools)('$id repeats no hearsay, says of no rate that it held since, and cites no Act by clause', ({ id }) => {
    const words = wordsOf(id);
    expect(words).not.toMatch(/department[^.]*calculator|calculator[^.]*department/i);
    // nobody has confirmed the quarters to come
    expect(words).not.toMatch(/(unchanged|not changed|every quarter) since/);
    expect(words).not.toMatch(/Act[^.]*\bclauses?\b/);
  });

  it.each(['goal_planner', 'inflation'])('%s names the years of the average rise in prices', (id) => {
    expect(wordsOf(id)).toMatch(/5%[^.]*financial years 2015-16 to 2024-25|financial years 2015-16 to 2024-25[^.]*5%/);
    expect(wordsOf(id)).not.toMatch(/2016 to 2025|ten years to 2025/);
  });

  it.each([
    [
      'fd',
      ['{tds.bankInterest}', '{tds.bankInterestSenior}', '{deposit.insurance|words}', '{deduction.savingsInterest}'],
    ],
    ['fd', ['1 April 2025', '{deposit.insurance|since}']],
    ['rd', ['{tds.bankInterest}', '{tds.bankInterestSenior}', '1 April 2025']],
    ['scss', ['{tds.bankInterestSenior}', '{scss.earlySecondYear}']],
    ['scss', ['In the first year, the interest already paid is deducted']],
    [
      'gratuity',
      ['Code on Social Security 2020, section 53', '21 November 2025', 'section 2(88)', '240 days', '190 days'],
    ],
    ['gratuity', ['Income-tax Act 2025, section 19(1)']],
    [
      'nps',
      ['₹8 lakh', '₹12 lakh', '₹6 lakh', 'over at least 6 years', 'after 15 years', 'stay in until 85', 'only 60%'],
    ],
    ['nps', ['systematic unit redemption', 'amended on 20 July 2026']],
    ['ups', ['until 30 November 2025', 'That window is closed']],
    ['ups', ['60% since 1 January 2026', 'Union Cabinet, decision of 18 April 2026', 'no rate from 1 July 2026']],
    [
      'epf',
      ['75% of your balance', 'The other 25% stays until you have been without work for 12 months', '9 years 6 months'],
    ],
    ['salary', ['₹2,500 in Maharashtra', 'Maharashtra State Tax on Professions']],
    ['salary', ['Delhi, Uttar Pradesh and Rajasthan', '₹3,000', '₹9,000']],
    ['tax_calculator', ['₹3,000', '₹9,000', '₹100', '₹300', 'rule 2BB']],
    ['capital_gains', ['1 April 2026', 'buy-back', 'section 69', 'gold bonds', 'section 70(1)']],
    ['hra', ['{hra.landlordPan|words}', 'how you are related to the landlord', 'Form 124']],
    ['home_loan', ['{deduction.homeLoanInterest|words}', 'section 24(b)']],
    ['sip_lumpsum', ['{gains.equityShort}', '{gains.equityLong}', '{gains.equityFree|words}']],
    ['sip_lumpsum', ['23 July 2024', '15%', '10%', '₹1 lakh']],
  ])('%s tells the limits that people search for', (id, parts) => {
    const words = wordsOf(id);
    for (const part of parts) expect(words).toContain(fill(part));
  });
});

/** Sections of the Act of 1961 and what each is in the Act of 2025, by the product's rules. */
const renumbered = {
  '80C': '123',
  '80CCD': '124',
  '80D': '126',
  '80TTA': '153',
  '80TTB': '153',
  '87A': '156',
  '115BAC': '202',
};

it.each(tools)('sections of the Act of 1961 are named in $id together with those of the Act of 2025', ({ id }) => {
  const words = wordsOf(id);
  const alone = Object.entries(renumbered).filter(
    ([old, now]) => new RegExp(`section ${old}\\b`).test(words) && !new RegExp(`\\b${now}\\b`).test(words),
  );
  expect(alone).toEqual([]);
});
