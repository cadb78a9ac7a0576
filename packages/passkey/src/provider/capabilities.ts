import { isRecord } from '@mooring/internal';
import { numberToHex } from 'viem';
import { PasskeyError } from '../passkeyError.ts';
import type { ProviderContext } from './method.ts';

/** Throws 5700 for a required capability other than `atomic` and `supported`; returns what is asked of the latter. */
export function checkCapabilities(holder: unknown, supported = 'atomic'): unknown {
  const capabilities = isRecord(holder) ? holder['capabilities'] : undefined;
  if (!isRecord(capabilities)) return undefined;
  for (const [name, wanted] of Object.entries(capabilities)) {
    if (name === 'atomic' || name === supported) continue;
    if (isRecord(wanted) && wanted['optional'] === true) continue;
    throw new PasskeyError('capability', `Unsupported capability: ${name.slice(0, 100)}.`);
  }
  return capabilities[supported];
}

/** `wallet_getCapabilities` (EIP-5792): atomic batches, on every network of the account or those that are named. */
export function listCapabilities(context: ProviderContext, account: unknown, chainIds: unknown) {
  context.shared.checkAccount(context, account);
  const named = Array.isArray(chainIds) ? chainIds.map(Number) : undefined;
  const offered = context.options.networks.filter(
    ({ chainId }) => named?.includes(chainId) ?? true,
  );
  return Object.fromEntries(
    offered.map(({ chainId }) => [numberToHex(chainId), { atomic: { status: 'supported' } }]),
  );
}
