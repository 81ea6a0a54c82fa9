import { adder, reaches, stillOwed, sum } from './basics.ts';

/** What is owed to one lender: rupees, interest a month as a fraction, and the least payment a month in rupees. */
export interface Debt {
  readonly balance: number;
  readonly rate: number;
  readonly minimum: number;
}

/** Which debt is paid first: the one with the highest rate, or the one with the smallest balance. */
export type DebtOrder = 'avalanche' | 'snowball';

/** One month, in rupees. */
interface DebtMonth {
  readonly interest: number;
  readonly paid: number;
  /** What all debts together still owe at the month's end. */
  readonly closing: number;
  /** The places in the list of the debts that come first in this month: a second one where what one does not need goes on. */
  readonly first: readonly number[];
}

/** A debt that has ended: its place in the list, its last month and the rupees of interest that it cost. */
interface DebtEnd {
  readonly index: number;
  readonly month: number;
  readonly interest: number;
}

/** Several debts, month by month. */
interface DebtPlan {
  readonly months: readonly DebtMonth[];
  /** Rupees. */
  readonly interest: number;
  /** What each debt still owes at the end, in rupees: 0 for all, unless the months did not suffice. */
  readonly left: readonly number[];
  /** The debts in the order in which they end. */
  readonly ends: readonly DebtEnd[];
}

/** A debt in a month, whose balance and interest so far change. */
interface Open extends Debt {
  readonly index: number;
  balance: number;
  interest: number;
}

const orders = {
  avalanche: (one: Open, other: Open) => other.rate - one.rate || one.balance - other.balance,
  snowball: (one: Open, other: Open) => one.balance - other.balance || other.rate - one.rate,
} as const;

/**
 * Pays off several debts, for `most` months at the longest. Each month interest is added, each debt gets its minimum or what is
 * left of it, and the rest of the budget goes to the first debt in the order, then to the next. Of equal rates the smaller
 * balance comes first, of equal balances the higher rate; balances are those after the month's interest and minimums.
 *
 * @param budget rupees a month for all debts, at least the sum of the minimums; null for the minimums alone, where a finished
 *   debt's payment does not go on to the others
 */
export function payOffDebts(debts: readonly Debt[], budget: number | null, order: DebtOrder, most: number): DebtPlan {
  const all: Open[] = debts.map((debt, index) => ({ ...debt, index, balance: stillOwed(debt.balance), interest: 0 }));
  const months: DebtMonth[] = [];
  const ends: DebtEnd[] = [];
  const addInterest = adder();
  let interest = 0;
  let open = all.filter((debt) => debt.balance > 0);
  while (open.length > 0 && months.length < most) {
    const charges = chargeInterest(open);
    for (const charge of charges) interest = addInterest(charge);
    const minimums = open.map((debt) => pay(debt, debt.minimum));
    open = open.toSorted(orders[order]);
    const { payments, first } = payRest(open, budget === null ? 0 : budget - sum(minimums));
    const closing = sum(all.map((debt) => debt.balance));
    months.push({ interest: sum(charges), paid: sum([...minimums, ...payments]), closing, first });
    for (const debt of open)
      if (debt.balance === 0) ends.push({ index: debt.index, month: months.length, interest: debt.interest });
    open = open.filter((debt) => debt.balance > 0);
  }
  return { months, interest, left: all.map((debt) => debt.balance), ends };
}

/** Adds a month's interest to each debt, and returns it. */
function chargeInterest(open: readonly Open[]): number[] {
  return open.map((debt) => {
    const charge = debt.balance * debt.rate;
    debt.balance += charge;
    debt.interest += charge;
    return charge;
  });
}

/** Pays the rest of a budget to the debts in their order, and returns each payment and the debts that come first. */
function payRest(open: readonly Open[], budget: number) {
  let rest = budget;
  const first: number[] = [];
  const payments = open.map((debt) => {
    const payment = pay(debt, Math.max(0, rest));
    if (first.length === 0 || stillOwed(payment) > 0) first.push(debt.index);
    rest -= payment;
    return payment;
  });
  return { payments, first };
}

/** Takes a payment off a debt, or all that is left of it, and returns what was paid. */
function pay(debt: Open, amount: number): number {
  const payment = reaches(amount, debt.balance) ? debt.balance : amount;
  debt.balance -= payment;
  return payment;
}
