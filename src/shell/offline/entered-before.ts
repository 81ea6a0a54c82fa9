import { checkValue } from '#src/engine/check-values.ts';
import type { Input, Tool, Value } from '#src/engine/types.ts';
import type { Kept } from '#src/renderer/keep/stored.ts';

/** Options are compared by what they say: a control holds text where a definition may have a number. */
function asDeclared(spec: Input | undefined, value: unknown): unknown {
  if (spec?.kind === 'choice') return spec.options.find((option) => String(option.value) === value)?.value;
  if (spec?.kind !== 'rows' || !Array.isArray(value)) return value;
  return value.map((row: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, asDeclared(spec.columns[name], cell)])),
  );
}

/** What was entered before the document was reloaded, as far as the tool takes it. */
export function valuesFor(tool: Tool, entered: Readonly<Record<string, unknown>>): Kept {
  const values: Record<string, Value> = {};
  for (const [name, spec] of Object.entries(tool.inputs)) {
    const checked = checkValue(spec, asDeclared(spec, entered[name]), name);
    if (checked.ok) values[name] = checked.value;
  }
  return { values, history: [] };
}
