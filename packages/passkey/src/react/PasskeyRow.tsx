import { ChoiceRow, Mark, PasskeyIcon, useStylesheet, useTranslate } from '@mooring/connect/parts';
import { useEffect, useState } from 'react';
import type { Connector } from 'wagmi';
import type { PasskeyControl } from '../passkeyControl.ts';
import styles from './passkey.css?inline';
import { readPasskeyControl } from './readPasskeyControl.ts';
import { usePasskeyTexts } from './texts/usePasskeyTexts.ts';

interface PasskeyRowProps {
  readonly connector: Connector;
  /** Search text; the row is hidden unless it matches. */
  readonly query: string;
  readonly onChoose: (connector: Connector) => void;
}

/** Row of the Connect dialog for visitors without a wallet; if passkeys cannot be used, it shows the reason. */
export function PasskeyRow({ connector, query, onChoose }: PasskeyRowProps) {
  useStylesheet(styles);
  const t = usePasskeyTexts();
  const kit = useTranslate();
  const control = readPasskeyControl(connector);
  const recent = useIsKnown(control);
  if (!t || !control) return <div className="mooring-row-space" />;
  const name = t('passkey.row');
  const { id } = connector;
  const search = query.trim().toLowerCase();
  if (![name, id].some((text) => text.toLowerCase().includes(search))) return null;
  const icon = <Mark icon={<PasskeyIcon />} />;
  const obstacle = control.getObstacle();
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

/** Returns true once an account of an earlier visit is found on this device. */
function useIsKnown(control: PasskeyControl | undefined): boolean {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    let unmounted = false;
    control?.isKnown().then(
      (answer) => !unmounted && setKnown(answer),
      // If the storage cannot be read, no account is known.
      () => {},
    );
    return () => {
      unmounted = true;
    };
  }, [control]);
  return known;
}
