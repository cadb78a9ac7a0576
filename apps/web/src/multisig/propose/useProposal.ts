import {
  checkTransaction,
  decodeCall,
  hashTransaction,
  type SafeTransaction,
  transactionTypedData,
} from '@mooring/safe/transactions';
import { useMemo } from 'react';
import type { Abi, Address } from 'viem';
import { useConfig } from 'wagmi';
import { useLocation } from 'wouter';
import { placeLink } from '../../safe/placeLink.ts';
import { readSafe } from '../../safe/readSafe.ts';
import { useSite } from '../../site/SiteContext.ts';
import { isRaw } from '../call/callKind.ts';
import { useGateway } from '../gateway/useGateway.ts';
import { findingKey } from '../review/findingsOf.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { ActionError } from '../transaction/actionState.ts';
import { ownerSignature } from '../transaction/ownerSignature.ts';
import { useAction } from '../transaction/useAction.ts';
import type { Queue } from '../transaction/useQueue.ts';

/** Findings on a new proposal, and the action to sign and propose it. */
export function useProposal(
  safe: KnownSafe,
  transaction: SafeTransaction,
  { waiting: queue, readWaiting }: Pick<Queue, 'waiting' | 'readWaiting'>,
  abis: Readonly<Record<string, Abi>>,
) {
  const wagmi = useConfig();
  const gateway = useGateway();
  const { appName } = useSite().config;
  const [, go] = useLocation();
  const { run, ...action } = useAction();
  const { chain, state, deployments } = safe;
  const { knownTargets } = deployments;
  const hashes = useMemo(() => hashTransaction(transaction, state), [transaction, state]);
  const decoded = decodeCall(transaction, { safe: state.address, knownTargets, abis });
  const findings = [
    ...safe.findings.filter(({ severity }) => severity === 'refuse'),
    ...checkTransaction(transaction, { safe: state, queue, knownTargets }),
    // Calls decoded by the person's own ABI are not unreadable.
  ].filter(({ code, path }) => code !== 'call-unreadable' || isRaw(decoded, path));

  async function propose(account: Address) {
    const { hash } = hashes;
    const done = await run('propose', async (stage) => {
      const client = wagmi.getClient({ chainId: chain.id });
      const [fresh, waiting] = await Promise.all([
        readSafe(client, state.address, deployments.deployments),
        // Another owner may have used the nonce meanwhile.
        readWaiting(),
      ]);
      if (!fresh) throw new ActionError({ kind: 'changed' });
      const check = { safe: fresh.state, queue: waiting, knownTargets };
      const now = checkTransaction(transaction, check);
      const before = new Set(findings.map(findingKey));
      const isNew = now.some((one) => one.severity !== 'note' && !before.has(findingKey(one)));
      if (isNew || hashTransaction(transaction, fresh.state).hash !== hash) {
        throw new ActionError({ kind: 'changed' });
      }
      stage('wallet');
      const signature = await ownerSignature(wagmi, {
        account,
        chainId: chain.id,
        hash,
        typedData: transactionTypedData(transaction, fresh.state),
      });
      stage('handing');
      await gateway.transactions.propose(chain.id, state.address, {
        transaction,
        safeTxHash: hash,
        sender: account,
        signature,
        origin: JSON.stringify({ name: appName, url: location.origin }),
      });
    });
    if (done) go(placeLink(chain.id, state.address, { kind: 'transaction', hash }));
  }

  return { ...action, hashes, findings, propose };
}
