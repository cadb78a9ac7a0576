import {
  encodeExecution,
  encodeMultiSend,
  proxyFactoryAbi,
  type SafeCall,
  type SafeTransaction,
} from '@mooring/safe/transactions';
import { type Address, encodeFunctionData, type Hex } from 'viem';
import { accountSetup, encodeSignerCreation } from './address.ts';
import type { PasskeyContracts } from './contracts.ts';
import type { PublicKey } from './p256.ts';
import { safeContracts } from './safeContracts.ts';

/** Account to deploy, and its first transaction. */
export interface AccountDeployment {
  readonly contracts: PasskeyContracts;
  readonly publicKey: PublicKey;
  /** Address from `readSigner`. */
  readonly signer: Address;
  /** True if the Safe is deployed and its signer is not: anyone may have deployed it. Default: false. */
  readonly hasSafe?: boolean | undefined;
  /** Signed transaction of the account, executed in the same call. */
  readonly first?:
    | { readonly account: Address; readonly transaction: SafeTransaction; readonly signature: Hex }
    | undefined;
}

/**
 * Encodes the call that deploys an account: signer, Safe, and its first transaction, if any. Anyone may send it,
 * without value. A deployed signer is not changed; if the Safe is deployed, the whole call fails.
 *
 * @example
 * ```ts
 * import { deployAccount } from '@mooring/passkey/account';
 *
 * const { to, data } = deployAccount({ contracts: local, publicKey, signer });
 * ```
 */
export function deployAccount(deployment: AccountDeployment): {
  readonly to: Address;
  readonly data: Hex;
} {
  const calls = deploymentCalls(deployment);
  return { to: safeContracts.multiSendCallOnly, data: encodeMultiSend(calls) };
}

/** Lists the calls that deploy an account, for a batch. */
export function deploymentCalls(deployment: AccountDeployment): readonly SafeCall[] {
  const { contracts, publicKey, signer, hasSafe = false, first } = deployment;
  const createSigner = encodeSignerCreation(publicKey, contracts);
  const createSafe = encodeFunctionData({
    abi: proxyFactoryAbi,
    functionName: 'createProxyWithNonce',
    args: [safeContracts.safeL2, accountSetup(signer), 0n],
  });
  const calls: (readonly [Address, Hex])[] = [[contracts.factory, createSigner]];
  if (!hasSafe) calls.push([safeContracts.proxyFactory, createSafe]);
  if (first) calls.push([first.account, encodeExecution(first.transaction, first.signature)]);
  return calls.map(([to, data]) => ({ to, data, value: 0n, operation: 0 }));
}
