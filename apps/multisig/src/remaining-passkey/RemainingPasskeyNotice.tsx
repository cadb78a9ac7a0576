import { useCatalogue, useLocale } from '@mooring/connect';
import { formatList } from '@mooring/internal';
import { BLOCK_MS } from '@mooring/page/chain';
import { Notice } from '@mooring/page/ui';
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
        client: wagmi.getClient({ chainId: chain.id }),
        contracts,
        others: clients,
      });
      if (isShown(found)) await elsewhereCatalogue.load(locale);
      return found;
    },
    refetchInterval: ({ state: { data: last } }) => (last?.unread.length ? BLOCK_MS : false),
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

const isShown = ({ stays, notOpened, unread }: RemainingNetworks) =>
  stays.length + notOpened.length + unread.length > 0;

function Networks(found: RemainingNetworks) {
  const { stays, notOpened, unread } = found;
  const t = useCatalogue(elsewhereCatalogue);
  const { locale } = useLocale();
  if (!isShown(found)) return null;
  return (
    <Notice kind="warning">
      {stays.length > 0 && <p>{t('elsewhere.stays', { networks: formatList(stays, locale) })}</p>}
      {notOpened.length > 0 && (
        <p>{t('elsewhere.notOpened', { networks: formatList(notOpened, locale) })}</p>
      )}
      {unread.length > 0 && (
        <p>{t('elsewhere.unread', { networks: formatList(unread, locale) })}</p>
      )}
    </Notice>
  );
}
