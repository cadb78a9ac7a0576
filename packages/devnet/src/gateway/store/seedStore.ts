import { HOUR_MS } from '@mooring/internal';
import { hashSafeMessage, hashTransaction } from '@mooring/safe/transactions';
import { type DemoAccount, TREASURY } from '../../accounts.ts';
import type { Multisig } from '../../safe/multisig/multisig.ts';
import { signHash } from '../../safe/multisig/signHash.ts';
import type { StoreContent } from './store.ts';

/** Initial contents of a new network's gateway. @param now milliseconds since 1970 */
export function seedStore(multisigs: readonly Multisig[], now: number): StoreContent {
  return {
    proposals: multisigs.flatMap(({ safe, queue }) =>
      queue.map(({ hoursAgo, transaction, signers, origin }) => {
        const safeTxHash = hashTransaction(transaction, safe).hash;
        const submittedAt = now - hoursAgo * HOUR_MS;
        return {
          chainId: safe.chainId,
          safe: safe.address,
          safeTxHash,
          transaction,
          proposer: firstSigner(signers).address,
          delegate: null,
          origin: origin ? JSON.stringify(origin) : null,
          trusted: true,
          submittedAt,
          confirmations: signers.map((signer) => ({
            owner: signer.address,
            signature: signHash(safeTxHash, signer.privateKey),
            at: submittedAt,
          })),
        };
      }),
    ),
    messages: multisigs.flatMap(({ safe, messages }) =>
      messages.map(({ hoursAgo, text, signers }) => {
        const messageHash = hashSafeMessage(text, safe).hash;
        const createdAt = now - hoursAgo * HOUR_MS;
        return {
          chainId: safe.chainId,
          safe: safe.address,
          messageHash,
          message: text,
          origin: null,
          proposedBy: firstSigner(signers).address,
          createdAt,
          modifiedAt: createdAt,
          confirmations: signers.map((signer) => ({
            owner: signer.address,
            signature: signHash(messageHash, signer.privateKey),
            at: createdAt,
          })),
        };
      }),
    ),
  };
}

function firstSigner(signers: readonly DemoAccount[]): DemoAccount {
  return signers[0] ?? TREASURY;
}
