import { comparableAddress, useCatalogue, useLocale } from '@mooring/connect';
import { Notice, useToken } from '@mooring/connect/parts';
import { isUnlimited } from '@mooring/internal';
import type { SafeCall } from '@mooring/safe/transactions';
import type { Address } from 'viem';
import { useConfig } from 'wagmi';
import { readPasskeyControl } from '../readPasskeyControl.ts';
import { passkeyCatalogue } from '../texts/passkeyCatalogue.ts';
import { approvalText } from './approvalText.ts';
import type { CallEffects } from './callEffects.ts';
import { FullAddress } from './FullAddress.tsx';
import { formatFullAmount } from './formatFullAmount.ts';
import { itemText } from './itemText.ts';
import { RecoverySettingText } from './RecoveryText.tsx';
import { type CallMeaning, readCallMeaning } from './readCallMeaning.ts';
import type { RecoverySetting } from './recoverySetting.ts';
import { amountText, useAmount } from './useAmount.ts';

interface ReviewedCallProps {
  readonly call: SafeCall;
  readonly account: Address;
  readonly chainId: number;
  /** Change of recovery that the call makes, by a module whose code was read. */
  readonly recovery: RecoverySetting | undefined;
  /** Effects that the payment check finds. */
  readonly checked: CallEffects;
}

/** Description of a call, the full addresses it affects, and its data in a disclosure. */
export function ReviewedCall({ call, account, chainId, recovery, checked }: ReviewedCallProps) {
  const t = useCatalogue(passkeyCatalogue);
  const [control] = useConfig().connectors.flatMap((one) => readPasskeyControl(one) ?? []);
  const meaning = readCallMeaning(call, account, control?.contracts?.factory);
  const sentence = useCallDescription(meaning, call, chainId);
  const value = useAmount(chainId, undefined, call.value);
  const warning = recovery ? undefined : chooseWarning(meaning);
  const addresses = recovery ? recoveryAddresses(recovery, call) : affectedAddresses(meaning, call);
  const effects = recovery ? [] : chooseEffects(meaning, checked);
  return (
    <div className="mooring-call">
      {effects.map((effect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
        <CallEffectText key={index} effect={effect} chainId={chainId} />
      ))}
      {!(effects.length > 0 && checked.isWhole) && (
        <>
          <p className="mooring-strong">
            {recovery ? <RecoverySettingText setting={recovery} fallback={sentence} /> : sentence}
          </p>
          {addresses.map((address) => (
            <p key={address} className="mooring-call-address">
              <FullAddress address={address} />
            </p>
          ))}
        </>
      )}
      {warning && <Notice>{t(`review.${warning}`)}</Notice>}
      {call.data !== '0x' && (
        <details className="mooring-details">
          <summary>{t('review.data', { count: (call.data.length - 2) / 2 })}</summary>
          <dl className="mooring-facts">
            <dt>{t('review.contract')}</dt>
            <dd className="mooring-hex">
              <bdi dir="ltr">{call.to}</bdi>
            </dd>
            <dt>{t('review.value')}</dt>
            <dd>{value}</dd>
            {meaning.kind === 'contract' && meaning.selector && (
              <>
                <dt>{t('review.function')}</dt>
                <dd className="mooring-hex">
                  <bdi dir="ltr">{meaning.selector}</bdi>
                </dd>
              </>
            )}
          </dl>
          <p className="mooring-review-text mooring-hex" dir="ltr">
            {call.data}
          </p>
        </details>
      )}
    </div>
  );
}

/** Returns the effects to show in place of the sentence of a call, or beside it if they do not describe it fully. */
function chooseEffects({ kind }: CallMeaning, { effects }: CallEffects): CallEffects['effects'] {
  if (kind === 'contract') return effects;
  // The same function transfers amounts and NFTs, depending on the contract.
  return kind === 'transfer' ? effects.filter((effect) => effect.kind === 'item') : [];
}

