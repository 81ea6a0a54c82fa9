import { readOwn, writeOwn } from '#src/browser/hub-storage.ts';
import { checkValue } from '#src/engine/check-values.ts';
import type { Tool, Value } from '#src/engine/types.ts';

// On the development server saving a file reloads the page; this keeps the inputs and the scroll position.

const NAME = 'over-save';
/** The page that the values belong to. */
const here = () => window.location.pathname + window.location.hash;

interface Stored {
  readonly page?: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly top?: number;
}

const stored = (): Stored => JSON.parse(readOwn(NAME, 'sessionStorage') ?? '{}') as Stored;

/** Restores the scroll position, and stores a form's values before the page reloads. @returns a function that ends it */
export function storeOverSave(values: () => Readonly<Record<string, Value>>): () => void {
  const { page, top } = stored();
  if (page === here()) window.scrollTo(0, top ?? 0);
  writeOwn(NAME, '{}', 'sessionStorage');
  const store = () =>
    void writeOwn(NAME, JSON.stringify({ page: here(), values: values(), top: window.scrollY }), 'sessionStorage');
  import.meta.hot?.on('vite:beforeFullReload', store);
  return () => import.meta.hot?.off?.('vite:beforeFullReload', store);
}

/** The stored values that the present inputs accept. */
export function storedOverSave(tool: Tool): Record<string, Value> {
  const { page, values } = stored();
  if (page !== here() || values === undefined) return {};
  return Object.fromEntries(
    Object.entries(tool.inputs).flatMap(([name, spec]) => {
      const checked = checkValue(spec, values[name], name);
      return checked.ok ? [[name, checked.value]] : [];
    }),
  );
}
