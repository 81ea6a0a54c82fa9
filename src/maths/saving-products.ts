import { futureValue, futureValueDue } from './annuity.ts';
import { sum } from './basics.ts';
import { growth, monthlyRate, monthWithinQuarter } from './growth.ts';
import { type FundTaxRules, heldUpToAYear, planAfter, redemptionTax } from './monthly-plan.ts';
import { rootBetween } from './roots.ts';
import { schemeAfter } from './scheme.ts';

/** What a product is worth after some years, in rupees. */
export interface Worth {
  readonly before: number;
  readonly afterTax: number;
}

/** The same payment each month. */
interface Payments {
  /** Rupees at the start of each month. */
  readonly monthly: number;
  /** Whole years. */
  readonly years: number;
}

/**
 * A recurring deposit at a bank after some years, whose interest compounds each quarter and is taxed at each year's end out of
 * the deposit.
 *
 * @param rate interest a year, as a fraction
 * @param tax on the interest, as a fraction
 */
export function bankDeposit({ monthly, years }: Payments, rate: number, tax: number): Worth {
  const month = monthWithinQuarter(rate);
  const earned = monthly * (futureValueDue(month, 12) - 12);
  const keeping = (share: number) => (12 * monthly + share * earned) * futureValue(share * growth(month, 12), years);
  return { before: keeping(1), afterTax: keeping(1 - tax) };
}

/**
 * Payments into a PPF account after some years. What is above the most that it takes goes to a bank deposit.
 *
 * @param most rupees a year
 * @param rate interest a year, as a fraction
 * @param bank interest of the deposit and the tax on it, as fractions
 */
export function publicProvidentFund(
  { monthly, years }: Payments,
  most: number,
  rate: number,
  bank: { readonly rate: number; readonly tax: number },
): Worth {
  const yearlyDeposit = Math.min(12 * monthly, most);
  const rest = monthly - yearlyDeposit / 12;
  const account = { yearlyDeposit, depositYears: years, mode: 'monthly', existing: 0, rate } as const;
  const { value } = schemeAfter(account, years);
  const deposit = bankDeposit({ monthly: rest, years }, bank.rate, bank.tax);
  return { before: value + deposit.before, afterTax: value + deposit.afterTax };
}

/** Voluntary payments into a provident fund. */
interface VoluntaryFund {
  /** Rupees a month that are paid already and come first. */
  readonly own: number;
  /** Interest a year, as a fraction. */
  readonly rate: number;
  /** Tax on the interest of what is above the limit, as a fraction. */
  readonly tax: number;
  /** Rupees a year of own payments whose interest is tax-free. */
  readonly taxedAbove: number;
}

/**
 * Voluntary payments into a provident fund after some years: interest of each month on the balance before its payment, credited
 * once a year, and taxed out of the fund for what passes the limit in the year.
 */
export function voluntaryFund({ monthly, years }: Payments, { own, rate, tax, taxedAbove }: VoluntaryFund): Worth {
  const above = Array.from({ length: 12 }, (_, month) => {
    const [before, after] = [(own + monthly) * month, (own + monthly) * (month + 1)];
    return Math.min(monthly, Math.max(0, after - Math.max(taxedAbove, before)));
  });
  const earning = (amounts: readonly number[]) => sum(amounts.map((amount, month) => (amount * (11 - month)) / 12));
  const account = (amounts: readonly number[], interest: number) =>
    (sum(amounts) + interest * earning(amounts)) * futureValue(interest, years);
  const free = above.map((amount) => monthly - amount);
  const all = above.map(() => monthly);
  return {
    before: account(all, rate),
    afterTax: account(free, rate) + account(above, rate * (1 - tax)),
  };
}

/**
 * Monthly payments into the NPS after some years, of which a share is taken tax-free; the rest is taxed, as a lump sum or as a
 * pension.
 *
 * @param rate return a year in effect, as a fraction
 * @param tax on the rest, as a fraction
 * @param taxFreeShare as a fraction
 */
function pensionSystem({ monthly, years }: Payments, rate: number, tax: number, taxFreeShare: number): Worth {
  const before = monthly * futureValueDue(monthlyRate(rate, 'effective'), 12 * years);
  return { before, afterTax: before * (taxFreeShare + (1 - taxFreeShare) * (1 - tax)) };
}

/**
 * Monthly payments into an equity fund after some years, all of it sold then.
 *
 * @param rate return a year in effect, as a fraction
 */
function equityFund({ monthly, years }: Payments, rate: number, rules: FundTaxRules): Worth {
  const plan = { monthly, rate: monthlyRate(rate, 'effective'), stepUp: 0, existing: 0 };
  const all = planAfter(plan, 12 * years);
  return { before: all.value, afterTax: all.value - redemptionTax(all, heldUpToAYear(plan, 12 * years), rules) };
}

/** Monthly payments, of at least a year, and the tax that they save. */
interface Saved extends Payments {
  /** Rupees of tax saved at each year's end, less than is paid in. */
  readonly taxSaved: number;
}

