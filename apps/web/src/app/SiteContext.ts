import { createContext, useContext } from 'react';
import type { Chain } from 'viem';
import type { Site } from './createSite.ts';
import type { SiteToken } from './siteConfig.ts';

export const SiteContext = createContext<Site | null>(null);

/** The site that the page belongs to. @throws {Error} outside of the application */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a <SiteContext> above it.');
  return site;
}

const none: readonly SiteToken[] = [];

/** The tokens that the operator listed for a network. */
export function useTokens(chain: Chain | undefined): readonly SiteToken[] {
  const { networks } = useSite().config;
  return networks.find(({ id }) => id === chain?.id)?.tokens ?? none;
}
