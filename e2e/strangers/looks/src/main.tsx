import '@mooring/connect/styles.css';
import {
  Avatar,
  ConnectButton,
  createMooringConfig,
  isLocale,
  MooringProvider,
  TransactionRow,
  WalletButton,
} from '@mooring/connect';
import { createRoot } from 'react-dom/client';
import { mainnet, optimism } from 'viem/chains';
import { hosts } from './hosts/hosts.tsx';

const asked = new URLSearchParams(location.search);
const config = createMooringConfig({ appName: 'Stranger', chains: [mainnet, optimism] });
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const locale = asked.get('locale');
const transaction = {
  ...{ hash: `0x${'ab'.repeat(32)}`, description: 'A payment', status: 'confirmed', chainId: 1 },
  ...{ address: account, from: account, nonce: 1, addedAt: 0 },
} as const;

const Host = await hosts[asked.get('host') ?? 'plain']();
createRoot(document.getElementById('root') as HTMLElement).render(
  <Host>
    <MooringProvider config={config} mode="system" locale={isLocale(locale) ? locale : 'en'}>
      <main>
        <ConnectButton />
        <WalletButton wallet="metamask" />
        <Avatar address={account} size="large" />
        <div style={{ display: 'block', inlineSize: 300, maxInlineSize: 'none' }}>
          <TransactionRow transaction={transaction} chain={mainnet} />
        </div>
      </main>
    </MooringProvider>
  </Host>,
);
