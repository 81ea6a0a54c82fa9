import { refusal } from './basics.ts';
import { monthAfter } from './calendar.ts';
import { costIndexOn, type IndexYear } from './tax-laws.ts';

export type Asset = 'equity' | 'debtFund' | 'property' | 'gold';

/**
 * Reliefs for long-term gains: a house's gain put into another house (section 54; 82), that of land or a building put into bonds
 * (54EC; 85), the price of anything but a house put into a house (54F; 86).
 */
type Reinvestment = 'none' | 'house54' | 'bonds54EC' | 'house54F';

/** One sale. Amounts in rupees, rates in percent, days as ISO dates (YYYY-MM-DD). */
export interface Sale {
  readonly asset: Asset;
  readonly boughtOn: string;
  readonly soldOn: string;
  readonly purchasePrice: number;
  readonly salePrice: number;
  /** Costs of selling. */
  readonly expenses: number;
  /** Equity: value on the day up to which gains stay free (31 January 2018). */
  readonly fairValue2018: number;
  /** Equity: other long-term gains of the year. */
  readonly otherEquityGains: number;
  /** Property: the seller lives in India. */
  readonly resident: boolean;
  readonly improvementCost: number;
  readonly improvedOn: string;
  /** Property: the cost index of the year of the sale; 0 to take it from the table. */
  readonly saleIndex: number;
  /** All but equity: value on the day from which the index counts (1 April 2001); 0 where it is not known. */
  readonly fairValue2001: number;
  /** Property: its stamp duty value on the same day, above which no value counts; 0 where it is not known. */
  readonly stampValue2001: number;
  /** Where the gain or the price was put, and how much of it. */
  readonly reinvestedIn: Reinvestment;
  readonly reinvested: number;
  /** Losses of capital of the year and from earlier years that are still unused, by their term. */
  readonly shortLosses: number;
  readonly longLosses: number;
  /** All but equity: rate of the seller's highest slab. */
  readonly slabRate: number;
  /** Percent of the tax, by the total income; left out for none. */
  readonly surcharge?: number;
}

/** The law for sales between two days. Rates in percent, days as ISO dates (YYYY-MM-DD). */
export interface GainsLaw {
  readonly salesFrom: string;
  readonly salesUntil: string;
  /** Held longer than this many months is long-term. */
  readonly months: { readonly equity: number; readonly other: number };
  /** Debt funds bought from this day on are short-term however long they are held (section 50AA; 76). */
  readonly shortFundsFrom: string;
  /** Equity bought up to this day costs at least its value then, though not above the sale's price (section 55(2)(ac)). */
  readonly fairValueDay: string;
  /** Property bought before this day may be taxed with an indexed cost (second proviso of section 112(1)(a); 197). */
  readonly indexedBefore: string;
  readonly equityShort: number;
  readonly long: number;
  readonly indexed: number;
  /** Most that counts for each relief, in rupees. */
  readonly reliefMost: Readonly<Record<Exclude<Reinvestment, 'none'>, number>>;
  /** The tax that the buyer of a resident's property deducts: percent, from this price on (section 194-IA; 393). */
  readonly buyerDeducts: { readonly rate: number; readonly from: number };
  /** Rupees of long-term equity gains of a year without tax (section 112A; 198). */
  readonly equityFree: number;
  /** Percent: the highest surcharge on gains that have rates of their own; those at slab rates have no such limit. */
  readonly surchargeMost: number;
  readonly cess: number;
  /** Purchases before its first day may take the fair value of that day. */
  readonly index: readonly IndexYear[];
}

/**
 * The same day of the month some months later, for comparison only: 29 February of a common year does not exist, but sorts
 * correctly between the 28th and 1 March.
 */
const monthsLater = (day: string, months: number): string => `${monthAfter(day, months)}-${day.slice(8)}`;

/**
 * Whether a sale is long-term: more than the law's months after the purchase (section 2(42A)). Sales of debt funds bought since
 * `shortFundsFrom` never are.
 */
export function isLongTerm({ asset, boughtOn, soldOn }: Pick<Sale, 'asset' | 'boughtOn' | 'soldOn'>, law: GainsLaw) {
  if (asset === 'debtFund' && boughtOn >= law.shortFundsFrom) return false;
  return soldOn > monthsLater(boughtOn, asset === 'equity' ? law.months.equity : law.months.other);
}

