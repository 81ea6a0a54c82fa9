import { monthAfter } from './calendar.ts';
import { costIndexOn, type IndexYear } from './cost-index.ts';
import { type Refusal, refusal } from './refusal.ts';

export type Asset = 'equity' | 'debtFund' | 'property' | 'gold';

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
  /** All but equity: rate of the seller's highest slab. */
  readonly slabRate: number;
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
  /** Rupees of long-term equity gains of a year without tax (section 112A; 198). */
  readonly equityFree: number;
  readonly cess: number;
  /** Purchases before its first day may take the fair value of that day. */
  readonly index: readonly IndexYear[];
}

/** The tax on one sale. Amounts in rupees, taxes with cess; `rate` in percent without cess. */
export interface GainsTax {
  readonly ok: true;
  readonly term: 'short' | 'long';
  readonly method: 'short' | 'plain' | 'indexed';
  /** The cost that counts, with improvement. */
  readonly cost: number;
  /** Below 0 for a loss. */
  readonly gain: number;
  readonly exempt: number;
  readonly taxableGain: number;
  readonly rate: number;
  readonly tax: number;
  /** Tax without an indexed cost; 0 for short-term gains. */
  readonly plainTax: number;
  /** Tax with an indexed cost; this and `indexedCost` are 0 where no indexed cost is allowed. */
  readonly indexedTax: number;
  readonly indexedCost: number;
  /** The sale's price minus its expenses and tax. */
  readonly netProceeds: number;
  /** False where the table does not have the index of the year, and its last one was taken. */
  readonly indexKnown: boolean;
}

type GainsRefusal =
  | Refusal<'soldOn', 'beforeLaw' | 'afterLaw' | 'beforePurchase'>
  | Refusal<'improvedOn', 'notWhileOwned'>;

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
 * 112; 196, 198 and 197 of the Act of 2025). No surcharge, no unused slab, no relief for reinvesting. A loss is never
 * indexed. Refuses days that the law does not cover or that are out of order.
 */
export function taxOnSale(sale: Sale, law: GainsLaw): GainsTax | GainsRefusal {
  const { asset, boughtOn, soldOn, salePrice } = sale;
  if (soldOn < law.salesFrom) return refusal('soldOn', 'beforeLaw');
  if (soldOn > law.salesUntil) return refusal('soldOn', 'afterLaw');
  if (soldOn < boughtOn) return refusal('soldOn', 'beforePurchase');
  const improved = asset === 'property' && sale.improvementCost > 0;
  if (improved && (sale.improvedOn < boughtOn || sale.improvedOn > soldOn))
    return refusal('improvedOn', 'notWhileOwned');

  const long = isLongTerm(sale, law);
  const firstIndex = law.index[0]?.from ?? '';
  const improvement = improved && sale.improvedOn >= firstIndex ? sale.improvementCost : 0;
  const purchase = purchaseCost(sale, law, long, firstIndex);
  const cost = purchase + improvement;
  const net = salePrice - sale.expenses;
  const gain = net - cost;
  const taxed = (amount: number, rate: number) => (((amount * rate) / 100) * (100 + law.cess)) / 100;
  const common = { ok: true, cost, gain } as const;

  if (!long) {
    const rate = asset === 'equity' ? law.equityShort : sale.slabRate;
    const taxableGain = Math.max(0, gain);
    const tax = taxed(taxableGain, rate);
    const none = { exempt: 0, plainTax: 0, indexedTax: 0, indexedCost: 0, indexKnown: true };
    return { ...common, ...none, term: 'short', method: 'short', taxableGain, rate, tax, netProceeds: net - tax };
  }

  const free = asset === 'equity' ? Math.max(0, law.equityFree - sale.otherEquityGains) : 0;
  const exempt = Math.min(Math.max(0, gain), free);
  const taxableGain = Math.max(0, gain) - exempt;
  const plainTax = taxed(taxableGain, law.long);
  const plain = { ...common, term: 'long', exempt, plainTax } as const;
  if (asset !== 'property' || !sale.resident || boughtOn >= law.indexedBefore) {
    const none = { indexedTax: 0, indexedCost: 0, indexKnown: true };
    const found = { taxableGain, rate: law.long, tax: plainTax, netProceeds: net - plainTax };
    return { ...plain, ...none, ...found, method: 'plain' };
  }

  const atSale = sale.saleIndex > 0 ? { value: sale.saleIndex, known: true } : costIndexOn(law.index, soldOn);
  const grown = (amount: number, day: string) => (amount * atSale.value) / costIndexOn(law.index, day).value;
  const indexedCost = grown(purchase, boughtOn) + grown(improvement, sale.improvedOn);
  const indexedGain = Math.max(0, net - indexedCost);
  const indexedTax = taxed(indexedGain, law.indexed);
  const indexKnown = atSale.known && (improvement === 0 || costIndexOn(law.index, sale.improvedOn).known);
  const both = { ...plain, indexedCost, indexedTax, indexKnown };
  return indexedTax < plainTax
    ? {
        ...both,
        method: 'indexed',
        taxableGain: indexedGain,
        rate: law.indexed,
        tax: indexedTax,
        netProceeds: net - indexedTax,
      }
    : { ...both, method: 'plain', taxableGain, rate: law.long, tax: plainTax, netProceeds: net - plainTax };
}

/** The purchase's cost, or the fair value on the law's day where that is allowed and higher. */
function purchaseCost(sale: Sale, law: GainsLaw, long: boolean, firstIndex: string): number {
  const { asset, boughtOn, purchasePrice } = sale;
  if (asset === 'equity')
    return long && boughtOn <= law.fairValueDay
      ? Math.max(purchasePrice, Math.min(sale.fairValue2018, sale.salePrice))
      : purchasePrice;
  return boughtOn < firstIndex ? Math.max(purchasePrice, sale.fairValue2001) : purchasePrice;
}