/** What payments less the tax they save would be worth at a yearly rate, in rupees: what a product must leave to yield that. */
export function worthAtYield({ monthly, years, taxSaved }: Saved, rate: number): number {
  return monthly * futureValueDue(monthlyRate(rate, 'effective'), 12 * years) - taxSaved * futureValue(rate, years);
}

/** The yearly rate, as a fraction, at which payments are worth what they left and the tax they saved. 0 where nothing was paid. */
export function yieldOf(saved: Saved, left: number): number {
  if (saved.monthly === 0) return 0;
  const missing = (rate: number) => worthAtYield(saved, rate) - left;
  let high = 1;
  while (missing(high) < 0) high *= 2;
  return rootBetween(missing, -1 + 1e-9, high);
}

/**
 * The least return, as a fraction from 0 to 1, at which a product leaves an amount.
 *
 * @param left rupees that the product leaves at a return; more with a higher one
 */
export function returnNeeded(left: (rate: number) => number, wanted: number): number {
  if (left(0) >= wanted) return 0;
  if (left(1) < wanted) return 1;
  return rootBetween((rate) => left(rate) - wanted, 0, 1);
}

/** The same amount, above 0, every month into each product, for at least a year. Amounts in rupees, rates a year and taxes as fractions. */
interface SavingPlan extends Payments {
  readonly tax: number;
  /** On the part of the NPS that is taxed. */
  readonly laterTax: number;
  readonly hasEpf: boolean;
  /** Own payments into EPF a month that come first. */
  readonly ownEpf: number;
  readonly ppfRate: number;
  readonly epfRate: number;
  readonly npsReturn: number;
  readonly equityReturn: number;
  readonly bankRate: number;
  /** What may still be deducted in a year for PPF, EPF and equity, and for the NPS; 0 where nothing is. */
  readonly room: number;
  readonly npsRoom: number;
}

/** What the law says of these products. Rupees a year, shares as fractions. */
export interface SavingLaw {
  readonly ppfMost: number;
  readonly pfTaxedAbove: number;
  readonly npsTaxFree: number;
  readonly fund: FundTaxRules;
}

/** Products without market risk, in the order in which ties are decided. */
const sureProducts = ['publicFund', 'employeesFund', 'bank'] as const;

/**
 * The same monthly saving in PPF, EPF, the NPS, an equity fund and a bank deposit: what each leaves, and which without market risk yields
 * most.
 *
 * @returns null where the rates are too high for so many years
 */
export function savingProducts(plan: SavingPlan, law: SavingLaw) {
  const { monthly, years, tax, hasEpf, bankRate } = plan;
  const fund = { own: plan.ownEpf, rate: plan.epfRate, tax, taxedAbove: law.pfTaxedAbove };
  const nps = (rate: number, paid: Payments = plan) => pensionSystem(paid, rate, plan.laterTax, law.npsTaxFree);
  const equity = (rate: number, paid: Payments = plan) => equityFund(paid, rate, law.fund);
  const worthAfter = (time: number) => {
    const paid = { monthly, years: time };
    return {
      publicFund: publicProvidentFund(paid, law.ppfMost, plan.ppfRate, { rate: bankRate, tax }),
      employeesFund: hasEpf ? voluntaryFund(paid, fund) : { before: 0, afterTax: 0 },
      pensionSystem: nps(plan.npsReturn, paid),
      equityFund: equity(plan.equityReturn, paid),
      bank: bankDeposit(paid, bankRate, tax),
    };
  };
  const worth = worthAfter(years);
  if (!Object.values(worth).every(({ before }) => Number.isFinite(before))) return null;

  const deducting = (room: number) => ({ monthly, years, taxSaved: tax * Math.min(12 * monthly, room) });
  const [taxed, shared, inNps] = [deducting(0), deducting(plan.room), deducting(plan.npsRoom)];
  const yields = {
    publicFund: yieldOf(shared, worth.publicFund.afterTax),
    employeesFund: hasEpf ? yieldOf(shared, worth.employeesFund.afterTax) : 0,
    pensionSystem: yieldOf(inNps, worth.pensionSystem.afterTax),
    equityFund: yieldOf(shared, worth.equityFund.afterTax),
    bank: yieldOf(taxed, worth.bank.afterTax),
  };
  const sure = sureProducts
    .filter((product) => product !== 'employeesFund' || hasEpf)
    .reduce((best, product) => (yields[product] > yields[best] ? product : best));
  const needed = (worthAt: (rate: number) => Worth, saved: Saved) =>
    returnNeeded((rate) => worthAt(rate).afterTax, worthAtYield(saved, yields[sure]));
  return {
    worth,
    /** A year, as fractions, the tax saved included; 0 for EPF where there is none. */
    yields,
    sure,
    /** Returns a year, as fractions up to 1, at which these yield as much as that product. */
    equityNeeded: needed(equity, shared),
    npsNeeded: needed(nps, inNps),
    /** In all years, in rupees. */
    taxSaved: shared.taxSaved * years,
    taxSavedNps: inNps.taxSaved * years,
    /** What each is worth after some whole years. */
    worthAfter,
  };
}
