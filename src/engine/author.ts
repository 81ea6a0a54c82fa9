// All that a definition imports from the engine. `#rules` is first and for its effect: it fills `known`, the facts that texts may name.
import '#rules';

export { at } from './at.ts';
export { defineTool } from './define-tool.ts';
export { fail } from './failure.ts';
export { textWith } from './fill.ts';
export { formatNumber, formatRupees } from './format.ts';
export type { Catalogue, Content, Inputs, Meta, SolveQuestion, WorkingStep } from './types.ts';
