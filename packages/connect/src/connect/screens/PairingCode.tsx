import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Monogram, monogram } from '../../core/catalogue/monogram.ts';
import type { Wallet } from '../../core/catalogue/wallet.ts';
import { useMooring } from '../../core/MooringContext.ts';
import { screensCatalogue } from '../../texts/screensCatalogue.ts';
import { useCatalogue, useLocale, useTranslate } from '../../texts/useTranslate.ts';
import { CheckIcon, CopyIcon } from '../../ui/icons.tsx';
import { createQrCode } from '../../ui/qrCode.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useAnnounce } from '../../ui/useAnnounce.ts';
import { useCopy } from '../../ui/useCopy.ts';
import type { Pairing } from '../../wallets/pairing.ts';
import { readPairingSession } from '../../wallets/pairingSession.ts';
import type { PairingStep } from '../../wallets/pairingStep.ts';
import { formatCountdown } from './screenText.ts';

/** Default background of the application's mark in a QR code. */
const APP_TILE = '#0b3c49';

interface PairingCodeProps {
  readonly wallet: Wallet | undefined;
  readonly pairing: Pairing;
  readonly step: PairingStep;
}

/** QR code to scan, its state or problem, and a button to copy its link. */
export function PairingCode({ wallet, pairing, step }: PairingCodeProps) {
  const t = useCatalogue(screensCatalogue);
  const kit = useTranslate();
  const { config } = useMooring();
  const { mutate: copy, copied, refusal } = useCopy();
  const seconds = useSecondsLeft(step.status === 'waiting' ? step.expiresAt : 0);
  // An expired link stays in the state until it is renewed, but can no longer be scanned.
  const link = step.status === 'waiting' && seconds > 0 ? step.uri : undefined;
  useRenewalAnnouncement(step.status === 'waiting' ? step.uri : undefined);
  const mark = wallet ?? { name: config.appName, accent: APP_TILE };
  return (
    <>
      <div className="mooring-qr" data-step={link ? 'ready' : step.status}>
        {link ? (
          <QrCode text={link} label={t('scan.code')} mark={monogram(mark)} />
        ) : step.status !== 'failed' ? (
          <div className="mooring-qr-note">
            <Spinner />
            <p>{t('scan.starting')}</p>
          </div>
        ) : (
          <div className="mooring-qr-note">
            <p role="alert">{kit(`pairing.${step.problem}`)}</p>
            <button
              type="button"
              className="mooring-button mooring-button-primary"
              onClick={() => pairing.renew()}
            >
              {kit('dialog.retry')}
            </button>
          </div>
        )}
      </div>
      <div className="mooring-qr-foot">
        {link ? <Countdown seconds={seconds} /> : <p className="mooring-countdown" />}
        <button
          type="button"
          className="mooring-button"
          aria-disabled={!link}
          onClick={() => link && copy(link)}
        >
          {copied ? <CheckIcon /> : <CopyIcon />}
          {copied ? kit('account.copied') : t('scan.copy')}
        </button>
        {refusal}
      </div>
    </>
  );
}

/** Announces the first code and each renewal. */
function useRenewalAnnouncement(uri: string | undefined): void {
  const t = useCatalogue(screensCatalogue);
  const announce = useAnnounce();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!uri || uri === last.current) return;
    announce(t(last.current === undefined ? 'scan.ready' : 'scan.renewed'));
    last.current = uri;
  }, [uri, announce, t]);
}

/** Remaining time at which the countdown is highlighted, in seconds. */
const SOON_SECONDS = 30;

/** Time until the code expires. Screen readers do not announce each second of a `timer` (ARIA 1.2). */
function Countdown({ seconds }: { readonly seconds: number }) {
  const t = useCatalogue(screensCatalogue);
  const { locale } = useLocale();
  return (
    <p className="mooring-countdown" role="timer" data-soon={seconds <= SOON_SECONDS}>
      {t('scan.renewsIn', { time: formatCountdown(seconds, locale) })}
    </p>
  );
}

/** Returns the whole seconds until a time, at least 0. @param at ms since 1970 */
function useSecondsLeft(at: number): number {
  const [now, setNow] = useState(() => Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts for another `at`
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return Math.max(0, Math.ceil((at - now) / 1_000));
}

/** Hint that a wallet is still paired from an earlier visit; opening it is enough. */
export function StoredSessionHint({ pairing }: { readonly pairing: Pairing }) {
  const t = useCatalogue(screensCatalogue);
  const read = () => readPairingSession(pairing.getSession())?.name;
  const wallet = useSyncExternalStore(pairing.subscribe, read, read);
  return wallet && <p className="mooring-scene-text">{t('phone.kept', { wallet })}</p>;
}

/** Empty modules around the code; scanners need four (ISO/IEC 18004). */
const QUIET = 4;
/** Mark's share of the code's side: a twentieth of the area, while the code tolerates the loss of a quarter. */
const MARK_SHARE = 0.2;

interface QrCodeProps {
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
  /** Mark in the centre. */
  readonly mark?: Monogram;
}

/** QR code, dark on light in every theme, since many cameras cannot read it inverted. */
export function QrCode({ text, label, mark }: QrCodeProps) {
  const covered = mark !== undefined;
  const { size, path } = useMemo(() => createQrCode(text, covered), [text, covered]);
  const side = size + QUIET * 2;
  return (
    <svg
      className="mooring-qr-code"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#0b1a20" shapeRendering="crispEdges" />
      {mark && <CodeMark {...mark} middle={size / 2} side={Math.floor(size * MARK_SHARE)} />}
    </svg>
  );
}

interface MarkProps extends Monogram {
  readonly middle: number;
  readonly side: number;
}

function CodeMark({ letter, background, color, middle, side }: MarkProps) {
  const start = middle - side / 2;
  return (
    <>
      <rect x={start - 1} y={start - 1} width={side + 2} height={side + 2} rx="3" fill="#fff" />
      <rect x={start} y={start} width={side} height={side} rx="2" fill={background} />
      <text
        className="mooring-qr-letter"
        x={middle}
        y={middle}
        // An attribute would lose to a host's cascade layer that styles every element.
        style={{ fontSize: side * 0.62 }}
        fill={color}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {letter}
      </text>
    </>
  );
}