/**
 * Tax with cess on one sale of shares, funds, property or gold under the rules from 23 July 2024 (sections 111A, 112A and
 * 112; 196, 198 and 197 of the Act of 2025). Property has two methods, with and without an indexed cost, of which the cheaper counts. The
 * surcharge is the one given, as far as the gain can have it, without marginal relief; no unused slab. Reliefs and losses lower the gain
 * of each method; a loss is never indexed. Refuses days that the law does not cover or that are out of order, and reliefs that the gain
 * cannot have.
 *
 * @returns amounts in rupees, taxes with cess; `rate` in percent without cess, `surcharge` in percent of the tax
 */
export function taxOnSale(sale: Sale, law: GainsLaw) {
  const isLong = isLongTerm(sale, law);
  const refused = refusalFor(sale, law, isLong);
  if (refused) return refused;
  const costs = costsOf(sale, law, isLong);
  const cost = costs.purchase + costs.improvement;
  const net = sale.salePrice - sale.expenses;
  const gain = net - cost;
  const shortRate = sale.asset === 'equity' ? law.equityShort : sale.slabRate;
  const plain = taxOnGain(gain, isLong ? law.long : shortRate, sale, law, isLong);
  const index = isLong && mayBeIndexed(sale, law) ? indexedCostOf(costs, sale, law) : null;
  const indexed = index && taxOnGain(net - index.cost, law.indexed, sale, law, isLong);
  const isIndexTaken = indexed !== null && indexed.tax < plain.tax;
  const taken = isIndexTaken ? indexed : plain;
  const plainMethod = isLong ? 'plain' : 'short';
  return {
    ok: true,
    term: isLong ? 'long' : 'short',
    method: isIndexTaken ? 'indexed' : plainMethod,
    /** The cost that counts, with improvement. */
    cost,
    /** Below 0 for a loss. */
    gain,
    ...taken,
    /** Tax without an indexed cost; 0 for short-term gains. */
    plainTax: isLong ? plain.tax : 0,
    /** Tax with an indexed cost; this and `indexedCost` are 0 where no indexed cost is allowed. */
    indexedTax: indexed?.tax ?? 0,
    indexedCost: index?.cost ?? 0,
    /** Deducted by the buyer, and a part of the tax. */
    tds: deductedByBuyer(sale, law),
    netProceeds: net - taken.tax,
    /** False where the table does not have the index of the year, and its last one was taken. */
    indexKnown: index?.known ?? true,
  } as const;
}

/** What speaks against a sale's days and its relief; null for nothing. */
function refusalFor(sale: Sale, law: GainsLaw, isLong: boolean) {
  const { asset, boughtOn, soldOn, improvedOn, reinvestedIn } = sale;
  if (soldOn < law.salesFrom) return refusal('soldOn', 'beforeLaw');
  if (soldOn > law.salesUntil) return refusal('soldOn', 'afterLaw');
  if (soldOn < boughtOn) return refusal('soldOn', 'beforePurchase');
  if (isImproved(sale) && (improvedOn < boughtOn || improvedOn > soldOn)) return refusal('improvedOn', 'notWhileOwned');
  if (reinvestedIn === 'none' || sale.reinvested <= 0) return null;
  if (!isLong) return refusal('reinvestedIn', 'onlyLong');
  return reinvestedIn !== 'house54F' && asset !== 'property' ? refusal('reinvestedIn', 'notForAsset') : null;
}

const isImproved = ({ asset, improvementCost }: Sale): boolean => asset === 'property' && improvementCost > 0;

/** What a buyer deducts from the price of a resident's property, in rupees. */
function deductedByBuyer({ asset, resident, salePrice }: Sale, { buyerDeducts }: GainsLaw): number {
  const isDeducted = asset === 'property' && resident && salePrice >= buyerDeducts.from;
  return isDeducted ? (salePrice * buyerDeducts.rate) / 100 : 0;
}

