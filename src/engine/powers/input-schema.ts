import { words as messages } from '#words/assistant.ts';
import { LONGEST_TEXT, leastOf, mostOf } from '../check-values.ts';
import { fill } from '../fill.ts';
import { formatNumber } from '../format.ts';
import type { Input, Tool } from '../types.ts';
import { isNumberInput, LARGEST, mapValues } from '../utilities.ts';

/** A JSON Schema, draft 2020-12. */
type Schema = Readonly<Record<string, unknown>>;

/** The inputs of a tool as a JSON Schema; every input may be left out and then has its default. */
export const inputSchema = ({ inputs }: Tool): Schema => ({ type: 'object', ...recordOf(inputs) });

const recordOf = (inputs: Readonly<Record<string, Input>>): Schema => ({
  properties: mapValues(inputs, schemaOf),
  additionalProperties: false,
});

function schemaOf(spec: Input): Schema {
  const about = [numberWords(spec), 'help' in spec && spec.help !== undefined ? fill(spec.help) : '']
    .filter(Boolean)
    .join(' ');
  return {
    title: spec.label,
    ...(about !== '' && { description: about }),
    ...typeOf(spec),
    default: spec.default,
  };
}

function typeOf(spec: Input): Schema {
  switch (spec.kind) {
    case 'choice':
      return { oneOf: spec.options.map(({ value, label }) => ({ const: value, title: label })) };
    case 'toggle':
      return { type: 'boolean' };
    case 'text':
      return { type: 'string', maxLength: LONGEST_TEXT };
    case 'date': {
      const day = { type: 'string', format: 'date' };
      return spec.optional ? { anyOf: [day, { const: '' }] } : day;
    }
    case 'rows':
      return {
        type: 'array',
        minItems: spec.min,
        maxItems: spec.max,
        items: { type: 'object', ...recordOf(spec.columns) },
      };
    default: {
      const [least, maximum] = [leastOf(spec), mostOf(spec)];
      return {
        type: spec.whole === true ? 'integer' : 'number',
        ...(spec.negative === undefined && { [least.open ? 'exclusiveMinimum' : 'minimum']: least.value }),
        ...(maximum < LARGEST && { maximum }),
      };
    }
  }
}

/** The unit and the usual range of a number; empty for other inputs. */
function numberWords(spec: Input): string {
  const units: Partial<Record<Input['kind'], string>> = {
    currency: messages.rupees,
    percent: messages.percent,
    years: messages.years,
  };
  const usual = isNumberInput(spec) ? spec.usual : undefined;
  const range = usual === undefined ? '' : messages.usual(formatNumber(usual[0]), formatNumber(usual[1]));
  return [units[spec.kind] ?? '', range].filter(Boolean).join(' ');
}
