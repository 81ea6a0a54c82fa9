import { describe, expect, it } from 'vitest';
import { findablesOf, menuOf } from '#src/catalogue/catalogue.ts';
import { createFind, namesOf } from '#src/catalogue/find.ts';
import { placeLine, readLine } from '#src/engine/powers/ask.ts';
import catalogue from '../../tools/catalogue.ts';
import { toolById, tools } from '../tools.ts';
import golden from './lines.json' with { type: 'json' };

/** An acceptable figure: the output, or some that may be given, and how far the value may be off. */
interface Figure {
  readonly output: string | readonly string[];
  readonly value: number;
  readonly tol: number;
}

const metas = new Map(tools.map(({ meta }) => [meta.id, meta]));
const find = createFind(findablesOf(menuOf(catalogue, metas), metas));

/** The headline that a line gets, if any. */
function headlineOf(text: string) {
  const line = readLine(text);
  const [found] = line.words === '' ? [] : find(line.words);
  return found ? placeLine(toolById(found.id), line, namesOf(found)).headline : null;
}

describe('the figure that a line of the search gets', () => {
  it.each(golden)('is right or none: $line', ({ line, figure }) => {
    const headline = headlineOf(line);
    if (headline === null) return;
    const right = figure === null ? [] : ([figure, ...('or' in figure ? figure.or : [])] as Figure[]);
    const isRight = ({ output, value, tol }: Figure) =>
      [output].flat().includes(headline.output) && Math.abs(headline.value - value) <= tol;
    expect([headline, right.some(isRight)]).toEqual([headline, true]);
  });

  it.each([
    ['emi 50 lakh 8.5 20 years', 43_391],
    ['sip 10k 15 yrs 12%', 5_045_760],
    ['fd 5 lakh 7.1% 3 years', 617_538],
    ['home loan 2cr 8.75% 25 yrs', 164_429],
    ['एनएससी 1 लाख', 144_903],
  ])('is there where every number and word is understood: %s', (line, figure) => {
    expect(headlineOf(line)?.value).toBe(figure);
  });
});

it.each([
  ['mehangai', 'inflation'],
  ['networth', 'net_worth'],
  ['kist', 'emi_calculator'],
  ['sood', 'simple_interest'],
  ['saikda', 'simple_interest'],
  ['udhaar', 'personal_loan'],
  ['bachat', 'rd'],
])('%s leads to %s', (line, id) => {
  expect(find(line)[0]?.id).toBe(id);
});
