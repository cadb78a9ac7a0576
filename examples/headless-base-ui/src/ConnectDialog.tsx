import { Dialog } from '@base-ui/react/dialog';
import {
  type ConnectStep,
  createQrCode,
  formatAddress,
  type ListedWallet,
  useConnectWallet,
  useDisconnectWallet,
  useIdentity,
  useWalletList,
} from '@mooring/connect/headless';
import { useConnection } from 'wagmi';

/** The account, or a dialog to choose a wallet in. */
export function ConnectDialog() {
  const { address } = useConnection();
  const { name } = useIdentity(address);
  const { mutate: disconnect } = useDisconnectWallet();
  if (address) {
    return (
      <button type="button" onClick={() => disconnect()}>
        Leave {name ?? formatAddress(address)}
      </button>
    );
  }
  return (
    <Dialog.Root>
      <Dialog.Trigger>Connect</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="popup">
          <Dialog.Title>Choose a wallet</Dialog.Title>
          <Content />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Content() {
  const { mutate: connect, reset: cancel, step, error, variables: wallet } = useConnectWallet();
  if (step && wallet) {
    return (
      <>
        <Step step={step} name={wallet.name} />
        <button type="button" onClick={cancel}>
          Back
        </button>
      </>
    );
  }
  return (
    <>
      {error && <p role="alert">{error.detail ?? `Not connected (${error.reason}).`}</p>}
      <Wallets onChoose={connect} />
    </>
  );
}

function Wallets({ onChoose }: { readonly onChoose: (wallet: ListedWallet) => void }) {
  const { groups } = useWalletList();
  return groups.map(({ id, name, wallets }) => (
    <section key={id}>
      <h3>{name}</h3>
      <ul>
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            {wallet.action === 'connect' ? (
              <button type="button" onClick={() => onChoose(wallet)}>
                {wallet.name} <small>{wallet.note}</small>
              </button>
            ) : (
              <a href={wallet.href} target="_blank" rel="noopener">
                {wallet.action === 'get' ? 'Get' : 'Open'} {wallet.name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Step({ step, name }: { readonly step: ConnectStep; readonly name: string }) {
  switch (step.name) {
    case 'approve':
      return <p role="status">Approve the connection in {name}.</p>;
    case 'preparing':
      return <p role="status">One moment…</p>;
    case 'code':
      return <Code uri={step.uri} />;
    case 'link':
      return (
        <a href={step.href} target={step.target} rel="noopener">
          Open {name}
        </a>
      );
    case 'unreachable':
      return (
        <button type="button" onClick={step.retry}>
          Phones cannot be reached. Try again
        </button>
      );
  }
}

function Code({ uri }: { readonly uri: string }) {
  const { size, path } = createQrCode(uri);
  return (
    <svg className="code" viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label="Code">
      <path d={path} />
    </svg>
  );
}
