import { useLocale } from '@mooring/connect';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import type { PageRow } from './pages.ts';
import { RouteFocus } from './RouteFocus.tsx';

interface PageLoaderProps {
  readonly page: PageRow | undefined;
  readonly path: string;
}

/** Loads and renders a page; a failure is shown and can be retried. */
export function PageLoader({ page, path }: PageLoaderProps) {
  const [attempt, setAttempt] = useState(0);
  const { locale } = useLocale();
  const entered = useRef(path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches the page anew; a language chosen later comes by itself.
  const Page = useMemo(
    () => (page ? lazy(async () => ({ default: await page.load(locale) })) : NotFoundPage),
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
