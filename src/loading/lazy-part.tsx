import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '#src/design/buttons.tsx';
import { Quiet } from '#src/design/text.tsx';
import { words } from '#words/loading.ts';
import { tryAgain } from './reload.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** One lazy component a loader, so that a part that is shown again shows at once. */
const components = new Map<unknown, unknown>();

function componentOf<P>(load: Load<P>): ComponentType<P> {
  if (!components.has(load)) components.set(load, lazy(load));
  return components.get(load) as ComponentType<P>;
}

/** A part whose code loads separately. If that fails the rest of the page still works, and the visitor can try again. */
export function LazyPart<P extends object>({
  load,
  props,
  failed = (retry) => <Failed onRetry={retry} />,
}: {
  load: Load<P>;
  props: P;
  failed?: (retry: () => void) => ReactNode;
}) {
  const [tries, setTries] = useState(0);
  const Part = componentOf(load);
  return (
    <ErrorBoundary
      fallback={(_error, reset) =>
        failed(() =>
          tryAgain(() => {
            // a lazy component remembers its failure, so another try needs a new one
            components.delete(load);
            setTries(tries + 1);
            reset();
          }),
        )
      }
    >
      <Suspense fallback={<span hidden aria-busy="true" />}>
        <Part {...props} />
      </Suspense>
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

/** Limits an error to its part of the page. `fallback` gets the error and a function that retries. */
export class ErrorBoundary extends Component<
  { fallback: (error: unknown, retry: () => void) => ReactNode; children: ReactNode },
  { failed: boolean; error: unknown }
> {
  override state = { failed: false, error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override render() {
    const { failed, error } = this.state;
    return failed
      ? this.props.fallback(error, () => this.setState({ failed: false, error: undefined }))
      : this.props.children;
  }
}
