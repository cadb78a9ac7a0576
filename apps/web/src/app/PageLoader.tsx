import { type Locale, useCatalogue, useLocale } from '@mooring/connect';
import { useTitle } from '@mooring/page/site';
import { pageCatalogue } from '@mooring/page/texts';
import { Icon, loadAgain, PartLoadError, reloadDocument } from '@mooring/page/ui';
import {
  Component,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { notFoundPage, type Page as PageAtPath } from './pages.ts';

interface PageLoaderProps {
  readonly page: PageAtPath | undefined;
  readonly path: string;
}

/** Loads and renders a page; a failure is shown and can be retried. */
export function PageLoader({ page = notFoundPage, path }: PageLoaderProps) {
  const [attempt, setAttempt] = useState(0);
  const { locale } = useLocale();
  const entered = useRef(path);
  // React's `lazy`, not `lazyPart`: the focus moves to the heading once the page is rendered, and a page that failed
  // twice reloads the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches the page again; a language chosen later loads by itself.
  const Page = useMemo(
    () => page.Page ?? lazy(() => loadPage(page, locale, attempt > 0)),
    [page, attempt],
  );
  return (
    <PageBoundary key={path} onRetry={() => setAttempt((count) => count + 1)}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
        <RouteFocus path={path} entered={entered} />
      </Suspense>
    </PageBoundary>
  );
}

async function loadPage(page: PageAtPath, locale: Locale, isRetry: boolean) {
  try {
    return { default: await loadAgain(() => page.load(locale)) };
  } catch (cause) {
    if (isRetry) await reloadDocument();
    throw new PartLoadError('The page could not be loaded.', { cause });
  }
}

interface PageBoundaryProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly failed: 'load' | 'render' | undefined;
}

/** Error boundary of one page. */
class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: undefined };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failed: error instanceof PartLoadError ? 'load' : 'render' };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <PageFailed
        notLoaded={this.state.failed === 'load'}
        onRetry={() => {
          this.props.onRetry();
          this.setState({ failed: undefined });
        }}
      />
    );
  }
}

interface PageFailedProps {
  /** True for a page that did not arrive: offline, it is loaded once the connection is back. */
  readonly notLoaded: boolean;
  readonly onRetry: () => void;
}

/** Fallback for a page that failed to load or render. */
function PageFailed({ notLoaded, onRetry }: PageFailedProps) {
  const t = useCatalogue(pageCatalogue);
  const heading = useRef<HTMLHeadingElement>(null);
  const [awaitsConnection] = useState(() => notLoaded && !navigator.onLine);
  const title = t(awaitsConnection ? 'error.offlineTitle' : 'error.title');
  useTitle(title);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!awaitsConnection) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [awaitsConnection, onRetry]);
  return (
    <div className="prompt" role="alert">
      <Icon name="warning" />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{t(awaitsConnection ? 'error.offline' : 'error.text')}</p>
      <div className="prompt-actions">
        <button type="button" className="button button-primary" onClick={onRetry}>
          {t('error.retry')}
        </button>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('error.reload')}
        </button>
      </div>
    </div>
  );
}

/** Placeholder of a loading page, announced to screen readers. */
function PageSkeleton() {
  const t = useCatalogue(pageCatalogue);
  return (
    <div className="page" aria-busy="true">
      <p className="hidden" role="status">
        {t('layout.loading')}
      </p>
      <span className="skeleton skeleton-title" />
      <span className="skeleton skeleton-card" />
      <span className="skeleton skeleton-card" />
    </div>
  );
}

interface RouteFocusProps {
  readonly path: string;
  /** Path of the first page; null after the first navigation. */
  readonly entered: RefObject<string | null>;
}

/**
 * Renders nothing: after a navigation, scrolls to the top and moves the focus to the page's heading, as
 * after a full load.
 */
function RouteFocus({ path, entered }: RouteFocusProps) {
  useEffect(() => {
    if (entered.current === path) return;
    entered.current = null;
    const heading =
      document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    window.scrollTo(0, 0);
    heading?.focus({ preventScroll: true });
  }, [path, entered]);
  return null;
}
