import confirmation from 'virtual:confirmed';
import { describe, expect, it } from 'vitest';
import { confirmationOf, type Fact, type FactId, factOn, facts } from '#rules';
import { fill } from '#src/engine/fill.ts';
import { siteOf } from '#src/rules/sites.ts';

/** The value of a fact on a day on which all that is tested here was confirmed: a later value changes no test. */
function given<Id extends FactId>(id: Id) {
  const found = factOn(id, '2026-07-15');
  if (!found.ok) throw new Error(found.message);
  return found.dated.value;
}

it('a fact has the site of its source, of the government or of a body that publishes it, where one is known', () => {
  const official = /^https:\/\/([\w-]+\.)*((gov|nic)\.in|(rbi|pfrda|dicgc)\.org\.in|amfiindia\.com)\/$/;
  const known = Object.keys(facts).flatMap((id) => siteOf(id) ?? []);
  expect(known.length).toBeGreaterThan(Object.keys(facts).length / 2);
  expect(known.filter((site) => !official.test(site))).toEqual([]);
  expect([siteOf('gratuity.taxFree'), siteOf('rd.shortest'), siteOf('no.fact')]).toEqual([
    'https://www.incometaxindia.gov.in/',
    null,
    null,
  ]);
});

describe('small savings, in the quarter from July to September 2026', () => {
  it.each<[FactId, number, string, string]>([
    ['ppf.rate', 7.1, '2020-03-31', '2020-04-01'],
    ['ssy.rate', 8.2, '2023-12-31', '2024-01-01'],
    ['scss.rate', 8.2, '2023-03-31', '2023-04-01'],
    ['nsc.rate', 7.7, '2023-03-31', '2023-04-01'],
    ['kvp.rate', 7.5, '2023-03-31', '2023-04-01'],
    ['mis.rate', 7.4, '2023-03-31', '2023-04-01'],
    ['postOfficeRd.rate', 6.7, '2023-09-30', '2023-10-01'],
    ['timeDeposit.oneYear', 6.9, '2023-06-30', '2023-07-01'],
    ['timeDeposit.twoYears', 7, '2023-06-30', '2023-07-01'],
    ['timeDeposit.threeYears', 7.1, '2023-12-31', '2024-01-01'],
    ['timeDeposit.fiveYears', 7.5, '2023-03-31', '2023-04-01'],
  ])('%s is %d percent, not known on %s, in force since %s', (id, rate, before, since) => {
    expect(given(id)).toBe(rate);
    expect(factOn(id, before).ok).toBe(false);
    expect(factOn(id, since)).toMatchObject({ ok: true, dated: { value: rate, from: since } });
    expect(facts[id].unit).toBe('percent');
  });

  it.each<[FactId, number, string]>([
    ['ppf.minimum', 500, 'rupees'],
    ['ppf.maximum', 150_000, 'rupees'],
    ['ppf.lockIn', 15, 'years'],
    ['ppf.extension', 5, 'years'],
    ['ssy.minimum', 250, 'rupees'],
    ['ssy.maximum', 150_000, 'rupees'],
    ['ssy.depositYears', 15, 'years'],
    ['ssy.term', 21, 'years'],
    ['ssy.oldest', 10, 'years'],
    ['nsc.term', 5, 'years'],
    ['scss.term', 5, 'years'],
    ['scss.maximum', 30_00_000, 'rupees'],
    ['scss.age', 60, 'years'],
  ])('%s is %d %s', (id, value, unit) => {
    expect(given(id)).toBe(value);
    expect(facts[id].unit).toBe(unit);
  });
});