/** The tax with cess on a gain, whatever its cost was, after reliefs, losses and the part without tax. */
function taxOnGain(gain: number, rate: number, sale: Sale, law: GainsLaw, isLong: boolean) {
  const { rest, ...off } = lowered(gain, sale, law, isLong);
  const hasFreePart = isLong && sale.asset === 'equity';
  const exempt = hasFreePart ? Math.min(rest, Math.max(0, law.equityFree - sale.otherEquityGains)) : 0;
  const taxableGain = rest - exempt;
  const surcharge = surchargeOn(sale, law, isLong);
  const tax = (((taxableGain * rate) / 100) * (100 + surcharge) * (100 + law.cess)) / 10_000;
  return { ...off, exempt, taxableGain, rate, surcharge, tax };
}

/** The surcharge that is given, or the highest that this gain can have. */
function surchargeOn({ asset, surcharge = 0 }: Sale, law: GainsLaw, isLong: boolean): number {
  const isAtSlabRate = !isLong && asset !== 'equity';
  return isAtSlabRate ? surcharge : Math.min(surcharge, law.surchargeMost);
}

/** A gain after its relief and after losses: long-term ones against long-term gains only, before short-term ones (section 108). */
function lowered(gain: number, sale: Sale, law: GainsLaw, isLong: boolean) {
  const whole = Math.max(0, gain);
  const exemptReinvested = isLong ? reliefOf(whole, sale, law) : 0;
  const left = whole - exemptReinvested;
  const lossUsed = Math.min(left, sale.shortLosses + (isLong ? sale.longLosses : 0));
  return { exemptReinvested, lossUsed, rest: left - lossUsed };
}

/** The part of a gain that is free since the gain, or the price, was put into a house or bonds, in rupees. */
function reliefOf(gain: number, { reinvestedIn, reinvested, salePrice, expenses }: Sale, law: GainsLaw): number {
  if (reinvestedIn === 'none') return 0;
  const counted = Math.min(reinvested, law.reliefMost[reinvestedIn]);
  if (reinvestedIn !== 'house54F') return Math.min(gain, counted);
  const net = salePrice - expenses;
  return counted < net ? gain * (counted / net) : gain;
}

/** Whether an indexed cost is allowed for a long-term gain. */
const mayBeIndexed = ({ asset, resident, boughtOn }: Sale, law: GainsLaw): boolean =>
  asset === 'property' && resident && boughtOn < law.indexedBefore;

/** Both costs in prices of the year of the sale, and whether the table has the index of that year. */
function indexedCostOf(
  costs: ReturnType<typeof costsOf>,
  { boughtOn, improvedOn, soldOn, saleIndex }: Sale,
  law: GainsLaw,
) {
  const { purchase, improvement } = costs;
  const atSale = saleIndex > 0 ? { value: saleIndex, known: true } : costIndexOn(law.index, soldOn);
  const inPricesOfSale = (amount: number, day: string) => (amount * atSale.value) / costIndexOn(law.index, day).value;
  return {
    cost: inPricesOfSale(purchase, boughtOn) + inPricesOfSale(improvement, improvedOn),
    known: atSale.known && (improvement === 0 || costIndexOn(law.index, improvedOn).known),
  };
}

/** The costs of buying and of improving that count, in rupees: an improvement from before the index counts for nothing. */
function costsOf(sale: Sale, law: GainsLaw, isLong: boolean) {
  const isImprovementCounted = isImproved(sale) && !isBeforeIndex(sale.improvedOn, law);
  return {
    purchase: purchaseCost(sale, law, isLong),
    improvement: isImprovementCounted ? sale.improvementCost : 0,
  };
}

const isBeforeIndex = (day: string, { index }: GainsLaw): boolean => index.every(({ from }) => day < from);

/** The purchase's cost, or the fair value on the law's day where that is allowed and higher. */
function purchaseCost(sale: Sale, law: GainsLaw, isLong: boolean): number {
  const { asset, boughtOn, purchasePrice, fairValue2001, stampValue2001 } = sale;
  if (asset === 'equity') {
    const hasFairValue = isLong && boughtOn <= law.fairValueDay;
    return hasFairValue ? Math.max(purchasePrice, Math.min(sale.fairValue2018, sale.salePrice)) : purchasePrice;
  }
  const isCapped = asset === 'property' && stampValue2001 > 0;
  const fairValue = isCapped ? Math.min(fairValue2001, stampValue2001) : fairValue2001;
  return isBeforeIndex(boughtOn, law) ? Math.max(purchasePrice, fairValue) : purchasePrice;
}
