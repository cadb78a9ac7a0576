import { connectorKind } from '@mooring/internal';
import { useAccount, useConfig } from 'wagmi';
import { useKitQuery } from '../../core/useKitQuery.ts';
import { useLocale, useTranslate } from '../../texts/useTranslate.ts';
import { multisigQuery } from './multisigQuery.ts';
import type { Multisig } from './readMultisig.ts';

/** Multisig facts of the connected account. */
export interface MultisigAccount {
  /** True if the connector or the current network reports a multisig. */
  readonly isMultisig: boolean;
  /** Threshold and number of owners; undefined until the network has answered. */
  readonly rule: Multisig | undefined;
}

/**
 * Returns owners and threshold of the connected account, if it is a multisig on the current network.
 *
 * @example
 * ```tsx
 * import { useMultisig } from '@mooring/connect';
 *
 * export function Owners() {
 *   const { isMultisig, rule } = useMultisig();
 *   return isMultisig && rule ? <p>{`${rule.threshold} of ${rule.owners} owners sign`}</p> : null;
 * }
 * ```
 */
export function useMultisig(): MultisigAccount {
  const wagmi = useConfig();
  const { address, chain, connector } = useAccount();
  const { data } = useKitQuery({
    ...multisigQuery(wagmi, chain?.id, address),
    enabled: address !== undefined && chain !== undefined,
  });
  // The Safe around this page is a multisig, even if the network does not answer.
  const isMultisig =
    address !== undefined && (Boolean(data) || connectorKind(connector) === 'safe');
  return { isMultisig, rule: (isMultisig && data) || undefined };
}

/**
 * Returns a multisig's description with its threshold; undefined for other accounts, such as a passkey account with one
 * owner.
 */
export function useMultisigText(): string | undefined {
  const t = useTranslate();
  const { locale } = useLocale();
  const { connector } = useAccount();
  const { isMultisig, rule } = useMultisig();
  if (!isMultisig || (connectorKind(connector) === 'passkey' && rule?.threshold === 1))
    return undefined;
  if (!rule) return t('multisig.account');
  const { format } = new Intl.NumberFormat(locale);
  return t('multisig.rule', { threshold: format(rule.threshold), owners: format(rule.owners) });
}