describe('what salaried people claim', () => {
  it.each<[FactId, number]>([
    ['hra.metroShare', 50],
    ['hra.otherShare', 40],
    ['hra.rentLess', 10],
    ['gratuity.daysPaid', 15],
    ['gratuity.daysInMonth', 26],
    ['gratuity.leastYears', 5],
    ['gratuity.taxFree', 20_00_000],
    ['health.cap', 25_000],
    ['health.seniorCap', 50_000],
    ['health.checkup', 5000],
  ])('%s is %d', (id, value) => {
    expect(given(id)).toBe(value);
    expect(factOn(id, '2025-06-01')).toMatchObject({ ok: true, dated: { value } });
  });

  it('has four 50% cities until tax year 2026-27, and eight from it on', () => {
    const four = ['Chennai', 'Delhi', 'Kolkata', 'Mumbai'];
    const eight = ['Ahmedabad', 'Bengaluru', 'Chennai', 'Delhi', 'Hyderabad', 'Kolkata', 'Mumbai', 'Pune'];
    const cities = (day: string) => {
      const found = factOn('hra.cities', day);
      return found.ok ? [...found.dated.value].sort() : found.message;
    };
    expect(cities('2026-03-31')).toEqual(four);
    expect(cities('2026-04-01')).toEqual(eight);
    expect([...given('hra.cities')].sort()).toEqual(eight);
  });

  it('names section 80D until the new Act, and section 126 from it on', () => {
    for (const id of ['health.cap', 'health.seniorCap', 'health.checkup'] as const) {
      expect(factOn(id, '2026-03-31')).toMatchObject({
        dated: { source: 'Income-tax Act 1961', section: 'section 80D' },
      });
      expect(factOn(id, '2026-04-01')).toMatchObject({
        dated: { source: 'Income-tax Act 2025', section: 'section 126' },
      });
    }
  });
});

describe('children’s allowances and professional tax', () => {
  // as reported: ₹100 and ₹300 a month a child under rule 2BB of 1962, ₹3,000 and ₹9,000 from tax year 2026-27, two children each
  it.each<[FactId, number, number]>([
    ['allowance.education', 100, 3000],
    ['allowance.hostel', 300, 9000],
    ['allowance.children', 2, 2],
  ])('%s is %d until 31 March 2026 and %d from then on', (id, before, now) => {
    expect(factOn(id, '2023-04-01')).toMatchObject({ dated: { value: before, section: 'rule 2BB' } });
    expect(factOn(id, '2026-03-31')).toMatchObject({ dated: { value: before, source: 'Income-tax Rules 1962' } });
    expect(factOn(id, '2026-04-01')).toMatchObject({ dated: { value: now, source: 'Income-tax Rules 2026' } });
    expect(facts[id].confirmed.words).toContain('we have not read the official text');
  });

  it('names states without professional tax, and what Maharashtra charges whom', () => {
    expect(fill('{professionalTax.none}')).toBe('Delhi, Uttar Pradesh and Rajasthan');
    expect(given('professionalTax.maharashtraFrom')).toBe(10_000);
    expect(given('professionalTax.maharashtraWomenFrom')).toBe(25_000);
  });
});

it('the dearness allowance of central government staff is 60% since 1 January 2026, and no later rate is known', () => {
  expect(factOn('dearness.central', '2025-12-31')).toMatchObject({ dated: { value: 58, from: '2025-07-01' } });
  expect(factOn('dearness.central', '2026-09-30')).toMatchObject({ dated: { value: 60, from: '2026-01-01' } });
  expect(facts['dearness.central'].confirmed.words).toMatch(/no rate from 1 July 2026/);
});

it('no fact cites the rules of 1962 for years from 2026-27, unless it says that they ended', () => {
  const ended = /, before 1 April 2026$/;
  const cited = Object.entries<Fact>(facts).flatMap(([id, { values }]) => {
    const last = values.at(-1);
    return last && /Rules 1962/.test(last.source) ? [[id, last.section ?? '']] : [];
  });
  expect(cited.filter(([, section]) => !ended.test(section ?? ''))).toEqual([]);
  expect(cited.map(([id]) => id)).toContain('advanceTax.cutTo');
  expect(factOn('hra.rentLess', '2026-03-31')).toMatchObject({ dated: { section: 'rule 2A' } });
  expect(factOn('hra.rentLess', '2026-04-01')).toMatchObject({ dated: { section: 'rule 279' } });
});

it('the new regime’s surcharge rests on a section of the Finance Act, never on its First Schedule', () => {
  for (const id of ['tax.new.surcharge', 'tax.new.topSurcharge'] as const) {
    const sections = facts[id].values.map(({ section }) => section);
    expect(sections.at(-1)).toBe('section 3(4)(b), Table, serial 10, and section 3(5)');
    expect(sections.filter((section) => /Schedule/.test(section ?? ''))).toEqual([]);
  }
  // what holds in both regimes names both
  for (const id of ['tax.surchargeFrom', 'tax.gainsSurcharge'] as const)
    expect(facts[id].values.map(({ section }) => section)).toEqual([
      'First Schedule, Part I, and section 2',
      'First Schedule, Part I-A, and section 2',
      'First Schedule, Part I-B, and section 3(4)',
    ]);
  expect(facts['tax.old.surcharge'].values.at(-1)?.section).toBe('First Schedule, Part I-B');
});

