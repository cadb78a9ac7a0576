import { ConnectKitButton, useModal } from 'connectkit';
import { useAccount } from 'wagmi';

export function App() {
  return (
    <>
      <ConnectKitButton />
      <OwnButton />
      <Menu />
    </>
  );
}

function OwnButton() {
  return (
    <ConnectKitButton.Custom>
      {({
        isConnected,
        isConnecting,
        show,
        address,
        ensName,
        truncatedAddress,
        chain,
        unsupported,
      }) => (
        <button type="button" disabled={isConnecting} onClick={show}>
          {isConnected ? (ensName ?? truncatedAddress) : 'Come aboard'}
          {unsupported ? ' in other waters' : ` on ${chain?.name}`}
          {address && ` (${address.length})`}
        </button>
      )}
    </ConnectKitButton.Custom>
  );
}

function Menu() {
  const { isConnected } = useAccount();
  const { open, setOpen, openSwitchNetworks, openProfile } = useModal();
  return (
    <p>
      <button type="button" disabled={open} onClick={() => setOpen(true)}>
        Board
      </button>
      <button type="button" onClick={() => openSwitchNetworks()}>
        Waters
      </button>
      {isConnected && (
        <button type="button" onClick={() => openProfile()}>
          Papers
        </button>
      )}
    </p>
  );
}
