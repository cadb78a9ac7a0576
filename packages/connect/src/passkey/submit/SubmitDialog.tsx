import { useState } from 'react';
import type { Hash } from 'viem';
import { useConfig } from 'wagmi';
import connectStyles from '../../connect/connect.css?inline';
import type { Wallet } from '../../core/catalogue/wallet.ts';
import { useMooring } from '../../core/MooringContext.ts';
import { visibleText } from '../../core/text/visibleText.ts';
import { usePasskeyTexts } from '../../texts/passkey/usePasskeyTexts.ts';
import { useLocale, useTranslate } from '../../texts/useTranslate.ts';
import { useStylesheet } from '../../theme/stylesheet.ts';
import { ChoiceRow } from '../../ui/ChoiceRow.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import sceneStyles from '../../ui/scene.css?inline';
import { pairingProblemOf } from '../../wallets/pairingStep.ts';
import { reasonOf } from '../../wallets/reasonOf.ts';
import { isRejection } from '../../wallets/walletError.ts';
import { PasskeyScene } from '../PasskeyScene.tsx';
import styles from '../review/review.css?inline';
import {
  Choice,
  type Failure,
  FailureNotice,
  NoWallet,
  PhoneSpace,
  Picture,
} from './SubmitParts.tsx';
import { retryTime, submitProblem } from './submitProblem.ts';
import { type OtherWallet, providerOf, useOtherWallets } from './useOtherWallets.ts';
import type { PendingSubmission } from './usePendingSubmission.ts';
import { OtherNetworkError, type Phone, usePhone } from './usePhone.ts';

/**
 * State of sending what is signed; the signature is kept until it is sent, or given up.
 *
 *   choice ⇄ waiting → (sent: the dialog closes)
 *     ⇅       ↑
 *     pairing ┘  with a phone, beside the connected account
 */
type SubmitState =
  | { readonly step: 'choice'; readonly reason: unknown; readonly failure?: Failure }
  | { readonly step: 'pairing'; readonly reason: unknown; readonly row: Wallet | undefined }
  /** Without a wallet, who was to send it is tried again. */
  | {
      readonly step: 'waiting';
      readonly reason: unknown;
      readonly wallet?: OtherWallet;
      /** The wallet is on a phone: by its row, if it was chosen by name. */
      readonly onPhone?: { readonly row: Wallet | undefined };
    };

/** Has a signed transaction sent by another wallet, or by the relay once more. */
export function SubmitDialog({ unsent, onSent, onGiveUp }: PendingSubmission) {
  useStylesheet(sceneStyles);
  // Pictures of wallets and what is waited for: who was connected on arrival has not seen that dialog.
  useStylesheet(connectStyles);
  useStylesheet(styles);
  const t = usePasskeyTexts();
  const kit = useTranslate();
  const { locale } = useLocale();
  const { config, report } = useMooring();
  const wallets = useOtherWallets();
  const phone = usePhone();
  const { chains } = useConfig();
  const [state, setState] = useState<SubmitState>({ step: 'choice', reason: unsent.reason });
  const app = visibleText(config.appName, LONGEST_NAME);
  if (!t) return null;
  const { reason } = state;

  async function send(
    by: () => Promise<Hash>,
    wallet?: OtherWallet,
    onPhone?: { readonly row: Wallet | undefined },
  ) {
    setState({ step: 'waiting', reason, ...(wallet && { wallet }), ...(onPhone && { onPhone }) });
    try {
      onSent(await by());
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
    // Another phone may do better.
    phone?.end();
    const problem = pairingProblemOf(error);
    const network =
      error instanceof OtherNetworkError
        ? (chains.find(({ id }) => id === unsent.submission.chainId)?.name ?? '')
        : undefined;
    const detail = problem === undefined && network === undefined ? reasonOf(error) : undefined;
    setState({ step: 'choice', reason, failure: { wallet, detail, problem, network } });
  }

  async function sendByPhone(by: Phone, row: Wallet | undefined) {
    setState({ step: 'pairing', reason, row });
    try {
      const wallet = await by.reach();
      await send(() => unsent.sendBy(wallet.provider), wallet, { row });
    } catch (error) {
      fail(error, row?.name ?? kit('connect.phoneWallet'));
    }
  }

  const { retry } = unsent;
  const title = retry ? t('submit.notSent', { app }) : t('submit.title');
  const cancel = (
    <button type="button" className="mooring-button" onClick={onGiveUp}>
      {kit('dialog.cancel')}
    </button>
  );
  const part = phone?.part;
  if (state.step === 'pairing' && phone && part) {
    // Its attempt is rejected then, which leads back to the choice.
    const goBack = () => phone.pairing.cancel();
    return (
      <DialogFrame title={title} onClose={onGiveUp} onBack={goBack}>
        <Choice key="pairing" returns>
          <part.PhonePairing
            pairing={phone.pairing}
            kept={phone.isKept()}
            part={part}
            row={state.row}
            onCancel={goBack}
          />
        </Choice>
      </DialogFrame>
    );
  }
  if (state.step === 'waiting') {
    const { wallet, onPhone } = state;
    return (
      <DialogFrame title={title} onClose={onGiveUp}>
        <PasskeyScene
          title={
            wallet ? t('submit.confirm', { wallet: wallet.name }) : t('submit.sending', { app })
          }
          icon={wallet && <Picture {...wallet} size="large" />}
          waits
        >
          {onPhone && part ? (
            <part.PhoneWaiting part={part} row={onPhone.row} />
          ) : (
            <p className="mooring-scene-text">
              {wallet ? kit('connect.waitingLong') : t('submit.signed')}
            </p>
          )}
          {cancel}
        </PasskeyScene>
      </DialogFrame>
    );
  }
  const problem = submitProblem(reason);
  // One that is on its way is confirmed when it is, whatever the relay says.
  const when = problem === 'busy' ? undefined : retryTime(reason, locale);
  return (
    <DialogFrame
      title={title}
      onClose={onGiveUp}
      footer={
        <div className="mooring-review-actions">
          {cancel}
          {retry && (
            <button type="button" className="mooring-button" onClick={() => send(retry)}>
              {t('submit.retry', { app })}
            </button>
          )}
        </div>
      }
    >
      <Choice
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
                  icon={<Picture {...wallet} size="medium" />}
                  title={wallet.name}
                  notes={isAmbiguous(wallet, wallets) && <bdi>{wallet.id}</bdi>}
                  onChoose={() => send(async () => unsent.sendBy(await providerOf(wallet)), wallet)}
                />
              </li>
            ))}
            {phone && part && (
              <part.PhoneRows table={part.table} onChoose={(row) => sendByPhone(phone, row)} />
            )}
            {phone && !part && <PhoneSpace {...phone} />}
          </ul>
        ) : (
          <NoWallet {...unsent} />
        )}
      </Choice>
    </DialogFrame>
  );
}

const LONGEST_NAME = 60;

/** Another wallet has the same name: its id is shown too. */
function isAmbiguous({ id, name }: OtherWallet, wallets: readonly OtherWallet[]): boolean {
  return wallets.some((other) => other.id !== id && other.name === name);
}
