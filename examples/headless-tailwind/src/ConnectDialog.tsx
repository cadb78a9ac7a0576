import {
  type ConnectStep,
  createQrCode,
  type ListedWallet,
  useConnectionStatus,
  useConnectWallet,
  useCopy,
  useWalletList,
} from '@mooring/connect/headless';
import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';

/** Opens the dialog; gone once a wallet is connected. */
export function ConnectDialog() {
  const status = useConnectionStatus();
  if (status !== 'disconnected' && status !== 'connecting') return null;
  return (
    <Dialog.Root>
      <Dialog.Trigger className="button">Connect</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 bg-black/50" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-4 top-16 mx-auto flex max-h-[80dvh] max-w-sm flex-col gap-4 overflow-y-auto rounded-2xl bg-white p-6 text-slate-900 dark:bg-slate-900 dark:text-slate-100"
        >
          <Dialog.Title className="text-lg font-semibold">Choose a wallet</Dialog.Title>
          <ConnectContent />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function ConnectContent() {
  const { mutate: connect, reset: cancel, step, error, variables: wallet } = useConnectWallet();
  if (step && wallet) {
    return (
      <>
        <Step step={step} wallet={wallet} />
        <button type="button" className="button" onClick={cancel}>
          Back
        </button>
      </>
    );
  }
  return (
    <>
      {error && (
        <p role="alert" className="rounded-lg bg-red-100 p-3 text-red-900">
          {error.reason === 'rejected' ? 'You declined.' : (error.detail ?? 'That did not work.')}
        </p>
      )}
      <Wallets onChoose={connect} />
    </>
  );
}

function Wallets({ onChoose }: { readonly onChoose: (wallet: ListedWallet) => void }) {
  const [search, setSearch] = useState('');
  const { groups } = useWalletList(search);
  return (
    <>
      <input
        type="search"
        aria-label="Search wallets"
        className="rounded-lg border border-slate-400 px-3 py-2"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {groups.map(({ id, name, wallets }) => (
        <section key={id}>
          <h3 className="px-2 text-sm text-slate-600 dark:text-slate-400">{name}</h3>
          {wallets.map((wallet) =>
            wallet.action === 'connect' ? (
              <button
                key={wallet.id}
                type="button"
                className="row"
                onClick={() => onChoose(wallet)}
              >
                <Wallet {...wallet} />
              </button>
            ) : (
              <a key={wallet.id} className="row" href={wallet.href} target="_blank" rel="noopener">
                <Wallet {...wallet} />
              </a>
            ),
          )}
        </section>
      ))}
    </>
  );
}

function Wallet({ name, icon, note, action }: ListedWallet) {
  return (
    <>
      {icon ? (
        <img src={icon} alt="" className="size-8 rounded-md" />
      ) : (
        <span aria-hidden className="letter">
          {name[0]}
        </span>
      )}
      <span className="grow">{name}</span>
      <small>{action === 'get' ? 'Not installed' : note}</small>
    </>
  );
}

function Step({ step, wallet }: { readonly step: ConnectStep; readonly wallet: ListedWallet }) {
  const { mutate: copy, copied } = useCopy();
  switch (step.name) {
    case 'approve':
    case 'preparing':
      return <p role="status">Waiting for {wallet.name}…</p>;
    case 'code': {
      const { size, path } = createQrCode(step.uri);
      return (
        <>
          <svg
            viewBox={`-4 -4 ${size + 8} ${size + 8}`}
            role="img"
            aria-label="Code for your phone"
          >
            <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="white" />
            <path d={path} />
          </svg>
          <button type="button" className="button" onClick={() => copy(step.uri)}>
            {copied ? 'Copied' : 'Copy the link'}
          </button>
        </>
      );
    }
    case 'link':
      return (
        <a className="button" href={step.href} target={step.target} rel="noopener">
          Open {wallet.name}
        </a>
      );
    case 'unreachable':
      return (
        <button type="button" className="button" onClick={step.retry}>
          Phones cannot be reached. Try again
        </button>
      );
  }
}
