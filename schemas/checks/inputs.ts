import { roundHalfUp } from '#maths/rounding.ts';
import { checkValue } from '#src/engine/check-values.ts';
import type { CellInput, ChoiceInput, Input, NumberInput } from '#src/engine/types.ts';
import { isNumeric, type Mistakes, type Subject } from './mistake.ts';

/** Bounds, steps, options and defaults of every input and of every column of rows. */
export function* checkInputs({ tool }: Subject): Mistakes {
  for (const [name, spec] of Object.entries(tool.inputs)) {
    if (spec.kind === 'rows')
      for (const [column, cell] of Object.entries(spec.columns))
        yield* checkInput(`inputs.${name}.columns.${column}`, cell);
    yield* checkInput(`inputs.${name}`, spec);
  }
}

function* checkInput(path: string, spec: Input): Mistakes {
  const bounds = [...checkBounds(path, spec)];
  yield* bounds;
  if (bounds.length > 0) return; // no default can be measured against them
  if (spec.kind === 'choice') yield* checkOptions(path, spec);
  const checked = checkValue(spec, spec.default, path);
  if (!checked.ok) {
    yield { path: `${path}.default`, message: checked.message };
    return;
  }
  if (spec.kind !== 'rows') {
    yield* checkInRange(`${path}.default`, spec, spec.default);
    return;
  }
  for (const [index, row] of spec.default.entries())
    for (const [name, cell] of Object.entries(spec.columns))
      if (Object.hasOwn(row, name)) yield* checkInRange(`${path}.default[${index}].${name}`, cell, row[name]);
}

function* checkBounds(path: string, spec: Input): Mistakes {
  if (!isNumeric(spec) && spec.kind !== 'date' && spec.kind !== 'rows') return;
  const { min, max } = spec;
  if (min !== undefined && max !== undefined && min > max)
    yield { path: `${path}.min`, message: `${min} is above max ${max}` };
  else if (isNumeric(spec)) yield* checkStep(path, spec);
}

function* checkStep(path: string, { min, max, step }: NumberInput): Mistakes {
  if ((min === undefined) !== (max === undefined))
    yield { path, message: 'has only one of min and max; give both or neither' };
  if (min === undefined || max === undefined) return;
  if (step === undefined) yield { path: `${path}.step`, message: 'is missing; a slider between min and max needs one' };
  else if (!divides(max - min, step))
    yield { path: `${path}.step`, message: `${step} does not divide the range ${min} to ${max}` };
}

function* checkOptions(path: string, { options }: ChoiceInput): Mistakes {
  const values = options.map(({ value }) => value);
  for (const [index, value] of values.entries())
    if (values.indexOf(value) !== index)
      yield { path: `${path}.options[${index}].value`, message: `"${value}" stands twice` };
}

function* checkInRange(path: string, spec: CellInput, value: unknown): Mistakes {
  if (spec.kind === 'date') {
    const { min = '', max = '9999-12-31' } = spec;
    if (String(value) < min || String(value) > max) yield { path, message: `${value} is outside ${min} to ${max}` };
  }
  if (!isNumeric(spec) || typeof value !== 'number') return;
  const { min, max, step } = spec;
  if (min === undefined || max === undefined || step === undefined) return;
  if (value < min || value > max) yield { path, message: `${value} is outside ${min} to ${max}` };
  else if (!divides(value - min, step)) yield { path, message: `${value} is off the step ${step} from ${min}` };
}

/** Whether a whole number of steps fills a range, compared as decimals. */
function divides(range: number, step: number): boolean {
  return Number.isInteger(roundHalfUp(range / step, 9));
}
