import { useEffect } from 'react';
import { type Connector, useConnectors } from 'wagmi';
import { NEW_ACCOUNT } from '../core/MooringContext.ts';
import { connectorScreens, useLazyPart } from '../core/useLazyPart.ts';

/** Returns the passkey connector and its screens, if configured; calls `onRequested` if the dialog was opened for it. */
export function usePasskeyOption(
  requestedId: string | undefined,
  onRequested: (connector: Connector) => void,
) {
  const connector = useConnectors().find(connectorScreens);
  const screens = connectorScreens(connector);
  const { part } = useLazyPart(screens, screens?.here);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screens are loaded
  useEffect(() => {
    const isRequested = requestedId === NEW_ACCOUNT || requestedId === connector?.id;
    if (isRequested && connector && part?.isUsable(connector)) onRequested(connector);
  }, [part]);
  return connector && { connector, part };
}
