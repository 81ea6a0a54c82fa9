import Validator, { type Issue } from '@adobe/structured-data-validator';
import { rangeIssues, vocabulary } from './vocabulary.ts';

type Item = Readonly<Record<string, unknown>>;
const itemsOf = (value: unknown): Item[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'object' && each !== null);
const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

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
