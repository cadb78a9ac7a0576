import type {
  MultisigMessageStatus,
  MultisigSource,
  MultisigTransactionStatus,
} from '@mooring/connect';
import { createGatewayClient, GatewayError } from '@mooring/safe/gateway';
import {
  canonicalDeployments,
  canonicalTargets,
  checkGatewayMessage,
  hashSafeMessage,
  joinSignatures,
} from '@mooring/safe/transactions';
import type { Address, Client, Hash } from 'viem';
import { createOwnerVerifier } from '../read/createOwnerVerifier.ts';
import { loadTransaction } from '../read/loadTransaction.ts';
import { readSafe } from '../read/readSafe.ts';

/** Canonical deployments: they affect warnings only, which statuses do not show. */
const deployments = {
  deployments: canonicalDeployments,
  knownTargets: canonicalTargets,
};

/** Creates a source of a Safe's statuses from a gateway, verified against the chain. */
export function createGatewaySource(
  gatewayUrl: string,
  getClient: (chainId: number) => Client,
): MultisigSource {
  const gateway = createGatewayClient({ baseUrl: gatewayUrl });

  async function safeOf(client: Client, address: Address) {
    const safe = await readSafe(client, address);
    if (!safe) throw new Error('There is no multisig at this address on this network.');
    return safe.state;
  }

  return {
    transactionStatus: ({ chainId, safe, safeTxHash }) =>
      unlessUnknown(async (): Promise<MultisigTransactionStatus> => {
        const client = getClient(chainId);
        const state = await safeOf(client, safe);
        const options = { gateway, client, safe: { state, deployments } };
        const { details, checked, status } = await loadTransaction({ ...options, id: safeTxHash });
        if (!('hashes' in checked) || !isSameHash(checked.hashes.hash, safeTxHash))
          throw new Error('The gateway shows another transaction.');
        const { transaction, signatures } = checked;
        const replacedBy =
          status === 'CANCELLED' ? await findSuccessor(options, transaction.nonce) : undefined;
        return {
          // Its nonce may be used already, by itself or another: the gateway will say.
          state: status ?? 'AWAITING_EXECUTION',
          confirmations: signatures.length,
          threshold: state.threshold,
          transactionHash: details.txHash ?? undefined,
          replacedBy,
        };
      }),
    messageStatus: ({ chainId, safe, message }) =>
      unlessUnknown(async (): Promise<MultisigMessageStatus> => {
        const client = getClient(chainId);
        const state = await safeOf(client, safe);
        const { hash } = hashSafeMessage(message, state);
        const found = await gateway.messages.get(chainId, hash);
        const verify = createOwnerVerifier(client, state);
        const checked = await checkGatewayMessage(found, { safe: state, requested: hash, verify });
        if (!('hashes' in checked) || !isSameHash(checked.hashes.hash, hash))
          throw new Error('The gateway returned another message.');
        const { signatures } = checked;
        const { threshold } = state;
        return {
          confirmations: signatures.length,
          threshold,
          signature: signatures.length >= threshold ? joinSignatures(signatures) : undefined,
        };
      }),
    proposeMessage: ({ chainId, safe, message, signature }) =>
      gateway.messages.propose(chainId, safe, { message, signature }),
  };
}

/** Returns undefined for a 404 of the gateway, which may index it later than the page. */
async function unlessUnknown<Status>(ask: () => Promise<Status>): Promise<Status | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof GatewayError && error.status === 404) return undefined;
    throw error;
  }
}

function isSameHash(one: Hash, other: Hash): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/**
 * Finds the transaction that used a nonce instead, among the latest; undefined when not found, and for a
 * rejection, which only consumes the nonce; recognised by its fields, not by the gateway's label.
 */
async function findSuccessor(
  options: Omit<Parameters<typeof loadTransaction>[0], 'id'>,
  nonce: bigint,
): Promise<Hash | undefined> {
  const { gateway, safe } = options;
  const { results } = await gateway.safes.history(safe.state.chainId, safe.state.address);
  for (const row of results) {
    if (row.type !== 'TRANSACTION') continue;
    const { id, executionInfo, txHash } = row.transaction;
    if (executionInfo?.type !== 'MULTISIG' || executionInfo.nonce !== nonce) continue;
    const { checked } = await loadTransaction({ ...options, id });
    const isRejection = checked.findings.some(({ code }) => code === 'rejection');
    return isRejection ? undefined : (txHash ?? undefined);
  }
  return undefined;
}
