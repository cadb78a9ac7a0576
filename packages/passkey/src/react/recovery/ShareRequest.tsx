import { useCatalogue, useCopy } from '@mooring/connect';
import { Button, createQrCode, useReport, useTranslate } from '@mooring/connect/parts';
import { useMemo } from 'react';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import type { RecoveryRequest } from './request/recoveryRequest.ts';
import { formatRequest } from './request/requestLink.ts';

/** Longest text of a code that a phone reads from a screen. */
const LONGEST_CODE = 800;
/** Empty modules around the code; scanners need four (ISO/IEC 18004). */
const QUIET = 4;

/** Link of a request: to copy, to share, and as a code to scan while it is short enough. */
export function ShareRequest({ request }: { readonly request: RecoveryRequest }) {
  const t = useCatalogue(recoveryCatalogue);
  const kit = useTranslate();
  const report = useReport();
  const { mutate: copy, copied, refusal } = useCopy();
  const link = useMemo(() => createLink(request), [request]);
  const canShare = typeof navigator.share === 'function';
  const share = () => {
    navigator.share({ url: link }).catch((error: unknown) => {
      // The visitor closed the sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) report(error);
    });
  };
  return (
    <div className="mooring-recovery-share">
      {link.length <= LONGEST_CODE && <LinkCode link={link} label={t('request.code')} />}
      <div className="mooring-recovery-actions">
        <Button onClick={() => copy(link)}>
          {copied ? kit('account.copied') : t('request.copy')}
        </Button>
        {canShare && <Button onClick={share}>{t('request.share')}</Button>}
      </div>
      {refusal}
    </div>
  );
}

/** Link to this page with a request in its fragment. */
function createLink(request: RecoveryRequest): string {
  const url = new URL(window.location.pathname, window.location.origin);
  url.hash = formatRequest(request);
  return url.href;
}

/** QR code, dark on light in every theme, since many cameras cannot read it inverted. */
function LinkCode({ link, label }: { readonly link: string; readonly label: string }) {
  const { size, path } = useMemo(() => createQrCode(link), [link]);
  const side = size + QUIET * 2;
  return (
    <svg
      className="mooring-recovery-qr"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#0b1a20" shapeRendering="crispEdges" />
    </svg>
  );
}
