import type { Address } from 'viem';
import { readSafe, type SafeReading } from '../chain/safeReads.ts';
import { addressOf, type Call, chainOf } from '../http/call.ts';
import { notFound } from '../http/gatewayError.ts';
import type { GatewayChain } from '../world.ts';

/** Network and Safe of the path. @throws {GatewayError} 404 for an address that is no Safe */
export async function safeOf(call: Call): Promise<{ chain: GatewayChain; safe: SafeReading }> {
  const chain = chainOf(call);
  return { chain, safe: await knownSafe(chain, addressOf(call, 'safe')) };
}

/** Current state of a Safe, with the index at the newest block. @throws {GatewayError} 404 */
export async function knownSafe(chain: GatewayChain, address: Address): Promise<SafeReading> {
  await chain.index.follow();
  if (chain.index.eventsOf(address) === undefined) throw notFound('Safe not found');
  return readSafe(chain.local, address);
}
