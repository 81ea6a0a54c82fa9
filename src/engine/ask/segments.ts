// What a part of a line can mean for a tool. A segment is a number, or a phrase with its roles: a cue names an input, an output a result,
// and a noun is either.
import type { Tool } from '../types.ts';
import { inputOf, type LineInputs } from './inputs.ts';
import type { Quantity } from './quantity.ts';
import type { Role, Segment } from './vocabulary.ts';

export type Words = Extract<Segment, { readonly words: string }>;
type Numbered = Extract<Segment, { readonly number: Quantity }>;

/** A number of a line with its place. */
export interface NumberAt {
  readonly number: Quantity;
  readonly at: number;
}

/** A phrase of a line with its place. */
export interface PhraseAt {
  readonly phrase: Words;
  readonly at: number;
}

export const isNumberSegment = (segment: Segment | undefined): segment is Numbered =>
  segment !== undefined && 'number' in segment;
/** Whether a phrase is one of some words. */
export const isOneOf = (segment: Segment | undefined, words: ReadonlySet<string>): boolean =>
  segment !== undefined && 'words' in segment && words.has(segment.words);
/** Whether a phrase names the tool. */
export const isName = (segment: Segment | undefined): boolean =>
  segment !== undefined && 'isName' in segment && segment.isName;

/** All that a phrase can mean. */
export const rolesOf = (segment: Segment | undefined): readonly Role[] =>
  segment && 'roles' in segment ? segment.roles : [];
/** Whether a phrase can mean something of one of these kinds. */
export const has = (segment: Segment | undefined, ...kinds: readonly Role['kind'][]): boolean =>
  rolesOf(segment).some(({ kind }) => kinds.includes(kind));
/** The inputs that a phrase names. */
export const cuesOf = (segment: Segment | undefined): readonly string[] =>
  rolesOf(segment).flatMap((role) => (role.kind === 'cue' ? role.input : []));
/** The results that a phrase names. */
export const outputsOf = (segment: Segment | undefined): readonly string[] =>
  rolesOf(segment).flatMap((role) => (role.kind === 'output' ? role.output : []));
/** What each option that a phrase may name sets. */
export const settingsOf = (segment: Segment): readonly LineInputs[] =>
  rolesOf(segment).flatMap((role) => (role.kind === 'option' ? [role.inputs] : []));
/** Whether a phrase names an input or a result; one that is a filler too does not. */
export const isNoun = (segment: Segment | undefined): boolean =>
  segment !== undefined && !isNumberSegment(segment) && !has(segment, 'filler') && has(segment, 'cue', 'output');

/** Whether a word's number is one of rows, which a line does not fill in: "prepay 2 lakh". */
export const isOfRows = (tool: Tool, segment: Segment): boolean =>
  cuesOf(segment).some((name) => inputOf(tool, name).kind === 'rows');
