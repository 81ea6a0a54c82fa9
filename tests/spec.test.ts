// The product's specification, statement by statement, each beside what the hub has. Where they differ on purpose, the line names
// the row of `docs/decisions/0020…` that says so: a difference without a row is a mistake, and so is a row without a difference.
// What a page does is tested elsewhere: tests/browser/{drawer,charts}, tests/dom/{frame,theme,insight,fields}; the request and
// the prompt of an insight: tests/dom/insight.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import catalogue from 'virtual:catalogue';
import { describe, expect, it } from 'vitest';
import { factNow } from '#rules';
import { palette } from '#src/design/palette.ts';
import { complete, isPartShown } from '#src/engine/places.ts';
import type { Chart, Input } from '#src/engine/types.ts';
import { isNumberInput } from '#src/engine/utilities.ts';
import { dataOf } from '#src/renderer/charts/data.ts';
import { coloursOf, legendSize, ringForm, ringHeight } from '#src/renderer/charts/look.tsx';
import { tooltipFigure } from '#src/renderer/charts/units.ts';
import { stopsOf } from '#src/renderer/fields/slider.tsx';
import { prerender } from '#src/shell/prerender.tsx';
import { NOT_FOUND } from '#src/shell/routing/page.ts';
import { pageOf } from '#src/shell/routing/router.ts';
import { preferences } from '#src/shell/theme/theme.tsx';
import { site } from '#src/site.ts';
import { words as device } from '#words/device.ts';
import { words as insight } from '#words/insight.ts';
import { words as page } from '#words/page.ts';
import { words as shell } from '#words/shell.ts';
import { words as toolPage } from '#words/tool.ts';
import { type Inputs, runTool, toolById, tools } from './tools.ts';