describe('home loans and the pension system', () => {
  it('caps a home loan at 90% up to 30 lakh, 80% up to 75 lakh and 75% above, since 7 June 2017', () => {
    expect(given('homeLoan.ltv')).toEqual([
      { upTo: 30_00_000, rate: 90 },
      { upTo: 75_00_000, rate: 80 },
      { upTo: Number.POSITIVE_INFINITY, rate: 75 },
    ]);
    expect(factOn('homeLoan.ltv', '2017-06-06').ok).toBe(false);
    expect(factOn('homeLoan.ltv', '2017-06-07').ok).toBe(true);
  });

  it('asks for 20% as an annuity since 16 December 2025, 40% before and for government subscribers', () => {
    expect(given('nps.annuityShare')).toBe(20);
    expect(factOn('nps.annuityShare', '2025-12-15')).toMatchObject({ dated: { value: 40 } });
    expect(factOn('nps.annuityShare', '2025-12-16')).toMatchObject({ dated: { value: 20 } });
    expect(given('nps.governmentAnnuityShare')).toBe(40);
  });

  it.each<[FactId, number]>([
    ['nps.smallCorpus', 8_00_000],
    ['nps.middleCorpus', 12_00_000],
    ['nps.middleLumpSum', 6_00_000],
    ['nps.redemptionYears', 6],
    ['nps.exitYears', 15],
    ['nps.oldest', 85],
  ])('%s is %d since the same day', (id, value) => {
    expect(given(id)).toBe(value);
    expect(factOn(id, '2025-12-15').ok).toBe(false);
    expect(factOn(id, '2025-12-16').ok).toBe(true);
  });

  it('leaves 60% of the corpus free of tax under both Acts', () => {
    for (const day of ['2026-03-31', '2026-04-01'])
      expect(factOn('nps.taxFreeShare', day)).toMatchObject({ ok: true, dated: { value: 60 } });
  });

  it('bars a charge for paying early from three days on', () => {
    expect(facts['loan.freePrepayment'].values.map(({ from }) => from)).toEqual([
      '2012-06-05',
      '2014-05-07',
      '2026-01-01',
    ]);
  });

  it('bars it on business loans too, by the kind of lender and the amount', () => {
    expect(factOn('loan.freeBusinessPrepayment', '2025-12-31').ok).toBe(false);
    const from2026 = factOn('loan.freeBusinessPrepayment', '2026-01-01');
    expect(from2026).toMatchObject({ ok: true, dated: { source: expect.stringContaining('2 July 2025') } });
    expect(fill('{loan.freeBusinessPrepayment}')).toMatch(/of any amount .* up to ₹50 lakh /);
  });

  it('of exits from the NPS say which version was read, and that it was not the text itself', () => {
    const exits = ['annuityShare', 'governmentAnnuityShare', 'smallCorpus', 'middleCorpus', 'middleLumpSum'] as const;
    const ids = [...exits, 'redemptionYears', 'exitYears', 'oldest'] as const;
    for (const id of ids)
      expect(facts[`nps.${id}`].confirmed.words).toMatch(
        /as amended on 20 July 2026 .* we have not read the text itself/,
      );
  });

  it('of the Unified Pension Scheme end with the window to choose it', () => {
    expect(fill('{ups.chooseUntil}')).toBe('30 November 2025');
  });
});

describe('gratuity', () => {
  it('stands in the Code on Social Security from 21 November 2025 on, and in the Act of 1972 before', () => {
    for (const id of ['gratuity.daysPaid', 'gratuity.daysInMonth', 'gratuity.leastYears'] as const) {
      expect(factOn(id, '2025-11-20')).toMatchObject({ dated: { source: 'Payment of Gratuity Act 1972' } });
      expect(factOn(id, '2025-11-21')).toMatchObject({
        dated: { source: 'Code on Social Security 2020', section: 'section 53' },
      });
    }
    expect(given('wages.leastShare')).toBe(50);
    expect(given('gratuity.fixedTermYears')).toBe(1);
  });

  it('is exempt under section 19(1) of the Income-tax Act 2025 from 1 April 2026 on', () => {
    expect(factOn('gratuity.taxFree', '2026-03-31')).toMatchObject({ dated: { section: 'section 10(10)' } });
    expect(factOn('gratuity.taxFree', '2026-04-01')).toMatchObject({
      dated: { value: 20_00_000, source: 'Income-tax Act 2025', section: 'section 19(1)' },
    });
  });
});

