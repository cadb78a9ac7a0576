import { DAY_MS } from '@mooring/internal';
import {
  type Assertion,
  type CheckedAssertion,
  candidateKeys,
  checkAssertion,
  type PublicKey,
  parsePublicKey,
} from '@mooring/passkey/account';
import type { LimitStore } from '@mooring/rpc-proxy';
import type { AssertedAccount, SignInAssertion } from '@mooring/sign-in/server';
import { type Address, stringToHex } from 'viem';
import { findOwnedAccounts, type OwnedAccount } from './findOwnedAccounts.ts';
import type { PasskeyNetwork } from './passkeyNetworks.ts';
import type { PasskeyStore, StoredPasskey } from './passkeyStore.ts';
import {
  isBackupPossible,
  isFramed,
  readAssertion,
  readCounter,
  readMadeFor,
} from './readAssertion.ts';

/** Passkeys a client stores in a day. */
const BUDGET = { most: 50, windowMs: DAY_MS };

/**
 * Creates the check of a passkey's assertion for sign-in: of this very challenge, page and domain, by a person who
 * was verified, with a counter that goes up, and an owner of its account that signs alone wherever that is on chain.
 * It rejects with the refusal `chain-unreachable` when a network is silent.
 *
 * The key is one that has signed under this credential id before, or the one that the page says, as for a passkey
 * that was just made; or else the one of the two that the signature fits which owns an account on chain. The account
 * is the one the passkey says it was made for, if it does, or else the one that follows from the key.
 *
 * Whoever signs in is stored, which is the only way to be: by id and key, so that nobody who claims another's id
 * keeps them out.
 *
 * @param options.rpId domain of the passkeys; default: the page's host name
 * @param options.mayBeFramed true where a page of another site may frame ours: passkeys are asked for in it too
 * @param options.limits counts clients' passkeys, across all servers that share it
 */
export function createAssertionCheck(options: {
  store: PasskeyStore;
  networks: readonly PasskeyNetwork[];
  rpId: string | undefined;
  mayBeFramed: boolean;
  limits: LimitStore;
  /** Milliseconds since 1970. */
  now?: () => number;
}): (sent: SignInAssertion) => Promise<AssertedAccount | undefined> {
  const { store, networks, rpId, mayBeFramed, limits, now = Date.now } = options;

  async function remember(passkey: StoredPasskey, client = 'unknown'): Promise<void> {
    const taking = { key: `passkeys ${client}`, tokens: 1, ...BUDGET, now: now() };
    // A passkey that is not stored costs its owner one more touch on another device.
    if (await limits.take(taking)) await store.put(passkey);
  }

  return async ({ assertion: sent, challenge, origin, client }) => {
    const assertion = readAssertion(sent);
    if (!assertion || !isBackupPossible(assertion)) return undefined;
    if (isFramed(assertion) && !mayBeFramed) return undefined;
    const { credentialId: id } = assertion;
    const expected: Expected = {
      challenge: stringToHex(challenge),
      rpId: rpId ?? new URL(origin).hostname,
      origins: [origin],
    };
    const checked = await check(assertion, expected);
    if (!checked) return undefined;
    const said = parsePublicKey(Reflect.get(sent, 'publicKey'));
    const known = await findSigner(assertion, expected, await store.find(id));
    if (known && !(await store.count(known, readCounter(assertion)))) return undefined;
    const madeFor = readMadeFor(sent);
    const place = madeFor === 'none' ? undefined : (madeFor ?? known?.address);
    const unknown = said ? [{ publicKey: said }] : undefined;
    const signer = known ?? (unknown && (await findSigner(assertion, expected, unknown)));
    const found = signer
      ? withKey(signer.publicKey, await findOwnedAccounts({ ...signer, address: place }, networks))
      : !said && (await recover(checked, place));
    if (!found) return undefined;
    const { publicKey, address, chainId, isFirst } = found;
    const account = lowerAddress(address);
    if (!known) await remember({ id, publicKey, address: account, isFirst }, client);
    return { address, chainId, credential: id };
  };

  /** The account, on chain, of one of the two keys that a signature fits. */
  async function recover(checked: CheckedAssertion, address: Address | undefined) {
    const owned = candidateKeys(checked).map(async (publicKey) =>
      withKey(publicKey, await findOwnedAccounts({ publicKey, address }, networks)),
    );
    const there = (await Promise.all(owned)).filter((one) => one?.isDeployed);
    return there.length === 1 ? there[0] : undefined;
  }
}

type Expected = Omit<Parameters<typeof checkAssertion>[1], 'credentialIds'>;

/** The assertion in the contracts' parts; undefined when it is not what was asked for. */
async function check(
  assertion: Assertion,
  expected: Expected,
): Promise<CheckedAssertion | undefined> {
  try {
    return await checkAssertion(assertion, expected);
  } catch (error) {
    if (error instanceof Error && error.name === 'PasskeyError') return undefined;
    throw error;
  }
}

/** The one whose key made the signature. */
async function findSigner<Candidate extends { publicKey: PublicKey }>(
  assertion: Assertion,
  expected: Expected,
  candidates: readonly Candidate[],
): Promise<Candidate | undefined> {
  for (const candidate of candidates) {
    const { publicKey } = candidate;
    if (await check(assertion, { ...expected, publicKey })) return candidate;
  }
  return undefined;
}

function withKey(publicKey: PublicKey, account: OwnedAccount | undefined) {
  return account && { ...account, publicKey };
}

function lowerAddress(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`;
}
