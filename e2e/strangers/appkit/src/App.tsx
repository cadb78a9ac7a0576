import { useAppKit, useAppKitAccount, useDisconnect } from '@reown/appkit/react';

export function App() {
  return (
    <>
      <appkit-button />
      <Menu />
    </>
  );
}

function Menu() {
  const { open, close } = useAppKit();
  const { address, isConnected } = useAppKitAccount();
  const { disconnect } = useDisconnect();
  return (
    <p>
      <button type="button" onClick={() => open()}>
        {isConnected ? address : 'Board'}
      </button>
      <button type="button" onClick={() => open({ view: 'Networks' })}>
        Waters
      </button>
      <button type="button" onClick={() => close()}>
        Stay
      </button>
      {isConnected && (
        <button type="button" onClick={() => disconnect()}>
          Leave
        </button>
      )}
    </p>
  );
}
