// An application that shows the kit's button inside modals of its own: a native one and Radix's.
import {
  ConnectButton,
  CustomConnectButton,
  createMooringConfig,
  MooringProvider,
} from '@mooring/connect';
import * as Radix from '@radix-ui/react-dialog';
import { StrictMode, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { defineChain, http } from 'viem';
import '@mooring/connect/styles.css';
import './host.css';

interface Network {
  readonly id: number;
  readonly name: string;
  readonly nativeCurrency: { name: string; symbol: string; decimals: number };
  readonly rpcPath: string;
}

const answer = await fetch('/config.json');
const { networks }: { networks: [Network, ...Network[]] } = await answer.json();
const [first, ...others] = networks.map(({ id, name, nativeCurrency, rpcPath }) =>
  defineChain({
    id,
    name,
    nativeCurrency,
    rpcUrls: { default: { http: [new URL(rpcPath, location.href).href] } },
  }),
);
if (!first) throw new Error('The server names no network.');
const config = createMooringConfig({
  appName: 'Host',
  chains: [first, ...others],
  transports: Object.fromEntries([first, ...others].map(({ id }) => [id, http()])),
});

function Host() {
  const modal = useRef<HTMLDialogElement>(null);
  return (
    <main>
      <h1>Host</h1>
      <button type="button" onClick={() => modal.current?.showModal()}>
        Open native modal
      </button>
      <dialog ref={modal} aria-label="Native host modal">
        <p>The host’s own modal</p>
        <ConnectButton />
      </dialog>
      <Radix.Root>
        <Radix.Trigger>Open library modal</Radix.Trigger>
        <Radix.Portal>
          <Radix.Overlay className="overlay" />
          <Radix.Content className="content" aria-describedby={undefined}>
            <Radix.Title>Library host modal</Radix.Title>
            <ConnectButton />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      <CustomConnectButton>
        {({ status, account, connectDialog }) => (
          <button type="button" onClick={connectDialog.open}>
            Own button: {status} {account?.label}
          </button>
        )}
      </CustomConnectButton>
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <MooringProvider config={config} confetti>
      <Host />
    </MooringProvider>
  </StrictMode>,
);
