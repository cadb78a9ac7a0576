import { useAccount } from 'wagmi';
import { useMooring } from '../../core/MooringContext.ts';
import { useKitQuery } from '../../core/useKitQuery.ts';
import { batchSupportQuery } from './batchSupportQuery.ts';
import { type BatchSupport, noBatches } from './readCapabilities.ts';

/**
 * Returns the connected wallet's batch support (EIP-5792), on the current network or another one. A wallet that refuses
 * `wallet_getCapabilities` has no batches; one that does not answer in time has none until it answers.
 *
 * @example
 * ```tsx
 * import { useBatchSupport } from '@mooring/connect';
 *
 * export function Prompts({ calls }: { readonly calls: number }) {
 *   const { isKnown, batches } = useBatchSupport();
 *   return isKnown && <p>{`Your wallet will ask ${batches ? 1 : calls} times.`}</p>;
 * }
 * ```
 */
export function useBatchSupport(chainId?: number): BatchSupport {
  const { config } = useMooring();
  const { address, connector, chainId: current } = useAccount();
  const { data = noBatches } = useKitQuery(
    batchSupportQuery(config, connector, address, chainId ?? current),
  );
  return data;
}
