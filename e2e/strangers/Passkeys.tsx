'use client';
import { ConnectButton, createMooringConfig, MooringProvider } from '@mooring/connect';
import { Button, DialogFrame, Notice, useMooringConfig } from '@mooring/connect/parts';
import { passkey } from '@mooring/passkey';
import { passkeyScreens } from '@mooring/passkey/react';
import { RecoveryScreens } from '@mooring/passkey/react/recovery';
import { recoveryModules } from '@mooring/passkey/recovery';
import { useState } from 'react';
import { mainnet } from 'viem/chains';

const config = createMooringConfig({
  appName: 'Stranger',
  chains: [mainnet],
  connectors: [passkey({ appName: 'Stranger', screens: passkeyScreens })],
  ssr: true,
});

/** Page of an application with accounts by passkey, the way back to them, and its own dialog made of the kit's parts. */
export function Passkeys() {
  return (
    <MooringProvider config={config}>
      <ConnectButton />
      <Terms />
      <Recovery />
    </MooringProvider>
  );
}

function Recovery() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <RecoveryScreens modules={recoveryModules} />;
  return <Button onClick={() => setOpen(true)}>Lost key</Button>;
}

function Terms() {
  const { appName } = useMooringConfig();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="terms" onClick={() => setOpen(true)}>
        Terms
      </Button>
      {isOpen && (
        <DialogFrame title="Terms" onClose={() => setOpen(false)}>
          <Notice>{`Fair winds to ${appName}.`}</Notice>
          <Button wide render={<a href="/passkeys#all">All of them</a>} />
        </DialogFrame>
      )}
    </>
  );
}
