import { comesNext } from '#rules';
import { mapValues } from './map-values.ts';
import type { Input, Tool } from './types.ts';

/** The days of every year, MM-DD, up to which options come first. */
const daysOf = (spec: Input): readonly string[] =>
  // a definition that has not been checked may have anything
  spec?.kind === 'choice' && Array.isArray(spec.options) ? spec.options.flatMap(({ until }) => until ?? []) : [];

/** Inputs whose default follows the calendar, with that of today; the others as they are. */
export function withDueOptions(inputs: Tool['inputs']): Tool['inputs'] {
  if (!Object.values(inputs).some((spec) => daysOf(spec).length > 0)) return inputs;
  return mapValues(inputs, withDueOption);
}

function withDueOption(spec: Input): Input {
  const next = comesNext(daysOf(spec));
  const option = spec.kind === 'choice' && next && spec.options.find(({ until }) => until === next);
  return option ? { ...spec, default: option.value } : spec;
}

/** The days of every year, MM-DD, after which a tool has other defaults. */
export const dueDaysOf = ({ inputs }: Tool): readonly string[] => Object.values(inputs).flatMap(daysOf);
