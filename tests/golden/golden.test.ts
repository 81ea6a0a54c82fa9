import { expect, it } from 'vitest';
import { type Inputs, runTool } from '../tools.ts';
import depth from './depth.json' with { type: 'json' };
import newTools from './new-tools.json' with { type: 'json' };
import pages from './pages.json' with { type: 'json' };
import spec from './spec-cases.json' with { type: 'json' };

interface Case {
  readonly tool: string;
  readonly inputs: Inputs;
  readonly expected: object;
}

const cases: readonly Case[] = [spec, depth, newTools, pages].flatMap((file) => file.cases as readonly Case[]);

it.each(cases)('$tool with $inputs gives the figures that were worked out outside', ({ tool, inputs, expected }) => {
  expect(runTool(tool, inputs).outputs).toMatchObject(expected);
});
