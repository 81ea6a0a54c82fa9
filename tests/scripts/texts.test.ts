import { describe, expect, it } from 'vitest';
import { allTexts, textsIn } from '../../scripts/build/texts.ts';

const listed = (code: string, file = 'tools/loan/emi/definition.ts') =>
  textsIn(file, code).map(({ place, text, line }) => `${line} ${place}: ${text}`);

describe('the list of texts', () => {
  it('has what a definition shows, with its place', () => {
    const code = [
      'export default defineTool({',
      "  inputs: { rate: { kind: 'percent', label: 'Rate', help: 'Ask your bank.', asked: { words: 'rate, byaj dar' } } },",
      "  outputs: { kind: { kind: 'text', label: 'Kind', values: { flat: 'Flat', none: 'none' } } },",
      "  basis: ['A year ÷ 12 is a month of the loan.', { text: 'Of {rate}.', showWhen: { mode: 'once a year' } }],",
      "  working: [{ id: 'emi', label: textWith('EMI of {n}', { n }), formula: 'if({rate} = 0, {a} ÷ {b}, min({a}, 1))' }],",
      "  compute: ({ mode }) => (mode === 'flat rate' ? fail('rate', 'tooHigh') : { name: 'Unnamed' }),",
      '});',
    ];
    expect(listed(code.join('\n'))).toEqual([
      '2 inputs.rate.label: Rate',
      '2 inputs.rate.help: Ask your bank.',
      '3 outputs.kind.label: Kind',
      '3 outputs.kind.values.flat: Flat',
      '3 outputs.kind.values.none: none',
      '4 basis.0: A year ÷ 12 is a month of the loan.',
      '4 basis.1.text: Of {rate}.',
      '5 working.0.label: EMI of {n}',
      '6 compute.name: Unnamed',
    ]);
  });

  it('has all of a content file, formulas too, and the names of laws in facts', () => {
    expect(
      listed("export default { formula: 'A = P × (1 + r)', sections: [{ list: ['gold'] }] };", 'tools/x/y/content.ts'),
    ).toEqual(['1 sections.0.list.0: gold']);
    const fact =
      "export const loans = { most: { unit: 'rupees', values: [{ value: ['Delhi'], section: 'section 10(13A)' }] } };";
    expect(listed(fact, 'src/rules/facts/loans.ts')).toEqual([
      '1 loans.most.values.0.value.0: Delhi',
      '1 loans.most.values.0.section: section 10(13A)',
    ]);
  });

  it('of one folder has its files and no others', () => {
    const files = [...allTexts('tools/loan/emi_calculator/').keys()];
    expect(files).toContain('tools/loan/emi_calculator/meta.ts');
    expect(files.filter((file) => !file.startsWith('tools/loan/emi_calculator/'))).toEqual([]);
  });

  it('has each piece of the dictionary, and what is put in', () => {
    const code =
      "export const words = { tag: 'en-IN', none: 'none', count: (n: string) => (n === '1' ? 'one row' : `$" +
      '{n} rows`) };';
    expect(listed(code, 'src/words/en/format.ts')).toEqual([
      '1 format.none: none',
      '1 format.count: one row',
      '1 format.count: $' + '{n} rows',
    ]);
  });
});
