/**
 * Announces a wallet as extensions do (EIP-6963); it approves everything and has one account. Runs before
 * the page's scripts, sent to the browser as text.
 */
export function announceWallet(name: string): void {
  const account = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
  const permissions = [{ parentCapability: 'eth_accounts' }];
  let allowed = false;
  const answers: Readonly<Record<string, () => unknown>> = {
    eth_accounts: () => (allowed ? [account] : []),
    eth_chainId: () => '0x1',
    eth_requestAccounts: () => {
      allowed = true;
      return [account];
    },
    wallet_getPermissions: () => (allowed ? permissions : []),
    wallet_requestPermissions: () => {
      allowed = true;
      return permissions;
    },
  };
  const provider = {
    async request({ method }: { readonly method: string }) {
      const answer = answers[method];
      if (answer) return answer();
      throw Object.assign(new Error(`Unsupported method: ${method}`), { code: 4200 });
    },
    on() {},
    removeListener() {},
  };
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#07c" d="M0 0h8v8H0z"/></svg>';
  const detail = Object.freeze({
    info: {
      uuid: 'c4e1c5a8-0d4e-4b5f-8f0a-6a1d8a3f7b20',
      name,
      icon: `data:image/svg+xml,${encodeURIComponent(picture)}`,
      rdns: 'org.example.harbour',
    },
    provider,
  });
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  addEventListener('eip6963:requestProvider', announce);
  announce();
}
