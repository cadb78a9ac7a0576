import { listSentinel } from '@mooring/safe/transactions';
import {
  type Address,
  getAddress,
  type Hex,
  hexToBytes,
  isAddressEqual,
  isHex,
  zeroAddress,
} from 'viem';
import type { GuardianSignature } from '../../../recovery/guardianSignature.ts';
import type { NewOwners } from '../../../recovery/proposeRecovery.ts';

/** Request for a recovery, as it travels between the person and the guardians. */
export interface RecoveryRequest extends NewOwners {
  readonly account: Address;
  /** Each network for itself, by ascending chain id. */
  readonly networks: readonly RequestedNetwork[];
}

/** Part of a request on one network. */
export interface RequestedNetwork {
  readonly chainId: number;
  /** Nonce of the account that guardians sign. */
  readonly nonce: bigint;
  /** Signatures so far. Untrusted: each is checked against the chain before it counts. */
  readonly signatures: readonly GuardianSignature[];
}

/** Limits of a request: a link from a stranger may not keep the page busy. */
export const requestLimits = {
  /** Characters of a link: a dozen signatures by passkeys take 15,000. */
  text: 64 * 1024,
  owners: 20,
  networks: 20,
  signatures: 20,
  /** Bytes of a signature; a Safe of ten passkeys has about 8,000. */
  signature: 16 * 1024 - 1,
  /** An account changes its guardians less often. */
  nonce: 2n ** 32n,
} as const;

/**
 * Checks the fields of a request that need no chain. Whether a new owner is a guardian is known to the chain only:
 * `proposeRecovery` checks it.
 */
export function isPossibleRequest(request: RecoveryRequest): boolean {
  const { account, newOwners, newThreshold, networks } = request;
  const never = [zeroAddress, listSentinel, account];
  const isOnce = (owner: Address, index: number) =>
    newOwners.findIndex((other) => isAddressEqual(other, owner)) === index;
  return (
    !isAddressEqual(account, zeroAddress) &&
    newOwners.length >= 1 &&
    newOwners.length <= requestLimits.owners &&
    newOwners.every(
      (owner, index) => !never.some((one) => isAddressEqual(one, owner)) && isOnce(owner, index),
    ) &&
    Number.isInteger(newThreshold) &&
    newThreshold >= 1 &&
    newThreshold <= newOwners.length &&
    networks.length >= 1 &&
    networks.length <= requestLimits.networks &&
    networks.every(isPossibleNetwork)
  );
}

function isPossibleNetwork(
  { chainId, nonce, signatures }: RequestedNetwork,
  index: number,
  all: readonly RequestedNetwork[],
): boolean {
  const before = all[index - 1]?.chainId ?? 0;
  return (
    Number.isSafeInteger(chainId) &&
    chainId > before &&
    nonce >= 0n &&
    nonce < requestLimits.nonce &&
    signatures.length <= requestLimits.signatures &&
    signatures.every(({ signature }) => isPossibleSignature(signature))
  );
}

function isPossibleSignature(signature: Hex): boolean {
  return isHex(signature) && signature.length % 2 === 0 && byteLength(signature) >= 1;
}

function byteLength(signature: Hex): number {
  const bytes = signature.length / 2 - 1;
  return bytes <= requestLimits.signature ? bytes : 0;
}

/** Returns true if two requests ask for the same owners of the same account, whatever their networks and signatures. */
export function isSameRecovery(one: RecoveryRequest, other: RecoveryRequest): boolean {
  return (
    isAddressEqual(one.account, other.account) &&
    one.newThreshold === other.newThreshold &&
    one.newOwners.length === other.newOwners.length &&
    one.newOwners.every((owner, index) => {
      const second = other.newOwners[index];
      return second !== undefined && isAddressEqual(owner, second);
    })
  );
}

/**
 * Adds the signatures of another copy of a request. Those of another nonce are left out, and so is a network that the
 * request does not ask for: only its author adds networks.
 */
export function mergeSignatures(own: RecoveryRequest, other: RecoveryRequest): RecoveryRequest {
  if (!isSameRecovery(own, other)) return own;
  const networks = own.networks.map((network) => {
    const found = other.networks.find(({ chainId }) => chainId === network.chainId);
    if (!found || found.nonce !== network.nonce) return network;
    return found.signatures.reduce(addSignature, network);
  });
  return { ...own, networks };
}

/** Adds networks that a request leaves out, in the order of their chain ids. */
export function addNetworks(
  request: RecoveryRequest,
  added: readonly RequestedNetwork[],
): RecoveryRequest {
  const isIn = ({ chainId }: RequestedNetwork) =>
    request.networks.some((network) => network.chainId === chainId);
  const networks = [...request.networks, ...added.filter((network) => !isIn(network))];
  return { ...request, networks: networks.sort((one, other) => one.chainId - other.chainId) };
}

/** Adds a guardian's signature; it replaces an earlier one of the same guardian. */
export function addSignature(
  network: RequestedNetwork,
  signature: GuardianSignature,
): RequestedNetwork {
  const others = network.signatures.filter(
    ({ signer }) => !isAddressEqual(signer, signature.signer),
  );
  const signatures = [...others, signature].slice(-requestLimits.signatures);
  return { ...network, signatures };
}

/** Bytes of a request: fields of fixed size, and lists after their number of entries. */
export function toBytes({ account, newOwners, newThreshold, networks }: RecoveryRequest) {
  const bytes: number[] = [...hexToBytes(account), newThreshold, newOwners.length];
  for (const owner of newOwners) bytes.push(...hexToBytes(owner));
  bytes.push(networks.length);
  for (const { chainId, nonce, signatures } of networks) {
    bytes.push(...toBigEndian(BigInt(chainId), 7), ...toBigEndian(nonce, 4), signatures.length);
    for (const { signer, signature } of signatures) {
      const content = hexToBytes(signature);
      bytes.push(...hexToBytes(signer), ...toBigEndian(BigInt(content.length), 2), ...content);
    }
  }
  return Uint8Array.from(bytes);
}

function toBigEndian(value: bigint, size: number): number[] {
  return Array.from({ length: size }, (_, index) =>
    Number((value >> BigInt(8 * (size - 1 - index))) & 0xffn),
  );
}

/** Parses the bytes of a request; `undefined` if they are too few, too many, or name impossible owners. */
export function fromBytes(bytes: Uint8Array): RecoveryRequest | undefined {
  let at = 0;
  const take = (size: number) => {
    if (at + size > bytes.length) throw new RangeError('The request is cut.');
    at += size;
    return bytes.subarray(at - size, at);
  };
  const number = (size: number) =>
    take(size).reduce((value, byte) => value * 256n + BigInt(byte), 0n);
  const count = (most: number) => {
    const found = Number(number(1));
    if (found > most) throw new RangeError('The request has too many entries.');
    return found;
  };
  const list = <Entry>(most: number, read: () => Entry) =>
    Array.from({ length: count(most) }, read);
  const hex = (size: number): Hex =>
    `0x${Array.from(take(size), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const address = () => getAddress(hex(20));
  try {
    const account = address();
    const newThreshold = count(255);
    const newOwners = list(requestLimits.owners, address);
    const networks = list(requestLimits.networks, () => ({
      chainId: Number(number(7)),
      nonce: number(4),
      signatures: list(requestLimits.signatures, () => ({
        signer: address(),
        signature: hex(Number(number(2))),
      })),
    }));
    const request = { account, newOwners, newThreshold, networks };
    return at === bytes.length && isPossibleRequest(request) ? request : undefined;
  } catch {
    return undefined;
  }
}
