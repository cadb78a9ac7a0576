import { useCatalogue, useConnectionStatus } from '@mooring/connect';
import { useEffect, useRef } from 'react';
import { useConnection } from 'wagmi';
import { useTitle } from '../app/useTitle.ts';
import { webCatalogue } from '../locales/catalogue.ts';
import { Overview } from './Overview.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { Welcome } from './Welcome.tsx';
import './home.css';

/** What this is, for a stranger; what they have, for a connected person. */
export function HomePage() {
  const t = useCatalogue(webCatalogue);
  const status = useConnectionStatus();
  const { address, chain } = useConnection();
  const connected = address !== undefined && status !== 'loading';
  useTitle(connected ? t('home.title') : '');
  useFocusAfterConnecting(connected);
  if (status === 'loading') return <OverviewSkeleton />;
  return connected ? <Overview address={address} chain={chain} /> : <Welcome />;
}

/** The button that was pressed is gone with the page it stood on: go on at the new heading. */
function useFocusAfterConnecting(connected: boolean) {
  const before = useRef(connected);
  useEffect(() => {
    if (connected === before.current) return;
    before.current = connected;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) {
      document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
    }
  }, [connected]);
}