interface CallEffectTextProps {
  readonly effect: CallEffects['effects'][number];
  readonly chainId: number;
}

function CallEffectText({ effect, chainId }: CallEffectTextProps) {
  const t = useCatalogue(passkeyCatalogue);
  const { locale } = useLocale();
  const token = useToken(chainId, effect.token);
  const isApproval = effect.kind === 'approve';
  const address = isApproval ? effect.spender : effect.to;
  return (
    <>
      <p className="mooring-strong">
        {isApproval
          ? approvalText(effect, token, t, locale)
          : t('review.send', {
              amount: itemText(effect, token, t, locale),
              recipient: comparableAddress(effect.to),
            })}
      </p>
      <p className="mooring-call-address">
        <FullAddress address={address} />
      </p>
      {isApproval && isUnlimited(effect.amount) && <Notice>{t('review.unlimited')}</Notice>}
    </>
  );
}

/** Returns the description of a call; token symbols are read from the network. */
function useCallDescription(
  meaning: CallMeaning,
  { to, value }: SafeCall,
  chainId: number,
): string {
  const t = useCatalogue(passkeyCatalogue);
  const { locale } = useLocale();
  const address = 'token' in meaning ? meaning.token : undefined;
  const token = useToken(chainId, address);
  const valueText = useAmount(chainId, undefined, value);
  switch (meaning.kind) {
    case 'send':
      return t('review.send', { amount: valueText, recipient: comparableAddress(meaning.to) });
    case 'transfer': {
      const { from, amount } = meaning;
      const recipient = comparableAddress(meaning.to);
      const units = formatFullAmount(amount, 0, locale);
      if (from)
        return t('review.sendFrom', {
          amount: amountText(token, address, amount, locale),
          sender: comparableAddress(from),
          recipient,
        });
      return token === null
        ? t('review.sendUnknown', { units, token: comparableAddress(meaning.token), recipient })
        : t('review.send', { amount: amountText(token, address, amount, locale), recipient });
    }
    case 'approve':
      return approvalText(meaning, token, t, locale);
    case 'addOwner':
    case 'removeOwner':
      return t(`review.${meaning.kind}`, {
        owner: comparableAddress(meaning.owner),
        threshold: formatFullAmount(meaning.threshold, 0, locale),
      });
    case 'swapOwner':
      return t('review.swapOwner', {
        owner: comparableAddress(meaning.owner),
        newOwner: comparableAddress(meaning.newOwner),
      });
    case 'createSigner':
      return t('review.createSigner');
    case 'self':
    case 'contract': {
      const sentence = t('review.raw', { contract: comparableAddress(to) });
      return value > 0n ? t('review.withCoins', { call: sentence, amount: valueText }) : sentence;
    }
  }
}

/** Returns the addresses that a call affects, other than the account's own. */
function affectedAddresses(meaning: CallMeaning, { to }: SafeCall): readonly Address[] {
  switch (meaning.kind) {
    case 'send':
    case 'transfer':
      return [meaning.to];
    case 'approve':
      return [meaning.spender];
    case 'addOwner':
    case 'removeOwner':
      return [meaning.owner];
    case 'swapOwner':
      return [meaning.owner, meaning.newOwner];
    default:
      return [to];
  }
}

/** Returns the guardian or the module that a change of recovery is about. */
function recoveryAddresses(setting: RecoverySetting, { to }: SafeCall): readonly Address[] {
  if ('guardian' in setting) return [setting.guardian];
  return ['module' in setting ? setting.module : to];
}

function chooseWarning(meaning: CallMeaning): 'unlimited' | 'ownerChange' | 'self' | undefined {
  switch (meaning.kind) {
    case 'approve':
      return isUnlimited(meaning.amount) ? 'unlimited' : undefined;
    case 'addOwner':
    case 'removeOwner':
    case 'swapOwner':
      return 'ownerChange';
    case 'self':
      return 'self';
    default:
      return undefined;
  }
}
