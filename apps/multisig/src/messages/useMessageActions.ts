import { hashSafeMessage } from '@mooring/safe/transactions';
import { useQueryClient } from '@tanstack/react-query';
import type { Hash } from 'viem';
import { useConfig } from 'wagmi';
import { useGateway } from '../gateway/useGateway.ts';
import type { SubmittedSignature } from '../read/loadTransaction.ts';
import { readSafe } from '../read/readSafe.ts';
import { loadSigning, type Signer } from '../safe/signer.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { ActionError } from '../transaction/actionState.ts';
import { rememberSignature, rememberSubmission } from '../transaction/submissions.ts';
import { useAction } from '../transaction/useAction.ts';
import { useOwnerSignature } from '../transaction/useOwnerSignature.ts';
import { loadMessage, messageProblem } from './message.ts';

interface NewMessage {
  readonly text: string;
  readonly hash: Hash;
  readonly origin: string;
}

/** Actions on messages: sign a pending one, or propose a new one. */
export function useMessageActions({ chain, state, deployments }: KnownSafe) {
  const sign = useOwnerSignature(chain);
  const wagmi = useConfig();
  const queries = useQueryClient();
  const gateway = useGateway();
  const { run, ...action } = useAction();
  const client = wagmi.getClient({ chainId: chain.id });

  /** Reads the current account, and verifies that the shown text still has the shown hash. */
  async function safeNow(text: string, hash: Hash) {
    const fresh = await readSafe(client, state.address, deployments.deployments);
    if (!fresh || messageProblem(text) || hashSafeMessage(text, fresh.state).hash !== hash) {
      throw new ActionError({ kind: 'changed' });
    }
    return fresh.state;
  }

  async function give(hash: Hash, signed: SubmittedSignature, send: () => Promise<unknown>) {
    const { submitSignature } = await loadSigning();
    await submitSignature(signed.signature, send, () => gateway.messages.get(chain.id, hash));
    rememberSignature(queries, hash, signed);
  }

  const confirm = (signer: Signer, text: string, hash: Hash) =>
    run('confirm', async (stage) => {
      const safe = await safeNow(text, hash);
      const { checked } = await loadMessage({ gateway, client, safe, hash });
      if (checked.refused) throw new ActionError({ kind: 'changed' });
      const signature = await sign(stage, signer, { safe, message: text, hash });
      stage('handing');
      const send = () => gateway.messages.confirm(chain.id, hash, signature);
      await give(hash, { owner: signer.address, signature }, send);
    });

  /** @param onSubmitted called once the gateway has the message, after leaving the view too */
  const propose = (signer: Signer, { text, hash, origin }: NewMessage, onSubmitted: () => void) =>
    run('propose', async (stage) => {
      const safe = await safeNow(text, hash);
      const signature = await sign(stage, signer, { safe, message: text, hash });
      stage('handing');
      const message = { message: text, signature, origin };
      const send = () => gateway.messages.propose(chain.id, state.address, message);
      await give(hash, { owner: signer.address, signature }, send);
      onSubmitted();
      rememberSubmission(queries, 'message', state, hash);
    });

  return { ...action, confirm, propose };
}
