/**
 * The translation of a definition, of metadata or of facts: an object of the same shape with texts alone. Texts of a list are
 * matched by position. A function, such as the prompt of an insight, replaces the English one.
 */
export type Texts<T> = T extends string
  ? string
  : T extends (...given: never[]) => unknown
    ? T
    : T extends readonly (infer E)[]
      ? { readonly [at: number]: Texts<E> }
      : T extends object
        ? { readonly [K in keyof T]?: Texts<T[K]> }
        : never;

/**
 * A thing with its texts replaced by another language's. What has no translation keeps its own text.
 *
 * @throws where a text has nothing to replace, which happens when a definition has changed
 */
export function withTexts<T>(thing: T, texts: Texts<T>, place = ''): T {
  if (typeof texts !== 'object' || texts === null) return texts as T;
  const changed: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(texts)) {
    const at = place === '' ? name : `${place}.${name}`;
    const own = (thing as Readonly<Record<string, unknown>>)[name];
    if (typeof own !== typeof text) throw new Error(`there is no text to be replaced at ${at}`);
    changed[name] = withTexts(own, text as Texts<unknown>, at);
  }
  if (Array.isArray(thing)) return thing.map((own, at) => (String(at) in changed ? changed[at] : own)) as T;
  return { ...thing, ...changed };
}
