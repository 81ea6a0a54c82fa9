import { defineTool } from '#engine';
import { wholeYears } from '#maths/basics.ts';
import { type GratuityRules, gratuityFor, type Service } from '#maths/gratuity.ts';
import { factNow } from '#rules';
import content from './content.ts';
import { working } from './working.ts';

const rules: GratuityRules = {
  daysPaid: factNow('gratuity.daysPaid'),
  daysInMonth: factNow('gratuity.daysInMonth'),
  monthsOutsideAct: 0.5,
  leastYears: factNow('gratuity.leastYears'),
  fixedTermYears: factNow('gratuity.fixedTermYears'),
  wageShare: factNow('wages.leastShare') / 100,
  taxFree: factNow('gratuity.taxFree'),
  lawMost: factNow('gratuity.lawMost'),
};

const underAct = { coveredByAct: true } as const;
const asTotalPay = { totalPay: { above: 0 } } as const;
const outsideGovernment = { employer: 'private' } as const;

/** Years of service at which the slider and the table end. */
const LONGEST = 40;
/**
 * The table goes on for ten years after the visitor's own, up to the end of a long working life.
 *
 * @param counted the years that are paid for: whole ones, but after death and for fixed terms, where they get a row of their own
 */
const yearsAround = (counted: number): number[] => {
  const whole = Math.floor(counted);
  const years = wholeYears(Math.max(whole, Math.min(LONGEST, whole + 10)));
  return whole === counted ? years : [...years.slice(0, whole), counted, ...years.slice(whole)];
};

