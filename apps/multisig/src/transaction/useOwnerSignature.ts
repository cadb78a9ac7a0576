import { comparableAddress, useCatalogue, useTransactions } from '@mooring/connect';
import {
  approvedHashSignature,
  encodeApproval,
  joinSignatures,
  type SafeState,
  type SafeTransaction,
} from '@mooring/safe/transactions';
import { useQueryClient } from '@tanstack/react-query';
import type { Chain, Hash, Hex } from 'viem';
import { readContract } from 'viem/actions';
import { useConfig } from 'wagmi';
import { safeReadAbi } from '../read/readSafe.ts';
import { loadSigning, type Signer } from '../safe/signer.ts';
import { sendTransaction } from '../send/sendTransaction.ts';
import { useFinalTransaction } from '../send/useFinalTransaction.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { confirmedHash } from './actionState.ts';
import { signOnce } from './submissions.ts';
import type { Stage } from './useAction.ts';
import { approvalReference, waitingApproval } from './waitingApproval.ts';

type ToSign = { readonly safe: SafeState; readonly hash: Hash } & (
  | { readonly transaction: SafeTransaction; readonly message?: undefined }
  | { readonly message: string; readonly transaction?: undefined }
);

/**
 * Signs as an owner, or approves onchain if the account cannot verify the owner's signature. An existing approval is
 * reused, and a pending one is followed instead of sent again.
 * @returns function that resolves to a signature in the gateway's format
 */
export function useOwnerSignature(chain: Chain) {
  const t = useCatalogue(treasuryCatalogue);
  const wagmi = useConfig();
  const queries = useQueryClient();
  const ending = useFinalTransaction();
  const { transactions, addTransaction } = useTransactions();

  return async (stage: Stage, { address: owner, kind }: Signer, toSign: ToSign): Promise<Hex> => {
    const { safe, hash } = toSign;
    if (kind !== 'contract') {
      const { ownerSignature } = await loadSigning();
      stage('wallet');
      return signOnce(queries, { owner, hash }, () => ownerSignature(wagmi, { owner, ...toSign }));
    }
    const approved = await readContract(wagmi.getClient({ chainId: chain.id }), {
      address: safe.address,
      abi: safeReadAbi,
      functionName: 'approvedHashes',
      args: [owner, hash],
    });
    if (approved === 0n) {
      const waiting = waitingApproval(transactions, chain, hash);
      const sent = waiting ? (waiting.originalHash ?? waiting.hash) : await approve();
      stage('following');
      confirmedHash(await ending(sent));
    }
    return joinSignatures([approvedHashSignature(owner)]);

    async function approve(): Promise<Hash> {
      stage('wallet');
      const call = { to: safe.address, value: 0n, data: encodeApproval(hash) };
      const sent = await sendTransaction(wagmi, chain, call);
      const description = t('approve.description', { account: comparableAddress(safe.address) });
      addTransaction({ hash: sent, description, reference: approvalReference(hash) }, chain.id);
      return sent;
    }
  };
}
