import { timeAgo, useCatalogue, useLocale } from '@mooring/connect';
import type { SignInSession } from '@mooring/sign-in';
import { sessionsCatalogue } from '../locales/sessions/sessionsCatalogue.ts';
import { Icon } from '../ui/Icon.tsx';
import { useDeviceName } from './useDeviceName.ts';

/** Device names of handheld devices, as sent by the server. */
const held = /Android|iPhone|iPad/;

interface DeviceRowProps {
  readonly device: SignInSession;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

/** Row of a device: name, start and end of its session, and the sign-out button. */
export function DeviceRow({ device, ending, onEnd }: DeviceRowProps) {
  const t = useCatalogue(sessionsCatalogue);
  const { locale } = useLocale();
  const { createdAt, lastSeenAt, expiresAt } = device;
  const name = useDeviceName()(device);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="device">
      <span className="device-mark">
        <Icon name={held.test(device.device) ? 'phone' : 'laptop'} />
      </span>
      <div className="device-words">
        <h3 className="device-name">
          <bdi>{name}</bdi>
          {device.current && <span className="badge">{t('devices.current')}</span>}
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
