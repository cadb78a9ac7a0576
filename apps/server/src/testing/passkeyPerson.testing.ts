import { type Devnet, PASSKEY_CONTRACTS, RECOVERY_MODULES, startDevnet } from '@mooring/devnet';
import {
  createPasskeyProvider,
  type PasskeyAccount,
  type PasskeyProviderOptions,
  type Submission,
} from '@mooring/passkey';
import { createAuthenticator } from '@mooring/testing/authenticator';
import { type Address, type Hex, isHex, parseEther, toHex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { MooringServerConfig, PasskeysConfig, RelayAccount } from '../index.ts';
import { Browser } from './browser.testing.ts';

/** Page the passkeys are of. */
export const origin = 'https://harbour.example';
const { factory, verifiers } = PASSKEY_CONTRACTS;

/** Passkey contracts of the local chains. */
export const localContracts = { factory, verifiers };

/** Local chains, and the first as a network of a configuration. */
export async function startChains(options: { hardfork?: string } = {}) {
  const devnet = await startDevnet({ seed: false, ...options });
  const { chain, client, rpcUrl } = devnet.ethereum;
  const { name, nativeCurrency: currency } = chain;
  const network = { id: chain.id, name, currency, upstreams: [rpcUrl] };
  return {
    devnet,
    client,
    chainId: chain.id,
    network,
    /** Configuration with passkeys, and a relay by these rules. */
    config(relay: Partial<PasskeysConfig['relay']> = {}): ConfigWithPasskeys {
      const passkeys = {
        contracts: { [chain.id]: localContracts },
        recovery: { [chain.id]: RECOVERY_MODULES[3] },
        relay: { networks: [{ id: chain.id, costPerDay: parseEther('10').toString() }], ...relay },
      };
      return { networks: [network], passkeys };
    },
    /** Account with its own key, of ten ETH unless said otherwise. */
    async newPayer(ether = '10'): Promise<RelayAccount & { key: Hex }> {
      const key = generatePrivateKey();
      const account = privateKeyToAccount(key);
      await client.setBalance({ address: account.address, value: parseEther(ether) });
      return { ...account, key };
    },
    stop: () => devnet.stop(),
  };
}

type ConfigWithPasskeys = Pick<MooringServerConfig, 'networks' | 'passkeys'>;
export type Chains = Awaited<ReturnType<typeof startChains>>;

/** Person with a passkey in their own authenticator, on the first chain, and on others. */
export async function newPerson(devnet: Devnet, ...others: readonly Devnet['ethereum'][]) {
  const { chain, client } = devnet.ethereum;
  const networkOf = (place: Devnet['ethereum']): PasskeyProviderOptions['networks'][number] => ({
    chainId: place.chain.id,
    read: (call) => place.client.request(call as never),
  });
  const signed: Submission[] = [];
  let submit = async (submission: Submission): Promise<Hex> => {
    signed.push(submission);
    throw new Error('Kept');
  };
  const authenticator = createAuthenticator({ origin });
  const { credentials } = authenticator;
  const options: PasskeyProviderOptions = {
    appName: 'Harbour',
    rpId: 'harbour.example',
    origin,
    credentials,
    networks: [networkOf(devnet.ethereum), ...others.map(networkOf)],
    contracts: localContracts,
    review: async () => true,
    submitter: { name: 'Harbour', submit: (submission) => submit(submission) },
    storage: { get: () => undefined, set() {}, delete() {} },
    pollMs: 20,
  };
  const provider = createPasskeyProvider(options);
  const account: PasskeyAccount = await provider.connect({ create: 'Mira' });
  await client.setBalance({ address: account.address, value: parseEther('10') });
  interface Call {
    to: Address;
    value?: Hex;
    data?: Hex;
  }

  return {
    ...account,
    provider,
    authenticator,
    /** Finds the account on a device that does not know it, with the same passkeys. */
    elsewhere: (own: Pick<PasskeyProviderOptions, 'lookUp'>) =>
      createPasskeyProvider({ ...options, ...own }).connect({ find: true }),
    /** Signs in at a server, by a message. */
    async signIn(browser: Browser, chainId = chain.id) {
      const message = await browser.prepare({ address: account.address, chainId });
      const switched = [{ chainId: toHex(chainId) }];
      await provider.request({ method: 'wallet_switchEthereumChain', params: switched });
      const params = [toHex(message), account.address];
      const signature = await provider.request({ method: 'personal_sign', params });
      return browser.verify(message, isHex(signature) ? signature : '0x');
    },
    /** Signs calls as one transaction, and sends nothing. */
    async sign(...calls: readonly Call[]): Promise<Submission> {
      const params = [{ calls, chainId: toHex(chain.id) }];
      await provider.request({ method: 'wallet_sendCalls', params }).catch(() => undefined);
      const submission = signed.pop();
      if (!submission) throw new Error('Nothing was signed.');
      return submission;
    },
    /** Submits signed transactions from now on. */
    sendBy(next: typeof submit) {
      submit = next;
    },
  };
}

export type Person = Awaited<ReturnType<typeof newPerson>>;

/** Assertion of a person's passkey, as the page sends it. */
export async function assert({ authenticator }: Pick<Person, 'authenticator'>, challenge: string) {
  const { id, response } = await authenticator.credentials.get({
    publicKey: {
      rpId: 'harbour.example',
      challenge: new TextEncoder().encode(challenge),
      userVerification: 'required',
    },
  });
  const names = ['authenticatorData', 'clientDataJSON', 'signature', 'userHandle'];
  const parts = names.map((name) => {
    const bytes = response[name];
    return [name, bytes instanceof ArrayBuffer ? Buffer.from(bytes).toString('base64url') : ''];
  });
  return { id, ...Object.fromEntries(parts) };
}

/** Signs a person in by the touch of their passkey, with what a page or a thief makes of its assertion. */
export async function signInByTouch(
  browser: Browser,
  person: Pick<Person, 'authenticator'>,
  change: (assertion: object) => object = (same) => same,
) {
  const { body } = await browser.send('POST', '/auth/nonce', { body: {} });
  const assertion = change(await assert(person, `sign-in:${body.nonce}`));
  return browser.send('POST', '/auth/assertion', { body: { nonce: body.nonce, assertion } });
}

/** Browser of a person who has signed in. */
export async function signedInBrowser(url: string, person: Person): Promise<Browser> {
  const browser = new Browser(url);
  const { status } = await person.signIn(browser);
  if (status !== 200) throw new Error(`Signing in was answered with ${status}`);
  return browser;
}
