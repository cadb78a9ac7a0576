import type { LocalChain } from '../../chain/localChain.ts';
import { SAFE_CONTRACTS } from '../../safe/contracts/safeContracts.ts';
import type { ChainEvent } from '../chain/chainEvent.ts';
import type { SafeReading } from '../chain/safeReads.ts';
import type { World } from '../world.ts';
import { addressInfo } from './addressInfo.ts';
import { isOneOf } from './knownTransaction.ts';

/** Safe, with tags that change along with its history and queues. */
export function safeView(
  world: World,
  { chain }: LocalChain,
  safe: SafeReading,
  events: readonly ChainEvent[],
) {
  const newest = [SAFE_CONTRACTS['1.5.0'].safe, SAFE_CONTRACTS['1.5.0'].safeL2];
  const isL2 = Object.values(SAFE_CONTRACTS).some(({ safeL2 }) => safeL2 === safe.implementation);
  const proposals = world.store.proposalsOf(chain.id, safe.address);
  const messages = world.store.messagesOf(chain.id, safe.address);
  return {
    address: addressInfo(world, safe.address),
    chainId: String(chain.id),
    nonce: Number(safe.nonce),
    threshold: safe.threshold,
    owners: safe.owners.map((owner) => addressInfo(world, owner)),
    implementation: addressInfo(world, safe.implementation),
    implementationVersionState: isOneOf(newest, safe.implementation) ? 'UP_TO_DATE' : 'OUTDATED',
    modules:
      safe.modules.length === 0 ? null : safe.modules.map((module) => addressInfo(world, module)),
    fallbackHandler: safe.fallbackHandler ? addressInfo(world, safe.fallbackHandler) : null,
    guard: safe.guard ? addressInfo(world, safe.guard) : null,
    version: isL2 ? `${safe.version}+L2` : safe.version,
    collectiblesTag: null,
    txQueuedTag: tagOf(
      proposals.flatMap((one) => [one.submittedAt, ...one.confirmations.map(({ at }) => at)]),
    ),
    txHistoryTag: tagOf(events.map(({ at }) => at)),
    messagesTag: tagOf(messages.map(({ modifiedAt }) => modifiedAt)),
  };
}

/** Latest of some times in ms, in seconds. */
function tagOf(times: readonly number[]): string | null {
  return times.length === 0 ? null : String(Math.floor(Math.max(...times) / 1_000));
}
