import { isRecord } from '@mooring/internal';
import { type Address, bytesToHex, type Hex, stringToHex } from 'viem';
import type { PublicKey } from '../account/p256.ts';
import { candidateKeys } from '../account/recoverKeys.ts';
import type { PasskeyAnswer } from '../credential/askCredential.ts';
import { PasskeyError } from '../passkeyError.ts';
import type { PasskeyProviderOptions } from '../provider/providerOptions.ts';
import type { Shared } from '../provider/shared.ts';
import type { PasskeyAccount } from '../store/storedAccount.ts';

type Finding = Pick<
  PasskeyProviderOptions,
  'rpId' | 'origin' | 'credentials' | 'contracts' | 'networks' | 'lookUp' | 'signIn' | 'recovery'
> & { readonly signal?: AbortSignal };

/** Account of a candidate key, and the contract that checks its signatures. */
interface Candidate extends PasskeyAccount {
  readonly signer: Address;
}

/**
 * Finds the account of a passkey on a device that does not know it. The person chooses a passkey and signs the
 * challenge of a server, which signs them in, or 32 random bytes; this leaves two candidate keys. The key is determined,
 * in this order, by:
 * - the account that the passkey was created for as a further owner, if the passkey is an owner of it on chain,
 *   whatever its threshold;
 * - the server, if there is one, which can only name one of the two keys;
 * - a network that has the account of exactly one of the two;
 * - a second signature, which is valid for only one of the two keys.
 *
 * A passkey that names no account can only open the account derived from its key: anyone can make another person's
 * passkey an owner of their own Safe, and wait to be paid there.
 * @throws {PasskeyError} `unauthorized` for a passkey that was removed from its account; a `RecoveryRunningError` if a
 * recovery makes it an owner later
 */
