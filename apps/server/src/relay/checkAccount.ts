import { accountAddress, readSigner, safeContracts } from '@mooring/passkey/account';
import { isKnownModule } from '@mooring/passkey/recovery';
import { fallbackHandlerSlot, guardSlot, listSentinel } from '@mooring/safe/transactions';
import {
  type Address,
  encodeAbiParameters,
  type Hex,
  isAddressEqual,
  isHex,
  keccak256,
  size,
  slice,
} from 'viem';
import type { PasskeyNetwork } from '../passkeys/passkeyNetworks.ts';
import { isOwner } from '../passkeys/safeOwners.ts';
import type { ReadSubmission } from './readSubmission.ts';
import { RelayRefusal } from './relayRefusal.ts';

/** keccak256 of the code of a proxy of Safe 1.4.1. A test compares it with a chain. */
export const PROXY_CODE_HASH = '0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c';

/** Slot of a Safe's storage that holds its nonce. */
const NONCE_SLOT = '0x5';
/**
 * Storage slots of code that would run in addition to the signed calls, as set by `setup` in the first transaction: no guard,
 * the fallback handler of the release.
 */
const EXPECTED_STATE: readonly (readonly [slot: Hex, value: Hex])[] = [
  [guardSlot, '0x0'],
  [fallbackHandlerSlot, safeContracts.fallbackHandler],
];

/** Slot of a module's successor in the list of modules, a mapping in slot 1. */
function moduleSlot(module: Address): Hex {
  const types = [{ type: 'address' }, { type: 'uint256' }] as const;
  return keccak256(encodeAbiParameters(types, [module, 1n]));
}

/**
 * Checks a submission on chain: the account must be a Safe of a passkey, or be deployed now, and a deployed signer must
 * be one of its owners. Another contract could run anything in `execTransaction`, whatever the rules; a guard or a
 * handler set by another wallet would run unchecked code; the known recovery module runs none. Resolves to the account's
 * next nonce.
 *
 * @throws {RelayRefusal} `account-refused`.
 */
export async function checkAccount(
  { publicKey, owner }: Pick<ReadSubmission, 'publicKey' | 'owner'>,
  account: Address,
  network: PasskeyNetwork,
): Promise<{ nonce: bigint }> {
  const { read, contracts, recovery } = network;
  const refused = (message: string) => new RelayRefusal('account-refused', message);
  const nonce = owner === undefined ? await readNonce() : 0n;
  if (publicKey === undefined) return { nonce };
  const signer = await readSigner(read, contracts, publicKey);
  const isItsOwn = isAddressEqual(signer, owner ?? signer) && accountAddress(signer) === account;
  const isItsOwner = isItsOwn || (owner === undefined && (await isOwner(read, account, signer)));
  if (!isItsOwner) throw refused('The signer that is made is not an owner of the account.');
  return { nonce };

  async function readNonce(): Promise<bigint> {
    const [code, singleton, nonce, module, ...state] = await Promise.all([
      read({ method: 'eth_getCode', params: [account, 'latest'] }),
      readSlot('0x0'),
      readSlot(NONCE_SLOT),
      readSlot(moduleSlot(listSentinel)),
      ...EXPECTED_STATE.map(([slot]) => readSlot(slot)),
    ]);
    const isProxy = isHex(code) && keccak256(code) === PROXY_CODE_HASH;
    if (!isProxy || !isAddressEqual(slice(singleton, 12), safeContracts.safeL2))
      throw refused('The account is not a Safe of a passkey on this network.');
    const isPlain = state.every(
      (word, index) => BigInt(word) === BigInt(EXPECTED_STATE[index]?.[1] ?? '0x0'),
    );
    if (!isPlain || !(await hasKnownModules(slice(module, 12))))
      throw refused('The account has a guard, a module or a handler that the relay does not know.');
    return BigInt(nonce);
  }

  /** Returns true for no modules, or the recovery module alone. */
  async function hasKnownModules(first: Address): Promise<boolean> {
    if (isAddressEqual(first, listSentinel)) return true;
    if (!recovery || !isAddressEqual(first, recovery.address)) return false;
    const [next, isKnown] = await Promise.all([
      readSlot(moduleSlot(first)),
      isKnownModule({ read, module: recovery }),
    ]);
    return isKnown && isAddressEqual(slice(next, 12), listSentinel);
  }

  async function readSlot(slot: Hex): Promise<Hex> {
    const word = await read({ method: 'eth_getStorageAt', params: [account, slot, 'latest'] });
    if (!isHex(word) || size(word) !== 32) throw refused('The network does not show its storage.');
    return word;
  }
}
