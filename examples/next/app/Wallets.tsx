'use client';
import { createMooringConfig, MooringProvider } from '@mooring/connect';
import type { ReactNode } from 'react';
import { mainnet, optimism } from 'viem/chains';

const config = createMooringConfig({
  appName: 'My application',
  chains: [mainnet, optimism],
  ssr: true,
});

/** Provides wallets to every page. */
export function Wallets({ children }: { readonly children: ReactNode }) {
  return <MooringProvider config={config}>{children}</MooringProvider>;
}
