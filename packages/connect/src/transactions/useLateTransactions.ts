import { useEffect, useRef } from 'react';
import { type Connector, useAccount, useConfig } from 'wagmi';
import { useMooring } from '../core/MooringContext.ts';
import { isTransactionHash } from '../core/text/untrusted.ts';
import { pairingOf } from '../wallets/pairing.ts';
import type { UnansweredRequest } from '../wallets/pairingSession.ts';
import { rememberWallet } from '../wallets/recentWallets.ts';
import { readField } from '../wallets/walletError.ts';
import { multisigQuery } from './multisig/multisigQuery.ts';
import { transactionsOf } from './transactionStore.ts';
import { usePairingSession, useRequestText } from './usePhoneRequests.ts';

/** Between two looks for the transactions of a batch, in milliseconds. */
const BATCH_PAUSE_MS = 4_000;

/**
 * Remembers what was approved on the phone while the page was closed: payments become stored
 * transactions, and a wallet that was chosen then is the one used last.
 */
export function useLateTransactions(): void {
  const { config, report } = useMooring();
  const wagmi = useConfig();
  const { connector } = useAccount();
  const pairing = connector && pairingOf(connector);
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
      const multisig = rule ? { multisig: rule } : {};
      hashesOf(connector, request, config.timeouts.transactionMs)
        .then((hashes) => {
          for (const hash of hashes) {
            transactionsOf(config.storage).add(account, chainId, {
              hash,
              description,
              ...multisig,
            });
          }
          // An answer without a transaction hash stays listed as lost.
          if (hashes.length > 0) pairing.forget(id);
        })
        .catch(report);
    }
  }, [connector, pairing, session, wagmi, config, report, requestText]);
}

/**
 * The transactions of a wallet's answer; none when it names none, or those of a batch have not come.
 * @param limitMs how long a batch is waited for
 */
async function hashesOf(
  connector: Connector,
  { method, result }: UnansweredRequest,
  limitMs: number,
): Promise<readonly `0x${string}`[]> {
  if (method === 'eth_sendTransaction') return isTransactionHash(result) ? [result] : [];
  const batch = typeof result === 'object' && result !== null ? readField(result, 'id') : result;
  if (typeof batch !== 'string') return [];
  const provider: { request(call: object): Promise<unknown> } = Object(
    await connector.getProvider(),
  );
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    const status = await provider.request({ method: 'wallet_getCallsStatus', params: [batch] });
    const receipts: unknown = Object(status).receipts;
    const hashes = Array.isArray(receipts)
      ? receipts.map((one) => Object(one).transactionHash)
      : [];
    const found = [...new Set(hashes)].filter(isTransactionHash);
    if (found.length > 0) return found;
    await new Promise((resolve) => setTimeout(resolve, BATCH_PAUSE_MS));
  }
  return [];
}
