import { at, defineTool, fail } from '#engine';
import { periodicRate } from '#maths/growth.ts';
import { type SavingLaw, savingProducts, type Worth } from '#maths/saving-products.ts';
import { factNow } from '#rules';
import { aboveIllustration, assumedReturn, returnNotes } from '../../assumed-return.ts';
import { taxRateInput } from '../../inputs.ts';
import { inflationInput, inTodaysMoney, realFigure } from '../../todays-money.ts';
import content from './content.ts';
import { working } from './working.ts';

const inOldRegime = { regime: 'old' } as const;
const salaried = { salaried: true } as const;

const saving = { monthly: { above: 0 } } as const;
/** So few years that they can end at retirement. */
const beforeRetiring = { years: { below: 41 } } as const;
/** What the calculator of the provident fund is given beside basic pay: the years up to retirement, without a rise. */
const inProvidentFund = {
  ...{ rise: '0', currentAge: '{pf.pensionAge} − {years}', retirementAge: '{pf.pensionAge}', openingBalance: '0' },
  ...{ pfBasis: "'full'", rate: '{epfRate}', taxRate: '{taxRate}' },
  inflation: '{inflation}',
} as const;

const lockIn = factNow('ppf.lockIn');
const serviceYears = factNow('pf.taxFreeYears');

const law: SavingLaw = {
  ppfMost: factNow('ppf.maximum'),
  pfTaxedAbove: factNow('pf.taxedAbove'),
  npsTaxFree: periodicRate(factNow('nps.taxFreeShare'), 1),
  fund: {
    short: periodicRate(factNow('gains.equityShort'), 1),
    long: periodicRate(factNow('gains.equityLong'), 1),
    free: factNow('gains.equityFree'),
    cess: periodicRate(factNow('tax.cess'), 1),
  },
};

const productOf = { publicFund: 'ppf', employeesFund: 'epf', bank: 'bank' } as const;

const nothing = {
  sureProduct: 'ppf' as const,
  ...{ sureValue: 0, sureReturn: 0, equityNeeded: 0, npsNeeded: 0, npsAhead: 0, invested: 0 },
  ...{ ppf: 0, epf: 0, nps: 0, equity: 0, bank: 0, taxSaved: 0, taxSavedNps: 0 },
  ...{ ppfYield: 0, epfYield: 0, npsYield: 0, equityYield: 0, bankYield: 0 },
};

