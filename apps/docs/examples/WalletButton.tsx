import { CustomWalletButton, MooringProvider, WalletButton } from '@mooring/connect';
import { config } from './config.ts';

export const App = () => (
  <MooringProvider config={config}>
    <WalletButton wallet="metamask" />
    <WalletButton wallet="rainbow" label="Sail with Rainbow" />
    <CustomWalletButton wallet="trust">
      {({ name, ready, connect }) => (
        <button type="button" disabled={!ready} onClick={connect}>
          {name}, drawn by the application
        </button>
      )}
    </CustomWalletButton>
  </MooringProvider>
);
