import { useCatalogue } from '@mooring/connect';
import { type Confirmations, hasNewFindings, useConfirmations } from '@mooring/page/payment';
import { placeLink } from '@mooring/page/place';
import { findChangedNames, type NamedRecipient } from '@mooring/page/recipients';
import { useSite } from '@mooring/page/site';
import { isRaw } from '@mooring/safe/payment';
import {
  checkTransaction,
  decodeCall,
  hashTransaction,
  type SafeTransaction,
} from '@mooring/safe/transactions';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { Abi } from 'viem';
import { useConfig } from 'wagmi';
import { Redirect, useLocation } from 'wouter';
import { rememberCallNotes } from '../call/callNotes.ts';
import { tableNamesKey } from '../csv/tableNamesKey.ts';
import { GatewayFault } from '../gateway/GatewayList.tsx';
import { useGateway } from '../gateway/useGateway.ts';
import { NonceField } from '../nonce/NonceField.tsx';
import { Loading } from '../parts/Loading.tsx';
import { readSafe } from '../read/readSafe.ts';
import { TransactionReview } from '../review/TransactionReview.tsx';
import { loadSigning, type Signer } from '../safe/signer.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { ActionButton, SwitchTo, useObstacle } from '../transaction/ActionButton.tsx';
import { ActionNotice } from '../transaction/ActionNotice.tsx';
import { ApprovalHelp } from '../transaction/ApprovalHelp.tsx';
import { ActionError } from '../transaction/actionState.ts';
import { completedActionState } from '../transaction/completedAction.ts';
import {
  rememberNonce,
  rememberSignature,
  rememberSubmission,
  signOnce,
} from '../transaction/submissions.ts';
import { useAction } from '../transaction/useAction.ts';
import type { Queue } from '../transaction/useQueue.ts';
import { NoteField } from './NoteField.tsx';
import { cutNote, originOf } from './proposalNote.ts';

interface ProposalReviewProps {
  readonly safe: KnownSafe;
  readonly transaction: SafeTransaction;
  readonly queue: Queue;
  readonly abis?: Readonly<Record<string, Abi>>;
  /** Notes by call; the note of a single call is the initial note of the proposal. Default: none. */
  readonly notes?: readonly string[];
  /** Recipients entered by name: resolved again before signing. Default: none. */
  readonly names?: readonly NamedRecipient[];
  /** Called with another nonce. Default: it cannot be chosen. */
  readonly onNonce?: (nonce: bigint) => void;
  /** Returns to the form. */
  readonly onBack?: () => void;
}

const noAbis: Readonly<Record<string, Abi>> = {};
const noNotes: readonly string[] = [];
const noRecipients: readonly NamedRecipient[] = [];

/** Review before a new transaction is signed and proposed to the other owners. */
export function ProposalReview(props: ProposalReviewProps) {
  const { safe, transaction, queue, onNonce, onBack } = props;
  const { abis = noAbis, notes = noNotes, names = noRecipients } = props;
  const ofCalls = notes.length > 1 ? notes : noNotes;
  const first = notes.length === 1 ? (notes[0] ?? '') : '';
  const t = useCatalogue(multisigCatalogue);
  const [note, setNote] = useState(cutNote(first));
  const proposal = usePropose(safe, transaction, queue, { abis, notes: ofCalls, names });
  const reading = useConfirmations(proposal.findings, {
    of: proposal.hashes.hash,
    isPayment: true,
  });
  const obstacle = useObstacle(safe, reading);
  const { hash } = proposal.hashes;
  const { step } = proposal.state;
  // An existing proposal is signed, not proposed again; the own one is opened when its action is done.
  if (
    (step === 'idle' || step === 'failed') &&
    queue.waiting.some(({ safeTxHash }) => safeTxHash === hash)
  ) {
    const view = { kind: 'transaction', hash } as const;
    return <Redirect to={placeLink(safe.chain.id, safe.state.address, view)} replace />;
  }
  return (
    <>
      <ActionNotice state={proposal.state} chain={safe.chain} />
      {onNonce && (
        <NonceField
          nonce={transaction.nonce}
          next={safe.state.nonce}
          waiting={queue.waiting}
          disabled={proposal.isBusy}
          onChange={onNonce}
        />
      )}
      <TransactionReview
        safe={safe}
        transaction={transaction}
        hashes={proposal.hashes}
        gateway="none"
        reading={reading}
        abis={abis}
        notes={ofCalls}
        waiting={queue.transactions}
      />
      <NoteField note={note} disabled={proposal.isBusy} onChange={setNote} />
      <SwitchTo chain={safe.chain} />
      <ActionButton
        action="propose"
        state={proposal.state}
        obstacle={obstacle.owner}
        onPress={() =>
          obstacle.signer && void proposal.propose(obstacle.signer, note.trim(), reading.recheck)
        }
      />
      <ApprovalHelp
        signer={obstacle.signer}
        chain={safe.chain}
        hash={hash}
        state={proposal.state}
      />
      <p className="quiet">{t('propose.after')}</p>
      {onBack && (
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={proposal.isBusy}
          onClick={() => {
            if (!proposal.isBusy) onBack();
          }}
        >
          {t('propose.back')}
        </button>
      )}
    </>
  );
}

