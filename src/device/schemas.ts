import * as z from 'zod/mini';

/** A text of usual length. */
export const shortText = z.string().check(z.minLength(1), z.maxLength(200));
/** The id of a tool. */
export const toolId = shortText.check(z.regex(/^[a-z]\w*$/));
/** The path of a page of this hub, as in the catalogue: never another address. */
export const toolPath = shortText.check(z.regex(/^(\/[\w-]+)+$/));
/** A moment, in milliseconds since 1970. */
export const moment = z.number();

/** An object whose further properties stay: a newer release may have stored them. */
export const withOthers = <T extends z.core.$ZodShape>(shape: T): z.ZodMiniObject<T> =>
  z.catchall(z.object(shape), z.unknown()) as unknown as z.ZodMiniObject<T>;
