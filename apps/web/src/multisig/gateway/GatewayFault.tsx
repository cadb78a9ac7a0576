import { useCatalogue, visibleText } from '@mooring/connect';
import { GatewayError } from '@mooring/safe/gateway';
import { webCatalogue } from '../../locales/catalogue.ts';
import { Notice } from '../../ui/Notice.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';

/** Longest text of a gateway shown, in characters. */
const LONGEST = 240;

interface GatewayFaultProps {
  /** Sentence on what failed to load. */
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Error of the gateway or the network, with the reason and a retry button. */
export function GatewayFault({ what, error, onRetry }: GatewayFaultProps) {
  const web = useCatalogue(webCatalogue);
  return (
    <Notice kind="warning" urgent>
      <p>
        <strong>{what}</strong> <GatewayWords error={error} />
      </p>
      <div className="notice-actions">
        <button type="button" className="button button-small" onClick={onRetry}>
          {web('error.retry')}
        </button>
      </div>
    </Notice>
  );
}

/** Reason a gateway request failed, with the gateway's own message as text. */
export function GatewayWords({ error }: { readonly error: unknown }) {
  const t = useCatalogue(multisigCatalogue);
  if (!(error instanceof GatewayError)) return t('gateway.unreachable');
  if (error.kind !== 'refused') return t(`gateway.${error.kind}`);
  return (
    <>
      {t('gateway.refused')} <bdi dir="ltr">{visibleText(error.message, LONGEST)}</bdi>
    </>
  );
}
