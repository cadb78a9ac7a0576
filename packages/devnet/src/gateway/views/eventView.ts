import type { LocalChain } from '../../chain/localChain.ts';
import type { Creation, ModuleExecution, Receipt } from '../chain/chainIndex.ts';
import type { World } from '../world.ts';
import { callDataView, decodePublishedCall } from './callView.ts';
import { addressInfo } from './chainView.ts';
import { receiptInfo, transactionInfo } from './transactionInfo.ts';

/** Event of a Safe without its owners. */
export type OtherEvent = Receipt | ModuleExecution | Creation;

/** Id of an event in URLs and lists. */
export function eventId(event: OtherEvent): string {
  const { kind, safe, transactionHash, logIndex } = event;
  if (kind === 'creation') return `creation_${safe}`;
  const letter = kind === 'module' ? 'i' : event.token === null ? 'i' : 'e';
  return `${kind}_${safe}_${letter}${transactionHash.slice(2)}${logIndex}`;
}

/** Event as a row of a list. */
export function eventSummary(world: World, local: LocalChain, event: OtherEvent) {
  return {
    id: eventId(event),
    timestamp: event.at,
    txStatus: event.kind === 'module' && !event.succeeded ? 'FAILED' : 'SUCCESS',
    txInfo: eventInfo(world, local, event),
    executionInfo:
      event.kind === 'module'
        ? { type: 'MODULE', address: addressInfo(world, event.module) }
        : null,
    safeAppInfo: null,
    txHash: event.transactionHash,
    note: null,
  };
}

/** Details of an event. */
export function eventDetails(world: World, local: LocalChain, event: OtherEvent) {
  const { id, timestamp, executionInfo, ...summary } = eventSummary(world, local, event);
  const call = event.kind === 'module' ? event.call : undefined;
  return {
    ...summary,
    safeAddress: event.safe,
    txId: id,
    executedAt: timestamp,
    txData: call ? callDataView(world, call, decodePublishedCall(event.safe, call)) : null,
    detailedExecutionInfo: executionInfo,
  };
}

function eventInfo(world: World, local: LocalChain, event: OtherEvent) {
  if (event.kind === 'transfer') return receiptInfo(world, local, event);
  if (event.kind === 'module') return transactionInfo(world, local, event.safe, event.call);
  return {
    type: 'Creation',
    creator: addressInfo(world, event.creator),
    transactionHash: event.transactionHash,
    implementation: addressInfo(world, event.singleton),
    factory: addressInfo(world, event.factory),
    saltNonce: null,
    humanDescription: null,
  };
}
