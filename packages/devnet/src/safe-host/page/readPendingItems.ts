import { decodeCall } from '@mooring/safe/transactions';
import { type Hash, isAddressEqual } from 'viem';
import { describeCall } from './requests/describeCall.ts';
import type { Session } from './session.ts';
import { confirmMessage } from './signing/messages.ts';
import { confirm, executeIfReady } from './signing/transactions.ts';

/** Pending transaction or message, with an action for the acting owner. */
export interface PendingItem {
  key: string;
  title: string;
  detail: string;
  action: { label: string; run: () => Promise<unknown> } | undefined;
}

/** Pending transactions in order, then messages. */
export async function readPendingItems(session: Session): Promise<readonly PendingItem[]> {
  const { gateway, opened } = session;
  const acting = session.acting.get();
  const chainId = opened.network.id;
  const [queue, messages, safe] = await Promise.all([
    gateway.safes.queued(chainId, opened.safe),
    gateway.messages.list(chainId, opened.safe),
    session.read(),
  ]);
  const mayAct = acting && safe.owners.some((owner) => isAddressEqual(owner, acting.address));
  const signer = mayAct ? acting : undefined;

  const transactions = queue.results.flatMap((row) =>
    row.type === 'TRANSACTION' ? [row.transaction] : [],
  );
  const shown = await Promise.all(
    transactions.map(async ({ id }): Promise<readonly PendingItem[]> => {
      const { txData, detailedExecutionInfo: info } = await gateway.transactions.get(chainId, id);
      if (!txData || info?.type !== 'MULTISIG') return [];
      const { to, value, hexData, operation } = txData;
      const call = { to: to.value, value: value ?? 0n, data: hexData ?? '0x', operation } as const;
      const lines = describeCall(decodeCall(call, { safe: opened.safe }), opened.network);
      const signed = info.confirmations.map((one) => one.signer.value);
      const hash = info.safeTxHash;
      const isTurn = info.nonce === safe.nonce;
      const isReady = signed.length >= safe.threshold;
      const hasSigned = signer && signed.some((one) => isAddressEqual(one, signer.address));
      return [
        {
          key: hash,
          title: `${info.nonce}: ${lines.map(({ text }) => text).join('; ')}`,
          detail: `${signed.length} of ${safe.threshold} signatures${isTurn ? ', next' : ''}`,
          action:
            signer && isReady && isTurn
              ? { label: 'Execute', run: () => executeIfReady(session, hash, signer) }
              : signer && !isReady && !hasSigned
                ? { label: 'Sign', run: () => confirm(session, hash, signer) }
                : undefined,
        },
      ];
    }),
  );
  const open = messages.results.flatMap((row) =>
    row.type === 'MESSAGE' && row.status === 'NEEDS_CONFIRMATION' ? [row] : [],
  );
  return [
    ...shown.flat(),
    ...open.map((one) => {
      const text = typeof one.message === 'string' ? one.message : JSON.stringify(one.message);
      const hash: Hash = one.messageHash;
      const hasSigned =
        signer &&
        one.confirmations.some(({ owner }) => isAddressEqual(owner.value, signer.address));
      return {
        key: hash,
        title: `Message: ${text.slice(0, 300)}`,
        detail: `${one.confirmationsSubmitted} of ${one.confirmationsRequired} signatures`,
        action:
          signer && !hasSigned
            ? { label: 'Sign', run: () => confirmMessage(session, hash, signer) }
            : undefined,
      };
    }),
  ];
}
