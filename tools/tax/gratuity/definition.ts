import { defineTool } from '#engine';
import { type GratuityRules, gratuityFor, type Service } from '#maths/gratuity.ts';
import { wholeYears } from '#maths/periods.ts';
import { factNow } from '#rules';
import content from './content.ts';
import { working } from './working.ts';

const rules: GratuityRules = {
  daysPaid: factNow('gratuity.daysPaid'),
  daysInMonth: factNow('gratuity.daysInMonth'),
  leastYears: factNow('gratuity.leastYears'),
  fixedTermYears: factNow('gratuity.fixedTermYears'),
  wageShare: factNow('gratuity.wageShare') / 100,
  taxFree: factNow('gratuity.taxFree'),
  lawMost: factNow('gratuity.lawMost'),
};

const underAct = { coveredByAct: true } as const;
const asTotalPay = { totalPay: { above: 0 } } as const;
const outsideGovernment = { employer: 'private' } as const;

/** Years of service at which the slider and the table end. */
const LONGEST = 40;
/**
 * The table goes on for ten years after the visitor's own, up to the end of a long working life. With months the visitor's own stand
 * in place of the whole ones, so that the bars are a year apart.
 */
const yearsAround = (own: number): number[] => {
  const whole = Math.floor(own);
  const years = wholeYears(Math.max(whole, Math.min(LONGEST, whole + 10)));
  return whole === 0 && own > 0 ? [own, ...years] : years.map((year) => (year === whole ? own : year));
};

