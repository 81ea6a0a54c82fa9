import { describe, expect, it } from 'vitest';
import { storyOf } from '#src/engine/story.ts';
import { type Inputs, linkTo, refusalOf, runTool, toolById } from '../tools.ts';
import said from './said.json' with { type: 'json' };

/** What a tool says for some inputs; `why` is a reason that the inputs do not show, or where a figure comes from. */
interface Said {
  readonly tool: string;
  readonly inputs: Inputs;
  /** Ids of notes, in their order. */
  readonly notes?: readonly string[];
  /** Figures of notes, by their ids. */
  readonly figures?: object;
  /** A pattern of the input at fault and the message: `^rate: .*`; `computed` where nothing is refused. */
  readonly refuses?: string;
  /** The tool that a link opens, and the inputs it takes along, null where there is no such link. */
  readonly to?: string;
  readonly takes?: object | null;
  /** A pattern of the words of the link, or else the sentence under the headline: as it is, or a pattern between slashes. */
  readonly says?: string;
  readonly why?: string;
}

describe('what a tool says', () => {
  it.each(said as readonly Said[])('$tool with $inputs: $notes $figures $refuses $to $takes $says', (one) => {
    const { tool, inputs, notes, figures, refuses, to, takes = null, says = '' } = one;
    if (notes) return expect(runTool(tool, inputs).notes).toEqual(notes);
    if (figures) return expect(runTool(tool, inputs).noteFigures).toMatchObject(figures);
    if (refuses) return expect(refusalOf(tool, inputs)).toMatch(new RegExp(refuses));
    if (to) {
      const text = expect.stringMatching(new RegExp(says));
      return expect(linkTo(to, tool, inputs)).toEqual(takes === null ? undefined : { to, taken: takes, text });
    }
    const pattern = /^\/(.*)\/$/.exec(says)?.[1];
    const wanted = pattern === undefined ? says : expect.stringMatching(new RegExp(pattern));
    expect(storyOf(toolById(tool), runTool(tool, inputs))).toEqual(wanted);
  });
});
