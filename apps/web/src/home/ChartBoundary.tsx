import { Component, type ReactNode } from 'react';

interface ChartBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** The page is whole without its chart: when that cannot be fetched or drawn, a sentence stands in. */
export class ChartBoundary extends Component<ChartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
