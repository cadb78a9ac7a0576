import { comparableAddress, useCatalogue, useLocale } from '@mooring/connect';
import { useQuery } from '@tanstack/react-query';
import { type Address, type Hash, zeroAddress } from 'viem';
import { useConfig } from 'wagmi';
import { useSettingText } from '../call/useSettingText.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { changesCatalogue } from '../texts/changesCatalogue.ts';
import { readChanges, type SettingChange } from './readChanges.ts';
import './changes.css';

export interface SettingChangesProps {
  readonly safe: KnownSafe;
  readonly txHash: Hash;
  /** Transaction of the owners. */
  readonly safeTxHash?: Hash;
  /** True when the gateway reports a change of settings. */
  readonly isClaimed: boolean;
}

/** Settings that an executed transaction changed, read from the chain: before and after. */
export function SettingChanges({ safe, txHash, safeTxHash, isClaimed }: SettingChangesProps) {
  const t = useCatalogue(changesCatalogue);
  const wagmi = useConfig();
  const changeText = useSettingChangeText(safe);
  const { chain, state } = safe;
  const { data } = useQuery({
    queryKey: ['web', 'safe-setting-changes', chain.id, state.address, txHash, safeTxHash],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const client = wagmi.getClient({ chainId: chain.id });
      return (await readChanges(client, { safe: state.address, txHash, safeTxHash })) ?? [];
    },
  });
  if (!data) return null;
  if (data.length === 0) {
    return isClaimed ? <p className="field-problem">{t('was.nothing')}</p> : null;
  }
  return (
    <ul className="setting-changes">
      {data.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an event is known by its place.
        <li key={index}>{changeText(change)}</li>
      ))}
    </ul>
  );
}

/** Returns a function that formats a change, as "before → after" where both are known. */
function useSettingChangeText({ chain }: KnownSafe): (change: SettingChange) => string {
  const t = useCatalogue(changesCatalogue);
  const { locale } = useLocale();
  const { settingText } = useSettingText(chain);
  const number = new Intl.NumberFormat(locale);
  const addressText = (address: Address) =>
    address === zeroAddress ? t('was.none') : comparableAddress(address);
  const changeText = (what: string, before: string | undefined, after: string) =>
    before === undefined || before === after
      ? t('was.changedTo', { what, after })
      : t('was.changed', { what, before, after });
  return (change) => {
    switch (change.kind) {
      case 'ownerAdded':
      case 'ownerRemoved':
        return t(`was.${change.kind}`, { owner: comparableAddress(change.owner) });
      case 'threshold': {
        const before = change.before === undefined ? undefined : number.format(change.before);
        return changeText(t('was.threshold'), before, number.format(change.after));
      }
      case 'setting':
        return settingText(change.setting);
      default: {
        const before = change.before && addressText(change.before);
        return changeText(t(`was.${change.kind}`), before, addressText(change.after));
      }
    }
  };
}
