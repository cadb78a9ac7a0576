import { useEffect, useState } from 'react';
import type { Connector } from 'wagmi';
import { usePasskeyTexts } from '../texts/passkey/usePasskeyTexts.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import { ChoiceRow } from '../ui/ChoiceRow.tsx';
import { PasskeyIcon } from '../ui/icons.tsx';
import { type PasskeyControl, passkeyOf } from '../wallets/passkey.ts';
import styles from './passkey.css?inline';

interface PasskeyRowProps {
  readonly connector: Connector;
  /** Text searched for; the row is hidden unless it fits. */
  readonly query: string;
  readonly onChoose: (connector: Connector) => void;
}

/** The way in for people without a wallet; where there is none, the reason. */
export function PasskeyRow({ connector, query, onChoose }: PasskeyRowProps) {
  useStylesheet(styles);
  const t = usePasskeyTexts();
  const kit = useTranslate();
  const control = passkeyOf(connector);
  const recent = useIsKnown(control);
  if (!t || !control) return <div className="mooring-row-space" />;
  const name = t('passkey.row');
  const { id } = connector;
  const wanted = query.trim().toLowerCase();
  if (![name, id].some((one) => one.toLowerCase().includes(wanted))) return null;
  const icon = (
    <span className="mooring-wallet-icon mooring-wallet-icon-medium mooring-monogram">
      <PasskeyIcon />
    </span>
  );
  const obstacle = obstacleOf(control);
  return (
    <ul className="mooring-list mooring-passkey-row">
      <li>
        {obstacle ? (
          <div className="mooring-row mooring-row-quiet" data-choice={id} tabIndex={-1}>
            {icon}
            <span className="mooring-row-text">
              <span className="mooring-row-title">{name}</span>
              <span className="mooring-row-note">{t(`passkey.${obstacle}`)}</span>
            </span>
          </div>
        ) : (
          <ChoiceRow
            icon={icon}
            title={name}
            notes={
              recent ? (
                <span className="mooring-badge">{kit('connect.recent')}</span>
              ) : (
                t('passkey.rowHelp')
              )
            }
            choice={id}
            onChoose={() => onChoose(connector)}
          />
        )}
      </li>
    </ul>
  );
}

/** True where the connector's accounts can be made or found on this page. */
export function isUsable(connector: Connector): boolean {
  const control = passkeyOf(connector);
  return control !== undefined && obstacleOf(control) === undefined;
}

function obstacleOf({ chainIds, getObstacle }: PasskeyControl) {
  const obstacle = getObstacle();
  if (obstacle === 'no-domain') return 'noDomain';
  if (obstacle !== undefined) return 'noPasskeys';
  return chainIds.length === 0 ? 'noNetwork' : undefined;
}

/** True once it is known that an account of an earlier visit is on this device. */
function useIsKnown(control: PasskeyControl | undefined): boolean {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    let left = false;
    control?.isKnown().then(
      (answer) => !left && setKnown(answer),
      // Storage that cannot be read knows of none.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [control]);
  return known;
}
