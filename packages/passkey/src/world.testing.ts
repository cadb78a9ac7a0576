import { PASSKEY_CONTRACTS, startDevnet } from '@mooring/devnet';
import { createAuthenticator } from '@mooring/testing/authenticator';
import { type Address, parseEther } from 'viem';
import type { ChainRead } from './account/chainRead.ts';
import type { PasskeyContracts } from './account/contracts.ts';
import { createPasskeyProvider } from './createPasskeyProvider.ts';
import { origin, rpId } from './place.testing.ts';
import type { PasskeyProviderOptions } from './provider/providerOptions.ts';
import type { Review } from './provider/review.ts';
import type { PasskeyStorage } from './store/storedAccount.ts';
import type { Submission } from './submit/submitter.ts';

export const localContracts: PasskeyContracts = PASSKEY_CONTRACTS;

/** Storage in memory, with what is in it. */
export function memoryStorage(value?: unknown): PasskeyStorage & { value: unknown } {
  return {
    value,
    get() {
      return this.value;
    },
    set(next) {
      this.value = next;
    },
    delete() {
      this.value = undefined;
    },
  };
}

/** Two local chains, an authenticator, and a submitter that pays. */
export async function startWorld(options: { readonly hardfork?: string } = {}) {
  const devnet = await startDevnet({ seed: false, ...options });
  const { ethereum, rollup } = devnet;
  const payer = devnet.accounts[0]?.address ?? '0x';
  const reads = [ethereum, rollup].map(({ chain, client }) => {
    const read: ChainRead = (call) => client.request(call as never);
    return { chainId: chain.id, read };
  });
  const [first, second] = reads;
  if (!first || !second) throw new Error('Expected two chains.');

  return {
    devnet,
    client: ethereum.client,
    chainId: ethereum.chain.id,
    read: first.read,
    async fund(address: Address) {
      const value = parseEther('10');
      await ethereum.client.setBalance({ address, value });
      await rollup.client.setBalance({ address, value });
    },
    /** Submits like a relay, and records the transactions. */
    async submit({ chainId, to, data }: Submission) {
      const { client } = chainId === ethereum.chain.id ? ethereum : rollup;
      const hash = await client.sendTransaction({ account: payer, to, data });
      await client.waitForTransactionReceipt({ hash });
      return hash;
    },
    /** A page with its own authenticator, unless one is given. */
    open(
      own: Partial<PasskeyProviderOptions> = {},
      authenticator = createAuthenticator({ origin }),
    ) {
      const reviews: Review[] = [];
      const submitted: Submission[] = [];
      const storage = memoryStorage();
      const submit = (submission: Submission) => {
        submitted.push(submission);
        return this.submit(submission);
      };
      const provider = createPasskeyProvider({
        appName: 'Harbour',
        rpId,
        origin,
        credentials: authenticator.credentials,
        networks: [first, second],
        contracts: localContracts,
        review: async (review) => reviews.push(review) > 0,
        submitter: { name: 'Harbour', submit },
        storage,
        pollMs: 20,
        ...own,
      });
      return { provider, authenticator, reviews, submitted, storage };
    },
    stop: () => devnet.stop(),
  };
}

export type World = Awaited<ReturnType<typeof startWorld>>;