export default defineTool({
  inputs: {
    salary: {
      kind: 'currency',
      about: 'basic.month',
      // outside the Act it is the mean of ten months
      aboutWhen: { coveredByAct: true },
      label: 'Last basic salary and DA per month',
      asked: {
        words:
          'basic, basic salary, बेसिक, last salary, salary, last drawn salary, last drawn, drawn salary, basic pay, मूल वेतन, वेतन, last basic, basic da, सैलरी',
      },
      help: 'DA is dearness allowance. Where the gratuity law does not cover the employer, use the average of the last ten months.',
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
      help: 'You can type years and months, such as 10 years 7 months.',
      default: 10,
      usual: [factNow('gratuity.leastYears'), LONGEST],
      step: 1,
      months: true,
      negative: 'tooEarly',
    },
    coveredByAct: {
      kind: 'toggle',
      label: 'The gratuity law covers the employer',
      help: 'It covers most employers with ten or more staff.',
      default: true,
    },
    totalPay: {
      kind: 'currency',
      label: 'Total pay per month',
      help: 'With HRA, special and other allowances. Wages count as at least {gratuity.wageShare} of it. Leave 0 if basic and DA are at least that much.',
      default: 0,
      more: true,
      showWhen: underAct,
    },
    exemptionUsed: {
      kind: 'currency',
      label: 'Tax-free gratuity from earlier employers',
      help: 'It uses up a part of the {gratuity.taxFree|words} that are tax-free over a lifetime.',
      default: 0,
      more: true,
      showWhen: outsideGovernment,
    },
    employer: {
      kind: 'choice',
      label: 'Employer',
      help: 'Central and state government, local authorities and the armed forces are government.',
      options: [
        { value: 'private', label: 'Private or public sector' },
        { value: 'government', label: 'Government' },
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
      label: 'Employed for a fixed term',
      help: 'You then get gratuity in proportion, from {gratuity.fixedTermYears} year of service on.',
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
    byLaw: {
      kind: 'currency',
      label: 'Of this, what the employer must pay by law',
      better: 'higher',
      showWhen: { ...underAct, gratuity: { above: rules.lawMost } },
    },
  },
  tables: {
    byYear: {
      title: 'Gratuity at this salary by years of service',
      tab: 'By years',
      columns: {
        year: { kind: 'years', label: 'Years of service' },
        gratuity: { kind: 'currency', label: 'Gratuity', role: 'growth' },
        taxFree: { kind: 'currency', label: 'Tax-free part', role: 'growth' },
        taxable: { kind: 'currency', label: 'Taxable part', role: 'tax' },
        onBasic: { kind: 'currency', label: 'On basic and DA alone', role: 'neutral', showWhen: asTotalPay },
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
        { x: 'years', label: 'Your years' },
        { first: 'taxable', above: 0, label: 'Part is taxable from {x} years' },
      ],
    },
    {
      kind: 'line',
      title: 'With your total pay, and on basic and DA alone',
      table: 'byYear',
      x: 'year',
      series: ['gratuity', 'onBasic'],
      showWhen: asTotalPay,
    },
  ],
  notes: {
    wagesRaised: {
      text: 'Basic salary and DA are less than {gratuity.wageShare} of your total pay, so {wages} a month is counted ({gratuity.wageShare|source}, since {gratuity.wageShare|since}).',
      figures: { wages: { kind: 'currency' } },
    },
    raisedExempt: {
      text: 'The tax-free part is worked out on the raised wages. Whether the income-tax exemption follows them is disputed: the Income-tax Act has its own meaning of salary. Counted on basic and DA alone, {atRisk} of it would be taxed.',
      figures: { atRisk: { kind: 'currency' } },
      kind: 'careful',
    },
    aboveLaw: {
      text: 'By law an employer must pay {gratuity.lawMost|words} at most ({gratuity.lawMost|source}). More is due only by your contract or the employer’s own scheme. For the Code that replaced the Act no new amount was found, so this one is shown.',
      kind: 'careful',
    },
    payBelowBasic: {
      text: 'Total pay is less than basic salary and DA, so it changes nothing. Check both amounts.',
      kind: 'careful',
    },
    termTooShort: {
      text: 'Fixed-term staff get gratuity after {gratuity.fixedTermYears} year of service ({gratuity.fixedTermYears|source}; last confirmed {gratuity.fixedTermYears|confirmed}).',
      kind: 'careful',
    },
    exemptionGone: {
      text: 'The {gratuity.taxFree|words} that are tax-free over a lifetime are used up, so all of this gratuity is taxed.',
      kind: 'careful',
    },
    tooEarly: { text: 'Gratuity is typically payable after {gratuity.leastYears} years of service.', kind: 'careful' },
    fifthYear: {
      text: 'Five years of continuous service are a condition of their own, beside the rounding of years. High Courts accept four years and 240 days (190 days with a week of five working days), so for this length of service the figure is disputed.',
      kind: 'careful',
    },
  },
  story: [
    {
      text: 'You get {gratuity}, of which {taxable} is taxed: {exemptionUsed} of your tax-free limit is already used.',
      showWhen: { taxable: { above: 0 }, exemptionUsed: { above: 0 } },
    },
    { text: 'You get {gratuity}, of which {taxable} is taxed.', showWhen: { taxable: { above: 0 } } },
    { text: 'You get {gratuity}, all of it free of tax.', showWhen: { gratuity: { above: 0 } } },
    { text: 'No gratuity is due with these figures.' },
  ],
  levers: [
    {
      text: 'One more year of service brings you {by.gratuity} more.',
      set: { years: '{years} + 1' },
      moves: { gratuity: 'up' },
    },
  ],
  basis: [
    {
      text: '{gratuity.daysPaid} days of pay for each year, with {gratuity.daysInMonth} working days in a month ({gratuity.daysPaid|source}, since {gratuity.daysPaid|since}). A part of a year counts as a full one only where it is more than six months.',
      showWhen: { ...underAct, fixedTerm: false },
    },
    {
      text: 'Fixed term: {gratuity.daysPaid} days of pay for each year, with {gratuity.daysInMonth} working days in a month, parts of a year as they are ({gratuity.daysPaid|source}; from one year on, {gratuity.fixedTermYears|source}).',
      showWhen: { ...underAct, fixedTerm: true },
    },
    {
      text: 'Wages count as at least {gratuity.wageShare} of total pay since {gratuity.wageShare|since} ({gratuity.wageShare|source}). Where basic salary and DA are less than that, enter your total pay under More options.',
      showWhen: underAct,
    },
    {
      text: 'Half a month of pay for each completed year. A part of a year does not count.',
      showWhen: { coveredByAct: false },
    },
    {
      text: 'Tax-free up to {gratuity.taxFree} over a lifetime since {gratuity.taxFree|since} ({gratuity.taxFree|source}), last confirmed {gratuity.taxFree|confirmed}. For government employees the whole gratuity is tax-free.',
      showWhen: outsideGovernment,
    },
    {
      text: 'For government employees the whole gratuity is tax-free ({gratuity.taxFree|source}).',
      showWhen: { employer: 'government' },
    },
    {
      text: 'After death no minimum service is needed, and parts of a year are paid as they are ({gratuity.daysPaid|source}(2)). Some employers still round years as before; whole years are the same either way.',
      showWhen: { leaving: 'deathOrDisablement', ...underAct },
    },
    {
      text: 'After death or disablement no minimum service is needed.',
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
      title: 'Forty years on ₹5 lakh a month: most of it is taxed',
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
  asks: [
    { text: 'Which salary gives a gratuity of {target}?', input: 'salary', output: 'gratuity', target: 500_000 },
    { text: 'After how many years is my gratuity {target}?', input: 'years', output: 'gratuity', target: 500_000 },
  ],
  working,
  headline: ['gratuity'],
  related: ['leave_encashment', 'salary', 'epf', 'retirement_corpus', 'tax_calculator'],
  rises: [
    { output: 'gratuity', with: 'salary' },
    { output: 'gratuity', with: 'years' },
    { output: 'gratuity', with: 'totalPay' },
    { output: 'taxFree', with: 'salary' },
    { output: 'taxable', with: 'salary' },
    { output: 'taxable', with: 'exemptionUsed' },
    { output: 'byLaw', with: 'years' },
  ],
  falls: [{ output: 'taxFree', with: 'exemptionUsed' }],
  sums: [{ total: 'gratuity', parts: ['taxFree', 'taxable'] }],
  compute: (values) => {
    const { salary, totalPay, years, coveredByAct, fixedTerm, leaving, exemptionUsed } = values;
    const least = rules.leastYears;
    const after = (served: number, changed: Partial<Service> = {}) =>
      gratuityFor({ ...values, years: served, ...changed }, rules);
    const { wages, countedYears, amount, taxFree, taxable, byLaw } = after(years);
    const onBasic = after(years, { totalPay: 0 });
    const resigned = leaving === 'resigned';
    const termed = coveredByAct && fixedTerm;
    return {
      gratuity: amount,
      taxFree,
      taxable,
      byLaw,
      byYear: () => {
        const rows = yearsAround(Math.max(0, years)).map((year) => {
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
        const first = rows.findIndex((row) => row.gratuity > 0 || row.year === years);
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
