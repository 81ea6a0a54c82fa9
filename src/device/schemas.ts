import * as z from 'zod/mini';

/** A text of usual length. */
export const shortText = z.string().check(z.minLength(1), z.maxLength(200));
/** The id of a tool. */
export const toolId = shortText.check(z.regex(/^[a-z]\w*$/));
/** The path of a page of this hub, as in the catalogue: never another address. */
export const toolPath = shortText.check(z.regex(/^(\/[\w-]+)+$/));
/** The last moment that a calendar has. */
const LAST = 8.64e15;
/** A moment, in milliseconds since 1970: one that no calendar has becomes the nearest that it has. */
export const moment = z.pipe(
  z.number(),
  z.transform((at) => Math.min(Math.max(at, 0), LAST)),
);

/** An object whose further properties stay: a newer release may have stored them. */
export const withOthers = <T extends z.core.$ZodShape>(shape: T): z.ZodMiniObject<T> =>
  z.catchall(z.object(shape), z.unknown()) as unknown as z.ZodMiniObject<T>;
