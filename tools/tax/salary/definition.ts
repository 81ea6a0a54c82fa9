import { at, defineTool, fail, formatRupees, textWith } from '#engine';
import { type PayLaw, type PayPackage, splitPay } from '#maths/pay-package.ts';
import { factNow } from '#rules';
import { childrenPaidFor, cityInput } from '../salary-inputs.ts';
import content from './content.ts';
import { childAllowances, payLaw } from './law.ts';
import { working } from './working.ts';

const laws = { metro: payLaw('metro'), nonMetro: payLaw('nonMetro') } as const satisfies Record<string, PayLaw | null>;
const ceiling = factNow('pf.ceiling');
const cappedPf = formatRupees((ceiling * factNow('pf.share')) / 100);

/** Lines that include variable pay, which is not paid monthly. */
const withVariable: ReadonlySet<string> = new Set(['variablePay', 'gross', 'inHand', 'cost']);
/** Packages that people look up, in lakh a year. */
const COSTS = [3, 5, 6, 8, 10, 12, 15, 18, 20, 25, 30, 40, 50, 75, 100];

const ownAmount = { professionalTaxIn: 'own' } as const;
const varies = { variablePay: { above: 0 } } as const;

/** A sentence for a salary of which one regime leaves more in hand, whichever is chosen. */
const regimeLeavesMore = <const Rule extends object>(better: 'new' | 'old', text: string, rule?: Rule) =>
  (['new', 'old'] as const).map((regime) => ({
    text,
    showWhen: { inHand: { above: 0 }, regime, betterRegime: better, ...rule } as const,
    figures: {
      more: { kind: 'currency', of: 'inHand', less: 'otherInHand', times: regime === better ? 1 : -1 },
    } as const,
  }));

