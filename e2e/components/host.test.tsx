import { ConnectButton, CustomConnectButton } from '@mooring/connect';
import * as Radix from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { announce, localWallet, openApplication } from './application.tsx';
import './host.css';

/** The kit's button inside modals of the application: a native one and a library's. */
function Host() {
  const modal = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" onClick={() => modal.current?.showModal()}>
        Open native modal
      </button>
      <dialog ref={modal} aria-label="Native host modal">
        <p>The host’s own modal</p>
        <ConnectButton />
      </dialog>
      <Radix.Root>
        <Radix.Trigger>Open library modal</Radix.Trigger>
        <Radix.Portal>
          <Radix.Overlay className="overlay" />
          <Radix.Content className="content" aria-describedby={undefined}>
            <Radix.Title>Library host modal</Radix.Title>
            <ConnectButton />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </>
  );
}

/** Returns true if the centre of an element is not covered. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

for (const { opener, name } of [
  { opener: 'Open native modal', name: 'Native host modal' },
  { opener: 'Open library modal', name: 'Library host modal' },
]) {
  test(`inside a ${name.toLowerCase()} the dialogs stay usable`, async () => {
    announce(localWallet());
    const application = openApplication({ content: <Host /> });
    await page.getByRole('button', { name: opener }).click();
    const modal = page.getByRole('dialog', { name, exact: true });
    await modal.getByRole('button', { name: 'Connect wallet' }).click();
    const dialog = application.connectDialog;
    const row = dialog.getByRole('button', { name: 'Test Wallet', exact: true });
    await expect.element(row).toBeVisible();
    expect(isOnTop(row.element())).toBe(true);

    // Tab cycles inside, and Escape closes only the kit's dialog.
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.tab();
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(modal).toBeVisible();
    await expect.element(modal.getByRole('button', { name: 'Connect wallet' })).toHaveFocus();

    // A click inside the kit's dialog is not a click outside the host's.
    await userEvent.keyboard('{Enter}');
    await dialog.getByRole('button', { name: 'What is a wallet?' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await row.click();
    const account = modal.getByRole('button', { name: /Account mira/ });
    await expect.element(account).toHaveFocus();

    // A click on the kit's backdrop closes only its dialog.
    await account.click();
    await expect.element(application.accountDialog).toBeVisible();
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true });
    await expect.element(application.accountDialog).not.toBeInTheDocument();
    await expect.element(modal).toBeVisible();
  });
}

/** Custom connect button of the application. */
const own = (
  <CustomConnectButton>
    {({ status, account, connectDialog }) => (
      <button type="button" onClick={connectDialog.open}>
        Own button: {status} {account?.label}
      </button>
    )}
  </CustomConnectButton>
);

test('ConnectButton.Custom shows the state and opens the dialog', async () => {
  announce(localWallet());
  const application = openApplication({ content: own });
  const button = page.getByRole('button', { name: /^Own button/ });
  await expect.element(button).toMatchTextContent('Own button: disconnected');
  await button.click();
  await application.chooseWallet();
  await expect.element(button).toMatchTextContent('Own button: connected mira.eth');
});

/** Connects; returns the maximum number of confetti pieces seen at once. */
async function celebrate(): Promise<() => number> {
  let most = 0;
  const watcher = new MutationObserver(() => {
    most = Math.max(most, document.querySelectorAll('.mooring-confetti > *').length);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  announce(localWallet());
  const application = openApplication({ content: own, host: { confetti: true } });
  await page.getByRole('button', { name: /^Own button/ }).click();
  await application.chooseWallet();
  await expect.element(page.getByRole('button', { name: /^Own button: connected/ })).toBeVisible();
  return () => most;
}

const confetti = () => document.querySelector('.mooring-confetti');

test('confetti has at most 35 pieces and ends by itself', async ({ onTestFinished }) => {
  const prefer = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });
  await prefer('no-preference');
  onTestFinished(async () => void (await prefer('reduce')));
  const most = await celebrate();
  await expect.poll(most).toBeGreaterThan(0);
  await expect.poll(confetti).toBeNull();
  expect(most()).toBeLessThanOrEqual(35);
});

test('reduced motion shows no confetti', async () => {
  const most = await celebrate();
  expect(most()).toBe(0);
  expect(confetti()).toBeNull();
});

test('text size ignores the rem of the page unless configured to follow it', async ({
  onTestFinished,
}) => {
  const { documentElement: root } = document;
  const rules = new CSSStyleSheet();
  onTestFinished(() => {
    root.style.fontSize = '';
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
  });
  announce(localWallet());
  const application = openApplication();
  await application.openConnectDialog();
  const title = application.connectDialog.getByRole('heading').first().element();
  const size = () => Number.parseFloat(getComputedStyle(title).fontSize);
  const usual = size();
  for (const rem of ['62.5%', '20px']) {
    root.style.fontSize = rem;
    expect(size(), rem).toBe(usual);
  }
  rules.replaceSync('.mooring { --mooring-rem: 1rem }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  expect(size()).toBe((usual * 20) / 16);
});
