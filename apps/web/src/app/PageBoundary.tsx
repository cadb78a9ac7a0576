import { Component, type ReactNode } from 'react';
import { PageFailed } from './PageFailed.tsx';

interface PageBoundaryProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Error boundary of one page. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <PageFailed
        onRetry={() => {
          this.props.onRetry();
          this.setState({ failed: false });
        }}
      />
    );
  }
}
