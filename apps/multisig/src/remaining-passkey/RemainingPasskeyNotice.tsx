import { useCatalogue, useLocale } from '@mooring/connect';
import { formatList, Notice } from '@mooring/page/ui';
import { findPasskey } from '@mooring/page/wallet';
import { type DecodedCall, decodeCall, type SafeTransaction } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import { type Address, isAddress } from 'viem';
import { useConfig } from 'wagmi';
import type { KnownSafe } from '../safe/useSafe.ts';
import { elsewhereCatalogue } from '../texts/elsewhereCatalogue.ts';
import { type RemainingNetworks, readRemainingNetworks } from './readRemainingNetworks.ts';

export interface RemainingPasskeyNoticeProps {
  readonly safe: KnownSafe;
  /** Executed transaction, which may have removed an owner. Default: none. */
  readonly executed?: SafeTransaction;
}

/** Warning of a passkey that was removed here and is still an owner on other networks. */
export function RemainingPasskeyNotice({
  safe: { chain, state },
  executed,
}: RemainingPasskeyNoticeProps) {
  const wagmi = useConfig();
  const { locale } = useLocale();
  const { address, owners } = state;
  const removed = executed && removedOwner(decodeCall(executed, { safe: address }));
  const passkey = findPasskey(wagmi.connectors);
  const contracts = passkey?.chainIds.includes(chain.id) ? passkey.contracts : undefined;
  const others = wagmi.chains.filter(({ id }) => id !== chain.id && passkey?.chainIds.includes(id));
  const { data } = useQuery({
    queryKey: ['web', 'passkey-elsewhere', chain.id, address, owners.join(), removed, locale],
    enabled: contracts !== undefined && others.length > 0,
    queryFn: async () => {
      if (!contracts) return null;
      const clients = others.map(({ id, name }) => ({
        name,
        client: wagmi.getClient({ chainId: id }),
      }));
      const found = await readRemainingNetworks({
        address,
        owners,
        removed,
        contracts,
        others: clients,
      });
      if (found.stays.length + found.notOpened.length > 0) await elsewhereCatalogue.load(locale);
      return found;
    },
  });
  return data ? <Networks key={locale} {...data} /> : null;
}

/** Owner that a call of the account removes from it. */
function removedOwner(decoded: DecodedCall): Address | undefined {
  if (decoded.kind === 'batch') return decoded.calls.map(removedOwner).find(Boolean);
  if (decoded.kind !== 'function' || !['removeOwner', 'swapOwner'].includes(decoded.name))
    return undefined;
  const value = decoded.args.find(({ name }) => name === 'owner' || name === 'oldOwner')?.value;
  return typeof value === 'string' && isAddress(value) ? value : undefined;
}

function Networks({ stays, notOpened }: RemainingNetworks) {
  const t = useCatalogue(elsewhereCatalogue);
  const { locale } = useLocale();
  if (stays.length + notOpened.length === 0) return null;
  return (
    <Notice kind="warning">
      {stays.length > 0 && <p>{t('elsewhere.stays', { networks: formatList(stays, locale) })}</p>}
      {notOpened.length > 0 && (
        <p>{t('elsewhere.notOpened', { networks: formatList(notOpened, locale) })}</p>
      )}
    </Notice>
  );
}
