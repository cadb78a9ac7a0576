import type { MooringConfig } from '@mooring/connect';
import type { SignInClient } from '@mooring/sign-in';
import { createContext, useContext, useEffect } from 'react';
import type { Chain } from 'viem';
import type { SiteConfig, SiteToken } from './siteConfig.ts';

/** Theme of the embedding Safe host, observable. */
export interface HostTheme {
  /** Undefined until the host reports it, which some never do. */
  readonly get: () => 'light' | 'dark' | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Objects of the site with the lifetime of the page. */
export interface Site {
  readonly config: SiteConfig;
  readonly mooring: MooringConfig;
  /** Undefined when the operator has disabled sign-in. */
  readonly signIn: SignInClient | undefined;
  /** Theme of the embedding Safe host. */
  readonly hostTheme: HostTheme | undefined;
}

export const SiteContext = createContext<Site | null>(null);

/** Site of the page. Throws outside of the application. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a <SiteContext> above it.');
  return site;
}

const noneListed: readonly SiteToken[] = [];

/** Tokens the operator configured for a network. */
export function useTokens(chain: Chain | undefined): readonly SiteToken[] {
  const { networks } = useSite().config;
  return networks.find(({ id }) => id === chain?.id)?.tokens ?? noneListed;
}

/** Sets the document title: the page first, then the site. */
export function useTitle(title: string): void {
  const { appName } = useSite().config;
  useEffect(() => {
    document.title = title === '' ? appName : `${title} · ${appName}`;
  }, [title, appName]);
}
