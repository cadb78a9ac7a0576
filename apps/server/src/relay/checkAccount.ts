import { accountAddress, readSigner, safeContracts } from '@mooring/passkey/account';
import { type Address, type Hex, isAddressEqual, isHex, keccak256, size, slice } from 'viem';
import { isOwner } from '../passkeys/createPasskeys.ts';
import type { PasskeyNetwork } from '../passkeys/passkeyNetworks.ts';
import type { ReadSubmission } from './readSubmission.ts';
import { RelayRefusal } from './relayRefusal.ts';

/** keccak256 of the code of a proxy of Safe 1.4.1. A test compares it with a chain. */
export const PROXY_CODE_HASH = '0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c';

/** Slot of a Safe's storage that holds its nonce. */
const NONCE_SLOT = '0x5';

/**
 * Asks the chain for what a submission takes for granted: that the account is a Safe as a passkey makes it,
 * unless it is made now, and that the signer made is one of its owners. Another contract would execute
 * anything under the name of `execTransaction`, whatever the rules. Resolves to the nonce the account executes
 * next.
 *
 * @throws {RelayRefusal} `account-refused`.
 */
export async function checkAccount(
  { publicKey, owner }: Pick<ReadSubmission, 'publicKey' | 'owner'>,
  account: Address,
  { read, contracts }: PasskeyNetwork,
): Promise<{ nonce: bigint }> {
  const refused = (message: string) => new RelayRefusal('account-refused', message);
  const nonce = owner === undefined ? await readNonce() : 0n;
  if (publicKey === undefined) return { nonce };
  const signer = await readSigner(read, contracts, publicKey);
  const isItsOwn = isAddressEqual(signer, owner ?? signer) && accountAddress(signer) === account;
  const isItsOwner = isItsOwn || (owner === undefined && (await isOwner(read, account, signer)));
  if (!isItsOwner) throw refused('The signer that is made is no owner of the account.');
  return { nonce };

  async function readNonce(): Promise<bigint> {
    const [code, singleton, nonce] = await Promise.all([
      read({ method: 'eth_getCode', params: [account, 'latest'] }),
      readSlot('0x0'),
      readSlot(NONCE_SLOT),
    ]);
    const isProxy = isHex(code) && keccak256(code) === PROXY_CODE_HASH;
    if (!isProxy || !isAddressEqual(slice(singleton, 12), safeContracts.safeL2))
      throw refused('The account is no Safe of a passkey on this network.');
    return BigInt(nonce);
  }

  async function readSlot(slot: Hex): Promise<Hex> {
    const word = await read({ method: 'eth_getStorageAt', params: [account, slot, 'latest'] });
    if (!isHex(word) || size(word) !== 32) throw refused('The network does not show its storage.');
    return word;
  }
}
