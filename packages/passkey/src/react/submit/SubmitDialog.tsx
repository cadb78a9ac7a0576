import { errorReason, isRejection, useLocale, visibleText, type Wallet } from '@mooring/connect';
import {
  Button,
  ChoiceRow,
  DialogFrame,
  getWalletProvider,
  type InstalledWallet,
  Notice,
  OtherNetworkError,
  type PhonePairing,
  pairingProblemOf,
  Scene,
  useInstalledWallets,
  useMooringConfig,
  usePhonePairing,
  useReport,
  useStylesheet,
  useTranslate,
  WalletIcon,
} from '@mooring/connect/parts';
import { useState } from 'react';
import type { Hash } from 'viem';
import { useConfig } from 'wagmi';
import { PasskeyScene } from '../PasskeyScene.tsx';
import styles from '../review/review.css?inline';
import { usePasskeyTexts } from '../texts/usePasskeyTexts.ts';
import {
  ChoiceView,
  type Failure,
  FailureNotice,
  NoWallet,
  PhonePlaceholder,
} from './SubmitParts.tsx';
import { formatRetryTime, readSubmitProblem } from './submitProblem.ts';
import type { PendingSubmission } from './usePendingSubmission.ts';

/**
 * State of sending a signed transaction. The signature is kept until the transaction is sent or given up.
 *
 *   choice ⇄ waiting → (sent: the dialog closes)
 *     ⇅       ↑
 *     pairing ┘  with a phone; the passkey account stays connected
 */
type SubmitState =
  | { readonly step: 'choice'; readonly reason: unknown; readonly failure?: Failure }
  | { readonly step: 'pairing'; readonly reason: unknown; readonly row: Wallet | undefined }
  /** Without a wallet, the configured submitter is tried again. */
  | {
      readonly step: 'waiting';
      readonly reason: unknown;
      readonly wallet?: InstalledWallet;
      /** Set for a wallet on a phone; `row` is its row if it was chosen by name. */
      readonly onPhone?: { readonly row: Wallet | undefined };
    };

