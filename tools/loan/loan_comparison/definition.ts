import { defineTool, fail, textWith } from '#engine';
import { impliedRate } from '#maths/amortisation.ts';
import { instalment } from '#maths/annuity.ts';
import { isNegligible } from '#maths/basics.ts';
import { monthsIn, periodicRate } from '#maths/growth.ts';
import content from './content.ts';

/** The yearly rate in percent, fee included. It is the same for any amount, so it is calculated for one rupee. */
function yearlyCost(rate: number, months: number, feePercent: number): number {
  const received = 1 - feePercent / 100;
  if (received === 1) return rate;
  return impliedRate(received, instalment(1, periodicRate(rate, 12), months), months) * 12 * 100;
}

/** The name of a loan that the visitor has not named. */
const texts = { unnamed: 'Loan {number}', several: 'More than one' };

/** Loans of different amounts: their total costs do not compare, their APR does. */
const amountsDiffer = { lowestAprLoan: { not: '' } } as const;

const nearlyEqual = { asCheap: { not: '' } } as const;

/** The cheapest loan costs less by its shorter tenure, at a higher EMI. */
const sooner = { monthsSooner: { above: 0 }, extraEmi: { above: 0 } } as const;

export default defineTool({
  inputs: {
    loans: {
      kind: 'rows',
      label: 'Loans to compare',
      help: 'Enter the processing fee with its GST, as a percentage.',
      item: 'Loan {number}',
      columns: {
        name: { kind: 'text', label: 'Name', default: '' },
        amount: {
          kind: 'currency',
          label: 'Loan amount',
          default: 5_000_000,
          usual: [100_000, 20_000_000],
          step: 10_000,
        },
        rate: { kind: 'percent', label: 'Interest rate (p.a.)', default: 8.5, usual: [5, 20], step: 0.1 },
        tenure: { kind: 'years', label: 'Loan tenure', default: 20, usual: [1, 30], step: 1, months: true },
        feePercent: {
          kind: 'percent',
          label: 'Processing fee',
          default: 0.5,
          usual: [0, 5],
          step: 0.05,
        },
      },
      min: 2,
      max: 4,
      default: [
        { name: 'Bank A', amount: 5_000_000, rate: 8.5, tenure: 20, feePercent: 0.5 },
        { name: 'Bank B', amount: 5_000_000, rate: 8.2, tenure: 20, feePercent: 1.5 },
        { name: 'Bank C', amount: 5_000_000, rate: 9, tenure: 20, feePercent: 0 },
      ],
    },
  },
  outputs: {
    lowestAprLoan: {
      kind: 'text',
      label: 'Lowest APR (rate with the fee)',
      short: 'Lowest APR',
      showWhen: amountsDiffer,
    },
    cheapestLoan: { kind: 'text', label: 'Lowest total cost, fee included', short: 'Lowest total cost' },
    asCheap: { kind: 'text', label: 'Costs practically the same', showWhen: nearlyEqual },
    saving: {
      kind: 'currency',
      label: 'You save compared with the costliest loan',
      labels: [{ text: 'You save compared with the other loan', showWhen: { loans: { below: 3 } } }],
      short: 'You save',
      showWhen: { lowestAprLoan: '' },
    },
    lowestEmiLoan: { kind: 'text', label: 'Loan with the lowest EMI' },
    extraEmi: {
      kind: 'currency',
      label: 'Extra EMI of the cheapest loan',
      emphasis: 'quiet',
      showWhen: { extraEmi: { above: 0 } },
    },
    monthsSooner: {
      kind: 'months',
      label: 'Ends earlier than the lowest-EMI loan by',
      emphasis: 'quiet',
      showWhen: sooner,
    },
  },
  tables: {
    loans: {
      first: ['name', 'emi', 'totalCost'],
      title: 'The loans side by side',
      tab: 'Side by side',
      best: { column: 'totalCost', is: 'least', label: 'Costs least', showWhen: { lowestAprLoan: '' } },
      columns: {
        name: { kind: 'text', label: 'Loan' },
        emi: { kind: 'currency', label: 'Monthly EMI' },
        totalInterest: { kind: 'currency', label: 'Total interest', role: 'interest' },
        fee: { kind: 'currency', label: 'Fee' },
        totalCost: { kind: 'currency', label: 'Total cost, fee included' },
        apr: { kind: 'percent', label: 'APR (rate with the fee)', decimals: 3 },
      },
    },
  },
  notes: {
    amountsDiffer: {
      text: 'The loans are for different amounts, so compare the APR, not the total cost.',
      kind: 'careful',
    },
    sameCost: 'All these loans cost the same in total, so we show the first one.',
  },
  charts: [
    {
      kind: 'bars',
      title: 'Interest and fee of each loan',
      table: 'loans',
      x: 'name',
      series: ['totalInterest', 'fee'],
      stacked: true,
      horizontal: true,
    },
  ],
  story: [
    {
      text: 'The loans are for different amounts, so their total costs do not compare. {lowestAprLoan} has the lowest APR.',
      showWhen: amountsDiffer,
    },
    {
      text: '{cheapestLoan} and {asCheap} cost practically the same over the full tenure. {lowestEmiLoan} has the lowest EMI.',
      showWhen: { ...nearlyEqual, extraEmi: { above: 0 } },
    },
    {
      text: '{cheapestLoan} and {asCheap} cost practically the same over the full tenure.',
      showWhen: nearlyEqual,
    },
    {
      text: '{cheapestLoan} costs {saving} less than the other and ends {monthsSooner} earlier, for {extraEmi} more a month.',
      showWhen: { ...sooner, loans: { below: 3 }, saving: { above: 0 } },
    },
    {
      text: '{cheapestLoan} costs the least, {saving} below the costliest, but the tenures differ: it ends {monthsSooner} before {lowestEmiLoan}, for {extraEmi} more a month.',
      showWhen: { ...sooner, saving: { above: 0 } },
    },
    {
      text: '{cheapestLoan} costs {saving} less than the other over its full tenure.',
      showWhen: { loans: { below: 3 }, saving: { above: 0 }, extraEmi: 0 },
    },
    {
      text: '{cheapestLoan} costs {saving} less than the other over its full tenure, but its EMI is {extraEmi} higher.',
      showWhen: { loans: { below: 3 }, saving: { above: 0 } },
    },
    {
      text: '{cheapestLoan} costs the least over its full tenure, {saving} less than the costliest.',
      showWhen: { saving: { above: 0 }, extraEmi: 0 },
    },
    {
      text: '{cheapestLoan} costs the least over its full tenure, {saving} less than the costliest. {lowestEmiLoan} has the lowest EMI.',
      showWhen: { saving: { above: 0 } },
    },
    { text: 'All these loans cost the same.' },
  ],
  levers: [
    {
      text: 'A shorter tenure alone costs less in total. Enter the same tenure for all to compare the offers.',
      showWhen: sooner,
    },
    {
      text: 'Before you sign, ask every lender to match the lowest rate and fee above.',
      showWhen: { saving: { above: 0 } },
    },
  ],
  basis: [
    'You pay equal instalments at the end of each month on a reducing balance. The monthly rate is one twelfth of the yearly rate.',
    'Total cost is all EMIs plus the fee, which you pay at the start. The APR is twelve times the monthly rate at which the EMIs are worth the loan amount less the fee.',
  ],
  examples: [
    {
      title: 'Three offers for the same flat: ₹50 lakh',
      inputs: {},
      outputs: { cheapestLoan: 'Bank B', saving: 534_553, lowestEmiLoan: 'Bank B' },
    },
    {
      title: '9% for 15 years or 8.5% for 20 years',
      inputs: {
        loans: [
          { name: '15 years', amount: 5_000_000, rate: 9, tenure: 15, feePercent: 0 },
          { name: '20 years', amount: 5_000_000, rate: 8.5, tenure: 20, feePercent: 0 },
        ],
      },
      outputs: { cheapestLoan: '15 years', saving: 1_285_480, lowestEmiLoan: '20 years' },
    },
    {
      title: 'No interest but a fee of 5%, or 12% without a fee',
      inputs: {
        loans: [
          { name: 'Interest-free', amount: 500_000, rate: 0, tenure: 5, feePercent: 5 },
          { name: 'Personal loan', amount: 500_000, rate: 12, tenure: 5, feePercent: 0 },
        ],
      },
      outputs: { cheapestLoan: 'Interest-free', saving: 142_333, lowestEmiLoan: 'Interest-free' },
    },
  ],
  content,
  ask: { answers: [] },
  headline: ['lowestAprLoan', 'cheapestLoan', 'saving'],
  next: [
    {
      tool: 'sip_lumpsum',
      text: 'What would the {extraEmi} a month between the two EMIs grow to in a SIP?',
      with: { monthlyAmount: '{extraEmi}', taxed: '1' },
      showWhen: sooner,
    },
  ],
  related: ['loan_cost', 'education_loan', 'balance_transfer', 'emi_calculator', 'home_loan'],
  noWorking: 'We work out each loan separately, as in the EMI Calculator. The table shows all of them.',
  refusals: {
    tooShort: 'The loan tenure must be at least one month.',
    wholeFee: 'The fee must be below 100% of the loan.',
  },
  compute: ({ loans }) => {
    for (const [index, { tenure, feePercent }] of loans.entries()) {
      if (monthsIn(tenure) === 0) return fail(`loans.${index}.tenure`, 'tooShort');
      if (feePercent >= 100) return fail(`loans.${index}.feePercent`, 'wholeFee');
    }
    const compared = loans.map(({ name, amount, rate, tenure, feePercent }, index) => {
      const months = monthsIn(tenure);
      const emi = instalment(amount, periodicRate(rate, 12), months);
      const fee = (amount * feePercent) / 100;
      return {
        name: name.trim() || textWith(texts.unnamed, { number: index + 1 }),
        months,
        emi,
        totalInterest: emi * months - amount,
        fee,
        totalCost: emi * months + fee,
        apr: yearlyCost(rate, months, feePercent),
      };
    });
    const cheapest = compared.reduce((best, loan) => (loan.totalCost < best.totalCost ? loan : best));
    const lowestEmi = compared.reduce((best, loan) => (loan.emi < best.emi ? loan : best));
    const sameEmi = compared.some((loan) => loan !== lowestEmi && loan.emi - lowestEmi.emi < 0.005);
    const saving = Math.max(...compared.map((loan) => loan.totalCost)) - cheapest.totalCost;
    const asCheap = compared.find(
      (loan) => loan !== cheapest && isNegligible(loan.totalCost - cheapest.totalCost, cheapest.totalCost),
    );
    const lowestApr = compared.reduce((best, loan) => (loan.apr < best.apr ? loan : best));
    // as the table shows it, with three decimals
    const sameApr = compared.some((loan) => loan !== lowestApr && loan.apr - lowestApr.apr < 0.0005);
    const differ = new Set(loans.map(({ amount }) => amount)).size > 1;
    const notes: ('amountsDiffer' | 'sameCost')[] = [];
    if (differ) notes.push('amountsDiffer');
    if (saving === 0) notes.push('sameCost');
    return {
      cheapestLoan: cheapest.name,
      asCheap: differ || saving === 0 ? '' : (asCheap?.name ?? ''),
      lowestAprLoan: differ ? (sameApr ? texts.several : lowestApr.name) : '',
      saving,
      lowestEmiLoan: sameEmi ? texts.several : lowestEmi.name,
      extraEmi: cheapest.emi - lowestEmi.emi,
      monthsSooner: lowestEmi.months - cheapest.months,
      loans: () => compared.map(({ months: _, ...loan }) => loan),
      notes,
    };
  },
});
