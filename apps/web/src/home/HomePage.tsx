import { useCatalogue, useConnectionStatus } from '@mooring/connect';
import { lazy, Suspense, useState } from 'react';
import { useConnection } from 'wagmi';
import { webCatalogue } from '../locales/catalogue.ts';
import { useTitle } from '../site/useTitle.ts';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { Welcome } from './Welcome.tsx';
import './home.css';

// Loaded only for connected visitors.
const Overview = lazy(() => import('./Overview.tsx').then((file) => ({ default: file.Overview })));

/** Home page: a welcome, or the overview of a connected account. */
export function HomePage() {
  const t = useCatalogue(webCatalogue);
  const status = useConnectionStatus();
  const { address, chain } = useConnection();
  const connected = address !== undefined && status !== 'loading';
  useTitle(connected ? t('home.title') : '');
  const [welcomed, setWelcomed] = useState(false);
  if (status === 'disconnected' && !welcomed) setWelcomed(true);
  if (!connected) return status === 'loading' ? <OverviewSkeleton /> : <Welcome />;
  return (
    <Suspense fallback={<OverviewSkeleton />}>
      <Overview address={address} chain={chain} arrived={welcomed} />
    </Suspense>
  );
}
