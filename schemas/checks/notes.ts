import { figuresOf, inputOfNote, kindOfNote, textOfNote } from '#src/engine/notes.ts';
import type { Mistakes, Subject } from './mistake.ts';

/** Notes: a mistake is not good news, and each own figure has a unique name that the text uses. */
export function* checkNotes({ tool: { inputs, outputs, notes } }: Subject): Mistakes {
  for (const [id, note] of Object.entries(notes)) {
    if (inputOfNote(note) !== null && kindOfNote(note) === 'good')
      yield {
        path: `notes.${id}.kind`,
        message: 'calls a mistake good: a note about an input has none, or is careful',
      };
    for (const name of Object.keys(figuresOf(note))) {
      const path = `notes.${id}.figures.${name}`;
      if (Object.hasOwn(inputs, name) || Object.hasOwn(outputs, name))
        yield { path, message: 'has the name of an input or output' };
      else if (!textOfNote(note).includes(`{${name}}`))
        yield { path, message: `is not named in the text; write {${name}} in it` };
    }
  }
}
