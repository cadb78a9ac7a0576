import type { LocalAccount } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** Account a relay pays from. Does not expose its key: printed, it is an address. */
export type RelayAccount = LocalAccount;

/**
 * Reads `RELAY_KEY` from an environment, or another private key in hex. Undefined when not set.
 *
 * @throws {Error} when it is invalid; the message does not contain it.
 */
export function relayAccount(
  environment: Readonly<NodeJS.ProcessEnv>,
  name: 'RELAY_KEY' | 'GUARDIAN_KEY' = 'RELAY_KEY',
): RelayAccount | undefined {
  const { [name]: key = '' } = environment;
  if (key === '') return undefined;
  const digits = /^(?:0x)?([0-9a-f]{64})$/i.exec(key.trim())?.[1];
  const account = digits === undefined ? undefined : accountOfDigits(digits);
  if (account) return account;
  throw new Error(
    `The environment variable ${name} must be a private key: 0x and 64 hex digits. It is not shown here.`,
  );
}

function accountOfDigits(digits: string): RelayAccount | undefined {
  try {
    return privateKeyToAccount(`0x${digits}`);
  } catch {
    // Zero, or beyond the order of the curve; viem's error would contain the key.
    return undefined;
  }
}

/** Lower-case address of an address, or of an account in CAIP-10. */
export function lowerCaseAddress(account: string): `0x${string}` {
  return `0x${account.slice(-40).toLowerCase()}`;
}
