import { useCatalogue } from '@mooring/connect';
import { messageStatus } from '@mooring/safe/transactions';
import type { Hash } from 'viem';
import { Link } from 'wouter';
import { placeLink } from '../../safe/placeLink.ts';
import { GatewayFault } from '../gateway/GatewayList.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { LoadedMessageView } from './LoadedMessageView.tsx';
import { useMessage } from './useMessage.ts';

interface MessageViewProps {
  readonly safe: KnownSafe;
  readonly hash: Hash;
}

/** View of a message: text, signatures, onchain verification, and signing. */
export function MessageView({ safe, hash }: MessageViewProps) {
  const t = useCatalogue(multisigCatalogue);
  const { loaded, error, retry } = useMessage(safe, hash);
  const { chain, state } = safe;
  const signed = loaded && 'signatures' in loaded.checked ? loaded.checked.signatures.length : 0;
  const status = messageStatus(signed, state.threshold);
  return (
    <section
      className="card safe-transaction"
      aria-labelledby="safe-view"
      aria-busy={safe.awaitsGateway || (!loaded && error === undefined)}
    >
      <p>
        <Link href={placeLink(chain.id, state.address, { kind: 'messages' })} className="text-link">
          {t('view.back')}
        </Link>
      </p>
      <div className="card-head">
        <h2 id="safe-view" tabIndex={-1}>
          {t('message.title')}
        </h2>
        {loaded && (
          <span className="badge">
            {t(status === 'CONFIRMED' ? 'transaction.hasSigned' : 'status.awaitingConfirmations')}
          </span>
        )}
      </div>
      {error !== undefined && (
        <GatewayFault what={t('multisig.unavailable')} error={error} onRetry={retry} />
      )}
      {!loaded && error === undefined && (
        <>
          <p className="hidden" role="status">
            {t('multisig.loading')}
          </p>
          <span className="skeleton safe-skeleton" />
        </>
      )}
      {loaded && <LoadedMessageView safe={safe} hash={hash} loaded={loaded} />}
    </section>
  );
}
