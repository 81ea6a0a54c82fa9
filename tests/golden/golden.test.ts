import { expect, it } from 'vitest';
import { refusalOf, runTool } from '../tools.ts';
import { cases } from './cases.ts';

it.each(cases)('$tool with $inputs gives the figures that were worked out outside', ({ tool, inputs, expected }) => {
  if ('refused' in expected) expect(refusalOf(tool, inputs)).toMatch(new RegExp(`^${expected.refused}: `));
  else expect(runTool(tool, inputs).outputs).toMatchObject(expected);
});
