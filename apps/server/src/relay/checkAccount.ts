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
 * Storage slots of code that would run in addition to the signed calls, as set by `setup` in the first transaction: no guard,
 * no module (the list's sentinel, 1, points to itself), the fallback handler of the release.
 */
const EXPECTED_STATE: readonly (readonly [slot: Hex, value: Hex])[] = [
  // keccak256('guard_manager.guard.address')
  ['0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8', '0x0'],
  // modules[SENTINEL], a mapping in slot 1: keccak256(abi.encode(1, 1))
  ['0xcc69885fda6bcc1a4ace058b4a62bf5e179ea78fd58a1ccd71c22cc9b688792f', '0x1'],
  [
    // keccak256('fallback_manager.handler.address')
    '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
    safeContracts.fallbackHandler,
  ],
];

/**
 * Checks a submission on chain: the account must be a Safe of a passkey, or be deployed now, and a deployed signer must
 * be one of its owners. Another contract could run anything in `execTransaction`, whatever the rules; a guard or a
 * handler set by another wallet would run unchecked code. Resolves to the account's next nonce.
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
  if (!isItsOwner) throw refused('The signer that is made is not an owner of the account.');
  return { nonce };

  async function readNonce(): Promise<bigint> {
    const [code, singleton, nonce, ...state] = await Promise.all([
      read({ method: 'eth_getCode', params: [account, 'latest'] }),
      readSlot('0x0'),
      readSlot(NONCE_SLOT),
      ...EXPECTED_STATE.map(([slot]) => readSlot(slot)),
    ]);
    const isProxy = isHex(code) && keccak256(code) === PROXY_CODE_HASH;
    if (!isProxy || !isAddressEqual(slice(singleton, 12), safeContracts.safeL2))
      throw refused('The account is not a Safe of a passkey on this network.');
    if (state.some((word, index) => BigInt(word) !== BigInt(EXPECTED_STATE[index]?.[1] ?? '0x0')))
      throw refused('The account has a guard, a module or a handler that the relay does not know.');
    return BigInt(nonce);
  }

  async function readSlot(slot: Hex): Promise<Hex> {
    const word = await read({ method: 'eth_getStorageAt', params: [account, slot, 'latest'] });
    if (!isHex(word) || size(word) !== 32) throw refused('The network does not show its storage.');
    return word;
  }
}
