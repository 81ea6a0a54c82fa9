import { describe, expect, it } from 'vitest';
import { runTool, toolById } from '../tools.ts';

const assuming: readonly (readonly [string, string])[] = [
  ['sip_lumpsum', 'returnRate'],
  ['goal_planner', 'returnRate'],
  ['swp', 'returnRate'],
  ['risk_analyzer', 'goldReturn'],
  ['retirement_corpus', 'postReturn'],
  ['will_it_last', 'returnRate'],
  ['nps', 'returnRate'],
  ['ups', 'returnRate'],
  ['prepay_or_invest', 'returnRate'],
  ['rent_or_buy', 'returnRate'],
];

describe('a tool that assumes a return', () => {
  it.each(assuming)('says that it is no forecast: %s', (id) => {
    const lines = toolById(id).basis.map((line) => (typeof line === 'string' ? line : line.text));
    expect(lines.filter((line) => line.includes('assumption, not a forecast'))).toHaveLength(1);
  });

  // the most that fund houses may show in their calculators, AMFI, 1 November 2023
  it.each(assuming)('says of a return above 13 that fund houses may not show it: %s, %s', (id, input) => {
    const notes = (rate: number) => runTool(id, { [input]: rate }).notes;
    expect(notes(13)).not.toContain('aboveIllustration');
    expect(notes(13.1)).toContain('aboveIllustration');
  });
});