describe('limits that visitors search for', () => {
  it.each<[FactId, number, string]>([
    ['tds.bankInterest', 50_000, '2025-04-01'],
    ['tds.bankInterestSenior', 1_00_000, '2025-04-01'],
    ['deposit.insurance', 5_00_000, '2020-02-04'],
    ['deduction.savingsInterest', 10_000, '2026-04-01'],
    ['deduction.seniorInterest', 50_000, '2026-04-01'],
    ['deduction.homeLoanInterest', 2_00_000, '2026-04-01'],
    ['hra.landlordPan', 1_00_000, '2026-04-01'],
    ['scss.earlySecondYear', 1.5, '2026-04-01'],
    ['scss.earlyLater', 1, '2026-04-01'],
    ['gains.equityShort', 15, '2024-07-22'],
    ['gains.equityShort', 20, '2024-07-23'],
    ['gains.equityLong', 10, '2024-07-22'],
    ['gains.equityLong', 12.5, '2024-07-23'],
    ['gains.equityFree', 1_00_000, '2024-07-22'],
    ['gains.equityFree', 1_25_000, '2024-07-23'],
    ['gst.low', 5, '2025-09-22'],
    ['gst.standard', 18, '2025-09-22'],
    ['gst.high', 40, '2025-09-22'],
    ['gst.stones', 0.25, '2025-09-22'],
    ['gst.gold', 3, '2025-09-22'],
    ['prices.consumerMean', 5, '2026-04-01'],
    ['gst.tobacco', 28, '2026-01-31'],
    ['gains.long', 12.5, '2024-07-23'],
    ['gains.costIndex', 100, '2001-04-01'],
    ['gains.costIndex', 384, '2027-03-31'],
    ['advanceTax.least', 10_000, '2026-09-30'],
    ['advanceTax.septemberEnough', 36, '2026-09-30'],
    ['pf.rate', 8.25, '2026-03-31'],
    ['pf.withdrawalMost', 75, '2026-06-29'],
    ['pf.restMonths', 12, '2026-06-29'],
    ['pf.taxedAbove', 250_000, '2021-04-01'],
    ['pf.ceiling', 15_000, '2014-09-01'],
    ['pf.ceiling', 6500, '2014-08-31'],
    ['pf.ceiling', 15_000, '2026-09-16'],
    ['pf.ceiling', 25_000, '2026-09-17'],
    ['nps.employerShare.new', 14, '2024-04-01'],
    ['mis.single', 9_00_000, '2023-04-01'],
    ['mis.joint', 15_00_000, '2023-04-01'],
  ])('%s is %d on %s', (id, value, day) => {
    expect(factOn(id, day)).toMatchObject({ ok: true, dated: { value } });
  });

  it.each<[FactId, string]>([
    ['tds.bankInterest', '2025-03-31'],
    ['deposit.insurance', '2020-02-03'],
    ['gst.tobacco', '2026-02-01'],
    ['gains.long', '2024-07-22'],
    ['gains.costIndex', '2001-03-31'],
    ['gains.costIndex', '2027-04-01'],
    ['gst.standard', '2025-09-21'],
  ])('%s is not known on %s', (id, day) => {
    expect(factOn(id, day).ok).toBe(false);
  });

  it('of an index that the new Act governs name its section and notification', () => {
    expect(fill('{gains.costIndex@2026-05-15|source}')).toBe(
      'Central Board of Direct Taxes, notification 85/2026 (S.O. 3889(E) of 15 July 2026), section 72(8) of the Income-tax Act 2025',
    );
    expect(fill('{gains.costIndex@2025-05-15|source}')).toMatch(
      /notification 70\/2025, section 48 of the Income-tax Act 1961$/,
    );
  });

  it('of a limit that two sets of rules give name the one in force', () => {
    const text = fill('{pf.taxedAbove|source}, {pf.taxedAbove@2026-03-31|source}');
    expect(text).toMatch(/^Income-tax Rules 2026, rule 277.*, Income-tax Rules 1962, rule 9D/);
    expect(factOn('pf.taxedAbove', '2021-03-31').ok).toBe(false);
  });

  it('that were read in reports alone say that the official text itself was not read', () => {
    const ids = [
      'tds.bankInterest',
      'deposit.insurance',
      'gains.equityLong',
      'nps.taxFreeShare',
      'homeLoan.ltv',
    ] as const;
    for (const id of ids) expect(facts[id].confirmed.words).toContain('we have not read the official text');
  });
});

