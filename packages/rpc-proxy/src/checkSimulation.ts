import { isObject, type RpcCall, type RpcEntry, type RpcError } from './core/message.ts';

/** Simulates calls one after the other: as many reads as it has calls. */
export const SIMULATE_METHOD = 'eth_simulateV1';

const INVALID_SIMULATION: RpcError = {
  code: -32_602,
  message: 'Write one block with nothing but its calls, traceTransfers and validation at most',
};

/**
 * Checks that `eth_simulateV1` is one block of at most `most` calls, with nothing overridden: nodes fill the gap
 * to a block of another number with blocks, and give whole transactions back where they are asked to.
 */
export function checkSimulation(
  call: RpcCall,
  most: number,
): { readonly call: RpcCall } | { readonly error: RpcError } {
  const [options] = Array.isArray(call.params) ? call.params : [];
  const calls = simulatedCalls(call);
  const [block] = blocksOf(call);
  if (!calls || !hasOnly(block, ['calls'])) return { error: INVALID_SIMULATION };
  if (!hasOnly(options, ['blockStateCalls', 'traceTransfers', 'validation']))
    return { error: INVALID_SIMULATION };
  if (calls.length > most)
    return { error: { code: -32_005, message: `Simulate at most ${most} calls` } };
  return { call };
}

/** Number of reads an entry is: of a simulation, its calls, as far as it is allowed; else 1. */
export function simulatedReads(entry: RpcEntry, most: number): number {
  if (entry.kind !== 'call' || entry.call.method !== SIMULATE_METHOD) return 1;
  return Math.max(1, Math.min(simulatedCalls(entry.call)?.length ?? 1, most));
}

/** Calls of the one block; `undefined` without one, or with several. */
function simulatedCalls(call: RpcCall): readonly unknown[] | undefined {
  const [block, ...others] = blocksOf(call);
  if (others.length > 0 || !isObject(block) || !('calls' in block)) return undefined;
  return Array.isArray(block.calls) ? block.calls : undefined;
}

function blocksOf({ params }: RpcCall): readonly unknown[] {
  const [options] = Array.isArray(params) ? params : [];
  if (!isObject(options) || !('blockStateCalls' in options)) return [];
  return Array.isArray(options.blockStateCalls) ? options.blockStateCalls : [];
}

function hasOnly(value: unknown, names: readonly string[]): boolean {
  return isObject(value) && Object.keys(value).every((key) => names.includes(key));
}