export async function findAccount(options: Finding, shared: Shared): Promise<PasskeyAccount> {
  const { contracts, networks, lookUp } = options;
  const { accountAddress, askCredential, hasCode, parsePasskey, readAccountState } = shared;
  let isSignedIn = false;
  const first = await sign([]);
  const id = first.credentialId;
  const both = await Promise.all(candidateKeys(first).map(derive));

  const { madeFor } = first;
  if (madeFor !== undefined && madeFor !== 'none') {
    const { owner, isCertain } = await findOwner(madeFor, both);
    if (owner) return owner;
    if (!isCertain) throw unreachableError();
    throw await missingOwnerError(madeFor);
  }

  const named = findMatching(both, readKeys(await lookUp?.(id).catch(() => undefined)));
  if (named) return claim(named);

  const onChain = await Promise.all(both.map(isOnAnyNetwork));
  const present = both.filter((_, index) => onChain[index]);
  if (present.length === 1 && present[0]) return claim(present[0]);

  const known = findMatching(both, candidateKeys(await sign([id], both)));
  if (known) return claim(known);
  throw new PasskeyError('notFound', 'No account belongs to this passkey.');

  /**
   * Asks the passkey to sign the server's challenge, or random bytes if there is no server or the person is signed in.
   * Sends the server the key if the signature determines it.
   */
  async function sign(
    allow: readonly string[],
    candidates: readonly Candidate[] = [],
  ): Promise<PasskeyAnswer> {
    let answer: Promise<PasskeyAnswer> | undefined;
    const ask = (challenge: Hex) => askCredential({ ...options, challenge, allow });
    const assert = async (challenge: string) => {
      answer = ask(stringToHex(challenge));
      const signed = await answer;
      return {
        ...signed.sent,
        publicKey: findMatching(candidates, candidateKeys(signed))?.publicKey,
      };
    };
    try {
      if (!isSignedIn) isSignedIn = (await options.signIn?.(assert)) === true;
    } catch {
      // A server that fails, or does not know the passkey, is ignored.
    }
    return answer ?? ask(bytesToHex(crypto.getRandomValues(new Uint8Array(32))));
  }

  /** Reads the keys from the server's response about a passkey. */
  function readKeys(response: unknown): readonly PublicKey[] {
    const others =
      isRecord(response) && Array.isArray(response['others']) ? response['others'] : [];
    return [response, ...others].flatMap((entry) =>
      isRecord(entry) ? (parsePasskey({ ...entry, id })?.publicKey ?? []) : [],
    );
  }

  async function derive(publicKey: PublicKey): Promise<Candidate> {
    const signer = await shared.readSigner(networks[0].read, contracts, publicKey);
    return { id, publicKey, signer, address: accountAddress(signer) };
  }

  /** Finds the candidate that owns an account. `isCertain` is false if a network does not respond. */
  async function findOwner(address: Address, among: readonly Candidate[]) {
    const found = await Promise.all(
      among.map((candidate) => readOwnership({ ...candidate, address })),
    );
    return {
      owner: found.find(({ isOwner }) => isOwner)?.account,
      isCertain: found.every(({ isUnreachable }) => !isUnreachable),
    };
  }

  /** Explains why a passkey is not an owner of the account it was made for: a recovery may make it one later. */
  async function missingOwnerError(account: Address): Promise<PasskeyError> {
    const { findRunningRecoveries, RecoveryRunningError } = await import(
      '../recovery/runningRecoveries.ts'
    );
    const owners = both.map(({ signer }) => signer);
    const search = { networks, modules: options.recovery, account, owners };
    const { found, isCertain } = await findRunningRecoveries(search, shared);
    if (found.length > 0) return new RecoveryRunningError(account, found);
    return isCertain ? notOwnerError(account) : unreachableError();
  }

  /** Returns the account derived from a key, unless the passkey was removed on every network that has the account. */
  async function claim(candidate: Candidate): Promise<PasskeyAccount> {
    const { account, isOwner, isRefused } = await readOwnership(candidate);
    if (isRefused && !isOwner) throw notOwnerError(account.address);
    return account;
  }

  /**
   * Reads all networks. If the account is deployed on any of them, the passkey must be an owner there; networks without
   * the account are then ignored.
   */
  async function readOwnership(candidate: Candidate) {
    const account = plainAccount(candidate);
    const states = networks.map(async ({ read }) => {
      try {
        const { hasSafe } = await readAccountState(read, contracts, account);
        return hasSafe ? 'owner' : 'undeployed';
      } catch (error) {
        const reason = error instanceof PasskeyError ? error.reason : 'internal';
        if (reason === 'internal') return 'unreachable';
        return reason === 'needsOwners' ? 'owner' : 'refused';
      }
    });
    const all = await Promise.all(states);
    const isRefused = all.includes('refused');
    return {
      account,
      isOwner: all.includes('owner') || (all.includes('undeployed') && !isRefused),
      isRefused,
      isUnreachable: all.includes('unreachable'),
    };
  }

  async function isOnAnyNetwork({ address }: PasskeyAccount): Promise<boolean> {
    // A network that does not respond is ignored.
    const found = networks.map(({ read }) => hasCode(read, address).catch(() => false));
    return (await Promise.all(found)).includes(true);
  }
}

/** Returns the candidate with one of these keys, if exactly one matches. */
function findMatching(
  candidates: readonly Candidate[],
  keys: readonly PublicKey[],
): Candidate | undefined {
  const found = candidates.filter(({ publicKey }) => keys.some(({ x }) => x === publicKey.x));
  return found.length === 1 ? found[0] : undefined;
}

function plainAccount({ id, publicKey, address }: PasskeyAccount): PasskeyAccount {
  return { id, publicKey, address };
}

function unreachableError(): PasskeyError {
  return new PasskeyError('internal', 'A network did not respond: try again.');
}

function notOwnerError(address: Address): PasskeyError {
  return new PasskeyError('unauthorized', `The passkey is not an owner of ${address}.`);
}
