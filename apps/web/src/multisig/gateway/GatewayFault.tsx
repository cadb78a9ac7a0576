import { useCatalogue, visibleText } from '@mooring/connect';
import { GatewayError } from '@mooring/safe/gateway';
import { webCatalogue } from '../../locales/catalogue.ts';
import { Notice } from '../../ui/Notice.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';

/** As much of a gateway's own words as is shown. */
const LONGEST = 240;

interface GatewayFaultProps {
  /** What could not be had, in a sentence. */
  readonly what: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Something that the gateway, or the network, did not answer: what, why, and another try. */
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

/** Why a request to the gateway failed, with the gateway's own words as text. */
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
