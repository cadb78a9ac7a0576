import { useTokens } from '@mooring/page/site';
import type { TransactionInfo } from '@mooring/safe/gateway';
import type { Fact } from '@mooring/safe/payment';
import { useQuery } from '@tanstack/react-query';
import { type Address, isAddressEqual } from 'viem';
import { useGateway } from '../gateway/useGateway.ts';
import type { KnownSafe } from '../safe/useSafe.ts';

/** Pages of the history whose recipients are known. */
const HISTORY_PAGES = 5;

/** Addresses that an account paid before, by its history; undefined while that is read. */
export function usePaidBefore({ chain, state }: KnownSafe): Fact<readonly Address[]> | undefined {
  const gateway = useGateway();
  const tokens = useTokens(chain);
  const { data, isError } = useQuery({
    queryKey: ['web', 'safe-paid-before', chain.id, state.address, `${state.nonce}`],
    queryFn: async () => {
      const listed = tokens.map(({ address }) => address);
      const paid: Address[] = [];
      let next: string | undefined;
      for (let page = 0; page < HISTORY_PAGES; page += 1) {
        const read = await gateway.safes.history(chain.id, state.address, {
          ...(next !== undefined && { pageUrl: next }),
        });
        for (const row of read.results) {
          if (row.type !== 'TRANSACTION') continue;
          const recipient = paidBefore(row.transaction.txInfo, listed);
          if (recipient) paid.push(recipient);
        }
        if (!read.next) break;
        next = read.next;
      }
      return paid;
    },
  });
  return data ?? (isError ? 'not-read' : undefined);
}

/**
 * Returns the address that an entry of the history has paid; undefined for others. Transfers of 0 and of unlisted
 * tokens do not count, since anyone can add them to a history (address poisoning).
 */
export function paidBefore(info: TransactionInfo, tokens: readonly Address[]): Address | undefined {
  if (info.type !== 'Transfer' || info.direction !== 'OUTGOING') return undefined;
  const { transferInfo: moved, recipient } = info;
  if (moved.type === 'NATIVE_COIN') return moved.value > 0n ? recipient.value : undefined;
  if (moved.type !== 'ERC20' || moved.value === 0n) return undefined;
  return tokens.some((token) => isAddressEqual(token, moved.tokenAddress))
    ? recipient.value
    : undefined;
}