export default defineTool({
  inputs: {
    monthly: {
      kind: 'currency',
      label: 'Monthly investment',
      per: 'month',
      asked: { words: 'saving, save, monthly, per month, invest, har mahine, हर महीने' },
      default: 10_000,
      usual: [500, 100_000],
      step: 500,
      chips: [2000, 5000, 10_000, 12_500],
    },
    years: {
      kind: 'years',
      label: 'Time period',
      default: 15,
      usual: [5, 40],
      step: 1,
      allowed: [0, 100],
      whole: true,
    },
    taxRate: {
      ...taxRateInput,
      asked: { left: 'named' },
      help: 'Enter 0 if your income is up to {tax.new.rebateLimit|words} in the new regime.',
      allowed: [0, 60],
    },
    regime: {
      kind: 'choice',
      label: 'Tax regime',
      help: 'Only the old regime has a deduction for what you save.',
      options: [
        { value: 'new', label: 'New' },
        { value: 'old', label: 'Old, with 80C' },
      ],
      default: 'new',
    },
    used80C: {
      kind: 'currency',
      label: 'Other 80C savings',
      per: 'year',
      help: 'Per year. Your own EPF, insurance, home loan principal.',
      default: 0,
      showWhen: inOldRegime,
    },
    salaried: {
      kind: 'toggle',
      label: 'I have an EPF account',
      help: 'Adds EPF to the comparison. What you pay beyond your share is VPF.',
      default: false,
    },
    ppfRate: {
      kind: 'percent',
      label: 'PPF rate (p.a.)',
      help: 'Official rate: {ppf.rate}.',
      default: factNow('ppf.rate'),
      usual: [5, 10],
      step: 0.1,
      more: true,
    },
    epfRate: {
      kind: 'percent',
      label: 'EPF rate (p.a.)',
      help: 'Last declared: {pf.rate}.',
      default: factNow('pf.rate'),
      usual: [6, 10],
      step: 0.05,
      more: true,
      showWhen: salaried,
    },
    npsReturn: {
      kind: 'percent',
      label: 'Expected NPS return (p.a.)',
      help: 'Your assumption. No pension fund can promise this.',
      default: 10,
      usual: [0, 20],
      step: 0.5,
      more: true,
    },
    equityReturn: {
      kind: 'percent',
      about: 'sipReturn',
      labelReason: 'The page compares several returns, so each names what earns it.',
      label: 'Expected equity fund return (p.a.)',
      help: 'Your assumption. No fund can promise this.',
      default: 12,
      usual: [0, 30],
      step: 0.5,
      more: true,
    },
    bankRate: {
      kind: 'percent',
      label: 'Bank deposit rate (p.a.)',
      default: 6.5,
      usual: [1, 15],
      step: 0.1,
      more: true,
    },
    inflation: inflationInput,
    ownEpf: {
      kind: 'currency',
      label: 'Monthly EPF you pay now',
      per: 'month',
      help: 'It uses up the {pf.taxedAbove|words} a year with tax-free interest.',
      default: 0,
      more: true,
      showWhen: salaried,
    },
    sameSlabLater: { kind: 'toggle', label: 'Same tax rate later', default: true, more: true },
    laterTaxRate: {
      kind: 'percent',
      label: 'Later tax rate, with cess',
      default: 20.8,
      usual: [0, 45],
      step: 0.1,
      allowed: [0, 60],
      moveBy: 1,
      more: true,
      showWhen: { sameSlabLater: false },
    },
  },
  outputs: {
    sureValue: {
      kind: 'currency',
      label: 'Amount without market risk, after tax',
      short: 'Without market risk',
      better: 'higher',
    },
    sureProduct: {
      kind: 'text',
      label: 'Pays the most at a set rate',
      values: { ppf: 'PPF', epf: 'EPF (VPF)', bank: 'a bank deposit' },
    },
    sureReturn: { kind: 'percent', label: 'Its yearly return after tax', better: 'higher' },
    equityNeeded: { kind: 'percent', label: 'Equity must earn more than' },
    npsNeeded: { kind: 'percent', label: 'NPS must earn more than' },
    npsAhead: {
      kind: 'currency',
      label: 'NPS is ahead by',
      emphasis: 'quiet',
      showWhen: { npsAhead: { above: 0 } },
    },
    invested: { kind: 'currency', label: 'Total you invest', putIn: true },
    ppf: { kind: 'currency', label: 'PPF, after tax', better: 'higher' },
    epf: { kind: 'currency', label: 'EPF (VPF), after tax', better: 'higher', showWhen: salaried },
    nps: { kind: 'currency', label: 'NPS, after tax', better: 'higher' },
    equity: { kind: 'currency', label: 'Equity fund, after tax', better: 'higher' },
    bank: { kind: 'currency', label: 'Bank deposit, after tax', better: 'higher' },
    ppfYield: { kind: 'percent', label: 'PPF, yearly return after tax', emphasis: 'quiet' },
    epfYield: { kind: 'percent', label: 'EPF (VPF), yearly return after tax', emphasis: 'quiet', showWhen: salaried },
    npsYield: { kind: 'percent', label: 'NPS, yearly return after tax', emphasis: 'quiet' },
    equityYield: { kind: 'percent', label: 'Equity fund, yearly return after tax', emphasis: 'quiet' },
    bankYield: { kind: 'percent', label: 'Bank deposit, yearly return after tax', emphasis: 'quiet' },
    taxSaved: {
      kind: 'currency',
      label: 'Total tax saved with PPF, EPF or ELSS',
      emphasis: 'quiet',
      showWhen: inOldRegime,
    },
    taxSavedNps: {
      kind: 'currency',
      label: 'Total tax saved with NPS',
      emphasis: 'quiet',
      showWhen: inOldRegime,
    },
  },
  tables: {
    products: {
      first: ['product', 'afterTax', 'yield'],
      title: 'The same investment in each product',
      sheet: 'Products compared',
      open: true,
      best: { column: 'yield', is: 'most', label: 'Most at a set rate', among: { sure: 'yes' } },
      columns: {
        product: {
          kind: 'text',
          label: 'Product',
          values: {
            ppf: 'PPF',
            epf: 'EPF (VPF)',
            nps: 'NPS',
            equity: 'Equity fund',
            elss: 'ELSS',
            bank: 'Bank deposit',
          },
        },
        before: { kind: 'currency', label: 'Before tax' },
        afterTax: { kind: 'currency', label: 'After tax', role: 'growth' },
        real: realFigure,
        taxSaved: { kind: 'currency', label: 'Tax saved', showWhen: inOldRegime },
        yield: { kind: 'percent', label: 'Yearly return after tax' },
        lockIn: {
          kind: 'text',
          label: 'Lock-in',
          values: {
            years15: '{ppf.lockIn} years',
            job: 'Until you stop working',
            pension: '60, or {nps.exitYears} years',
            none: 'None',
            three: '{elss.lockIn} years each',
            breakable: 'Can be broken',
          },
        },
        risk: {
          kind: 'text',
          label: 'Risk',
          values: {
            none: 'None',
            mixed: 'Market, mixed',
            market: 'Market',
            insured: 'None up to {deposit.insurance|words}',
          },
        },
        sure: { kind: 'text', label: 'Set rate', values: { yes: 'Yes', no: 'No' } },
      },
    },
    byYear: {
      first: ['year', 'ppf', 'nps', 'equity'],
      title: 'What it is worth after tax, year by year',
      sheet: 'After tax, by year',
      tab: 'Yearly',
      columns: {
        year: { kind: 'years', label: 'Year' },
        ppf: { kind: 'currency', label: 'PPF' },
        epf: { kind: 'currency', label: 'EPF (VPF)', showWhen: salaried },
        nps: { kind: 'currency', label: 'NPS' },
        equity: { kind: 'currency', label: 'Equity fund' },
        bank: { kind: 'currency', label: 'Bank deposit' },
        saved: { kind: 'currency', label: 'Invested so far', role: 'principal' },
      },
    },
  },
  charts: [
    {
      kind: 'bars',
      title: 'What you get after tax: faded bars carry market risk',
      table: 'products',
      x: 'product',
      series: ['afterTax'],
      horizontal: true,
    },
  ],
  notes: {
    ...returnNotes,
    noAmount: { text: 'Enter what you can invest a month.', kind: 'careful' },
    ppfMore: 'PPF takes {ppf.maximum|words} a year. We put the rest in a bank deposit.',
    ppfLocked: {
      text: 'PPF is locked for {ppf.lockIn} years, so this is your balance, not what you can take out.',
      kind: 'careful',
    },
    tooShort: {
      text: 'You pay tax on EPF you take out before {pf.taxFreeYears} years of service.',
      kind: 'careful',
    },
    elssLocked: 'Each ELSS instalment is locked for {elss.lockIn} years. We assume you sell all of it at the end.',
  },
  refusals: {
    noYear: 'Enter at least one year.',
    ratesTooHigh: 'These rates are too high for so many years.',
  },
  story: [
    {
      text: 'Among set rates, {sureProduct} is best: {sureValue} after tax. NPS leaves {nps} at {npsReturn}, and beats it above {npsNeeded} a year.',
      showWhen: { ...saving, npsAhead: { above: 0 } },
    },
    {
      text: 'Among set rates, {sureProduct} is best: {sureValue} after tax. Equity beats it only if it earns more than {equityNeeded} a year.',
      showWhen: saving,
    },
    { text: 'Enter what you can invest a month.' },
  ],
  basis: [
    'You pay the same amount at the start of each month into each product. Set rates can change: PPF every quarter, EPF every year, a bank’s rate for each new deposit. We use the same rate for all years.',
    'PPF: {ppf.rate|official} ({ppf.rate|source}), tax-free. EPF: {pf.rate}, last declared for 2025-26 ({pf.rate|source}); tax-free after {pf.taxFreeYears} years of service ({pf.taxFreeYears|source}, confirmed {pf.taxFreeYears|confirmed}).',
    {
      text: 'EPF pays interest on a payment from the next month. You pay tax each year on the interest on what you pay into EPF above {pf.taxedAbove|words} a year ({pf.taxedAbove|source}). The employer’s share is not included.',
      showWhen: salaried,
    },
    'Bank: interest compounds every quarter, and you pay its tax from the deposit at the end of each year.',
    'NPS: {nps.taxFreeShare} of the money is tax-free ({nps.taxFreeShare|source}). You pay tax on the rest at your later rate, as a lump sum or as a pension. You can exit at 60 or after {nps.exitYears} years ({nps.exitYears|source}); we have not read the amendment of 20 July 2026 in its own text.',
    'Equity fund: you sell everything at the end. {gains.equityShort} tax on gains of the last 12 instalments, {gains.equityLong} on other gains above {gains.equityFree|words} ({gains.equityLong|source}), plus {tax.cess} cess.',
    'The yearly return includes interest on interest. Equity and NPS earn exactly the return you enter in 12 months. A bank adds interest every quarter, so where no tax is due its yearly return is a little above the rate you enter.',
    {
      text: 'Old regime: you can deduct {deduction.section80C|words} less your other 80C savings for PPF, EPF or ELSS, and {deduction.section80CCD1B|words} more for NPS ({deduction.section80CCD1B|source}). You get the tax saved at the end of each year. The yearly return includes it; the amounts after tax do not.',
      showWhen: inOldRegime,
    },
    {
      text: 'New regime: you cannot deduct your own payments, so none of these saves tax today.',
      showWhen: { regime: 'new' },
    },
    assumedReturn,
  ],
  examples: [
    {
      title: '₹10,000 a month for 15 years in the 30% slab',
      inputs: { taxRate: 31.2, salaried: true, ppfRate: 7.1, epfRate: 8.25 },
      outputs: {
        sureValue: 3_447_978,
        equityNeeded: 8.95,
        npsNeeded: 9.77,
        ppf: 3_155_679,
        bank: 2_571_146,
        bankYield: 4.58,
      },
    },
    {
      title: 'The same in the old regime, with ₹50,000 of 80C used',
      inputs: { taxRate: 31.2, salaried: true, regime: 'old', used80C: 50_000, ppfRate: 7.1, epfRate: 8.25 },
      outputs: { sureReturn: 11.52, taxSaved: 468_000, taxSavedNps: 561_600 },
    },
    {
      title: '₹25,000 a month for 20 years, without EPF',
      inputs: { monthly: 25_000, years: 20, salaried: false, taxRate: 20.8, ppfRate: 7.1 },
      outputs: { sureValue: 11_706_882, equityNeeded: 6.85 },
    },
  ],
  content,
  headline: ['sureValue', 'equityNeeded'],
  asks: [
    {
      text: 'How much must I invest a month for {target} without market risk?',
      input: 'monthly',
      output: 'sureValue',
    },
  ],
  working,
  noWorking:
    'The yearly return after tax decides which product pays the most. There is no formula for it. We try rates until one fits, also for the returns that equity and NPS need.',
  next: [
    {
      tool: 'ppf',
      text: 'See PPF year by year',
      with: {
        yearlyDeposit: 'min(12 × {monthly}, {ppf.maximum})',
        mode: "'monthly'",
        years: '{years}',
        rate: '{ppfRate}',
        inflation: '{inflation}',
      },
      showWhen: saving,
      under: 'products',
    },
    {
      tool: 'epf',
      text: 'See EPF with {monthly} from you and your employer’s share on top',
      with: { ...inProvidentFund, basic: '{monthly} ÷ {pf.share} × 100', vpf: '0' },
      showWhen: { ...saving, ...salaried, ...beforeRetiring, ownEpf: 0 },
      under: 'products',
    },
    {
      tool: 'epf',
      text: 'See EPF with {monthly} of VPF on top of your {ownEpf} and your employer’s share',
      with: {
        ...inProvidentFund,
        basic: '{ownEpf} ÷ {pf.share} × 100',
        // no figure, and so no link, where it is more than all of basic pay
        vpf: 'if({monthly} ÷ {ownEpf} ≤ 100 ÷ {pf.share} − 1, {monthly} ÷ {ownEpf} × {pf.share}, 1 ÷ 0)',
      },
      showWhen: { ...saving, ...salaried, ...beforeRetiring, ownEpf: { above: 0 } },
      under: 'products',
    },
    {
      tool: 'nps',
      text: 'See NPS over {years} up to age 60, with the pension',
      with: {
        monthlyContribution: '{monthly}',
        currentAge: '60 − {years}',
        retirementAge: '60',
        returnRate: '{npsReturn}',
        annuityShare: '100 − {nps.taxFreeShare}',
        convention: "'effective'",
        inflation: '{inflation}',
      },
      showWhen: { ...saving, ...beforeRetiring },
      under: 'products',
    },
    {
      tool: 'sip_lumpsum',
      text: 'See the SIP in an equity fund or ELSS year by year, after tax',
      with: {
        monthlyAmount: '{monthly}',
        years: '{years}',
        returnRate: '{equityReturn}',
        convention: "'effective'",
        inflation: '{inflation}',
        taxed: '1',
      },
      showWhen: saving,
      under: 'products',
    },
    {
      tool: 'rd',
      text: 'See the bank option as a recurring deposit',
      with: { monthlyDeposit: '{monthly}', years: '{years}', rate: '{bankRate}', taxRate: '{taxRate}' },
      showWhen: saving,
      under: 'products',
    },
  ],
  related: ['ppf', 'epf', 'nps', 'sip_lumpsum', 'rd'],
  rises: {
    sureReturn: ['ppfRate', 'epfRate', 'bankRate'],
    equity: ['equityReturn'],
    nps: ['npsReturn'],
    ppf: ['ppfRate', 'years'],
  },
  falls: {
    bank: ['taxRate'],
    nps: ['laterTaxRate'],
    epf: ['ownEpf'],
    taxSaved: ['used80C'],
  },
  compute: (values) => {
    const { monthly, years, salaried: hasEpf, inflation } = values;
    if (years === 0) return fail('years', 'noYear');
    if (monthly === 0) return { ...nothing, products: () => [], byYear: () => [], notes: ['noAmount'] };
    const tax = periodicRate(values.taxRate, 1);
    const deducts = values.regime === 'old';
    const room = deducts ? Math.max(0, factNow('deduction.section80C') - values.used80C) : 0;
    const saving = savingProducts(
      {
        monthly,
        years,
        tax,
        laterTax: values.sameSlabLater ? tax : periodicRate(values.laterTaxRate, 1),
        hasEpf,
        ownEpf: values.ownEpf,
        ppfRate: periodicRate(values.ppfRate, 1),
        epfRate: periodicRate(values.epfRate, 1),
        npsReturn: periodicRate(values.npsReturn, 1),
        equityReturn: periodicRate(values.equityReturn, 1),
        bankRate: periodicRate(values.bankRate, 1),
        room,
        npsRoom: deducts ? room + factNow('deduction.section80CCD1B') : 0,
      },
      law,
    );
    if (saving === null) return fail(null, 'ratesTooHigh');
    const { worth, yields, sure, taxSaved, taxSavedNps } = saving;
    const row = <const Name extends string>(
      product: Name,
      { before, afterTax }: Worth,
      yearly: number,
      saved: number,
    ) => ({
      ...{ product, before, afterTax, taxSaved: saved, yield: yearly * 100 },
      real: inTodaysMoney(afterTax, inflation, years),
    });
    return {
      sureValue: at(worth, sure).afterTax,
      sureProduct: at(productOf, sure),
      sureReturn: at(yields, sure) * 100,
      equityNeeded: saving.equityNeeded * 100,
      npsNeeded: saving.npsNeeded * 100,
      npsAhead: worth.pensionSystem.afterTax - at(worth, sure).afterTax,
      invested: 12 * monthly * years,
      ppf: worth.publicFund.afterTax,
      epf: worth.employeesFund.afterTax,
      nps: worth.pensionSystem.afterTax,
      equity: worth.equityFund.afterTax,
      bank: worth.bank.afterTax,
      ppfYield: yields.publicFund * 100,
      epfYield: yields.employeesFund * 100,
      npsYield: yields.pensionSystem * 100,
      equityYield: yields.equityFund * 100,
      bankYield: yields.bank * 100,
      taxSaved,
      taxSavedNps,
      products: () => [
        { ...row('ppf', worth.publicFund, yields.publicFund, taxSaved), lockIn: 'years15', risk: 'none', sure: 'yes' },
        ...(hasEpf
          ? [
              {
                ...row('epf', worth.employeesFund, yields.employeesFund, taxSaved),
                lockIn: 'job',
                risk: 'none',
                sure: 'yes',
              } as const,
            ]
          : []),
        {
          ...row('nps', worth.pensionSystem, yields.pensionSystem, taxSavedNps),
          lockIn: 'pension',
          risk: 'mixed',
          sure: 'no',
        },
        {
          ...row(deducts ? 'elss' : 'equity', worth.equityFund, yields.equityFund, taxSaved),
          ...{ lockIn: deducts ? 'three' : 'none', risk: 'market', sure: 'no' },
        },
        { ...row('bank', worth.bank, yields.bank, 0), lockIn: 'breakable', risk: 'insured', sure: 'yes' },
      ],
      byYear: () =>
        Array.from({ length: years }, (_, index) => {
          const year = index + 1;
          const then = saving.worthAfter(year);
          return {
            year,
            ppf: then.publicFund.afterTax,
            epf: then.employeesFund.afterTax,
            nps: then.pensionSystem.afterTax,
            equity: then.equityFund.afterTax,
            bank: then.bank.afterTax,
            saved: 12 * monthly * year,
          };
        }),
      notes: [
        12 * monthly > law.ppfMost && 'ppfMore',
        years < lockIn && 'ppfLocked',
        hasEpf && years < serviceYears && 'tooShort',
        deducts && 'elssLocked',
        aboveIllustration(values.npsReturn, values.equityReturn),
      ],
    };
  },
});