/** Findings on a new proposal, and the action to sign and propose it. */
function usePropose(
  safe: KnownSafe,
  transaction: SafeTransaction,
  { waiting: queue, readWaiting }: Pick<Queue, 'waiting' | 'readWaiting'>,
  { abis, notes, names }: Required<Pick<ProposalReviewProps, 'abis' | 'notes' | 'names'>>,
) {
  const wagmi = useConfig();
  const queries = useQueryClient();
  const gateway = useGateway();
  const { config, mooring } = useSite();
  const [, go] = useLocation();
  const { run, ...action } = useAction();
  const { chain, state, deployments } = safe;
  const { knownTargets } = deployments;
  const hashes = useMemo(() => hashTransaction(transaction, state), [transaction, state]);
  const decoded = decodeCall(transaction, { safe: state.address, knownTargets, abis });
  const findings = [
    ...safe.findings.filter(({ severity }) => severity === 'refuse'),
    ...checkTransaction(transaction, { safe: state, queue, knownTargets }),
    // Calls decoded by the visitor's own ABI are readable.
  ].filter(({ code, path }) => code !== 'call-unreadable' || isRaw(decoded, path));

  async function propose(
    { address: owner, kind }: Signer,
    note: string,
    recheck: Confirmations['recheck'],
  ) {
    const { hash } = hashes;
    const done = await run('propose', async (stage) => {
      const client = wagmi.getClient({ chainId: chain.id });
      const [fresh, waiting] = await Promise.all([
        readSafe(client, state.address, deployments.deployments),
        // Another owner may have used the nonce.
        readWaiting(),
      ]);
      if (!fresh) throw new ActionError({ kind: 'changed' });
      const place = { wagmi, queries, site: config, chainId: chain.id };
      const changedNames = await findChangedNames(place, names);
      if (changedNames.length > 0) {
        // The table then shows their current addresses.
        void queries.invalidateQueries({ queryKey: tableNamesKey });
        throw new ActionError({ kind: 'names', changed: changedNames });
      }
      const check = { safe: fresh.state, queue: waiting, knownTargets };
      const now = checkTransaction(transaction, check);
      if (
        hasNewFindings(now, findings) ||
        hashTransaction(transaction, fresh.state).hash !== hash ||
        !(await recheck())
      ) {
        throw new ActionError({ kind: 'changed' });
      }
      const { ownerSignature } = await loadSigning();
      if (kind !== 'contract') stage('wallet');
      const toSign = { owner, safe: fresh.state, hash, transaction };
      // A contract approves after proposing, so that its own owners find the transaction.
      const signature =
        kind === 'contract'
          ? undefined
          : await signOnce(queries, toSign, () => ownerSignature(wagmi, toSign));
      stage('handing');
      await gateway.transactions.propose(chain.id, state.address, {
        transaction,
        safeTxHash: hash,
        sender: owner,
        signature,
        origin: originOf(note, { name: config.appName, url: location.origin }),
      });
      rememberSubmission(queries, 'proposal', state, hash);
      rememberNonce(queries, hash, transaction.nonce);
      rememberCallNotes(mooring.storage, state, hash, notes);
      if (signature) rememberSignature(queries, hash, { owner, signature });
    });
    if (done)
      go(placeLink(chain.id, state.address, { kind: 'transaction', hash }), {
        state: completedActionState('proposed'),
      });
  }

  return { ...action, hashes, findings, propose };
}

interface QueueLoaderProps {
  readonly queue: Queue;
  readonly children: ReactNode;
}

/** Loads the queue first: a proposal needs it for its nonce. */
export function QueueLoader({ queue, children }: QueueLoaderProps) {
  const t = useCatalogue(multisigCatalogue);
  const { items, isKnown, error, retry } = queue;
  return (
    <>
      {!items && error !== undefined && (
        <GatewayFault what={t('multisig.unavailable')} error={error} onRetry={retry} />
      )}
      {isKnown && children}
      {!isKnown && error === undefined && <Loading />}
    </>
  );
}
