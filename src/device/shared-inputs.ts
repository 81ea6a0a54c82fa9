// What the visitor has typed that other calculators can use. It never leaves the device. What an input is about is its meaning
// (`about`): `basic.year` is the basic salary of a year, and `basic.month` that of a month. Both are of one quantity, `basic`, of which the
// last that was typed is stored.
import * as z from 'zod/mini';
import { meaningOf } from '#src/engine/powers/meanings.ts';
import type { Added } from './calculations.ts';
import { kept, listOf, moment, shortText, toolId } from './entry.ts';

const sharedInput = () =>
  z.pipe(
    z
      .object({
        /** Its meaning, such as `basic.year`. */
        about: shortText(),
        value: z.union([z.number(), z.string()]),
        at: moment(),
        /** The calculator it was typed in, and that one's short name. */
        tool: toolId(),
        from: shortText(),
        /** The name of the input or result there. */
        label: shortText(),
      })
      .check(
        z.refine(({ about, value }) => {
          const meaning = meaningOf(about);
          if (meaning?.kind === 'choice') return typeof value === 'string' && meaning.options?.includes(value) === true;
          return meaning !== null && typeof value === 'number';
        }),
      ),
    z.transform((input) => ({ ...input, kind: meaningOf(input.about)?.kind ?? 'number' })),
  );
export type SharedInput = Readonly<z.infer<ReturnType<typeof sharedInput>>>;

const quantityOf = ({ about }: { about: string }) => meaningOf(about)?.quantity ?? about;

const schema = () =>
  z.object({
    /** Whether they are remembered and offered. */
    on: z.catch(z.boolean(), true),
    /** Whether calculators that store a household's entries share theirs; null until the visitor has said so. */
    household: z.catch(z.nullable(z.boolean()), null),
    figures: z.catch(
      z.pipe(
        z.record(z.string(), z.unknown()),
        // by quantity once more, since a later release may count a meaning among another one; the last that was typed is stored
        z.transform((inputs) => {
          const readable: readonly SharedInput[] = z.parse(listOf(sharedInput()), Object.values(inputs));
          const oldestFirst = [...readable].sort((one, other) => one.at - other.at);
          return Object.fromEntries(oldestFirst.map((input) => [quantityOf(input), input]));
        }),
      ),
      {},
    ),
  });
type SharedInputs = Readonly<z.infer<ReturnType<typeof schema>>>;

const nothing: SharedInputs = { on: true, household: null, figures: {} };

export const sharedInputs = kept<SharedInputs>('figures', schema, nothing);

/** Shares inputs with other calculators. One whose value is known already keeps the calculator that it came from, with today's time. */
export function shareInputs(typed: readonly SharedInput[]) {
  if (!sharedInputs.read().on) return;
  sharedInputs.write((inputs) => {
    const entries = typed.map((input) => {
      const known = inputs.figures[quantityOf(input)];
      const isKnown = known?.about === input.about && known.value === input.value;
      // an age that is typed again is that of today
      return [quantityOf(input), isKnown ? { ...known, at: input.at } : input] as const;
    });
    return { ...inputs, figures: { ...inputs.figures, ...Object.fromEntries(entries) } };
  });
}

export const changeSharedInput = (quantity: string, value: SharedInput['value']) =>
  sharedInputs.write((inputs) => {
    const known = inputs.figures[quantity];
    if (!known) return inputs;
    return { ...inputs, figures: { ...inputs.figures, [quantity]: { ...known, value, at: Date.now() } } };
  });

export const removeSharedInput = (quantity: string) =>
  sharedInputs.write((inputs) => {
    const { [quantity]: _removed, ...figures } = inputs.figures;
    return { ...inputs, figures };
  });

export const removeSharedInputs = () => sharedInputs.write((inputs) => ({ ...inputs, figures: {} }));

/** Switches sharing on or off; off removes what is shared. */
export const setSharing = (on: boolean) =>
  sharedInputs.write((inputs) => ({ ...inputs, on, figures: on ? inputs.figures : {} }));

/**
 * Switches sharing on or off for calculators that store a household's entries.
 *
 * @param id the calculator it is switched in; off removes what this one has shared
 */
export const setHousehold = (household: boolean, id: string) =>
  sharedInputs.write((inputs) => {
    const staying = Object.entries(inputs.figures).filter(([, { tool }]) => household || tool !== id);
    return { ...inputs, household, figures: Object.fromEntries(staying) };
  });

/** Adds inputs of another device, and changes none that are here. */
export function addSharedInputs(theirs: SharedInputs['figures']): Added {
  const here = sharedInputs.read();
  const unknown = Object.entries(theirs).filter(([quantity]) => !Object.hasOwn(here.figures, quantity));
  const isStored =
    unknown.length === 0 ||
    (here.on &&
      sharedInputs.write((inputs) => ({ ...inputs, figures: { ...Object.fromEntries(unknown), ...inputs.figures } }), {
        onlyIfStored: true,
      }));
  return isStored ? { added: unknown.length, noRoom: 0 } : { added: 0, noRoom: unknown.length };
}
