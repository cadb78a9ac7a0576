import { numberToHex } from 'viem';
import type { Config, Connector } from 'wagmi';

/**
 * Asks a wallet of this page for its accounts and its network whenever the page is shown again: one that slept, or
 * was kept by the browser for its back button, has heard none of the events. What has changed is told as the wallet
 * would have told it; a wallet that does not answer stays as it was.
 * @returns stops watching
 */
export function watchWallet(wagmi: Config, connector: Connector): () => void {
  /** Accounts in the order of the wallet: the page has its own. */
  let said: string | undefined;
  let changes = 0;
  let stopped = false;
  const note = ({ accounts }: { readonly accounts?: readonly string[] | undefined }) => {
    changes += 1;
    if (accounts) said = accounts.join().toLowerCase();
  };

  async function compareWithWallet(): Promise<void> {
    const begun = changes;
    const accounts = await connector.getAccounts();
    const chainId = await connector.getChainId();
    const connection = wagmi.state.connections.get(connector.uid);
    if (stopped || !connection) return;
    // An event that came meanwhile is newer than the answers.
    if (changes !== begun) return compareWithWallet();
    const before = said;
    note({ accounts });
    if (before !== undefined && said !== before) connector.onAccountsChanged([...accounts]);
    if (accounts.length > 0 && chainId !== connection.chainId)
      connector.onChainChanged(numberToHex(chainId));
  }

  const compareWhenVisible = () => {
    if (document.visibilityState === 'visible') compareWithWallet().catch(() => {});
  };
  connector.emitter.on('change', note);
  document.addEventListener('visibilitychange', compareWhenVisible);
  compareWhenVisible();
  return () => {
    stopped = true;
    connector.emitter.off('change', note);
    document.removeEventListener('visibilitychange', compareWhenVisible);
  };
}
