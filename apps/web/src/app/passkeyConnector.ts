import { accountsServer, type KnownFacts, type Passkey, passkey, relay } from '@mooring/passkey';
import type { SignInClient } from '@mooring/sign-in';
import type { Address } from 'viem';
import type { Site } from '../site/SiteContext.ts';
import type { SiteConfig } from '../site/siteConfig.ts';
import { passkeyOf } from '../wallet/passkeyOf.ts';

const { lookUp, register } = accountsServer({ url: '/accounts' });

/** Registers a passkey with the server where its account is signed in; any other would be refused. */
async function registerSignedIn(
  signIn: SignInClient | undefined,
  known: Passkey,
  account: Address,
): Promise<void> {
  const state = signIn?.getState();
  if (state?.status !== 'authenticated') return;
  if (state.session.address === account.toLowerCase()) await register(known, account);
}

/**
 * Creates the connector of accounts without a wallet; a separate chunk, loaded where the operator offers them.
 * Networks are read as the site's others are.
 */
export function passkeyConnector(
  { appName, networks }: Pick<SiteConfig, 'appName' | 'networks'>,
  { rpId, contracts, relay: sending }: NonNullable<SiteConfig['passkeys']>,
  signIn: SignInClient | undefined,
) {
  return passkey({
    appName,
    contracts,
    ...(rpId !== undefined && { rpId }),
    ...(signIn && { signIn: signIn.adapter.signInByAssertion }),
    ...(sending && { submitter: relay({ url: '/relay', name: appName }) }),
    lookUp,
    known: (chainId) => factsOf(networks, chainId),
    register: (known, account) => registerSignedIn(signIn, known, account),
  });
}

/** Facts of the site about a network; contacts and history are shown by the page itself. */
function factsOf(networks: SiteConfig['networks'], chainId: number): KnownFacts | undefined {
  const network = networks.find(({ id }) => id === chainId);
  return (
    network && {
      ...{ currency: network.nativeCurrency, listed: network.tokens },
      ...{ known: [], paid: 'not-read' },
    }
  );
}

/** Registers the connected passkey with the server on sign-in, so that other devices find its account at once. */
export function registerOnSignIn({ mooring, signIn }: Site): void {
  signIn?.subscribe(() => {
    const account = passkeyOf(mooring.wagmi.connectors)?.getAccount();
    // Without the server's help it is found by one touch more.
    if (account) registerSignedIn(signIn, account, account.address).catch(() => {});
  });
}
