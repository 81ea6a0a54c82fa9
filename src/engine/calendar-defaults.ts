// Defaults that follow the calendar: a choice of the next instalment of advance tax has June as its default up to 15 June, then September,
// and after 15 March June again. Its options say up to which day of every year (`until`, MM-DD) each is the one to come.
import { comesNext } from '#src/rules/now.ts';
import type { Input, Tool } from './types.ts';
import { mapValues } from './utilities.ts';

/** The last days of the options of an input, MM-DD; none where its default stays. */
const lastDaysOf = (spec: Input): readonly string[] =>
  // a definition that has not been checked may have anything
  spec?.kind === 'choice' && Array.isArray(spec.options) ? spec.options.flatMap(({ until }) => until ?? []) : [];

export function withDefaultsOfToday(inputs: Tool['inputs']): Tool['inputs'] {
  if (!Object.values(inputs).some((spec) => lastDaysOf(spec).length > 0)) return inputs;
  return mapValues(inputs, withDefaultOfToday);
}

function withDefaultOfToday(spec: Input): Input {
  const next = comesNext(lastDaysOf(spec));
  const option = spec.kind === 'choice' && next && spec.options.find(({ until }) => until === next);
  return option ? { ...spec, default: option.value } : spec;
}

/** The days of every year, MM-DD, after which a tool has other defaults. */
export const lastDaysOfDefaults = ({ inputs }: Tool): readonly string[] => Object.values(inputs).flatMap(lastDaysOf);