export default defineTool({
  inputs: {
    ctc: {
      kind: 'currency',
      label: 'Annual CTC',
      per: 'year',
      asked: {
        words: 'ctc, package, cost to company, सीटीसी, पैकेज, pay package, offer, annual package, salary package, salary',
        times: { month: 12 },
        period: 'open',
      },
      help: 'Cost to company, as in your offer letter.',
      default: 1_200_000,
      usual: [300_000, 10_000_000],
      step: 10_000,
      chips: [600_000, 1_200_000, 1_800_000, 2_500_000],
    },
    basicShare: {
      kind: 'percent',
      label: 'Basic salary (% of CTC)',
      asked: { words: 'basic, बेसिक', left: 'named' },
      help: 'Often 40% to 50%. HRA, NPS, EPF and gratuity depend on it.',
      default: 50,
      usual: [30, 70],
      step: 1,
      more: true,
    },
    hraShare: {
      kind: 'percent',
      label: 'HRA (% of basic)',
      asked: { left: 'named' },
      default: 40,
      usual: [0, 50],
      step: 5,
      more: true,
    },
    pfBasis: {
      kind: 'choice',
      label: 'EPF is paid on',
      help: textWith('The wage ceiling is {ceiling} a month: {cappedPf} of EPF on your slip.', {
        ceiling: formatRupees(ceiling),
        cappedPf,
      }),
      options: [
        { value: 'capped', label: 'Ceiling' },
        { value: 'full', label: 'Full wages', asked: 'full pf, pf full, pf on full basic' },
        {
          value: 'none',
          label: 'No EPF',
          asked:
            'no pf, no epf, without pf, pf nahi, pf nahi katta, pf nahi kat ta, pf nahi katega, epf nahi, bina pf, पीएफ नहीं, पीएफ नहीं कटता, बिना पीएफ',
        },
      ],
      default: 'capped',
    },
    pfInCtc: {
      kind: 'toggle',
      label: 'Employer’s EPF is part of the CTC',
      help: 'Most offer letters include it.',
      default: true,
      more: true,
    },
    gratuityShare: {
      kind: 'percent',
      label: 'Gratuity (% of wages)',
      help: '4.81% is 15 days of pay. Not in your CTC? Enter 0.',
      default: 4.81,
      usual: [0, 4.81],
      step: 0.01,
      more: true,
    },
    npsShare: {
      kind: 'percent',
      label: 'Employer’s NPS (% of basic)',
      help: 'Tax-free up to {nps.employerShare.new} of basic (new regime) or {nps.employerShare.old} (old).',
      default: 0,
      usual: [0, 14],
      step: 1,
      more: true,
    },
    wageRule: {
      kind: 'toggle',
      label: 'EPF and gratuity on at least half of all pay',
      help: 'Law since {wages.leastShare|since}. Turn off if your employer uses basic alone.',
      default: true,
      more: true,
    },
    variablePay: {
      kind: 'currency',
      label: 'Variable pay or bonus in the CTC',
      help: 'Taxed with the salary, but not paid every month.',
      default: 0,
    },
    professionalTaxIn: {
      kind: 'choice',
      label: 'Professional tax',
      help: 'Yearly {professionalTax.maharashtra} in Maharashtra, none in {professionalTax.none}.',
      asked: { left: 'quiet' },
      options: [
        // the states differ, and an amount stays what it is in links of before
        { value: 'own', label: 'Amount' },
        { value: 'maharashtra', label: 'Maharashtra', asked: 'maharashtra, महाराष्ट्र' },
        {
          value: 'none',
          label: 'None',
          asked: 'no professional tax, uttar pradesh, rajasthan, उत्तर प्रदेश, राजस्थान',
        },
      ],
      default: 'own',
    },
    professionalTax: {
      kind: 'currency',
      label: 'Yearly professional tax',
      per: 'year',
      asked: { words: 'professional tax', left: 'quiet' },
      help: 'For the year, as on your salary slips.',
      default: 0,
      usual: [0, factNow('professionalTax.most')],
      step: 100,
      chips: [0, factNow('professionalTax.most')],
      showWhen: ownAmount,
    },
    regime: {
      kind: 'choice',
      label: 'Tax regime',
      help: 'Old: higher rates, but deductions for rent, 80C and more.',
      options: [
        {
          value: 'new',
          label: 'New regime',
          asked: 'new tax regime, naya regime, nayi regime, naye regime, नई व्यवस्था, न्यू रिजीम, new slab',
        },
        {
          value: 'old',
          label: 'Old regime',
          asked: 'old tax regime, purana regime, purani regime, purane regime, पुरानी व्यवस्था, ओल्ड रिजीम, old slab',
        },
      ],
      default: 'new',
    },
    rentPaid: {
      kind: 'currency',
      about: 'rentPaid.month',
      label: 'Monthly rent paid',
      per: 'month',
      help: 'For the HRA exemption in the old regime.',
      default: 0,
    },
    city: { ...cityInput, help: 'Metro: {hra.cities}.', more: true },
    section80C: {
      kind: 'currency',
      label: 'Other 80C savings',
      help: 'PPF, ELSS, insurance, tuition fees. Limit with EPF: {deduction.section80C|words}.',
      default: 0,
      more: true,
    },
    otherDeductions: {
      kind: 'currency',
      label: 'Other deductions',
      help: '80D, 80CCD(1B) or home loan interest, within their own limits.',
      default: 0,
      more: true,
    },
    educationChildren: {
      ...childrenPaidFor,
      label: 'Children with an education allowance',
      help: 'Old regime: {allowance.education} a month each is tax-free.',
    },
    hostelChildren: {
      ...childrenPaidFor,
      label: 'Children with a hostel allowance',
      help: 'Old regime: {allowance.hostel} a month each is tax-free.',
    },
  },
  outputs: {
    inHand: {
      kind: 'currency',
      about: 'inHand.month',
      label: 'Monthly in-hand salary',
      per: 'month',
      asked:
        'in hand, inhand, take home, haath me, haath mein, net salary, इन हैंड, इनहैंड, हाथ में, monthly in hand, in hand monthly, in hand salary, hath me, haath me kitna, takehome, टेक होम, net pay, monthly salary, per month salary, in hand per month',
      turns: [{ input: 'ctc', weak: true }],
      short: 'Monthly in hand',
      better: 'higher',
    },
    betterRegime: {
      kind: 'text',
      label: 'Better regime',
      values: { new: 'New regime', old: 'Old regime', equal: 'Both are equal' },
    },
    otherInHand: {
      kind: 'currency',
      label: 'Monthly in hand in the other regime',
      labels: [
        { text: 'Monthly in hand, old regime', showWhen: { regime: 'new' } },
        { text: 'Monthly in hand, new regime', showWhen: { regime: 'old' } },
      ],
      better: 'higher',
    },
    inHandYear: {
      kind: 'currency',
      label: 'Yearly in hand, with variable pay',
      short: 'Yearly in hand',
      better: 'higher',
    },
    tax: { kind: 'currency', label: 'Yearly income tax', better: 'lower' },
    taxableIncome: { kind: 'currency', label: 'Yearly taxable income', asked: 'taxable income', emphasis: 'quiet' },
    employeePf: { kind: 'currency', label: 'Your yearly EPF', emphasis: 'quiet' },
    professionalTaxPaid: { kind: 'currency', label: 'Yearly professional tax deducted', emphasis: 'quiet' },
    employerPf: { kind: 'currency', label: 'Employer’s yearly EPF', emphasis: 'quiet' },
    gross: { kind: 'currency', about: 'grossIncome.year', label: 'Yearly gross salary', emphasis: 'quiet' },
    basic: { kind: 'currency', about: 'basic.year', label: 'Yearly basic salary', emphasis: 'quiet' },
    hra: { kind: 'currency', about: 'hraReceived.year', label: 'Yearly HRA', emphasis: 'quiet' },
    specialAllowance: { kind: 'currency', label: 'Yearly special allowance', emphasis: 'quiet' },
    gratuity: { kind: 'currency', label: 'Yearly gratuity set aside', emphasis: 'quiet' },
    wages: { kind: 'currency', label: 'Yearly wages for EPF and gratuity', emphasis: 'quiet' },
    perquisite: {
      kind: 'currency',
      label: 'Yearly taxed part of employer’s EPF and NPS',
      better: 'lower',
      showWhen: { perquisite: { above: 0 } },
      emphasis: 'quiet',
    },
  },
  tables: {
    byLine: {
      title: 'Salary breakup',
      open: true,
      columns: {
        line: {
          kind: 'text',
          label: 'Part of pay',
          values: {
            basic: 'Basic salary',
            hra: 'HRA',
            specialAllowance: 'Special allowance',
            variablePay: 'Variable pay',
            gross: 'Gross salary',
            employeePf: 'Your EPF',
            professionalTax: 'Professional tax',
            tax: 'Income tax (TDS)',
            inHand: 'In hand',
            employerPf: 'Employer’s EPF',
            gratuity: 'Gratuity',
            nps: 'Employer’s NPS',
            cost: 'Total cost to the employer',
          },
        },
        month: { kind: 'currency', label: 'Monthly' },
        year: { kind: 'currency', label: 'Yearly' },
      },
    },
    byRegime: {
      first: ['regime', 'tax', 'inHand'],
      title: 'Old and new regime',
      best: { column: 'inHandYear', is: 'most', label: 'More in hand' },
      columns: {
        regime: { kind: 'text', label: 'Regime', values: { new: 'New regime', old: 'Old regime' } },
        taxableIncome: { kind: 'currency', label: 'Taxable income' },
        tax: { kind: 'currency', label: 'Income tax' },
        inHandYear: { kind: 'currency', label: 'Yearly in hand' },
        inHand: { kind: 'currency', label: 'Monthly in hand' },
      },
    },
    byCtc: {
      title: 'Monthly in hand, by CTC',
      sheet: 'In hand by CTC',
      tab: 'By CTC',
      columns: {
        ctc: { kind: 'currency', label: 'Annual CTC' },
        inHandNew: { kind: 'currency', label: 'New regime' },
        inHandOld: { kind: 'currency', label: 'Old regime' },
      },
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'Where your gross salary goes',
      slices: [
        { label: 'Yearly in hand', value: 'inHandYear', role: 'growth' },
        { label: 'Yearly income tax', value: 'tax', role: 'tax' },
        { label: 'Your yearly EPF', value: 'employeePf', role: 'principal' },
        { label: 'Yearly professional tax deducted', value: 'professionalTaxPaid', role: 'neutral' },
      ],
    },
  ],
  notes: {
    lowBasic: {
      text: 'Basic is less than half of all pay, so EPF and gratuity are based on wages of {wages} a year ({wages.leastShare|source}, since {wages.leastShare|since}). If your employer uses basic alone, less goes into both and you get more in hand now.',
      kind: 'careful',
    },
    ruleOff: {
      text: 'Basic is less than {wages.leastShare} of all pay. Since {wages.leastShare|since} wages are at least that share by law ({wages.leastShare|source}), so your EPF and gratuity may be more than shown.',
      kind: 'careful',
    },
    aboveFundsMost: {
      text: 'Your employer pays more than {employer.fundsMost|words} a year into EPF and NPS. The {perquisite} above that is taxed as salary in both regimes, but you do not receive it ({employer.fundsMost|source}). Its yearly growth is taxed too; we leave that out.',
      kind: 'careful',
    },
    twiceTaxed:
      'You cannot deduct all of the employer’s NPS in this regime. The law does not say whether it may be taxed again as part of the {perquisite}. We assume it is, so the tax may be a little too high.',
    noProfessionalTax: {
      text: 'No professional tax is deducted. Choose Maharashtra ({professionalTax.maharashtra} a year), or enter the amount on your salary slip. {professionalTax.none} charge none.',
      kind: 'careful',
    },
    lowPayInMaharashtra: {
      text: 'In Maharashtra, women pay this tax only above {professionalTax.maharashtraWomenFrom} a month, and others pay less up to {professionalTax.maharashtraFrom} ({professionalTax.maharashtraFrom|source}). If that is you, enter your own amount.',
      kind: 'careful',
    },
    childAllowances: {
      text: 'In the old regime {exempt} a year of your special allowance is tax-free, if your employer pays that much as allowances for your children. If it is less, leave both at 0 and add what you get to other deductions.',
      figures: { exempt: { kind: 'currency' } },
      kind: 'careful',
    },
    aboveStateLimit: {
      text: 'No state may charge more than {professionalTax.most} of professional tax a year ({professionalTax.most|source}). Check the amount.',
      kind: 'careful',
      about: 'professionalTax',
    },
    variable:
      'The monthly figure leaves out the variable pay of {variablePay} but includes its share of the tax. Tax is spread evenly over 12 months.',
    noTax: {
      text: 'No income tax: your taxable income is low enough for a full rebate.',
      kind: 'good',
    },
  },
  story: [
    ...regimeLeavesMore(
      'new',
      'On a CTC of {ctc} you take home {inHand} a month, plus {variablePay} of variable pay a year. The new regime leaves you {more} more a month.',
      varies,
    ),
    ...regimeLeavesMore(
      'old',
      'On a CTC of {ctc} you take home {inHand} a month, plus {variablePay} of variable pay a year. The old regime leaves you {more} more a month.',
      varies,
    ),
    ...regimeLeavesMore(
      'new',
      'On a CTC of {ctc} you take home {inHand} a month. The new regime leaves you {more} more a month than the old.',
    ),
    ...regimeLeavesMore(
      'old',
      'On a CTC of {ctc} you take home {inHand} a month. The old regime leaves you {more} more a month than the new.',
    ),
    {
      text: 'On a CTC of {ctc} you take home {inHand} a month, plus {variablePay} of variable pay a year, in either regime.',
      showWhen: { inHand: { above: 0 }, ...varies },
    },
    {
      text: 'On a CTC of {ctc} you take home {inHand} a month, in either regime.',
      showWhen: { inHand: { above: 0 } },
    },
    { text: 'Nothing is left of this salary.' },
  ],
  levers: [
    {
      text: 'In the old regime you get {by.inHand} more a month.',
      set: { regime: 'old' },
      moves: { inHand: 'up' },
      showWhen: { regime: 'new', betterRegime: 'old' },
    },
    {
      text: 'In the new regime you get {by.inHand} more a month.',
      set: { regime: 'new' },
      moves: { inHand: 'up' },
      showWhen: { regime: 'old', betterRegime: 'new' },
    },
    {
      text: 'Your employer also puts {monthly} a month into your provident fund.',
      figures: { monthly: { kind: 'currency', of: 'employerPf', by: 12 } },
      showWhen: { employerPf: { above: 12 } },
    },
  ],
  basis: [
    'Income tax of tax year {tax.year} for a resident below 60: slabs, standard deduction, rebate with marginal relief, surcharge and cess ({tax.new.slabs|source}; last confirmed {tax.new.slabs|confirmed}).',
    'EPF: {pf.share} of wages from you and the same from your employer ({pf.share|source}). The wage ceiling is {pf.ceiling} a month since {pf.ceiling|since} ({pf.ceiling|source}; confirmed {pf.ceiling|confirmed}). We use the current ceiling for the whole year.',
    'The state you work in sets professional tax, so it starts at 0. Maharashtra charges {professionalTax.maharashtra} a year ({professionalTax.maharashtra|source}). {professionalTax.none} charge none ({professionalTax.none|source}; confirmed {professionalTax.none|confirmed}). No state may charge more than {professionalTax.most} ({professionalTax.most|source}).',
    {
      text: 'Children’s allowances: part of the special allowance. Tax-free in the old regime, for at most {allowance.children} children each: {allowance.education} a month for education and {allowance.hostel} for a hostel ({allowance.education|source}; confirmed {allowance.education|confirmed}).',
      showWhen: [{ educationChildren: { above: 0 } }, { hostelChildren: { above: 0 } }],
    },
    {
      text: 'Wages are basic, or {wages.leastShare} of all pay if that is more ({wages.leastShare|source}). All pay is the CTC with the employer’s EPF and without gratuity. Some say special allowance is fully part of wages; EPF on full wages and gratuity would then be higher.',
      showWhen: { wageRule: true },
    },
    {
      text: 'New regime: standard deduction {tax.new.standardDeduction}; the employer’s NPS is tax-free up to {nps.employerShare.new} of basic. Rent, 80C and the other fields for the old regime make no difference.',
      showWhen: { regime: 'new' },
    },
    {
      text: 'Old regime: standard deduction {tax.old.standardDeduction}, HRA exemption, professional tax, section 80C with your EPF up to {deduction.section80C} (section 123 from tax year 2026-27), and your other deductions.',
      showWhen: { regime: 'old' },
    },
  ],
  examples: [
    {
      title: 'A CTC of ₹12 lakh in the new regime',
      inputs: { professionalTax: 2500 },
      outputs: {
        inHand: 91_387,
        otherInHand: 80_424,
        betterRegime: 'new',
        wages: 600_000,
        gratuity: 28860,
        gross: 1135140,
        specialAllowance: 295140,
        inHandYear: 1096640,
      },
      source: 'a second calculation by the rules of tax year 2026-27',
    },
    {
      title: 'A CTC of ₹15 lakh in the old regime, with rent and 80C',
      inputs: { ctc: 1_500_000, regime: 'old', rentPaid: 30_000, section80C: 150_000, professionalTax: 2500 },
      outputs: { inHand: 107_068 },
      source: 'a second calculation by the rules of tax year 2026-27',
    },
    {
      title: 'A CTC of ₹3 lakh: EPF on half of all pay',
      inputs: { ctc: 300_000, basicShare: 30, professionalTax: 2500 },
      outputs: { inHand: 21_275, employeePf: 17_577, gratuity: 7046, basic: 90_000, wages: 146_477 },
      source: 'a second calculation by section 2(88) of the Code on Social Security',
    },
  ],
  content,
  headline: ['inHand'],
  ask: { idle: 'leaves, leave, gives, bachega, bache, bachta, बचेगा, बचे' },
  refusals: {
    moreThanCost:
      'Basic salary, HRA, variable pay and the employer’s payments add up to more than the CTC of {ctc}. Lower one of them.',
  },
  asks: [
    { text: 'What CTC do I need for {target} a month in hand?', input: 'ctc', output: 'inHand' },
    { text: 'At what CTC do I pay {target} of income tax?', input: 'ctc', output: 'tax' },
  ],
  working,
  noWorking: 'The tax follows slabs, so there is no single formula from taxable income to the amount in hand.',
  next: [
    {
      tool: 'epf',
      text: 'From age 30, this EPF grows to {there} by 58 if your pay rises by 6% a year',
      with: { basic: '{basic} ÷ 12', rise: '6', currentAge: '30', retirementAge: '58', openingBalance: '0' },
      there: { output: 'corpus', without: 'What does this EPF grow to from 30 to 58 if my pay rises by 6% a year?' },
      showWhen: { pfBasis: 'full', basic: { above: 0 } },
    },
    {
      tool: 'loan_eligibility',
      text: 'How large a loan can I get on {inHand} in hand?',
      with: { monthlyIncome: '{inHand}' },
      showWhen: { inHand: { above: 0 } },
    },
    {
      tool: 'tax_calculator',
      text: 'Compare both regimes line by line for {gross} a year',
      with: {
        grossIncome: '{gross} + {perquisite}',
        itemised: '1',
        section80C: '{employeePf} + {section80C}',
        otherDeductions: '{otherDeductions} + {professionalTaxPaid}',
        educationChildren: '{educationChildren}',
        hostelChildren: '{hostelChildren}',
      },
      // the tax calculator has no rent, and another place for the employer's NPS
      showWhen: { npsShare: 0, rentPaid: 0 },
    },
  ],
  related: ['tax_calculator', 'hra', 'gratuity', 'nps', 'epf'],
  rises: {
    basic: ['ctc'],
    tax: ['ctc'],
    employeePf: ['basicShare'],
    wages: ['ctc', 'basicShare'],
    perquisite: ['npsShare'],
    hra: ['hraShare'],
  },
  falls: { tax: ['otherDeductions', 'educationChildren', 'hostelChildren', 'section80C', 'rentPaid'] },
  sums: [
    { total: 'gross', parts: ['inHandYear', 'tax', 'employeePf', 'professionalTaxPaid'] },
    { total: 'gross', parts: ['basic', 'hra', 'specialAllowance', 'variablePay'] },
  ],
  compute: (values) => {
    const { ctc, regime, variablePay, pfInCtc, educationChildren, hostelChildren } = values;
    const professionalTax =
      values.professionalTaxIn === 'maharashtra' ? factNow('professionalTax.maharashtra') : values.professionalTax;
    const law = at(laws, values.city);
    const shares = {
      basicShare: values.basicShare / 100,
      hraShare: values.hraShare / 100,
      gratuityShare: values.gratuityShare / 100,
      npsShare: values.npsShare / 100,
    };
    const allowances = childAllowances(educationChildren, hostelChildren);
    const payOf = (cost: number, changed: Partial<PayPackage> = {}) =>
      splitPay({ ...values, ...shares, professionalTax, childAllowances: allowances, ctc: cost, ...changed }, law);
    const pay = payOf(ctc);
    if (!pay.ok) return fail(pay.field, pay.why);
    const { regimes, gross, basic, wages, perquisite, providentFund, gratuityPart, npsPart } = pay;
    const ruled = payOf(ctc, { wageRule: true });
    const belowRule = !values.wageRule && (!ruled.ok || ruled.wages > basic);
    const chosen = at(regimes, regime);
    const other = at(regimes, regime === 'new' ? 'old' : 'new');
    const lines = [
      ['basic', basic],
      ['hra', pay.rentAllowance],
      ['specialAllowance', pay.specialAllowance],
      ['variablePay', variablePay],
      ['gross', gross],
      ['employeePf', 0 - providentFund],
      ['professionalTax', 0 - professionalTax],
      ['tax', 0 - chosen.tax],
      ['inHand', chosen.inHandYear],
      ['employerPf', providentFund],
      ['gratuity', gratuityPart],
      ['nps', npsPart],
      ['cost', pfInCtc ? ctc : ctc + providentFund],
    ] as const;
    return {
      inHand: chosen.inHandMonth,
      inHandYear: chosen.inHandYear,
      betterRegime: regimes.new.tax < regimes.old.tax ? 'new' : regimes.old.tax < regimes.new.tax ? 'old' : 'equal',
      otherInHand: other.inHandMonth,
      tax: chosen.tax,
      taxableIncome: chosen.taxableIncome,
      employeePf: providentFund,
      professionalTaxPaid: professionalTax,
      employerPf: providentFund,
      gross,
      basic,
      hra: pay.rentAllowance,
      specialAllowance: pay.specialAllowance,
      gratuity: gratuityPart,
      wages,
      perquisite,
      byLine: () =>
        lines
          .filter(([line, year]) => year !== 0 || line === 'tax' || line === 'inHand')
          .map(([line, year]) => ({ line, month: (year - (withVariable.has(line) ? variablePay : 0)) / 12, year })),
      byRegime: () =>
        (['new', 'old'] as const).map((id) => ({
          regime: id,
          taxableIncome: at(regimes, id).taxableIncome,
          tax: at(regimes, id).tax,
          inHandYear: at(regimes, id).inHandYear,
          inHand: at(regimes, id).inHandMonth,
        })),
      byCtc: () =>
        COSTS.flatMap((lakh) => {
          const then = payOf(lakh * 100_000);
          // a fixed variable pay may exceed a small package
          return then.ok
            ? {
                ctc: lakh * 100_000,
                inHandNew: then.regimes.new.inHandMonth,
                inHandOld: then.regimes.old.inHandMonth,
              }
            : [];
        }),
      notes: [
        wages > basic && 'lowBasic',
        belowRule && 'ruleOff',
        perquisite > 0 && 'aboveFundsMost',
        perquisite > 0 && npsPart > basic * at(law.regimes, regime).npsShare && 'twiceTaxed',
        allowances > 0 && { id: 'childAllowances', figures: { exempt: pay.exemptAllowances } },
        professionalTax === 0 && values.professionalTaxIn === 'own' && 'noProfessionalTax',
        values.professionalTaxIn === 'maharashtra' &&
          gross <= 12 * factNow('professionalTax.maharashtraWomenFrom') &&
          'lowPayInMaharashtra',
        professionalTax > factNow('professionalTax.most') && 'aboveStateLimit',
        variablePay > 0 && 'variable',
        chosen.tax === 0 && chosen.taxableIncome > 0 && 'noTax',
      ],
    };
  },
});
