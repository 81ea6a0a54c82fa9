import { factNow } from '#rules';

/** The slab rate on interest, with cess; 0 leaves tax out. */
export const taxRateInput = {
  kind: 'percent',
  label: 'Your tax rate on the interest',
  help: 'Your slab rate with {tax.cess} cess: 5.2%, 10.4%, 15.6%, 20.8%, 26% or 31.2%. Leave 0 to see the interest before tax.',
  default: 0,
  min: 0,
  max: 45,
  step: 0.1,
  chips: [5.2, 20.8, 31.2],
  nudge: 1,
  more: true,
} as const;

export const taxed = { taxRate: { above: 0 } } as const;

export const taxBasis = [
  {
    text: 'Tax on the interest is not taken off. A bank deducts tax (TDS) where your interest from it in a year is above {tds.bankInterest}, or {tds.bankInterestSenior} for senior citizens ({tds.bankInterest|source}, last confirmed {tds.bankInterest|confirmed}).',
    showWhen: { taxRate: 0 },
  },
  {
    text: 'Tax of {taxRate} on all the interest, without the loss of interest where it is paid earlier. A bank deducts tax (TDS) where your interest from it in a year is above {tds.bankInterest}, or {tds.bankInterestSenior} for senior citizens ({tds.bankInterest|source}, last confirmed {tds.bankInterest|confirmed}); what it deducts counts towards your tax.',
    showWhen: taxed,
  },
] as const;

export const taxNotes = {
  tds: 'In at least one year the interest is above {tds.bankInterest}, so the bank deducts tax at source ({tds.bankInterest|source}) unless you are a senior citizen with at most {tds.bankInterestSenior}. It deducts more without your PAN.',
} as const;

const threshold = factNow('tds.bankInterest');

/** Whether the interest of any year is above the limit up to which a bank deducts no tax. */
export function bankDeductsTax(years: readonly { readonly interest: number }[]): boolean {
  return years.some(({ interest }) => interest > threshold);
}
