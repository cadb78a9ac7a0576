import { type Address, bytesToHex, getAddress, isAddress, stringToHex } from 'viem';
import type { PublicKey } from '../account/p256.ts';
import { keysOf } from '../account/recoverKeys.ts';
import type { PasskeyAnswer } from '../credential/askCredential.ts';
import { PasskeyError } from '../passkeyError.ts';
import type { PasskeyProviderOptions } from '../provider/createPasskeyProvider.ts';
import type { Shared } from '../provider/shared.ts';
import { isRecord } from '../record.ts';
import type { PasskeyAccount } from '../store/storedAccount.ts';
import { findByLogs } from './findByLogs.ts';

type Finding = Pick<
  PasskeyProviderOptions,
  'rpId' | 'origin' | 'credentials' | 'contracts' | 'networks' | 'lookUp' | 'signIn'
>;

/** Account of one of the two keys, and the contract that checks its signatures. */
interface Candidate extends PasskeyAccount {
  readonly signer: Address;
}

/**
 * Finds the account of a passkey on a device that does not know it. The person chooses a passkey and signs 32
 * random bytes, or the challenge of a server that signs them in by it; that leaves two public keys, and so two accounts. Which account it is says, in this order:
 * - the passkey, when it was made as a further owner of an account;
 * - the server, if there is one;
 * - a network that has exactly one of the two;
 * - where the passkey says nothing of itself, the networks' logs of owners added;
 * - a second signature, which fits one of the two keys alone.
 *
 * None is believed: the passkey has to be an owner there, on chain; how many owners have to sign is no matter. An
 * account that is on no network yet belongs to the key it follows from.
 * @throws {PasskeyError} `unauthorized` for a passkey that was removed from its account
 */
export async function findAccount(options: Finding, shared: Shared): Promise<PasskeyAccount> {
  const { contracts, networks, lookUp } = options;
  const { accountAddress, askCredential, hasCode, parsePasskey, readAccountState } = shared;
  const first = await signFirst();
  const id = first.credentialId;
  const both = await Promise.all(keysOf(first).map(derive));

  const { madeFor } = first;
  if (madeFor !== undefined && madeFor !== 'none') {
    const { owner, isCertain } = await findOwner(madeFor, both);
    if (owner) return owner;
    if (isCertain) throw noOwnerOf(madeFor);
    throw new PasskeyError('internal', 'A network did not answer: try again.');
  }

  const told = await lookUp?.(id).catch(() => undefined);
  const known = isRecord(told) ? parsePasskey({ ...told, id }) : undefined;
  const named = both.find(({ publicKey }) => publicKey.x === known?.publicKey.x);
  const place = isRecord(told) ? told['address'] : undefined;
  if (named) {
    if (typeof place !== 'string' || !isAddress(place, { strict: false })) return claim(named);
    const { owner } = await findOwner(getAddress(place), [named]);
    if (owner) return owner;
  }

  const candidates = named ? [named] : both;
  const onChain = await Promise.all(candidates.map(isOnAnyNetwork));
  const present = candidates.filter((_, index) => onChain[index]);
  if (present.length === 1 && present[0]) return claim(present[0]);

  if (madeFor === undefined) {
    const places = await findByLogs(
      networks,
      candidates.map(({ signer }) => signer),
    );
    const found = await Promise.all(places.map((address) => findOwner(address, candidates)));
    const owners = found.flatMap(({ owner }) => owner ?? []);
    // Anybody can add a passkey to a Safe of theirs: several are no answer.
    if (owners.length === 1 && owners[0]) return owners[0];
  }
  if (named) return claim(named);

  const others = keysOf(await sign([id]));
  const common = candidates.filter(({ publicKey }) => others.some(({ x }) => x === publicKey.x));
  if (common.length === 1 && common[0]) return claim(common[0]);
  throw new PasskeyError('not-found', 'No account belongs to this passkey.');

  async function signFirst(): Promise<PasskeyAnswer> {
    let first: PasskeyAnswer | undefined;
    const assert = async (challenge: string) => {
      first = await askCredential({ ...options, challenge: stringToHex(challenge), allow: [] });
      return first.sent;
    };
    try {
      await options.signIn?.(assert);
    } catch (error) {
      // A server that does not answer, or does not know the passkey, changes nothing.
      if (error instanceof PasskeyError) throw error;
    }
    return first ?? sign([]);
  }

  function sign(allow: readonly string[]) {
    return askCredential({
      ...options,
      challenge: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
      allow,
    });
  }

  async function derive(publicKey: PublicKey): Promise<Candidate> {
    const signer = await shared.readSigner(networks[0].read, contracts, publicKey);
    return { id, publicKey, signer, address: accountAddress(signer) };
  }

  /** Candidate that owns an account. `isCertain` is false while a network does not answer. */
  async function findOwner(address: Address, among: readonly Candidate[]) {
    const found = await Promise.all(among.map((one) => readOwnership({ ...one, address })));
    return {
      owner: found.find(({ isOwner }) => isOwner)?.account,
      isCertain: found.every(({ isSilent }) => !isSilent),
    };
  }

  /** The account that follows from a key, unless its passkey was removed wherever it is on chain. */
  async function claim(candidate: Candidate): Promise<PasskeyAccount> {
    const { account, isOwner, isRefused } = await readOwnership(candidate);
    if (isRefused && !isOwner) throw noOwnerOf(account.address);
    return account;
  }

  /**
   * Asks all networks. An account that is on one of them needs its passkey as an owner there: the networks where it
   * is not yet, and would be the key's, count for nothing then.
   */
  async function readOwnership(candidate: Candidate) {
    const account = plain(candidate);
    const answers = networks.map(async ({ read }) => {
      try {
        const { hasSafe } = await readAccountState(read, contracts, account);
        return hasSafe ? 'owner' : 'heir';
      } catch (error) {
        if (!(error instanceof PasskeyError)) return 'silent';
        return error.reason === 'needs-owners' ? 'owner' : 'refused';
      }
    });
    const all = await Promise.all(answers);
    const isRefused = all.includes('refused');
    return {
      account,
      isOwner: all.includes('owner') || (all.includes('heir') && !isRefused),
      isRefused,
      isSilent: all.includes('silent'),
    };
  }

  async function isOnAnyNetwork({ address }: PasskeyAccount): Promise<boolean> {
    // A network that does not answer says nothing.
    const found = networks.map(({ read }) => hasCode(read, address).catch(() => false));
    return (await Promise.all(found)).includes(true);
  }
}

function plain({ id, publicKey, address }: PasskeyAccount): PasskeyAccount {
  return { id, publicKey, address };
}

function noOwnerOf(address: Address): PasskeyError {
  return new PasskeyError(
    'unauthorized',
    `The passkey is no owner of ${address}: it was removed, or never added.`,
  );
}
