import { contractSignature, joinSignatures } from '@mooring/safe/transactions';
import { type Address, concat, encodeAbiParameters, type Hex, stringToHex } from 'viem';
import type { CheckedAssertion } from './assertion.ts';

/**
 * Encodes an assertion for the passkey's signer: 320 or 448 bytes, by the length of the browser's client data.
 *
 * @example
 * ```ts
 * import { checkAssertion, encodeAssertion } from '@mooring/passkey/account';
 *
 * const data = encodeAssertion(await checkAssertion(assertion, expected));
 * ```
 */
export function encodeAssertion(assertion: CheckedAssertion): Hex {
  const { authenticatorData, clientDataFields, r, s } = assertion;
  // A string's bytes are its UTF-8, as the browser sent them.
  return encodeAbiParameters(
    [{ type: 'bytes' }, { type: 'bytes' }, { type: 'uint256' }, { type: 'uint256' }],
    [authenticatorData, stringToHex(clientDataFields), r, s],
  );
}

/**
 * Signature of the account for `execTransaction` and `isValidSignature`, by the passkey alone.
 *
 * @example
 * ```ts
 * import { accountSignature, checkAssertion } from '@mooring/passkey/account';
 *
 * const bytes = accountSignature(signer, await checkAssertion(assertion, expected));
 * ```
 */
export function accountSignature(signer: Address, assertion: CheckedAssertion): Hex {
  return singleSignature(signer, encodeAssertion(assertion));
}

/** Signature of a Safe by one owner that is a contract, with the data that the contract checks. */
export function singleSignature(owner: Address, data: Hex): Hex {
  return joinSignatures([contractSignature(owner, data)]);
}

/** Last 32 bytes of a signature by an account that is not deployed (ERC-6492). */
export const wrappedMark = `0x${'6492'.repeat(16)}` as const;

/**
 * Wraps a signature with the call that deploys its account (ERC-6492), so that it can be verified before the account
 * is on chain.
 * @param deployment result of `deployAccount`
 *
 * @example
 * ```ts
 * import { deployAccount, wrapSignature } from '@mooring/passkey/account';
 *
 * const wrapped = wrapSignature(signature, deployAccount({ contracts: local, publicKey, signer }));
 * ```
 */
export function wrapSignature(
  signature: Hex,
  deployment: { readonly to: Address; readonly data: Hex },
): Hex {
  const wrapped = encodeAbiParameters(
    [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
    [deployment.to, deployment.data, signature],
  );
  return concat([wrapped, wrappedMark]);
}
