import {
  formatAddress,
  useBalance,
  useDisconnectWallet,
  useIdentity,
  useSwitchNetwork,
} from '@mooring/connect/headless';
import { useChains, useConnection } from 'wagmi';

const part = 'rounded-lg border border-slate-400 px-3 py-2';

/** Connected account with its balance and network. */
export function AccountMenu() {
  const { address, chain, chainId } = useConnection();
  const chains = useChains();
  const { name } = useIdentity(address);
  const { text: balance } = useBalance(address, chain);
  const { mutate: switchTo, isPending, error } = useSwitchNetwork();
  const { mutate: disconnect } = useDisconnectWallet();
  if (!address) return null;
  return (
    <>
      {error && <p role="alert">Still on the network before.</p>}
      <select
        className={part}
        aria-label="Network"
        disabled={isPending}
        value={chainId}
        onChange={(event) => switchTo({ chainId: Number(event.target.value) })}
      >
        {!chain && <option value={chainId}>Another network</option>}
        {chains.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <span className={part}>
        {name ?? formatAddress(address)} {balance}
      </span>
      <button type="button" className={part} onClick={() => disconnect()}>
        Leave
      </button>
    </>
  );
}
