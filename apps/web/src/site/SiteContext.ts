import type { MooringConfig } from '@mooring/connect';
import type { SignInClient } from '@mooring/sign-in';
import { createContext, useContext } from 'react';
import type { Chain } from 'viem';
import type { HostTheme } from '../embedded/hostTheme.ts';
import type { SiteConfig, SiteToken } from './siteConfig.ts';

/** Everything of this site that lives as long as the page. */
export interface Site {
  readonly config: SiteConfig;
  readonly mooring: MooringConfig;
  /** Absent where the operator has switched sign-in off. */
  readonly signIn: SignInClient | undefined;
  /** The look of the Safe host around the page. */
  readonly hostTheme: HostTheme | undefined;
}

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
