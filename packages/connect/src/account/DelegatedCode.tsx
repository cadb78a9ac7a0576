import { readDelegate } from '@mooring/internal';
import type { Address, Chain } from 'viem';
import { getCode } from 'viem/actions';
import { useAccount, useConfig } from 'wagmi';
import { explorerLink } from '../core/text/explorerLink.ts';
import { formatAddress } from '../core/text/shortText.ts';
import { useKitQuery } from '../core/useKitQuery.ts';
import { batchCatalogue } from '../texts/batchCatalogue.ts';
import { useLazyTexts } from '../texts/useLazyTexts.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import styles from './delegatedCode.css?inline';

/** Time that the code stays fresh, in ms: an account may be upgraded while the page is open. */
const CODE_STALE_MS = 60_000;

/** Contract whose code a delegated account runs (EIP-7702), with its link. Empty for other accounts. */
export function DelegatedCode() {
  const { address, chain } = useAccount();
  return address && chain ? <DelegationOn address={address} chain={chain} /> : null;
}

function DelegationOn({ address, chain }: { address: Address; chain: Chain }) {
  const wagmi = useConfig();
  const { data: code } = useKitQuery({
    queryKey: ['mooring', 'code', chain.id, address.toLowerCase()],
    staleTime: CODE_STALE_MS,
    queryFn: async () =>
      (await getCode(wagmi.getClient({ chainId: chain.id }), { address })) ?? null,
  });
  const delegate = readDelegate(code);
  return delegate ? <Delegation delegate={delegate} chain={chain} /> : null;
}

function Delegation({ delegate, chain }: { delegate: Address; chain: Chain }) {
  useStylesheet(styles);
  const t = useLazyTexts(batchCatalogue);
  const link = explorerLink(chain, 'address', delegate);
  const text = (
    <bdi className="mooring-delegate" dir="ltr" title={delegate}>
      {formatAddress(delegate)}
    </bdi>
  );
  if (!t) return null;
  return (
    <p className="mooring-quiet">
      {t('account.delegated')}{' '}
      {link ? (
        <a className="mooring-text-button" href={link} target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
