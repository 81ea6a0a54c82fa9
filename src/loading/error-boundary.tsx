import { Component, type ReactNode } from 'react';

/** Keeps a fault within its part of the page. `fallback` is told what was thrown and how to try again. */
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
