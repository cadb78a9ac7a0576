import { button, element } from './element.ts';
import { createHost } from './host.ts';
import type { DemoWallet } from './openWallet.ts';
import { openPanel } from './panel/openPanel.ts';

/** Appends the wallet's bar to the page, in the normal flow: it covers nothing. */
export function showBar(wallet: () => Promise<DemoWallet>): void {
  const { host, root } = createHost('demo-wallet-bar');
  const open = button('Open wallet', 'open', () => {
    wallet().then(openPanel, reportError);
  });
  root.append(
    element(
      'section',
      { 'aria-label': 'Demo Wallet' },
      element('p', {}, 'Demo Wallet · local networks only'),
      open,
    ),
  );
  document.body.append(host);
}