export default defineTool({
  inputs: {
    salary: {
      kind: 'currency',
      about: 'basic.month',
      label: 'Monthly basic salary and DA',
      per: 'month',
      asked: {
        words:
          'basic, basic salary, बेसिक, last salary, salary, last drawn salary, last drawn, drawn salary, basic pay, मूल वेतन, वेतन, last basic, basic da, basic plus da, plus da, da, last basic plus da, सैलरी, aakhri basic, डीए, मूल वेतन और डीए',
        times: { year: 1 / 12 },
        period: 'open',
      },
      help: 'Last drawn. Not covered by the law? Enter your ten-month average.',
      default: 50_000,
      usual: [10_000, 500_000],
      step: 1000,
      chips: [25_000, 50_000, 75_000, 100_000],
    },
    years: {
      kind: 'years',
      label: 'Years of service',
      asked: {
        words: 'service, naukri, job, years of service, service years, kaam, नौकरी, सेवा, worked, experience',
      },
      help: 'You can type 10 years 7 months.',
      default: 10,
      usual: [factNow('gratuity.leastYears'), LONGEST],
      step: 1,
      months: true,
      negative: 'tooEarly',
    },
    coveredByAct: {
      kind: 'toggle',
      label: 'The gratuity law covers my employer',
      help: 'It covers most employers with ten or more staff.',
      default: true,
    },
    totalPay: {
      kind: 'currency',
      label: 'Monthly total pay',
      per: 'month',
      help: 'Including all allowances. Leave 0 if basic and DA reach {wages.leastShare}.',
      default: 0,
      unset: true,
      more: true,
      showWhen: underAct,
    },
    exemptionUsed: {
      kind: 'currency',
      label: 'Tax-free gratuity received earlier',
      help: 'It uses up part of the lifetime limit of {gratuity.taxFree|words}.',
      default: 0,
      more: true,
      showWhen: outsideGovernment,
    },
    employer: {
      kind: 'choice',
      label: 'Employer',
      help: 'Government: central, state, local authorities, armed forces.',
      options: [
        { value: 'private', label: 'Private or public sector' },
        {
          value: 'government',
          label: 'Government',
          asked: 'govt, govt employee, government employee, sarkari, sarkari naukri, सरकारी, सरकारी नौकरी',
        },
      ],
      default: 'private',
      more: true,
    },
    leaving: {
      kind: 'choice',
      label: 'How your service ends',
      options: [
        { value: 'resigned', label: 'Resignation or retirement' },
        { value: 'deathOrDisablement', label: 'Death' },
        { value: 'disablement', label: 'Disablement' },
      ],
      default: 'resigned',
      more: true,
    },
    fixedTerm: {
      kind: 'toggle',
      label: 'Fixed-term employment',
      help: 'You then get gratuity in proportion after {gratuity.fixedTermYears} year.',
      default: false,
      more: true,
      showWhen: underAct,
    },
  },
  outputs: {
    gratuity: {
      kind: 'currency',
      label: 'Gratuity',
      better: 'higher',
      asked: 'gratuity kitni, kitni gratuity, gratuity amount, कितनी ग्रेच्युटी',
    },
    taxFree: { kind: 'currency', label: 'Tax-free part', better: 'higher' },
    taxable: { kind: 'currency', label: 'Taxable part', better: 'lower' },
    counted: { kind: 'years', label: 'Years used', emphasis: 'quiet' },
    byLaw: {
      kind: 'currency',
      label: 'What the employer must pay by law',
      better: 'higher',
      showWhen: { ...underAct, gratuity: { above: rules.lawMost } },
    },
  },
  tables: {
    byYear: {
      title: 'Gratuity at this salary by years of service',
      sheet: 'Gratuity by service',
      tab: 'By years',
      columns: {
        year: { kind: 'years', label: 'Years of service' },
        gratuity: { kind: 'currency', label: 'Gratuity', role: 'growth' },
        taxFree: { kind: 'currency', label: 'Tax-free part', role: 'growth' },
        taxable: { kind: 'currency', label: 'Taxable part', role: 'neutral' },
        onBasic: { kind: 'currency', label: 'On basic and DA only', role: 'neutral', showWhen: asTotalPay },
      },
    },
  },
  charts: [
    {
      kind: 'bars',
      title: 'Gratuity by years of service',
      table: 'byYear',
      x: 'year',
      series: ['taxFree', 'taxable'],
      stacked: true,
      marks: [
        { x: 'counted', own: true, label: 'Your years' },
        { once: 'taxable', above: 0, label: 'Partly taxable from {x} years' },
      ],
    },
    {
      kind: 'line',
      title: 'Gratuity on your total pay, and on basic and DA only',
      table: 'byYear',
      x: 'year',
      series: ['gratuity', 'onBasic'],
      showWhen: asTotalPay,
    },
  ],
  notes: {
    wagesRaised: {
      text: 'Basic salary and DA are less than {wages.leastShare} of your total pay, so we use {wages} a month ({wages.leastShare|source}, since {wages.leastShare|since}).',
      figures: { wages: { kind: 'currency' } },
    },
    raisedExempt: {
      text: 'The tax-free part is based on the raised wages. Whether the tax exemption follows them is disputed, because the Income-tax Act has its own meaning of salary. On basic and DA only, {atRisk} of it would be taxable.',
      figures: { atRisk: { kind: 'currency' } },
      kind: 'careful',
    },
    aboveLaw: {
      text: 'By law an employer must pay at most {gratuity.lawMost|words} ({gratuity.lawMost|source}). You get more only by contract or under the employer’s own scheme. We found no new limit for the Code that replaced the Act, so we show this one.',
      kind: 'careful',
    },
    payBelowBasic: {
      text: 'Total pay is less than basic salary and DA, so it makes no difference. Check both amounts.',
      kind: 'careful',
    },
    termTooShort: {
      text: 'Fixed-term staff get gratuity after {gratuity.fixedTermYears} year of service ({gratuity.fixedTermYears|source}).',
      kind: 'careful',
    },
    exemptionGone: {
      text: 'You have used up the {gratuity.taxFree|words} that are tax-free over a lifetime, so all of this gratuity is taxable.',
      kind: 'careful',
    },
    tooEarly: { text: 'Gratuity is typically payable after {gratuity.leastYears} years of service.', kind: 'careful' },
    fifthYear: {
      text: 'Besides rounding, the law asks for five years of continuous service. High Courts accept four years and 240 days (190 days for a week of five working days), so the figure for this service is disputed.',
      kind: 'careful',
    },
  },
  story: [
    {
      text: 'You get {gratuity}. You have already used {exemptionUsed} of your tax-free limit, and {taxable} is taxable.',
      showWhen: { taxable: { above: 0 }, exemptionUsed: { above: 0 } },
    },
    { text: 'You get {gratuity}, and {taxable} of it is taxable.', showWhen: { taxable: { above: 0 } } },
    { text: 'You get {gratuity}, all of it tax-free.', showWhen: { gratuity: { above: 0 } } },
    { text: 'You get no gratuity.' },
  ],
  levers: [
    {
      text: 'One more year of service earns you {by.gratuity} more.',
      set: { years: '{years} + 1' },
      moves: { gratuity: 'up' },
    },
  ],
  basis: [
    {
      text: '{gratuity.daysPaid} days of pay for each year, at {gratuity.daysInMonth} working days a month ({gratuity.daysPaid|source}, since {gratuity.daysPaid|since}). Part of a year becomes a full year only if it is more than six months.',
      showWhen: { ...underAct, fixedTerm: false },
    },
    {
      text: 'Fixed term: {gratuity.daysPaid} days of pay for each year, at {gratuity.daysInMonth} working days a month, with parts of a year as they are ({gratuity.daysPaid|source}; after one year, {gratuity.fixedTermYears|source}, last confirmed {gratuity.fixedTermYears|confirmed}).',
      showWhen: { ...underAct, fixedTerm: true },
    },
    {
      text: 'Wages are at least {wages.leastShare} of total pay since {wages.leastShare|since} ({wages.leastShare|source}). If basic salary and DA are less than that, enter your total pay under More options.',
      showWhen: underAct,
    },
    {
      text: 'Half a month’s pay for each completed year. Part of a year is ignored.',
      showWhen: { coveredByAct: false },
    },
    {
      text: 'Tax-free up to {gratuity.taxFree} over a lifetime since {gratuity.taxFree|since} ({gratuity.taxFree|source}), last confirmed {gratuity.taxFree|confirmed}. For government employees all of it is tax-free.',
      showWhen: outsideGovernment,
    },
    {
      text: 'For government employees all of the gratuity is tax-free ({gratuity.taxFree|source}).',
      showWhen: { employer: 'government' },
    },
    {
      text: 'After death there is no minimum service, and parts of a year are included as they are ({gratuity.daysPaid|source}(2), as others quote it). Some employers still round years as before. For full years it makes no difference.',
      showWhen: { leaving: 'deathOrDisablement', ...underAct },
    },
    {
      text: 'After death or disablement there is no minimum service.',
      showWhen: [{ leaving: 'disablement' }, { leaving: 'deathOrDisablement', coveredByAct: false }],
    },
  ],
  examples: [
    {
      title: 'Ten years on ₹50,000 a month',
      inputs: {},
      outputs: { gratuity: 288_462, taxFree: 288_462, taxable: 0 },
    },
    {
      title: 'Forty years on ₹5 lakh a month: most of it is taxable',
      inputs: { salary: 500_000, years: 40 },
      outputs: { gratuity: 11_538_462, taxFree: 2_000_000, taxable: 9_538_462 },
    },
    {
      title: 'A fixed term of two and a half years',
      inputs: { fixedTerm: true, years: 2.5 },
      outputs: { gratuity: 72_115 },
      source: 'the formula of the law: 15 days of ₹50,000 for each of 2.5 years',
    },
  ],
  content,
  ask: {
    sets: [{ words: 'uncovered, not covered, not under the act', inputs: { coveredByAct: false } }],
    idle: 'resigned, resign, retired, retiring, retire, left, leaving, company, pay, paid, job',
  },
  asks: [
    { text: 'What salary leads to a gratuity of {target}?', input: 'salary', output: 'gratuity' },
    { text: 'After how many years is my gratuity {target}?', input: 'years', output: 'gratuity' },
  ],
  working,
  headline: ['gratuity'],
  related: ['leave_encashment', 'salary', 'epf', 'retirement_corpus', 'tax_calculator'],
  rises: {
    gratuity: ['salary', 'years', 'totalPay'],
    taxFree: ['salary'],
    taxable: ['salary', 'exemptionUsed'],
    byLaw: ['years'],
  },
  falls: { taxFree: ['exemptionUsed'] },
  sums: [{ total: 'gratuity', parts: ['taxFree', 'taxable'] }],
  compute: (values) => {
    const { salary, totalPay, years, coveredByAct, fixedTerm, leaving, exemptionUsed } = values;
    const least = rules.leastYears;
    const service: Service = {
      ...values,
      isCoveredByAct: coveredByAct,
      isFixedTerm: fixedTerm,
      // the option keeps the name that links use
      leaving: leaving === 'deathOrDisablement' ? 'death' : leaving,
    };
    const after = (served: number, changed: Partial<Service> = {}) =>
      gratuityFor({ ...service, years: served, ...changed }, rules);
    const { wages, countedYears, amount, taxFree, taxable, byLaw } = after(years);
    const onBasic = after(years, { totalPay: 0 });
    const resigned = leaving === 'resigned';
    const termed = coveredByAct && fixedTerm;
    return {
      gratuity: amount,
      taxFree,
      taxable,
      counted: countedYears,
      byLaw,
      byYear: () => {
        const rows = yearsAround(countedYears).map((year) => {
          const then = after(year);
          return {
            year,
            gratuity: then.amount,
            taxFree: then.taxFree,
            taxable: then.taxable,
            onBasic: after(year, { totalPay: 0 }).amount,
          };
        });
        // from the first year that pays, or the visitor's own before it
        const first = rows.findIndex((row) => row.gratuity > 0 || row.year === countedYears);
        return rows.slice(Math.max(0, first));
      },
      notes: [
        resigned && !termed && countedYears < least && 'tooEarly',
        resigned && termed && countedYears < rules.fixedTermYears && 'termTooShort',
        resigned && coveredByAct && !fixedTerm && years >= least - 0.5 && years < least && 'fifthYear',
        wages > salary && { id: 'wagesRaised', figures: { wages } },
        wages > salary &&
          values.employer === 'private' &&
          taxFree > onBasic.taxFree && { id: 'raisedExempt', figures: { atRisk: taxFree - onBasic.taxFree } },
        coveredByAct && amount > byLaw && 'aboveLaw',
        totalPay > 0 && totalPay < salary && 'payBelowBasic',
        exemptionUsed >= rules.taxFree && amount > 0 && 'exemptionGone',
      ],
    };
  },
});
