import { describe, expect, it } from 'vitest';
import { type Fact, facts } from '#rules';
import { checkCatalogue } from '#schemas/checks/catalogue.ts';
import { checkFacts } from '#schemas/checks/facts.ts';
import * as catalogues from './catalogues.ts';
import * as dated from './facts.ts';
import { type Fault, type Faults, found } from './sample.ts';

const lists = import.meta.glob<Faults>(
  './{abilities,charts,content,examples,inputs,labels,meta,names,numbers,runs,words}.ts',
  { eager: true, import: 'faults' },
);
const computes = import.meta.glob<Fault>('./compute/*.ts', { eager: true, import: 'default' });

const faults: readonly (readonly [string, Fault])[] = [
  ...Object.values(lists).flatMap((list) => Object.entries(list)),
  ...Object.entries(computes).map(([file, fault]) => [file.slice('./'.length, -'.ts'.length), fault] as const),
];

describe('a definition', () => {
  it('without a mistake is let through', () => {
    expect(found({})).toEqual([]);
  });

  it('has over a hundred ways to be wrong here, each told in its own words', () => {
    const told = faults.map(([, fault]) => found(fault).map(({ path, message }) => `${path} ${message}`));
    expect(told.length).toBeGreaterThan(250);
    expect(new Set(told.flat()).size).toBe(told.flat().length);
  });

  it.each(faults)('with %s is refused for that, and for nothing else', (_, fault) => {
    expect(found(fault)).toEqual([{ path: fault.path, message: expect.stringMatching(fault.message) }]);
  });
});

describe('the catalogue', () => {
  it('without a mistake is let through', () => {
    expect(checkCatalogue(catalogues.right.catalogue, catalogues.right.folders)).toEqual([]);
  });

  it.each(Object.entries(catalogues.faults))('with %s is refused for that, and for nothing else', (_, fault) => {
    const { catalogue, folders, path, message } = { ...catalogues.right, ...fault };
    expect(checkCatalogue(catalogue, folders)).toEqual([{ path, message: expect.stringMatching(message) }]);
  });
});

describe('a dated fact', () => {
  const check = (fact: unknown) => checkFacts({ 'test.most': fact as Fact });

  it('without a mistake is let through', () => {
    expect(check(dated.right)).toEqual([]);
  });

  it.each(Object.entries(dated.faults))('with %s is refused for that, and for nothing else', (_, fault) => {
    expect(check(fault.fact)).toEqual([{ path: fault.path, message: expect.stringMatching(fault.message) }]);
  });

  it('of the hub has a date and a source throughout', () => {
    expect(checkFacts(facts)).toEqual([]);
  });
});
