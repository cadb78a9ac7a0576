/** Name of the tests' wallet in dialogs. */
export const WALLET = 'Harbour Wallet';

/**
 * Runs in the page: a wallet that announces itself (EIP-6963) and approves everything. Connections are
 * remembered, as in real wallets.
 */
export function announceWallet(name: string) {
  const accounts = ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'];
  const answer = (method: string): unknown => {
    switch (method) {
      case 'eth_requestAccounts':
        sessionStorage.setItem('wallet', 'approved');
        return accounts;
      case 'eth_accounts':
        return sessionStorage.getItem('wallet') ? accounts : [];
      case 'eth_chainId':
        return '0x1';
      case 'wallet_requestPermissions':
        sessionStorage.setItem('wallet', 'approved');
        return [{ caveats: [{ value: accounts }] }];
      default:
        throw Object.assign(new Error(`No ${method}`), { code: 4200 });
    }
  };
  const provider = {
    request: async ({ method }: { method: string }) => answer(method),
    on: () => provider,
    removeListener: () => provider,
  };
  const info = {
    uuid: '8d7a2b0e-5b0c-4a52-9a57-0c7c3c0b7a11',
    name,
    rdns: 'org.example.harbour',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  const announce = () => {
    const detail = Object.freeze({ info, provider });
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  };
  addEventListener('eip6963:requestProvider', announce);
  announce();
}
