import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type Application,
  type ApplicationOptions,
  announce,
  ethereum,
  localWallet,
  openApplication,
  rollup,
} from './application.tsx';
import { scriptedPhone } from './scriptedPhone.ts';

const OTHER_CHAIN = 999_999_001;

async function connected(options?: ApplicationOptions) {
  const wallet = announce(localWallet());
  const application = openApplication(options);
  await application.connect();
  return { wallet, application };
}

function expectNetwork({ networkButton }: Application, name: string) {
  return expect.element(networkButton).toHaveAccessibleName(`Network: ${name}`);
}

test('Network dialog marks the current network and a pending switch', async () => {
  const { wallet, application } = await connected();
  wallet.next('switch').hang();
  await application.openNetworkDialog();
  const { networkDialog } = application;
  await expect
    .element(networkDialog.getByRole('button', { name: ethereum.name }))
    .toHaveAttribute('aria-current', 'true');
  await application.chooseRollup();
  await expect.element(networkDialog).toMatchTextContent('Confirm in your wallet');
  (await wallet.nextRequest('switch')).approve();
  await expect.element(networkDialog).not.toBeInTheDocument();
  await expectNetwork(application, rollup.name);
});

test('Network dialog closes when the wallet switches without an answer', async () => {
  const { wallet, application } = await connected();
  wallet.next('switch').hang();
  await application.openNetworkDialog();
  await application.chooseRollup();
  await wallet.nextRequest('switch');
  wallet.selectChain(rollup.id);
  await expect.element(application.networkDialog).not.toBeInTheDocument();
  await expectNetwork(application, rollup.name);
});

test('Network dialog shows a rejected switch and stays open', async () => {
  const { wallet, application } = await connected();
  wallet.next('switch').reject();
  await application.openNetworkDialog();
  await application.chooseRollup();
  await expect
    .element(application.networkDialog.getByRole('alert'))
    .toMatchTextContent('You declined the switch to Local Rollup');
  await application.chooseRollup();
  await expectNetwork(application, rollup.name);
});

test('Network dialog shows an unsupported switch and stays open', async () => {
  const { wallet, application } = await connected();
  wallet.next('switch').fail(-32603, 'Out of rope');
  wallet.next('wallet_addEthereumChain').fail(-32601, 'No such method');
  await application.openNetworkDialog();
  await application.chooseRollup();
  await expect
    .element(application.networkDialog.getByRole('alert'))
    .toMatchTextContent('could not switch to Local Rollup');
});

test('Network dialog names a pending request of the wallet (-32002)', async () => {
  const { wallet, application } = await connected();
  wallet.next('switch').fail(-32002);
  await application.openNetworkDialog();
  await application.chooseRollup();
  await expect
    .element(application.networkDialog.getByRole('alert'))
    .toMatchTextContent('Test Wallet has a request open already. Answer it there, then retry.');
});

test('Network dialog asks to switch in the wallet after a timeout, and updates the page', async () => {
  const { wallet, application } = await connected({ timeouts: { switchNetworkMs: 500 } });
  wallet.next('switch').hang();
  await application.openNetworkDialog();
  await application.chooseRollup();
  const { networkDialog } = application;
  await expect
    .element(networkDialog.getByRole('alert'))
    .toMatchTextContent('Switch to Local Rollup in your wallet');
  wallet.selectChain(rollup.id);
  await expect
    .element(networkDialog.getByRole('button', { name: rollup.name }))
    .toHaveAttribute('aria-current', 'true');
  await expect.element(networkDialog.getByRole('alert')).not.toBeInTheDocument();
});

test('Network dialog reports a switch that the wallet approved but did not do', async () => {
  const { wallet, application } = await connected();
  wallet.always('wallet_switchEthereumChain').answer(null);
  wallet.always('wallet_addEthereumChain').answer(null);
  await application.openNetworkDialog();
  await application.chooseRollup();
  const { networkDialog } = application;
  await expect
    .element(networkDialog.getByRole('alert'))
    .toMatchTextContent('Switch to Local Rollup in your wallet');
  await expect
    .element(networkDialog.getByRole('button', { name: ethereum.name }))
    .toHaveAttribute('aria-current', 'true');
});

for (const form of ['plain', 'wrapped', 'server'] as const) {
  test(`a network the wallet does not know is added (${form})`, async () => {
    const { wallet, application } = await connected();
    wallet.next('wallet_switchEthereumChain').unknownChain(form);
    await application.openNetworkDialog();
    await application.chooseRollup();
    const { params } = await wallet.nextRequest('wallet_addEthereumChain');
    expect(params).toMatchObject([{ chainName: 'Local Rollup' }]);
    await expectNetwork(application, rollup.name);
  });
}

test('page follows a network switched in the wallet', async () => {
  const { wallet, application } = await connected();
  wallet.selectChain(rollup.id);
  await expectNetwork(application, rollup.name);
});

test('wrong network: notice with switch and disconnect', async () => {
  const { wallet, application } = await connected();
  wallet.selectChain(OTHER_CHAIN);
  const wrong = page.getByRole('button', { name: 'Wrong network' });
  await wrong.click();
  const { networkDialog } = application;
  await expect.element(networkDialog.getByRole('note')).toMatchTextContent('does not support');
  await application.chooseRollup();
  await expectNetwork(application, rollup.name);
  wallet.selectChain(OTHER_CHAIN);
  await wrong.click();
  await networkDialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect.element(application.connectButton).toBeVisible();
});

test('wrong network: a rejected switch back to the page’s network is shown', async () => {
  const { wallet, application } = await connected();
  wallet.selectChain(rollup.id);
  await expectNetwork(application, rollup.name);
  wallet.selectChain(OTHER_CHAIN);
  await page.getByRole('button', { name: 'Wrong network' }).click();
  wallet.next('switch').reject();
  await application.chooseRollup();
  await expect
    .element(application.networkDialog.getByRole('alert'))
    .toMatchTextContent('You declined the switch to Local Rollup');
});

test('wrong network: a phone outside its session is reported, and the page keeps its network', async () => {
  const phone = scriptedPhone(ethereum.id);
  const application = openApplication({ config: { connectors: [phone.create] } });
  const { connectDialog, networkDialog } = application;
  await application.openConnectDialog();
  await connectDialog.getByRole('button', { name: 'Phone wallet' }).click();
  await expect.poll(phone.asked).toBe('eth_requestAccounts');
  phone.approve();
  await expectNetwork(application, ethereum.name);
  await application.openNetworkDialog();
  phone.goOutside(137);
  await expect
    .element(networkDialog)
    .toMatchTextContent(/Your phone is on .#137., which it has not allowed here\./);
  phone.goOutside(rollup.id);
  await expect
    .element(networkDialog)
    .toMatchTextContent(
      `Your phone is on ${rollup.name}, which it has not allowed here. This page stays on ${ethereum.name}.`,
    );
  phone.goOutside();
  await expect.element(networkDialog).not.toMatchTextContent('Your phone is on');
  await expectNetwork(application, ethereum.name);
});
