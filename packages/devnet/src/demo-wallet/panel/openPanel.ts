import { unlistedNetwork } from '@mooring/testing/wallet';
import { WALLET_ICON } from '../announce.ts';
import { button, element } from '../element.ts';
import { createHost } from '../host.ts';
import type { DemoWallet } from '../openWallet.ts';
import { revealedText } from '../reveal.ts';
import { BEHAVIOURS } from './behaviours.ts';

/** A network no site here supports, to test how a site reacts. */
const ELSEWHERE = { ...unlistedNetwork(77319999), name: 'A network no site supports' };

/** Part of the panel: its node, and an update after changes. */
type Part = { node: Node; refresh(): void };

/** Opens the wallet's panel. Changes apply at once, so that their effect shows in the page. */
export function openPanel(wallet: DemoWallet): void {
  const { host, root } = createHost('demo-wallet-window');
  const parts = [accountPart(wallet), networkPart(wallet), behaviourPart(wallet), sitePart(wallet)];
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'title' },
    element(
      'div',
      { class: 'head' },
      element('img', { src: WALLET_ICON, alt: '', width: '28', height: '28' }),
      element('h2', { id: 'title', tabindex: '-1', autofocus: true }, 'Demo Wallet: overview'),
    ),
    element(
      'div',
      { class: 'body', tabindex: '0', role: 'group', 'aria-label': 'Overview' },
      ...parts.map(({ node }) => node),
    ),
    element(
      'div',
      { class: 'buttons' },
      button('Close', 'no', () => dialog.close()),
    ),
  );
  const refresh = () => {
    for (const part of parts) part.refresh();
  };
  const stops = [wallet.state.subscribe(refresh), wallet.settings.subscribe(refresh)];
  dialog.addEventListener('close', () => {
    for (const stop of stops) stop();
    host.remove();
  });
  refresh();
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
}

function accountPart(wallet: DemoWallet): Part {
  return radioPart({
    legend: 'Active account',
    name: 'account',
    options: wallet.accounts.map((account) => ({
      value: account.address,
      label: element(
        'span',
        {},
        account.label,
        element('br'),
        element('code', {}, account.address),
      ),
      choose: () => wallet.selectAccount(account.address),
    })),
    chosen: () => wallet.activeAccount().address,
  });
}

function networkPart(wallet: DemoWallet): Part {
  const known = [...wallet.setup.networks, ...wallet.state.get().added, wallet.currentNetwork()];
  const byId = new Map([...known, ELSEWHERE].map((network) => [network.id, network]));
  return radioPart({
    legend: 'Active network',
    name: 'network',
    options: [...byId.values()].map(({ id, name }) => ({
      value: String(id),
      label: element('span', {}, revealedText(name), ` (${id})`),
      choose: () => wallet.selectChain(id),
    })),
    chosen: () => String(wallet.chainId()),
  });
}

function radioPart(options: {
  legend: string;
  name: string;
  options: readonly { value: string; label: Node; choose: () => void }[];
  chosen: () => string;
}): Part {
  const rows = options.options.map(({ value, label, choose }) => {
    const input = element('input', { type: 'radio', name: options.name, value });
    input.addEventListener('change', choose);
    return { input, row: element('label', { class: 'choice' }, input, label) };
  });
  return {
    node: element(
      'fieldset',
      {},
      element('legend', {}, options.legend),
      ...rows.map(({ row }) => row),
    ),
    refresh() {
      for (const { input } of rows) input.checked = input.value === options.chosen();
    },
  };
}

function behaviourPart(wallet: DemoWallet): Part {
  const chainIds = wallet.setup.networks.map(({ id }) => id);
  const rows = BEHAVIOURS.map((behaviour) => {
    const input = element('input', { type: 'checkbox' });
    input.addEventListener('change', () => {
      const changes = behaviour.change(input.checked, chainIds);
      wallet.settings.update((settings) => ({ ...settings, ...changes }));
    });
    const row = element('label', { class: 'choice' }, input, element('span', {}, behaviour.label));
    return { behaviour, input, row };
  });
  return {
    node: element(
      'fieldset',
      {},
      element('legend', {}, 'Behaviour'),
      ...rows.map(({ row }) => row),
    ),
    refresh() {
      for (const { behaviour, input } of rows) {
        input.checked = behaviour.isOn(wallet.settings.get());
      }
    },
  };
}

function sitePart(wallet: DemoWallet): Part {
  const lock = button('Lock', 'lock', () => {
    wallet.settings.update((settings) => ({ ...settings, locked: !settings.locked }));
  });
  const disconnect = button('Disconnect this site', 'disconnect', () => wallet.connect([]));
  const status = element('p', { role: 'status' });
  return {
    node: element('div', {}, status, lock, disconnect),
    refresh() {
      const { locked } = wallet.settings.get();
      const connected = wallet.state.get().connected.length;
      lock.textContent = locked ? 'Unlock' : 'Lock';
      // Stays focusable when there is nothing to disconnect, so that focus is not lost on a press.
      disconnect.setAttribute('aria-disabled', String(connected === 0));
      const site = connected > 0 ? 'This site sees the active account.' : 'No site is connected.';
      status.textContent = locked ? 'The wallet is locked.' : site;
    },
  };
}
