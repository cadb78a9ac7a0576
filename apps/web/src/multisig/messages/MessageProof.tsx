import { useCatalogue } from '@mooring/connect';
import { joinSignatures, type SafeSignature } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import { hashMessage } from 'viem';
import { useConfig } from 'wagmi';
import { webCatalogue } from '../../locales/catalogue.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { safeKey } from '../safe/safeKey.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { isSigned } from './isSigned.ts';

interface MessageProofProps {
  readonly safe: KnownSafe;
  readonly text: string;
  /** Enough signatures, each verified here. */
  readonly signatures: readonly SafeSignature[];
}

/** Onchain verification of the signatures by the account itself, as others will do it. */
export function MessageProof({ safe, text, signatures }: MessageProofProps) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(webCatalogue);
  const wagmi = useConfig();
  const { chain, state } = safe;
  const joined = joinSignatures(signatures);
  const hash = hashMessage(text);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['web', 'safe-message-proof', ...safeKey(state), hash, joined],
    queryFn: () =>
      isSigned(wagmi.getClient({ chainId: chain.id }), state.address, hash, signatures),
  });
  if (data === undefined && isError && !isFetching) {
    return (
      <Notice kind="warning" urgent>
        <p>{t('message.unproven', { network: chain.name })}</p>
        <div className="notice-actions">
          <button type="button" className="button button-small" onClick={() => void refetch()}>
            {web('error.retry')}
          </button>
        </div>
      </Notice>
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <p className="hidden" role="status">
          {t('action.checking')}
        </p>
        <span className="skeleton safe-skeleton-row" />
      </div>
    );
  }
  return (
    <>
      <Notice kind={data ? 'good' : 'bad'} urgent>
        <p>{t(data ? 'message.proven' : 'message.disproven')}</p>
      </Notice>
      {data && (
        <p>
          <CopyButton text={joined} label={t('message.copySignature')} />
        </p>
      )}
    </>
  );
}
