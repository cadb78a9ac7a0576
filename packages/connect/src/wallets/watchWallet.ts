import { numberToHex } from 'viem';
import type { Config, Connector } from 'wagmi';

/**
 * Reads an installed wallet's accounts and chain whenever the page becomes visible: a page that was frozen, or in the
 * back-forward cache, missed the events. Changes are applied as if the wallet had emitted them; if the wallet does not
 * answer, nothing changes.
 * @returns the function that stops watching
 */
export function watchWallet(wagmi: Config, connector: Connector): () => void {
  /** Last accounts in the wallet's order, which differs from the page's. */
  let lastAccounts: string | undefined;
  let changes = 0;
  let stopped = false;
  const note = ({ accounts }: { readonly accounts?: readonly string[] | undefined }) => {
    changes += 1;
    if (accounts) lastAccounts = accounts.join().toLowerCase();
  };

  async function compareWithWallet(): Promise<void> {
    const changesBefore = changes;
    const accounts = await connector.getAccounts();
    const chainId = await connector.getChainId();
    const connection = wagmi.state.connections.get(connector.uid);
    if (stopped || !connection) return;
    // An event during the reads is newer than their answers.
    if (changes !== changesBefore) return compareWithWallet();
    const previous = lastAccounts;
    note({ accounts });
    if (previous !== undefined && lastAccounts !== previous)
      connector.onAccountsChanged([...accounts]);
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
