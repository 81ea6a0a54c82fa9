import { balanceAfter } from './amortisation.ts';
import { instalment } from './annuity.ts';
import { reaches, refusal } from './basics.ts';
import { growthFactor } from './growth.ts';

/** A home to buy or to rent. Amounts in rupees, shares and yearly rates as fractions. */
export interface HomeChoice {
  readonly price: number;
  readonly downShare: number;
  /** Of the price: stamp duty, registration and the like. */
  readonly buyCosts: number;
  /** A month. */
  readonly loanRate: number;
  /** Whole years. */
  readonly loanYears: number;
  /** A year, of the home's value at the year's start. */
  readonly maintenance: number;
  /** A month, in the first year. */
  readonly rent: number;
  readonly rentRise: number;
  readonly priceGrowth: number;
  /** Return a month on what buyer and renter invest, after tax. */
  readonly returnRate: number;
  /** Whole years. */
  readonly years: number;
  /** Of the home's value when it is sold. */
  readonly sellCosts: number;
}

/** Buyer and renter at the end of a year, in rupees. */
interface HomeYear {
  readonly year: number;
  readonly homeValue: number;
  readonly loanLeft: number;
  readonly buyNetWorth: number;
  readonly rentNetWorth: number;
}

/**
 * What a buyer and a renter own after some years, where both spend the same and whoever pays less invests the rest. No
 * tax relief. Refuses terms below one year.
 */
export function rentOrBuy(home: HomeChoice) {
  if (home.years < 1) return refusal('years', 'tooShort');
  if (home.loanYears < 1) return refusal('loanYears', 'tooShort');
  const { price, loanRate, returnRate } = home;
  const loan = price * (1 - home.downShare);
  const loanMonths = 12 * home.loanYears;
  const emi = instalment(loan, loanRate, loanMonths);
  const upfront = price * (home.downShare + home.buyCosts);
  let [buyFund, rentFund] = [0, upfront];
  const byYear: HomeYear[] = [];
  for (let year = 0; year < home.years; year++) {
    const upkeep = (price * growthFactor(home.priceGrowth, year) * home.maintenance) / 12;
    const rent = home.rent * growthFactor(home.rentRise, year);
    for (let month = year * 12; month < year * 12 + 12; month++) {
      const extraOfBuyer = (month < loanMonths ? emi : 0) + upkeep - rent;
      buyFund = buyFund * (1 + returnRate) + Math.max(0, -extraOfBuyer);
      rentFund = rentFund * (1 + returnRate) + Math.max(0, extraOfBuyer);
    }
    const homeValue = price * growthFactor(home.priceGrowth, year + 1);
    const loanLeft = balanceAfter(loan, loanRate, loanMonths, 12 * (year + 1));
    const buyNetWorth = homeValue * (1 - home.sellCosts) - loanLeft + buyFund;
    byYear.push({ year: year + 1, homeValue, loanLeft, buyNetWorth, rentNetWorth: rentFund });
  }
  const { homeValue, loanLeft, buyNetWorth, rentNetWorth } = byYear[byYear.length - 1] as HomeYear;
  return {
    ok: true as const,
    homeValue,
    loanLeft,
    buyNetWorth,
    rentNetWorth,
    /** How much more buying leaves; below 0 where renting leaves more. */
    advantage: buyNetWorth - rentNetWorth,
    emi,
    /** What the buyer pays at the start, and the renter invests. */
    upfront,
    /** What the buyer has left if the home is sold at once. */
    soldAtOnce: price * (1 - home.sellCosts) - loan,
    /** The first year at whose end buying leaves as much; null where none does. */
    breakEvenYear: byYear.find((at) => reaches(at.buyNetWorth, at.rentNetWorth))?.year ?? null,
    byYear,
  };
}
