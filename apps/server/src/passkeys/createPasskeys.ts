import {
  accountAddress,
  type PublicKey,
  parsePublicKey,
  readSigner,
} from '@mooring/passkey/account';
import type { LimitStore } from '@mooring/rpc-proxy';
import { type ChainRequest, Refusal, type SignInStore } from '@mooring/sign-in/server';
import { type Address, encodeFunctionData, getAddress, parseAbi } from 'viem';
import { UnreachableError } from '../rpc/chainRequest.ts';
import { addressOf } from '../security/signedInAccount.ts';
import type { PasskeyNetwork } from './passkeyNetworks.ts';
import type { PasskeyStore } from './passkeyStore.ts';

/** Rate limits of look-ups per client, and of changes per account. */
const LOOK_UPS = { count: 60, windowMs: 60_000 };
const CHANGES = { count: 20, windowMs: 60_000 };
/** Passkeys a client stores in a day. */
const BUDGET = { most: 50, windowMs: 86_400_000 };
/** Longest credential id (WebAuthn, section 4: 1,023 bytes), in base64url. */
const LONGEST_ID = 1_364;
/** Most signers kept in memory. */
const MOST_SIGNERS = 10_000;

/** Response to a look-up, in the encodings that `parsePasskey` of the page reads. */
export type KnownPasskey = { publicKey: PublicKey; address: Address };

/**
 * Passkeys of accounts, by credential id.
 *
 * @throws {PasskeyRefusal} when a passkey cannot be stored.
 * @throws {Refusal} `not-found`, `body-invalid`, `too-many-requests`, or `chain-unreachable`.
 */
export type Passkeys = {
  find(id: string, client: string | undefined): Promise<KnownPasskey>;
  /** Counts a change of an account; call before reading the request body. */
  admitChange(account: string): Promise<void>;
  /** Stores a passkey of the signed-in account (CAIP-10): its first one, or another owner. */
  put(
    owner: { account: string; client: string | undefined },
    id: string,
    body: object,
  ): Promise<KnownPasskey>;
};

/** Thrown when a passkey cannot be stored. */
export class PasskeyRefusal extends Error {
  override readonly name = 'PasskeyRefusal';
  /** `account-refused`: the key is no owner of the signed-in account. */
  readonly code: 'account-refused' | 'passkey-taken' | 'too-many-passkeys';

  constructor(code: PasskeyRefusal['code']) {
    super(code);
    this.code = code;
  }
}

/** Creates passkeys over a store, with limits per client and per account. */
export function createPasskeys(options: {
  store: PasskeyStore;
  networks: readonly PasskeyNetwork[];
  /** Counts requests, across all servers that share it. */
  attempts: Pick<SignInStore, 'countAttempt'>;
  /** Counts clients' passkeys, across all servers that share it. */
  limits: LimitStore;
  /** Milliseconds since 1970. */
  now?: () => number;
}): Passkeys {
  const { store, networks, attempts, limits, now = Date.now } = options;
  const signerOf = createSigners();

  async function demand(key: string, { count, windowMs }: typeof LOOK_UPS): Promise<void> {
    if ((await attempts.countAttempt({ key, now: now(), windowMs })) <= count) return;
    throw new Refusal('too-many-requests', { retryAfterSeconds: windowMs / 1000 });
  }

  /** True when the address follows from the key, false when the key owns it on chain. */
  async function prove(publicKey: PublicKey, address: Address): Promise<boolean> {
    let isSilent = networks.length === 0;
    for (const network of networks) {
      try {
        const signer = await signerOf(network, publicKey);
        if (accountAddress(signer) === address) return true;
        if (await isOwner(network.read, address, signer)) return false;
      } catch (error) {
        if (!(error instanceof UnreachableError)) throw error;
        isSilent = true;
      }
    }
    if (isSilent) throw new Refusal('chain-unreachable');
    throw new PasskeyRefusal('account-refused');
  }

  return {
    async find(id, client = 'unknown') {
      await demand(`passkeys of ${client}`, LOOK_UPS);
      const found = isCredentialId(id) ? await store.find(id) : undefined;
      if (found === undefined) throw new Refusal('not-found');
      return { publicKey: found.publicKey, address: getAddress(found.address) };
    },
    admitChange: (account) => demand(`passkeys ${account}`, CHANGES),
    async put({ account, client = 'unknown' }, id, body) {
      if (!isCredentialId(id)) throw new Refusal('not-found');
      const publicKey = parsePublicKey('publicKey' in body ? body.publicKey : undefined);
      if (publicKey === undefined) throw new Refusal('body-invalid');
      const address = addressOf(account);
      const isFirst = await prove(publicKey, getAddress(address));
      const taking = { key: `passkeys ${client}`, tokens: 1, ...BUDGET, now: now() };
      if (!(await limits.take(taking))) {
        const retryAfterSeconds = Math.ceil(BUDGET.windowMs / BUDGET.most / 1000);
        throw new Refusal('too-many-requests', { retryAfterSeconds });
      }
      const outcome = await store.put({ id, publicKey, address, isFirst });
      if (outcome === 'taken') throw new PasskeyRefusal('passkey-taken');
      if (outcome === 'full') throw new PasskeyRefusal('too-many-passkeys');
      return { publicKey, address: getAddress(address) };
    },
  };
}

/** Signers by network contracts and key, asked once: they never change. */
function createSigners() {
  const known = new Map<string, Address>();
  return async ({ read, contracts }: PasskeyNetwork, publicKey: PublicKey): Promise<Address> => {
    const key = [contracts.factory, contracts.verifiers, publicKey.x, publicKey.y].join();
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const signer = await readSigner(read, contracts, publicKey);
    if (known.size >= MOST_SIGNERS) known.clear();
    known.set(key, signer);
    return signer;
  };
}

const ownersAbi = parseAbi(['function isOwner(address owner)']);

/** True when an address is an owner of a Safe on chain. */
export async function isOwner(
  read: ChainRequest,
  account: Address,
  owner: Address,
): Promise<boolean> {
  const data = encodeFunctionData({ abi: ownersAbi, args: [owner] });
  try {
    const answer = await read({ method: 'eth_call', params: [{ to: account, data }, 'latest'] });
    return answer === `0x${'1'.padStart(64, '0')}`;
  } catch (error) {
    if (error instanceof UnreachableError) throw error;
    // What is there is no Safe.
    return false;
  }
}

/** True for a credential id in base64url, as browsers make them. */
export function isCredentialId(id: string): boolean {
  if (id === '' || id.length > LONGEST_ID) return false;
  return Buffer.from(id, 'base64url').toString('base64url') === id;
}
