import { connectorKind } from '@mooring/internal';
import { useEffect } from 'react';
import { type Connector, useConnectors } from 'wagmi';
import { NEW_ACCOUNT } from '../core/MooringContext.ts';
import { connectorScreens, useLazyPart } from '../core/useLazyPart.ts';
import { logNoScreens } from '../development/mistakes.ts';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Returns the passkey connector and its screens, if configured; calls `onRequested` if the dialog was opened for it. */
export function usePasskeyOption(
  requestedId: string | undefined,
  onRequested: (connector: Connector) => void,
) {
  const connectors = useConnectors();
  if (process.env.NODE_ENV !== 'production') {
    const isPasskey = (one: Connector) => connectorKind(one) === 'passkey';
    if (connectors.some((one) => isPasskey(one) && !connectorScreens(one))) logNoScreens();
  }
  const connector = connectors.find(connectorScreens);
  const screens = connectorScreens(connector);
  const { part } = useLazyPart(screens, screens?.here);
  const isUsable = connector && canUse(connector);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screens are loaded
  useEffect(() => {
    const isRequested = requestedId === NEW_ACCOUNT || requestedId === connector?.id;
    if (isRequested && part && isUsable) onRequested(connector);
  }, [part]);
  return connector && { connector, part, isUsable };
}

/** Control of a connector that has screens, as far as the dialog reads it. */
interface MaybeWithObstacle {
  readonly type?: string;
  readonly mooring?: { readonly control: { getObstacle(): unknown } };
}

/** Returns true if the page can use passkeys, which is known before their screens are loaded. */
function canUse({ mooring }: MaybeWithObstacle): boolean {
  return !mooring?.control.getObstacle();
}
