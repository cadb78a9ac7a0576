import { timeAgo, useAnnounce, useCatalogue, useLocale, visibleText } from '@mooring/connect';
import {
  ConfirmDialog,
  handOverFocus,
  Icon,
  Notice,
  RetryNotice,
  SHOWN_NAME,
} from '@mooring/page/ui';
import type { SignInSession } from '@mooring/sign-in';
import { useCallback, useRef, useState } from 'react';
import { sessionsCatalogue } from '../texts/sessionsCatalogue.ts';
import { useDevices } from './useDevices.ts';

interface DeviceListProps {
  readonly session: SignInSession;
  /** Called with true before signing out all devices, and with false when that fails. */
  readonly onEndingAll: (ending: boolean) => void;
}

/** List of signed-in devices, with buttons to sign out. */
export function DeviceList({ session, onEndingAll }: DeviceListProps) {
  const t = useCatalogue(sessionsCatalogue);
  const announce = useAnnounce();
  const nameOf = useDeviceName();
  const { devices, failed, retry, more, isLoadingMore, ending, fault, end } = useDevices(session);
  const [asking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  async function endOne(device: SignInSession) {
    if (!(await end(device.id)) || device.current) return;
    announce(t('devices.ended', { device: nameOf(device) }));
    // The pressed button is unmounted with its row.
    heading.current?.focus();
  }

  async function endAll() {
    onEndingAll(true);
    if (!(await end('all'))) onEndingAll(false);
  }

  return (
    <section className="card" aria-labelledby="devices" aria-busy={!devices && !failed}>
      <div className="card-head">
        <h2 ref={heading} id="devices" tabIndex={-1}>
          {t('devices.title')}
        </h2>
      </div>
      <p className="quiet">{t('devices.help')}</p>
      {failed && (
        <RetryNotice onRetry={retry} urgent={false}>
          {t('devices.failed')}
        </RetryNotice>
      )}
      {fault && (
        <Notice kind="bad" urgent>
          <p>
            <strong>{t('devices.endFailed')}</strong> {t(`fault.${fault}`)}
          </p>
        </Notice>
      )}
      {!devices && !failed && (
        <>
          <p className="hidden" role="status">
            {t('sessions.loading')}
          </p>
          <span className="skeleton skeleton-device" />
        </>
      )}
      {devices && (
        <>
          <ul className="devices">
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                ending={ending.has(device.id)}
                onEnd={() => void endOne(device)}
              />
            ))}
          </ul>
          {more && (
            <button
              ref={handOverFocus}
              type="button"
              className="button button-quiet"
              aria-busy={isLoadingMore}
              onClick={() => {
                if (!isLoadingMore) more();
              }}
            >
              {isLoadingMore && <span className="spinner" aria-hidden="true" />}
              {t('devices.more')}
            </button>
          )}
          <button
            type="button"
            className="button button-danger-quiet"
            aria-haspopup="dialog"
            aria-busy={ending.has('all')}
            onClick={() => setAsking(true)}
          >
            {ending.has('all') && <span className="spinner" aria-hidden="true" />}
            {t('devices.everywhere')}
          </button>
        </>
      )}
      {asking && (
        <ConfirmDialog
          title={t('devices.everywhereTitle')}
          text={t('devices.everywhereText')}
          action={t('devices.everywhere')}
          onConfirm={() => void endAll()}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** Device names of handheld devices, as sent by the server. */
const handheldDevices = /Android|iPhone|iPad/;

interface DeviceRowProps {
  readonly device: SignInSession;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

/** Row of a device: name, start and end of its session, and the sign-out button. */
function DeviceRow({ device, ending, onEnd }: DeviceRowProps) {
  const t = useCatalogue(sessionsCatalogue);
  const { locale } = useLocale();
  const { createdAt, lastSeenAt, expiresAt } = device;
  const name = useDeviceName()(device);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="device">
      <span className="device-mark">
        <Icon name={handheldDevices.test(device.device) ? 'phone' : 'laptop'} />
      </span>
      <div className="device-words">
        <h3 className="device-name">
          <bdi>{name}</bdi>
          {device.current && <span className="badge">{t('devices.current')}</span>}
          {device.credential !== undefined && (
            <span className="badge" title={device.credential}>
              {t('devices.passkey')}
            </span>
          )}
        </h3>
        <dl className="device-facts">
          <div>
            <dt>{t('devices.seen')}</dt>
            <dd>
              <time dateTime={lastSeenAt}>
                {timeAgo(Date.parse(lastSeenAt), Date.now(), locale)}
              </time>
            </dd>
          </div>
          <div>
            <dt>{t('devices.since')}</dt>
            <dd>
              <time dateTime={createdAt}>{moment.format(new Date(createdAt))}</time>
            </dd>
          </div>
          <div>
            <dt>{t('devices.until')}</dt>
            <dd>
              <time dateTime={expiresAt}>{day.format(new Date(expiresAt))}</time>
            </dd>
          </div>
        </dl>
      </div>
      <button
        type="button"
        className="button button-small"
        aria-label={t('devices.signOutLabel', { device: name })}
        aria-busy={ending}
        onClick={onEnd}
      >
        {ending && <span className="spinner" aria-hidden="true" />}
        {t('devices.signOut')}
      </button>
    </li>
  );
}

/** Returns a function that formats a device's name, sanitized; "unknown" without one. */
function useDeviceName(): (device: SignInSession) => string {
  const t = useCatalogue(sessionsCatalogue);
  return useCallback(
    ({ device }) => (device.trim() === '' ? t('devices.unknown') : visibleText(device, SHOWN_NAME)),
    [t],
  );
}