const root = join(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
/** The first cells of decision 20: what the specification says. */
const differences = [
  ...textOf('docs/decisions/0020-where-the-specification-is-not-followed.md').matchAll(
    /^\| (?!The spec|---)(.*?) \|/gm,
  ),
].map(([, said = '']) => said);
const used = new Set<string>();

/** Compares a statement with the hub. With a row of decision 20 they must differ, and `instead` is what the hub has. */
function hold(has: unknown, said: unknown, row?: string, instead?: unknown) {
  if (row === undefined) return expect(has).toEqual(said);
  expect(
    differences.filter((each) => each.startsWith(row)),
    `rows that begin with “${row}”`,
  ).toHaveLength(1);
  used.add(row);
  expect(instead).not.toEqual(said);
  expect(has).toEqual(instead);
}

// -- 2 Screens and routes: group, path, title and id of the catalogue, in its order --------------------------------------------------

const CATALOGUE = `
Loan Calculators | /loan/emi-calculator | EMI Calculator | emi_calculator
Loan Calculators | /loan/home-loan-calculator | Home Loan Calculator | home_loan
Loan Calculators | /loan/car-loan-calculator | Car Loan Calculator | car_loan
Loan Calculators | /loan/personal-loan-calculator | Personal Loan Calculator | personal_loan
Loan Calculators | /loan/loan-comparison | Loan Comparison Tool | loan_comparison
Loan Calculators | /loan/loan-eligibility | Loan Eligibility Calculator | loan_eligibility
Investment Tools | /investment/sip-lumpsum-calculator | SIP & Lumpsum Calculator | sip_lumpsum
Investment Tools | /investment/cagr-calculator | CAGR Calculator | cagr
Investment Tools | /investment/goal-planner | Goal-Based Investment Planner | goal_planner
Investment Tools | /investment/risk-analyzer | Risk-Return Analyzer | risk_analyzer
Savings & Government Schemes | /savings/ppf-calculator | PPF Calculator | ppf
Savings & Government Schemes | /savings/ssy-calculator | Sukanya Samriddhi Yojana | ssy
Savings & Government Schemes | /savings/nsc-calculator | National Savings Certificate | nsc
Savings & Government Schemes | /savings/scss-calculator | Senior Citizen Saving Scheme | scss
Savings & Government Schemes | /savings/rd-calculator | Recurring Deposit | rd
Savings & Government Schemes | /savings/fd-calculator | Fixed Deposit Calculator | fd
Retirement Planning | /retirement/retirement-corpus-estimator | Retirement Corpus Estimator | retirement_corpus
Retirement Planning | /retirement/nps-calculator | NPS Calculator | nps
Income & Tax | /tax/income-tax-calculator | Income Tax Calculator | tax_calculator
Income & Tax | /tax/hra-calculator | HRA Calculator | hra
Income & Tax | /tax/gratuity-calculator | Gratuity Calculator | gratuity
Income & Tax | /tax/section-80d-estimator | Section 80D Estimator | section_80d
Others | /other/currency-converter | Currency Converter | currency_converter
Others | /other/inflation-calculator | Inflation Calculator | inflation
Others | /other/compound-interest-calculator | Compound Interest Calculator | compound_interest
Others | /other/simple-interest-calculator | Simple Interest Calculator | simple_interest
Others | /other/budget-planner | Monthly Budget Planner | budget_planner
Others | /other/net-worth-tracker | Net Worth Tracker | net_worth
Others | /other/financial-health-score | Financial Health Score | financial_health
`;
const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

it('2 lists the tools of the specification in its groups and its order, each with its path, title and id', () => {
  const listed = catalogue.groups.flatMap(({ title, tools }) =>
    tools.map((tool) => [title, tool.path, tool.title, tool.id]),
  );
  const said = linesOf(CATALOGUE);
  expect(listed.filter(([, , , id]) => said.some((line) => line[3] === id))).toEqual(said);
});

// -- 5 Validation, and the default values of 9 ---------------------------------------------------------------------------------------

/** An input as the table below writes it. */
function written(input: Input | undefined): string {
  if (!input) return 'missing';
  const folded = input.more ? ', folded' : '';
  if (input.kind === 'choice')
    return `${input.options.map((each) => `${each.value} ${each.label}`).join(', ')} from ${input.default}${folded}`;
  const bounds =
    isNumberInput(input) && input.usual ? `${input.usual.join(' to ')}${input.step ? ` (${input.step})` : ''}` : 'free';
  return `${bounds} from ${input.default}${folded}`;
}

/** By tool: each input with its bounds (its step) from its default, or the options of a choice. */
const INPUTS = `
sip_lumpsum | investmentType SIP SIP, LumpSum Lump Sum from SIP; monthlyAmount 500 to 100000 (500) from 5000; lumpSumAmount 10000 to 10000000 (10000) from 100000; returnRate 1 to 30 (0.5) from 12; years 1 to 40 (1) from 10
emi_calculator home_loan car_loan personal_loan | loanAmount 100000 to 20000000 (10000) from 1000000; rate 5 to 20 (0.1) from 8.5; tenure 1 to 30 (1) from 20
cagr | initialValue 1000 to 10000000 (1000) from 100000; finalValue 1000 to 50000000 (1000) from 200000; years 1 to 40 (1) from 5
simple_interest | principal 1000 to 10000000 (1000) from 100000; rate 1 to 25 (0.1) from 7; years 1 to 40 (1) from 5
compound_interest | principal 1000 to 10000000 (1000) from 100000; rate 1 to 30 (0.1) from 7; years 1 to 40 (1) from 5; frequency 1 Annually, 2 Half-Yearly, 4 Quarterly, 12 Monthly from 1
fd | amount 10000 to 10000000 (10000) from 100000; rate 1 to 15 (0.1) from 7; years 1 to 20 (1) from 5; frequency 1 Annually, 2 Half-Yearly, 4 Quarterly, 12 Monthly from 4
rd | monthlyDeposit 500 to 100000 (500) from 5000; rate 1 to 15 (0.1) from 6.5; years 1 to 10 (1) from 5
ppf | yearlyDeposit 500 to 150000 (500) from 100000; rate 5 to 10 (0.1) from 7.1; years 15 to 50 (1) from 15
ssy | yearlyDeposit 250 to 150000 (250) from 50000; girlAge 0 to 10 (1) from 5; rate 6 to 10 (0.1) from 8.2
nps | monthlyContribution 500 to 100000 (500) from 5000; currentAge 18 to 59 (1) from 30; retirementAge 60 to 75 (1) from 60; returnRate 5 to 15 (0.5) from 10; annuityShare 40 to 100 (5) from 40; annuityRate 3 to 10 (0.5) from 6
gratuity | salary 10000 to 500000 (1000) from 50000; years 5 to 40 (1) from 10
retirement_corpus | currentAge 18 to 60 (1) from 30; retirementAge 40 to 70 (1) from 60; monthlyExpenses 10000 to 500000 (1000) from 50000; inflation 2 to 10 (0.1) from 6; preReturn 5 to 20 (0.1) from 12; postReturn 2 to 12 (0.1) from 7; lifeExpectancy 70 to 100 (1) from 85
inflation | amount 1000 to 10000000 (1000) from 100000; rate 1 to 20 (0.1) from 6; years 1 to 50 (1) from 10
hra | basicSalary free from 50000; hraReceived free from 20000; rentPaid free from 15000; city metro Metro, nonMetro Non-Metro from metro
tax_calculator | grossIncome free from 1000000; deductions free from 150000
`;
const LOANS = 'Car and personal loans have';
const FOLDED = 'A calculator’s inputs are on its form';
/** What the hub has instead, and the row of decision 20. */
const OTHER_INPUTS = new Map(
  linesOf(`
home_loan.loanAmount | 100000 to 20000000 (10000) from 5000000 | A home loan starts at
car_loan.loanAmount | 100000 to 20000000 (10000) from 800000 | ${LOANS}
car_loan.rate | 5 to 20 (0.1) from 9 | ${LOANS}
car_loan.tenure | 1 to 8 (1) from 7 | ${LOANS}
personal_loan.loanAmount | 100000 to 20000000 (10000) from 500000 | ${LOANS}
personal_loan.rate | 9 to 30 (0.1) from 12 | ${LOANS}
personal_loan.tenure | 1 to 7 (1) from 5 | ${LOANS}
fd.frequency | 1 Annually, 2 Half-Yearly, 4 Quarterly, 12 Monthly from 4, folded | ${FOLDED}
nps.retirementAge | 60 to 75 (1) from 60, folded | ${FOLDED}
nps.annuityShare | 20 to 100 (5) from 40 | NPS: at least 40%
nps.annuityRate | 3 to 10 (0.5) from 6, folded | ${FOLDED}
retirement_corpus.inflation | 2 to 10 (0.1) from 6, folded | ${FOLDED}
retirement_corpus.preReturn | 5 to 20 (0.1) from 12, folded | ${FOLDED}
retirement_corpus.postReturn | 2 to 12 (0.1) from 7, folded | ${FOLDED}
retirement_corpus.lifeExpectancy | 70 to 100 (1) from 85, folded | ${FOLDED}
`).map(([place, ...rest]) => [place, rest]),
);
const inputs = linesOf(INPUTS).flatMap(([ids = '', list = '']) =>
  ids.split(' ').flatMap((id) => list.split('; ').map((each) => [id, ...(/^(\w+) (.*)/.exec(each) ?? []).slice(1)])),
);
it.each(inputs)('5 %s.%s: %s', (id = '', name = '', said = '') => {
  const [instead, row] = OTHER_INPUTS.get(`${id}.${name}`) ?? [];
  hold(written(toolById(id).inputs[name]), said, row, instead);
});

// -- 3 Results; the figures of 9 are in tests/golden/spec-formulas.json --------------------------------------------------------------

it.each([
  ['emi_calculator', 'emi, totalInterest, totalPayment'],
  ['simple_interest', 'interest, totalAmount'],
  ['compound_interest', 'interest, totalAmount'],
  ['sip_lumpsum', 'investedAmount, estimatedReturns, totalValue'],
  ...['fd', 'rd', 'ppf', 'ssy'].map((id) => [id, 'investedAmount, totalInterest, maturityValue']),
  ['nps', 'totalInvestment, totalCorpus, lumpSum, annuityValue, pension, interestEarned'],
  ['hra', 'exemptedHra, taxableHra'],
  ['gratuity', 'gratuity'],
  ['retirement_corpus', 'corpus, requiredSip'],
  ['tax_calculator', 'oldTax, newTax'],
])('3 %s has the results %s', (id = '', said = '') => {
  const shown = Object.entries(toolById(id).outputs).filter(([, { showWhen }]) => showWhen === undefined);
  expect(shown.map(([name]) => name)).toEqual(expect.arrayContaining(said.split(', ')));
});

// -- What else it states, by its sections --------------------------------------------------------------------------------------------

/** The slices of a tool’s first ring: name and colour. */
function slicesOf(id: string): (readonly [string, string | undefined])[] {
  const { slices = [] } = toolById(id).charts.find(({ kind }) => kind === 'donut') as Extract<Chart, { kind: 'donut' }>;
  const colours = coloursOf(slices.map(({ role }) => role));
  return slices.map(({ label }, index) => [label, colours[index]]);
}
const RETURNS = [
  ['Invested Amount', '#d97706'],
  ['Estimated Returns', '#f59e0b'],
] as const;
const earned = (put: string, got: string) =>
  [
    [put, palette.principal[0]],
    [got, 'var(--chart-growth)'],
  ] as const;
const ring = (id: string, inputs: Inputs) => {
  const [tool, outcome] = [toolById(id), runTool(id, inputs)];
  const chart = tool.charts.find(({ kind }) => kind === 'donut') as Chart;
  if (!isPartShown(tool, chart, outcome.values, outcome)) return 'no chart';
  return dataOf(tool, chart, outcome) === null ? 'a sentence' : 'a ring';
};
const opens = (hash: string, own: string | null = null) => pageOf(hash, catalogue, own) ?? 'landing';
const moves = (id: string, name: string) => {
  const input = toolById(id).inputs[name];
  return input && isNumberInput(input) && stopsOf(input) ? 'round amounts' : 'its step';
};

type Line = [what: string, has: () => unknown, said: unknown, row?: string, instead?: unknown];
const RING = 'A chart of returns has the slices';
// biome-ignore format: a table, a line each
const LINES: Line[] = [
  ['1 the tagline', () => site.tagline, "India's most loved free financial tools hub"],
  ['2 an empty hash', () => opens(''), 'landing'],
  ['2 an empty hash in the document of a tool', () => opens('', 'ppf'), 'landing', 'Only the hash routes', 'ppf'],
  ['2 a tool’s id', () => opens('#ppf'), 'ppf'],
  ['2 an unknown hash', () => opens('#unknown'), 'sip_lumpsum'],
  ['2 an unknown hash at an unknown address', () => opens('#unknown', NOT_FOUND), 'sip_lumpsum', 'Only the hash routes', NOT_FOUND],
  ['2 #how-we-check', () => opens('#how-we-check'), 'sip_lumpsum', 'A hash is a tool’s id', 'how-we-check'],
  ['2 #my-figures', () => opens('#my-figures'), 'sip_lumpsum', 'A hash is a tool’s id', 'my-figures'],
  ['2 a tool without a screen', () => [shell.soon.title, /under construction/.test(shell.soon.text)], ['Coming Soon', true]],
  ['2 the button of the landing page', () => shell.landing.explore, 'Explore Tools'],
  ['2 a tool without content', () => toolPage.learnMore.title, 'Learn More About This Tool'],
  ['2 the return chart', () => slicesOf('sip_lumpsum'), RETURNS],
  ['2 the return chart of NPS', () => slicesOf('nps'), RETURNS],
  ...([['fd', 'Amount deposited', 'Total interest'], ['rd', 'Total deposits', 'Total interest'], ['ppf', 'Deposits', 'Total interest'], ['ssy', 'Deposits', 'Total interest'], ['simple_interest', 'Principal', 'Interest'], ['compound_interest', 'Principal', 'Interest']] as const)
    .map(([id, put, got]): Line => [`2 the return chart of ${id}`, () => slicesOf(id), RETURNS, RING, earned(put, got)]),
  ['2 a chart without values', () => page.chartEmpty, 'Chart will appear here once you enter values.'],
  ['4 the chart above 0', () => ring('sip_lumpsum', {}), 'a ring'],
  ['4 the chart with 0', () => ring('sip_lumpsum', { monthlyAmount: 0 }), 'a sentence'],
  ['4 the chart of a loss', () => ring('sip_lumpsum', { returnRate: 1, expenseRatio: 3 }), 'a ring', 'A chart is shown where', 'no chart'],
  ['4 the chart of a loan whose figures are 0', () => ring('emi_calculator', { rate: 0 }), 'no chart'],
  ['2 its tooltip', () => tooltipFigure({ kind: 'currency' }, 12_345_678), '₹1,23,45,678'],
  ['2 its legend, of 14 px', () => legendSize, `${14 / 16}rem`],
  ['9 the height of a chart', () => ringHeight, { base: '16rem', md: '20rem' }],
  ['9 the radius and the centre of a chart', () => [ringForm.outerRadius, ringForm.cx, ringForm.cy], ['80%', '50%', '50%']],
  ['4 the theme', () => preferences, ['light', 'dark', 'system']],
  ['4 the key of the theme, and the mark of the dark one', () => /getItem\('theme'\)(?:.|\n)*classList\.toggle\('dark'/.test(textOf('src/shell/theme/before-paint.js')), true],
  ['5 a slider of few steps', () => moves('nps', 'annuityShare'), 'its step'],
  ['5 a slider from ₹500 to ₹1,00,000', () => moves('sip_lumpsum', 'monthlyAmount'), 'its step', 'Sliders move by their step', 'round amounts'],
  ['5 PPF’s lock-in', () => /lock-in 15 years/.test(toolById('ppf').inputs.years?.label ?? ''), true],
  ['7 the AI panel', () => [insight.running, insight.error, insight.failed, insight.unknown], ['Analyzing...', 'Error:', 'Failed to generate AI insights. Please check your connection or API key.', 'An unknown error occurred.']],
  ['4 the AI panel is idle at first', () => (site.ai.key === '' ? insight.haveKey : insight.run), insight.run, 'The AI panel has its button', 'Use my key'],
  ['8 the theme switcher outside its provider', () => /Context|Provider/.test(textOf('src/shell/theme/theme.tsx')), true, 'The theme switcher throws', false],
  ['8 no root element', () => textOf('src/main.tsx').match(/if \(!place\) throw new Error\('(.*)'\)/)?.[1], 'Could not find root element to mount to.'],
  ['9 tax opens with', () => complete(toolById('tax_calculator'), {}).assessmentYear, '2024-25', 'Income tax for AY 2024-25', `TY${factNow('tax.year')}`],
  ['9 gratuity of 4 years 6 months, which round to 5', () => runTool('gratuity', { salary: 26_000, years: 4.5 }).outputs.gratuity, 75_000, 'Gratuity rounds', 0],
  ['9 the least annuity of NPS', () => factNow('nps.annuityShare'), 40, 'NPS: at least 40%', 20],
];
it.each(LINES)('%s', (_what, has, said, row, instead) => hold(has(), said, row, instead));

// -- Pages as they are built ---------------------------------------------------------------------------------------------------------

const body = async (id: string | null) => (await prerender(id)).body.replaceAll(/<!-- -->/g, '');
const withoutTags = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

// biome-ignore format: a table, a line each
const FACTS: [id: string, ...texts: string[]][] = [
  ['ppf', 'deposit ₹500 to ₹1,50,000', 'lock-in is 15 years', 'blocks of 5 years', 'loan against the balance from year 3 to year 6'],
  ['ssy', 'before the girl’s 10th birthday', 'deposit for 15 years', 'matures 21 years after'],
  ['rd', 'from 6 months to 10 years', 'compounds every quarter'],
  ['nps', 'at least 40% of the corpus for an annuity'],
];
it.each(FACTS)('9 the page of %s says the facts of the scheme', async (id, ...facts) => {
  const text = withoutTags(await body(id));
  for (const fact of facts) expect(text).toContain(fact);
});

it('5 gratuity says from when it is payable', () => {
  expect(JSON.stringify(toolById('gratuity').notes.tooEarly)).toMatch(
    /typically payable after \{gratuity\.leastYears\} years/,
  );
  hold(factNow('gratuity.leastYears'), 5);
});

describe('2 the landing page', () => {
  it('has a menu whose logo, groups, theme and contact link are there, and contact links that open a new tab', async () => {
    const html = await body(null);
    const [menu = ''] = html.match(/<aside.*?<\/aside>/s) ?? [];
    expect(withoutTags(menu)).toMatch(/Hisaab.*Loan Calculators.*Others.*Light Dark System.*Contact us/);
    const contact = html.match(new RegExp(`<a[^>]*href="${site.contactUrl}"[^>]*>`, 'g')) ?? [];
    expect(contact.length).toBeGreaterThan(1);
    for (const link of contact) expect(link).toContain('target="_blank"');
    expect(html).toMatch(/<a[^>]*href="[^"]*emi-calculator\/"[^>]*>Explore Tools/);
  });

  it('has a contact banner that is fixed from the start, on screens that are not large', async () => {
    const { body, styles } = await prerender(null);
    const [banner = '', name = ''] = body.match(/<section[^>]*aria-label="Contact"[^>]*class="([^"]*)"/) ?? [];
    expect(banner).not.toContain('hidden');
    expect(styles).toMatch(new RegExp(`\\.${name}\\{display:block;position:fixed;`));
    const [, rem] = new RegExp(`min-width: (\\d+)rem\\)\\{\\.${name}\\{display:none`).exec(styles) ?? [];
    hold(
      `below ${Number(rem) * 16} px`,
      'below 1024 px',
      'On small screens, those without the sidebar',
      'below 768 px',
    );
  });

  it('has sections whose tools are shown', async () => {
    const open = (await body(null)).match(/<details[^>]*data-unfold[^>]*>/g)?.map((group) => group.includes('open=""'));
    const all = catalogue.groups.map(() => true);
    hold(
      open,
      all,
      'Each section of the landing page shows',
      all.map((_, index) => index === 0),
    );
  });
});

// -- Names -------------------------------------------------------------------------------------------------------------------------

/** Every text of a definition under a key that names something on the page. */
function labelsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    /^(label|title|short|item)$/.test(key) && typeof value === 'string' ? [value] : labelsIn(value),
  );
}

it('a name that the specification spells is spelled so in every tool', () => {
  const spelled = [
    'SIP',
    'Lump Sum',
    'Annually',
    'Half-Yearly',
    'Quarterly',
    'Monthly',
    'Metro',
    'Non-Metro',
    'Invested Amount',
    'Estimated Returns',
  ];
  const plain = (name: string) => name.toLowerCase().replaceAll(/[ -]/g, '');
  const known = new Map(spelled.map((name) => [plain(name), name]));
  const wrong = tools.flatMap(({ id, tool }) =>
    labelsIn(tool)
      .filter((label) => label !== (known.get(plain(label)) ?? label))
      .map((label) => `${id}: ${label}`),
  );
  expect(wrong).toEqual([]);
  expect(Object.values(device.shared.choices)).toEqual(['Metro', 'Non-Metro']);
});

it('every row of decision 20 is a difference that stands above', () => {
  expect(differences.filter((row) => ![...used].some((key) => row.startsWith(key)))).toEqual([]);
});
