import { createRoot } from 'react-dom/client';
import { createHost } from '../host.ts';
import type { DemoWallet } from '../openWallet.ts';
import { Panel } from './Panel.tsx';

/** Appends the wallet's bar to the page, in the normal flow: it covers nothing. */
export function showBar(wallet: () => Promise<DemoWallet>): void {
  const { host, root } = createHost('demo-wallet-bar');
  createRoot(root).render(
    <section aria-label="Demo Wallet">
      <p>Demo Wallet · local networks only</p>
      <button type="button" onClick={() => void wallet().then(openPanel, reportError)}>
        Open wallet
      </button>
    </section>,
  );
  document.body.append(host);
}

/** Opens the wallet's panel, above any modal of the page. */
function openPanel(wallet: DemoWallet): void {
  const { host, root } = createHost('demo-wallet-window');
  document.body.append(host);
  const react = createRoot(root);
  const close = () => {
    react.unmount();
    host.remove();
  };
  react.render(<Panel wallet={wallet} onClose={close} />);
}
