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
  isAssertedInFrame,
  isBackupPossible,
  readAssertion,
  readCounter,
  readMadeFor,
} from './readAssertion.ts';

/** Most passkeys stored per client and day. */
const BUDGET = { most: 50, windowMs: DAY_MS };

/**
 * Creates the check of a passkey's assertion for sign-in. It must match the challenge, the page and the domain, be of
 * a verified person, have an increasing counter, and be of the only required signer of its account wherever the
 * account is on chain. Rejects with the refusal `chain-unreachable` if a network does not answer.
 *
 * The key is one that has signed with this credential id before; or the one the page sends, as for a new passkey; or
 * the one of the two candidates of the signature that owns an account on chain. The account is the one named by the
 * passkey's user handle, else the one derived from the key.
 *
 * A passkey is stored only by signing in, by id and key, so that a false claim to an id does not lock out its owner.
 *
 * @param options.rpId domain of the passkeys; default: the page's host name
 * @param options.mayBeFramed true if a page of another site may embed the page, and use passkeys in it
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
    // If a passkey is not stored, its owner needs one more prompt on another device.
    if (await limits.take(taking)) await store.put(passkey);
  }

  return async ({ assertion: sent, challenge, origin, client }) => {
    const assertion = readAssertion(sent);
    if (!assertion || !isBackupPossible(assertion)) return undefined;
    if (isAssertedInFrame(assertion) && !mayBeFramed) return undefined;
    const { credentialId: id } = assertion;
    const expected: Expected = {
      challenge: stringToHex(challenge),
      rpId: rpId ?? new URL(origin).hostname,
      origins: [origin],
    };
    const checked = await checkOrUndefined(assertion, expected);
    if (!checked) return undefined;
    const sentKey = parsePublicKey(Reflect.get(sent, 'publicKey'));
    const stored = await findSigner(assertion, expected, await store.find(id));
    if (stored && !(await store.count(stored, readCounter(assertion)))) return undefined;
    const madeFor = readMadeFor(sent);
    const place = madeFor === 'none' ? undefined : (madeFor ?? stored?.address);
    const unstored = sentKey ? [{ publicKey: sentKey }] : undefined;
    const signer = stored ?? (unstored && (await findSigner(assertion, expected, unstored)));
    const found = signer
      ? withKey(signer.publicKey, await findOwnedAccounts({ ...signer, address: place }, networks))
      : !sentKey && (await recover(checked, place));
    if (!found) return undefined;
    const { publicKey, address, chainId, isFirst } = found;
    const account = lowerAddress(address);
    if (!stored) await remember({ id, publicKey, address: account, isFirst }, client);
    return { address, chainId, credential: id };
  };

  /** Finds the deployed account of one of the two candidate keys of a signature. */
  async function recover(checked: CheckedAssertion, address: Address | undefined) {
    const owned = candidateKeys(checked).map(async (publicKey) =>
      withKey(publicKey, await findOwnedAccounts({ publicKey, address }, networks)),
    );
    const deployed = (await Promise.all(owned)).filter((one) => one?.isDeployed);
    return deployed.length === 1 ? deployed[0] : undefined;
  }
}

type Expected = Omit<Parameters<typeof checkAssertion>[1], 'credentialIds'>;

/** Checks an assertion; undefined if it does not match the expected values. */
async function checkOrUndefined(
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

/** Finds the candidate whose key made the signature. */
async function findSigner<Candidate extends { publicKey: PublicKey }>(
  assertion: Assertion,
  expected: Expected,
  candidates: readonly Candidate[],
): Promise<Candidate | undefined> {
  for (const candidate of candidates) {
    const { publicKey } = candidate;
    if (await checkOrUndefined(assertion, { ...expected, publicKey })) return candidate;
  }
  return undefined;
}

function withKey(publicKey: PublicKey, account: OwnedAccount | undefined) {
  return account && { ...account, publicKey };
}

function lowerAddress(address: Address): Address {
  return `0x${address.slice(2).toLowerCase()}`;
}