it('Acts are cited by section: a clause is of a Bill', () => {
  const cited = Object.values<Fact>(facts).flatMap(({ values }) =>
    values.map(({ source, section }) => `${source}, ${section}`),
  );
  expect(cited.filter((law) => /clause/i.test(law))).toEqual([]);
});

describe('how far all facts are confirmed', () => {
  const until = (day: string): Fact => ({
    label: 'A rate',
    unit: 'percent',
    values: [{ from: '2020-01-01', value: 1, source: 'A notification' }],
    confirmed: { until: day, words: day },
  });

  it('is claimed for all, or for all but a few that are named by their number', () => {
    const [late, soon, other] = ['2026-09-30', '2026-12-31', '2027-03-31'].map(until) as [Fact, Fact, Fact];
    expect(confirmationOf([soon, other])).toEqual({ until: '2026-12-31', behind: null });
    expect(confirmationOf([other, late, soon, other])).toEqual({
      until: '2026-12-31',
      behind: { count: 1, until: '2026-09-30', label: 'A rate' },
    });
    // half of them are no exception
    expect(confirmationOf([late, soon])).toEqual({ until: '2026-09-30', behind: null });
  });

  it('is what the pages say, and holds for every fact', () => {
    const { until: day, behind } = confirmation;
    const short = Object.values(facts).filter(({ confirmed }) => confirmed.until < day);
    expect(short.length).toBe(behind?.count ?? 0);
    expect(short.filter(({ confirmed }) => confirmed.until < (behind?.until ?? ''))).toEqual([]);
  });
});

describe('facts of the calculators for tax, gains and retirement', () => {
  it('name the Act of 2025 from 1 April 2026 on', () => {
    const sections = (['gains.long', 'gains.indexed', 'gains.shortFundsFrom', 'advanceTax.least'] as const).map((id) =>
      [factOn(id, '2026-03-31'), factOn(id, '2026-04-01')].map((found) => found.ok && found.dated.section),
    );
    expect(sections).toEqual([
      ['section 112', 'section 197'],
      ['section 112', 'section 197'],
      ['section 50AA', 'section 76'],
      ['section 208', 'section 404'],
    ]);
    const late = ['advanceTax.june', 'advanceTax.shortfall', 'advanceTax.deferment'] as const;
    expect(late.map((id) => facts[id].values.map(({ section }) => section))).toEqual([
      ['section 211', 'section 408'],
      ['section 234B', 'section 424'],
      ['section 234C', 'section 425'],
    ]);
  });

  it('say where a figure was not found or could not be confirmed', () => {
    expect(facts['pf.mostService'].confirmed.words).toMatch(/not confirmed this limit yet/);
    expect(facts['advanceTax.cutTo'].confirmed.words).toMatch(/have not found its place/);
  });

  it('hold a contribution of the Atal Pension Yojana for each age from 18 to 40, that rises with age and pension', () => {
    const chart = ([1000, 2000, 3000, 4000, 5000] as const).map((pension) => given(`apy.contributions${pension}`));
    const ages = given('apy.oldest') - given('apy.youngest') + 1;
    for (const [index, column] of chart.entries()) {
      expect(column).toHaveLength(ages);
      for (const [age, amount] of column.entries()) {
        expect(amount).toBeGreaterThan(column[age - 1] ?? 0);
        expect(amount).toBeGreaterThan(chart[index - 1]?.[age] ?? 0);
      }
    }
  });

  it('can stand in the words of a page: days as days, lists of rupees as rupees', () => {
    expect(fill('{gains.shortFundsFrom}')).toBe('1 April 2023');
    expect(fill('{gains.costIndex@2010-06-01}')).toBe('167');
    expect(fill('{apy.contributions1000}')).toMatch(/^₹42, ₹46, .* and ₹291$/);
  });
});
