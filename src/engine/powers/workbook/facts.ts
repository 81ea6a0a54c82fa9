import { datedNow, type Fact, type FactId, facts } from '#rules';

/** A fact whose value is a percentage. */
export const isPercentFact = (name: string): boolean =>
  Object.hasOwn(facts, name) && (facts[name as FactId] as Fact).unit === 'percent';

/** The fact that a formula names, or of which it names a part (`homeLoan.ltv.1.rate`), with the value of today. */
export function factOf(name: string): { fact: Fact; dated: ReturnType<typeof datedNow> } | null {
  const id = name.replace(/\.[1-9]\d*\.(rate|upTo)$/, '');
  if (!Object.hasOwn(facts, id)) return null;
  const fact: Fact = facts[id as FactId];
  return { fact, dated: datedNow(fact) };
}