/** Dialog that sends a signed transaction by another wallet, or by the relay again. */
export function SubmitDialog({ unsent, onSent, onGiveUp }: PendingSubmission) {
  useStylesheet(styles);
  const t = usePasskeyTexts();
  const kit = useTranslate();
  const { locale } = useLocale();
  const { appName } = useMooringConfig();
  const report = useReport();
  const wallets = useInstalledWallets();
  const phone = usePhonePairing();
  const { chains } = useConfig();
  const [state, setState] = useState<SubmitState>({ step: 'choice', reason: unsent.reason });
  const app = visibleText(appName, LONGEST_SUBMITTER_NAME);
  if (!t) return null;
  const { reason } = state;

  async function send(
    sendTransaction: () => Promise<Hash>,
    wallet?: InstalledWallet,
    onPhone?: { readonly row: Wallet | undefined },
  ) {
    setState({ step: 'waiting', reason, ...(wallet && { wallet }), ...(onPhone && { onPhone }) });
    try {
      onSent(await sendTransaction());
    } catch (error) {
      if (wallet) fail(error, wallet.name);
      else {
        report(error);
        setState({ step: 'choice', reason: error });
      }
    }
  }

  function fail(error: unknown, wallet: string) {
    report(error);
    if (isRejection(error)) return setState({ step: 'choice', reason, failure: {} });
    // So that another phone can be paired.
    phone?.end();
    const problem = pairingProblemOf(error);
    const network =
      error instanceof OtherNetworkError
        ? (chains.find(({ id }) => id === unsent.submission.chainId)?.name ?? '')
        : undefined;
    const detail = problem === undefined && network === undefined ? errorReason(error) : undefined;
    setState({ step: 'choice', reason, failure: { wallet, detail, problem, network } });
  }

  async function sendByPhone(pairing: PhonePairing, row: Wallet | undefined) {
    setState({ step: 'pairing', reason, row });
    try {
      const wallet = await pairing.reach();
      await send(() => unsent.sendBy(wallet.provider), wallet, { row });
    } catch (error) {
      fail(error, row?.name ?? kit('connect.phoneWallet'));
    }
  }

  const { retry } = unsent;
  const title = retry ? t('submit.notSent', { app }) : t('submit.title');
  const cancel = <Button onClick={onGiveUp}>{kit('dialog.cancel')}</Button>;
  const parts = phone?.parts;
  if (state.step === 'pairing' && phone && parts) {
    // Rejects the attempt, which leads back to the choice.
    const goBack = () => phone.cancel();
    return (
      <DialogFrame title={title} onClose={onGiveUp} onBack={goBack}>
        <ChoiceView key="pairing" returns>
          <parts.Code wallet={state.row} onCancel={goBack} />
          {!phone.isKept() && <p className="mooring-review-quiet">{t('submit.phone')}</p>}
        </ChoiceView>
      </DialogFrame>
    );
  }
  if (state.step === 'waiting') {
    const { wallet, onPhone } = state;
    return (
      <DialogFrame title={title} onClose={onGiveUp}>
        {wallet ? (
          <Scene
            title={t('submit.confirm', { wallet: wallet.name })}
            mark={<WalletIcon name={wallet.name} icon={wallet.icon} size="large" />}
            waits
          >
            {onPhone && parts ? (
              <parts.Waiting wallet={onPhone.row} />
            ) : (
              <p className="mooring-scene-text">{kit('connect.waitingLong')}</p>
            )}
            {cancel}
          </Scene>
        ) : (
          <PasskeyScene title={t('submit.sending', { app })} waits>
            <p className="mooring-scene-text">{t('submit.signed')}</p>
            {cancel}
          </PasskeyScene>
        )}
      </DialogFrame>
    );
  }
  const problem = readSubmitProblem(reason);
  // A pending transaction has no retry time: its receipt decides.
  const when = problem === 'busy' ? undefined : formatRetryTime(reason, locale);
  return (
    <DialogFrame
      title={title}
      onClose={onGiveUp}
      footer={
        <div className="mooring-review-actions">
          {cancel}
          {retry && <Button onClick={() => send(retry)}>{t('submit.retry', { app })}</Button>}
        </div>
      }
    >
      <ChoiceView
        key="choice"
        returns={
          (state.step === 'choice' && state.failure !== undefined) || reason !== unsent.reason
        }
      >
        {retry && (
          <Notice urgent>
            {t(`submit.${problem}`, { app })} {when && t('submit.again', { when })}
          </Notice>
        )}
        {state.step === 'choice' && state.failure && <FailureNotice {...state.failure} />}
        <p className="mooring-review-lead">{t('submit.signed')}</p>
        {wallets.length > 0 || phone ? (
          <ul className="mooring-list" aria-label={t('submit.title')}>
            {wallets.map((wallet) => (
              <li key={wallet.id}>
                <ChoiceRow
                  icon={<WalletIcon name={wallet.name} icon={wallet.icon} />}
                  title={wallet.name}
                  notes={isAmbiguous(wallet, wallets) && <bdi>{wallet.id}</bdi>}
                  onChoose={() =>
                    send(async () => unsent.sendBy(await getWalletProvider(wallet)), wallet)
                  }
                />
              </li>
            ))}
            {phone && parts && <parts.Rows onChoose={(row) => sendByPhone(phone, row)} />}
            {phone && !parts && <PhonePlaceholder {...phone} />}
          </ul>
        ) : (
          <NoWallet {...unsent} />
        )}
      </ChoiceView>
    </DialogFrame>
  );
}

const LONGEST_SUBMITTER_NAME = 60;

/** Returns true if another wallet has the same name. */
function isAmbiguous({ id, name }: InstalledWallet, wallets: readonly InstalledWallet[]): boolean {
  return wallets.some((other) => other.id !== id && other.name === name);
}
