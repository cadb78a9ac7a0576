import { accountAddress, readSigner, safeContracts } from '@mooring/passkey/account';
import { type Address, isAddressEqual, isHex, keccak256, size, slice } from 'viem';
import { isOwner } from '../passkeys/createPasskeys.ts';
import type { PasskeyNetwork } from '../passkeys/passkeyNetworks.ts';
import type { ReadSubmission } from './readSubmission.ts';
import { RelayRefusal } from './relayRefusal.ts';

/** keccak256 of the code of a proxy of Safe 1.4.1. A test compares it with a chain. */
export const PROXY_CODE_HASH = '0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c';

/**
 * Asks the chain for what a submission takes for granted: that the account is a Safe as a passkey makes it,
 * unless it is made now, and that the signer made is one of its owners. Another contract would execute
 * anything under the name of `execTransaction`, whatever the rules.
 *
 * @throws {RelayRefusal} `account-refused`.
 */
export async function checkAccount(
  { publicKey, owner }: Pick<ReadSubmission, 'publicKey' | 'owner'>,
  account: Address,
  { read, contracts }: PasskeyNetwork,
): Promise<void> {
  const refused = (message: string) => new RelayRefusal('account-refused', message);
  if (owner === undefined && !(await isSafe()))
    throw refused('The account is no Safe of a passkey on this network.');
  if (publicKey === undefined) return;
  const signer = await readSigner(read, contracts, publicKey);
  const isItsOwn = isAddressEqual(signer, owner ?? signer) && accountAddress(signer) === account;
  const isItsOwner = isItsOwn || (owner === undefined && (await isOwner(read, account, signer)));
  if (!isItsOwner) throw refused('The signer that is made is no owner of the account.');

  async function isSafe(): Promise<boolean> {
    const [code, singleton] = await Promise.all([
      read({ method: 'eth_getCode', params: [account, 'latest'] }),
      read({ method: 'eth_getStorageAt', params: [account, '0x0', 'latest'] }),
    ]);
    if (!isHex(code) || keccak256(code) !== PROXY_CODE_HASH) return false;
    if (!isHex(singleton) || size(singleton) !== 32) return false;
    return isAddressEqual(slice(singleton, 12), safeContracts.safeL2);
  }
}
