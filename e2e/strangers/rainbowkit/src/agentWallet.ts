import type { Wallet, WalletDetailsParams } from '@rainbow-me/rainbowkit';
import { createConnector } from 'wagmi';
import { mock } from 'wagmi/connectors';

/** Wallet of tests, which an address in the page's URL turns on. */
export const agentWallet = (): Wallet => ({
  id: 'agent',
  name: 'Agent',
  iconUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  iconBackground: '#065cf9',
  createConnector: (walletDetails: WalletDetailsParams) =>
    createConnector((config) => ({
      ...mock({ accounts: ['0x000000000000000000000000000000000000c0DE'] })(config),
      ...walletDetails,
    })),
});

export function isAgentEnabled(): boolean {
  return new URLSearchParams(location.search).has('agent');
}
