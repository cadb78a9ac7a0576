import { comparableAddress, useCatalogue } from '@mooring/connect';
import { useSite } from '@mooring/page/site';
import { Notice } from '@mooring/page/ui';
import { readEffects } from '@mooring/passkey/simulation';
import { readExecution, readRefund } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import { type Hash, zeroAddress } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import { useConfig } from 'wagmi';
import type { KnownSafe } from '../safe/useSafe.ts';
import { simulateCatalogue } from '../texts/simulateCatalogue.ts';
import { findContradiction, rememberedSimulation } from './rememberedSimulation.ts';
import { useChangeText } from './SimulatedOutcome.tsx';

export interface ContradictionNoticeProps {
  readonly safe: KnownSafe;
  /** safeTxHash of an executed transaction. */
  readonly hash: Hash;
  readonly txHash: Hash;
}

/** Notice of a receipt that contradicts the simulation stored on this device. */
export function ContradictionNotice({ safe, hash, txHash }: ContradictionNoticeProps) {
  const t = useCatalogue(simulateCatalogue);
  const changeText = useChangeText(safe);
  const { storage } = useSite().mooring;
  const { chain, state } = safe;
  const wagmi = useConfig();
  const simulated = rememberedSimulation(storage, state, hash);
  const { data } = useQuery({
    queryKey: ['web', 'safe-contradiction', chain.id, state.address, hash, txHash],
    enabled: simulated !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const client = wagmi.getClient({ chainId: chain.id });
      const { logs } = await getTransactionReceipt(client, { hash: txHash });
      const executed = readExecution(logs, state.address, hash);
      if (!simulated || !executed) return null;
      // The event of the execution follows the events of its calls.
      const effects = readEffects(logs.slice(0, executed.index), state.address);
      if (effects.outcomeOnly) return null;
      const refund = readRefund(logs, state.address, hash);
      return findContradiction(simulated, executed.outcome, effects.changes, refund) ?? null;
    },
  });
  if (!data) return null;
  if (data.kind !== 'other') {
    return (
      <Notice kind="warning">
        <p>{t(`against.${data.kind}`)}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="warning">
      <p>{t('against.other')}</p>
      <ul className="safe-findings">
        {data.changes.map(({ token, tokenId, expected, actual }) => {
          const text = (amount: bigint) =>
            amount === 0n
              ? t('against.nothing', { token: comparableAddress(token ?? zeroAddress) })
              : changeText({ token, amount, ...(tokenId !== undefined && { tokenId }) });
          return (
            <li key={`${token} ${tokenId}`}>
              {t('against.change', { actual: text(actual), expected: text(expected) })}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
