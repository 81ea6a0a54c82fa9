// The inputs of a tool as assistants read them.
import * as z from 'zod/mini';
import { words } from '#words/assistant.ts';
import { fill } from '../fill.ts';
import { formatNumber } from '../format.ts';
import { schemaOf, withDefaults } from '../input-schema.ts';
import type { CellInput, Input, Tool } from '../types.ts';
import { isNumberInput } from '../utilities.ts';

/** The unit and the usual range of a number; empty for other inputs. */
function numberWords(spec: Input): string {
  const { rupees: currency, percent, years } = words;
  const units: Partial<Record<Input['kind'], string>> = { currency, percent, years };
  const usual = isNumberInput(spec) ? spec.usual : undefined;
  const range = usual === undefined ? '' : words.usual(formatNumber(usual[0]), formatNumber(usual[1]));
  return [units[spec.kind] ?? '', range].filter(Boolean).join(' ');
}

/** What stands beside the schema of an input: its label, its help, the labels of options. */
function aboutOf(spec: Input) {
  const help = 'help' in spec && spec.help !== undefined ? fill(spec.help) : '';
  const description = [numberWords(spec), help].filter(Boolean).join(' ');
  const options = spec.kind === 'choice' && spec.options.map(({ value, label }) => ({ const: value, title: label }));
  return {
    title: spec.label,
    ...(description !== '' && { description }),
    ...('whole' in spec && spec.whole === true && { type: 'integer' }),
    ...(options && { oneOf: options }),
    ...(spec.kind === 'date' && (spec.optional ? { anyOf: [{ format: 'date' }, { const: '' }] } : { format: 'date' })),
  };
}

/** The inputs of a tool as a JSON Schema; every input may be left out and then has its default. */
export function jsonSchemaOf({ inputs }: Tool) {
  const metadata = z.registry<Readonly<Record<string, unknown>>>();
  const describe = (spec: Input) => {
    metadata.add(schemaOf(spec), aboutOf(spec));
    if (spec.kind === 'rows') for (const cell of Object.values<CellInput>(spec.columns)) describe(cell);
  };
  for (const spec of Object.values(inputs)) describe(spec);
  return z.toJSONSchema(z.strictObject(withDefaults(inputs)), { metadata, io: 'input' });
}
