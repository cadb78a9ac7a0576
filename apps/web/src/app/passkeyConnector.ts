import { stopRecoveryLink } from '@mooring/page/place';
import type { SiteConfig } from '@mooring/page/site';
import { accountsServer, type KnownFacts, passkey, relay } from '@mooring/passkey';
import { passkeyScreens } from '@mooring/passkey/react';
import type { SignInClient } from '@mooring/sign-in';

/**
 * Creates the connector of accounts without a wallet, where the operator offers them.
 * Networks are read as the site's others are.
 */
export function passkeyConnector(
  { appName, networks, multisig }: Pick<SiteConfig, 'appName' | 'networks' | 'multisig'>,
  { rpId, contracts, recovery, guardian, relay: sending }: NonNullable<SiteConfig['passkeys']>,
  signIn: SignInClient | undefined,
) {
  return passkey({
    appName,
    screens: passkeyScreens,
    recoveryUrl: '/recovery',
    ...(multisig && {
      stopRecoveryUrl: ({ chainId, account }) => stopRecoveryLink(chainId, account),
    }),
    contracts,
    ...(guardian && { emailGuardian: { address: guardian, url: '/accounts/recovery' } }),
    ...(rpId !== undefined && { rpId }),
    ...(recovery && { recovery }),
    ...(signIn && { signIn: signIn.adapter.signInByAssertion }),
    ...(sending && { submitter: relay({ url: '/relay', name: appName }) }),
    ...accountsServer({ url: '/accounts' }),
    known: (chainId) => passkeyFacts(networks, chainId),
  });
}

/** Facts of the site about a network; contacts and history are shown by the page itself. */
function passkeyFacts(networks: SiteConfig['networks'], chainId: number): KnownFacts | undefined {
  const network = networks.find(({ id }) => id === chainId);
  return (
    network && {
      ...{ currency: network.nativeCurrency, listed: network.tokens },
      ...{ known: [], paid: 'not-read' },
    }
  );
}
