import type { Column, Input, NumberInput, Output } from './types.ts';

/** Whether an input, or a cell of a row, holds a number. */
export const isNumberInput = (spec: Input | undefined): spec is NumberInput =>
  spec?.kind === 'currency' || spec?.kind === 'percent' || spec?.kind === 'years' || spec?.kind === 'number';

/** Whether a result or a column is a number, and not a word or a day. */
export const isNumberResult = (spec: Output | Column | undefined): boolean =>
  spec !== undefined && spec.kind !== 'text' && spec.kind !== 'date' && spec.kind !== 'month';
