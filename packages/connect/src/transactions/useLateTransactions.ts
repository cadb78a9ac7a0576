import { isTransactionHash } from '@mooring/internal';
import { useEffect, useRef } from 'react';
import { type Connector, useAccount, useConfig } from 'wagmi';
import { useMooring } from '../core/MooringContext.ts';
import { pairingOf } from '../wallets/pairing.ts';
import type { UnansweredRequest } from '../wallets/pairingSession.ts';
import { rememberWallet } from '../wallets/recentWallets.ts';
import { multisigQuery } from './multisig/multisigQuery.ts';
import { requestedCalls } from './requestedCalls.ts';
import { type NewTransaction, transactionsOf } from './transactionStore.ts';
import { usePairingSession, useRequestText } from './usePhoneRequests.ts';

/**
 * Stores what was approved on the phone while the page was closed: payments become stored transactions, and a chosen
 * wallet becomes the most recent one.
 */
export function useLateTransactions(): void {
  const { config, report } = useMooring();
  const wagmi = useConfig();
  const { connector } = useAccount();
  const pairing = pairingOf(connector);
  const session = usePairingSession(pairing);
  const requestText = useRequestText();
  const taken = useRef(new Set<number>());

  const chosen = session?.chosen;
  useEffect(() => {
    if (chosen !== undefined) rememberWallet(config.storage, chosen);
  }, [chosen, config.storage]);

  useEffect(() => {
    if (!connector || !pairing) return;
    const approved = session?.requests.filter(({ status }) => status === 'approved') ?? [];
    for (const request of approved) {
      const { id, account, chainId } = request;
      if (taken.current.has(id)) continue;
      taken.current.add(id);
      const description = requestText(request);
      const rule = config.queryClient.getQueryData(multisigQuery(wagmi, chainId, account).queryKey);
      readSent(connector, request)
        .then((sent) => {
          // An answer without a transaction stays listed as lost.
          if (!sent) return;
          const { batch } = sent;
          // A multisig's batch is one transaction, and its id is the hash that the owners sign.
          const hash = rule && isTransactionHash(batch?.id) ? batch.id : sent.hash;
          const kept = batch && hash === sent.hash ? { batch } : rule && { multisig: rule };
          transactionsOf(config.storage).add(account, chainId, { hash, description, ...kept });
          pairing.forget(id);
        })
        .catch(report);
    }
  }, [connector, pairing, session, wagmi, config, report, requestText]);
}

/** Parses the transaction or batch in a wallet's answer; undefined without one. */
async function readSent(
  { id: connectorId }: Connector,
  request: UnansweredRequest,
): Promise<Pick<NewTransaction, 'hash' | 'batch'> | undefined> {
  const { method, result } = request;
  if (method === 'eth_sendTransaction')
    return isTransactionHash(result) ? { hash: result } : undefined;
  const { readSentBatch } = await import('./batch/readSentBatch.ts');
  return readSentBatch(result, { connectorId, size: Math.max(1, requestedCalls(request).length) });
}
