import { describe, expect, it } from 'vitest';
import { storyOf } from '#src/engine/story.ts';
import { type Inputs, linkTo, refusalOf, runTool, toolById } from '../tools.ts';
import said from './said.json' with { type: 'json' };

/** What a tool says for some inputs; `why` is a reason that the inputs do not show, or where a figure comes from. */
interface Said {
  readonly inputs: Inputs;
  readonly why?: string;
}
interface OfTool {
  /** Ids of notes, in their order. */
  readonly notes?: readonly (Said & { readonly notes: readonly string[] })[];
  /** A pattern of the input at fault and the message: `^rate: .*`; `computed` where nothing is refused. */
  readonly refusals?: readonly (Said & { readonly says: string })[];
  /** The sentence under the headline: as it is, or between slashes as a pattern. */
  readonly sentences?: readonly (Said & { readonly says: string })[];
  /** The tool that a link opens, the inputs it takes along, null where there is no such link, and a pattern of its words. */
  readonly links?: readonly (Said & { readonly to: string; readonly takes: object | null; readonly says?: string })[];
}
const all = Object.entries(said as Readonly<Record<string, OfTool>>).map(([id, ofTool]) => ({ id, ...ofTool }));
/** The cases of one kind, each with its tool. */
const casesOf = <K extends keyof OfTool>(kind: K) =>
  all.flatMap(({ id, [kind]: cases = [] }) =>
    (cases as readonly NonNullable<OfTool[K]>[number][]).map((each) => ({ id, ...each })),
  );

describe('what a tool says', () => {
  it.each(casesOf('notes'))('notes of $id with $inputs: $notes', ({ id, inputs, notes }) => {
    expect(runTool(id, inputs).notes).toEqual(notes);
  });

  it.each(casesOf('refusals'))('$id with $inputs refuses: $says', ({ id, inputs, says }) => {
    expect(refusalOf(id, inputs)).toMatch(new RegExp(says));
  });

  it.each(casesOf('sentences'))('$id with $inputs: $says', ({ id, inputs, says }) => {
    const pattern = /^\/(.*)\/$/.exec(says)?.[1];
    const wanted = pattern === undefined ? says : expect.stringMatching(new RegExp(pattern));
    expect(storyOf(toolById(id), runTool(id, inputs))).toEqual(wanted);
  });

  it.each(casesOf('links'))('$id with $inputs leads to $to with $takes', ({ id, inputs, to, takes, says = '' }) => {
    const text = expect.stringMatching(new RegExp(says));
    expect(linkTo(to, id, inputs)).toEqual(takes === null ? undefined : { to, taken: takes, text });
  });
});
