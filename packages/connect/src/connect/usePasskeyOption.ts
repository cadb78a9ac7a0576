import { useEffect } from 'react';
import { type Connector, useConnectors } from 'wagmi';
import { NEW_ACCOUNT } from '../core/MooringContext.ts';
import { connectorScreens, useLazyPart } from '../core/useLazyPart.ts';

/** Screens of accounts without a wallet, where there is a connector for them; begins with it where it is wanted. */
export function usePasskeyOption(
  wanted: string | undefined,
  onWanted: (connector: Connector) => void,
) {
  const connector = useConnectors().find(connectorScreens);
  const screens = connectorScreens(connector);
  const { part } = useLazyPart(screens, screens?.here);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as they are here
  useEffect(() => {
    const isWanted = wanted === NEW_ACCOUNT || wanted === connector?.id;
    if (isWanted && connector && part?.isUsable(connector)) onWanted(connector);
  }, [part]);
  return connector && { connector, part };
}
