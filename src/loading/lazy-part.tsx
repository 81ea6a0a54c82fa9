import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, Quiet } from '#src/design/parts.tsx';
import { retryable } from '#src/loading/recovery.ts';
import { words } from '#words/loading.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/** Parts that were loaded before they were rendered, by their loader. */
const early = new Map<unknown, unknown>();

/** Loads a part before it is rendered, so that it shows at once and moves nothing. If that fails, the part loads when rendered. */
export async function loadEarly(load: () => Promise<{ default: unknown }>) {
  if (early.has(load)) return;
  const part = await load().catch(() => null);
  if (part) early.set(load, part.default);
}

/** Whether a part was loaded by `loadEarly`. */
export const isEarly = (load: () => Promise<unknown>): boolean => early.has(load);

/** A part whose code loads separately. If that fails the rest of the page still works, and the visitor can retry. */
export function LazyPart<P extends object>({
  load,
  props,
  failed = (retry) => <Failed onRetry={retry} />,
}: {
  load: () => Promise<{ default: ComponentType<P> }>;
  props: P;
  failed?: (retry: () => void) => ReactNode;
}) {
  const [again] = useState(() => retryable(load));
  const [Part, setPart] = useState(() => (early.get(load) ?? lazy(again)) as ComponentType<P>);
  return (
    <ErrorBoundary
      fallback={(_error, retry) =>
        failed(() => {
          // a lazy component remembers its failure, so a retry needs a new one
          setPart(() => lazy(again) as unknown as ComponentType<P>);
          retry();
        })
      }
    >
      {Part === early.get(load) ? (
        // without Suspense, which is hydrated later, when stored values may have changed what is rendered
        <Part {...props} />
      ) : (
        <Suspense fallback={<span hidden aria-busy="true" />}>
          <Part {...props} />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Quiet mb={2}>{words.partFailed}</Quiet>
      <Button onClick={onRetry}>{words.tryAgain}</Button>
    </div>
  );
}
