import type { RpcCall, RpcReply } from '../core/message.ts';
import { causeOf } from '../upstream/nodeError.ts';
import type { PoolMember } from './poolMember.ts';

/** Error messages of several nodes for a transaction they already have. */
const KNOWN = /already known|known transaction|already imported|already exists|already in mempool/i;
const NONCE_USED = /nonce too low|nonce is too low|old nonce/i;

/**
 * Sends a signed transaction to one upstream after the other until one replies. Sent again it is still the
 * same transaction, which a chain accepts once, so "already known" is success; so is a used nonce when an
 * earlier upstream may have accepted the transaction and the chain has it.
 *
 * It does not abort when a visitor disconnects: the fate of a transaction in flight would be unknown.
 */
export async function sendOnce(
  members: readonly PoolMember[],
  call: RpcCall,
  hash: string,
  timeoutMs: number,
): Promise<RpcReply | null> {
  const { signal } = new AbortController();
  let last: RpcReply | null = null;
  let isUnsure = false;
  for (const member of members) {
    const [reply = null] = (await member.ask([call], signal, timeoutMs)) ?? [];
    if (reply === null) {
      isUnsure = true;
      continue;
    }
    if ('result' in reply) return reply;
    if (KNOWN.test(reply.error.message)) return { result: hash };
    if (isUnsure && NONCE_USED.test(reply.error.message)) {
      const look = { method: 'eth_getTransactionByHash', params: [hash] };
      const [found = null] = (await member.ask([look], signal, timeoutMs)) ?? [];
      if (found && 'result' in found && found.result !== null) return { result: hash };
    }
    if (causeOf(reply.error) === 'question') return reply;
    last = reply;
  }
  return last;
}
