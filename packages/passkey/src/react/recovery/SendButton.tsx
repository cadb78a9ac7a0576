import { useCatalogue } from '@mooring/connect';
import { Button, Spinner, useLazyPart } from '@mooring/connect/parts';
import { finishRecovery, startRecovery } from '../../recovery/runRecovery.ts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { ProblemNotice } from './ProblemNotice.tsx';
import type { RecoveryRequest } from './request/recoveryRequest.ts';
import { toPlace } from './useRecoverySite.ts';
import type { RequestProgress } from './useRequestProgress.ts';
import { useSendRecovery } from './useSendRecovery.ts';

interface SendButtonProps extends RequestProgress {
  readonly request: RecoveryRequest;
  readonly relayUrl: string | undefined;
  /** Called once it is sent: the progress is worth reading again. */
  readonly onSent: () => void;
}

const loadDialog = () => import('../submit/SubmitDialog.tsx');

/** Button that starts or finishes a recovery on one network, where it can be. Anyone may press it. */
export function SendButton({
  request,
  requested,
  network,
  progress,
  relayUrl,
  onSent,
}: SendButtonProps) {
  const t = useCatalogue(recoveryCatalogue);
  const sending = useSendRecovery(relayUrl);
  const { part: dialog } = useLazyPart(sending.pending ? loadDialog : undefined);
  if (!network || (progress.step !== 'ready' && progress.step !== 'due')) return null;
  const { chainId } = network;
  const place = toPlace(network, request.account);
  const kind = progress.step === 'ready' ? 'start' : 'finish';
  const create = () =>
    kind === 'start' ? startRecovery(place, request, requested.signatures) : finishRecovery(place);
  const { isPending, status, error, pending, variables } = sending;
  // Until the chain has it.
  const isSent = status === 'success' && variables?.kind === kind;
  const isBusy = isPending || isSent;
  const send = () => {
    if (isBusy) return;
    sending.mutateAsync({ kind, chainId, create }).then(onSent, () => {});
  };
  return (
    <>
      {error && <ProblemNotice error={error} />}
      <Button variant="primary" wide aria-busy={isBusy} onClick={send}>
        {isBusy && <Spinner />}
        {t(kind === 'start' ? 'request.start' : 'request.finish')}
      </Button>
      {isSent && <p role="status">{t('request.sent')}</p>}
      {pending && dialog && <dialog.SubmitDialog {...pending} />}
    </>
  );
}
