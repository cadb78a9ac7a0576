import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { announce, localWallet, openApplication, rollup } from './application.tsx';

test('dialogs have a role and a name, one at a time', async () => {
  announce(localWallet());
  const application = openApplication();
  await application.openConnectDialog();
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Connect a wallet');
  await application.chooseWallet();
  await application.openAccountDialog();
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Account');
  await userEvent.keyboard('{Escape}');
  await application.openNetworkDialog();
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Switch network');
});

for (const [way, close] of [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'the backdrop',
    () => userEvent.click(page.getByRole('dialog'), { position: { x: -40, y: -40 }, force: true }),
  ],
  [
    'the close button',
    () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  ],
] satisfies readonly (readonly [string, () => Promise<void>])[]) {
  test(`${way} closes a dialog and restores the focus`, async () => {
    const application = openApplication();
    await application.openConnectDialog();
    await close();
    await expect.element(application.connectDialog).not.toBeInTheDocument();
    await expect.element(application.connectButton).toHaveFocus();
  });
}

describe('press on a button', () => {
  /** Presses "Copy address", and releases after `between`, which returns by how many px the pointer moves. */
  async function press(between: () => number) {
    announce(localWallet());
    const application = openApplication();
    await application.connect();
    await application.openAccountDialog();
    const button = application.accountDialog.getByRole('button', {
      name: /^(Copy address|Copied)$/,
    });
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
    const { x, y, width, height } = button.element().getBoundingClientRect();
    const frame = window.frameElement?.getBoundingClientRect();
    const scale = (frame?.width ?? 1) / window.innerWidth;
    const point = (left: number) => ({
      x: (frame?.x ?? 0) + left * scale,
      y: (frame?.y ?? 0) + (y + height / 2) * scale,
    });
    const send = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', left: number) =>
      cdp().send('Input.dispatchMouseEvent', {
        type,
        ...point(left),
        button: 'left',
        clickCount: 1,
      });
    const middle = x + width / 2;
    await send('mouseMoved', middle);
    await send('mousePressed', middle);
    const moved = between();
    await send('mouseMoved', middle + moved);
    await send('mouseReleased', middle + moved);
    return button;
  }

  /** Content that arrives above the button. */
  const arrive = (px: number) => {
    const content = document.createElement('p');
    content.style.blockSize = `${px}px`;
    document.querySelector('.mooring-dialog-body')?.prepend(content);
  };

  test.for<[string, () => number]>([
    ['is still', () => 0],
    ['trembles', () => 3],
    [
      'is still, and late content moves the button away',
      () => {
        arrive(200);
        return 0;
      },
    ],
  ])('counts once while the pointer %s', async ([, between]) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => write.mockRestore());
    await expect.element(await press(between)).toHaveAccessibleName('Copied');
    expect(write).toHaveBeenCalledOnce();
  });

  test('does not count when the pointer leaves the button', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => write.mockRestore());
    await expect.element(await press(() => 300)).toHaveAccessibleName('Copy address');
    expect(write).not.toHaveBeenCalled();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });
});

test('dialog opened twice starts fresh', async () => {
  const application = openApplication();
  await application.connectButton.hover();
  await application.openConnectDialog();
  const search = application.connectDialog.getByRole('searchbox');
  await search.fill('zebra');
  await userEvent.keyboard('{Escape}');
  await expect.element(application.connectDialog).not.toBeInTheDocument();
  await application.connectButton.hover();
  await application.openConnectDialog();
  await expect.element(search).toHaveValue('');
});

test('prerendered dialog shows the current state', async () => {
  const wallet = announce(localWallet());
  const application = openApplication();
  await application.connect();
  await application.accountButton.hover();
  // A busy machine may never be idle.
  await new Promise((done) => requestIdleCallback(done, { timeout: 1_000 }));
  wallet.selectChain(rollup.id);
  await expect.element(application.networkButton).toMatchTextContent(rollup.name);
  await application.openAccountDialog();
  await expect
    .element(application.accountDialog.getByText(`Balance on ${rollup.name}`))
    .toBeVisible();
});

test('live region announces each visible change once', async ({ onTestFinished }) => {
  const announced: string[] = [];
  const standing = new Map<Element, string>();
  const note = (node: Node | null) => {
    const region = node instanceof Element ? node : node?.parentElement;
    if (!region?.closest('.mooring-hidden[role="status"]')) return;
    const sentence = region.textContent ?? '';
    // A change of text is several records.
    if (standing.get(region) === sentence) return;
    standing.set(region, sentence);
    if (sentence !== '') announced.push(sentence);
  };
  const watcher = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      note(target);
      for (const added of addedNodes) note(added);
    }
  });
  watcher.observe(document, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => watcher.disconnect());
  const wallet = announce(localWallet());
  const application = openApplication();
  await application.connect();
  // A name that comes late is announced by its address.
  const connected = [
    'Connecting to Test Wallet',
    expect.stringMatching(/^Connected as (mira\.eth|0x[f3]{2}…2266)$/i),
  ];
  await expect.poll(() => announced).toEqual(connected);
  wallet.selectChain(rollup.id);
  await expect.poll(() => announced).toEqual([...connected, 'Network is now Local Rollup']);
  wallet.selectChain(999_999_001);
  await expect.poll(() => announced.at(-1)).toBe('Wrong network');
  expect(announced).toHaveLength(4);
});

test('text is selected in the dialog when the clipboard is refused', async ({ onTestFinished }) => {
  const { writeText } = navigator.clipboard;
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  onTestFinished(() => {
    navigator.clipboard.writeText = writeText;
  });
  announce(localWallet());
  const application = openApplication();
  await application.connect();
  await application.openAccountDialog();
  const dialog = application.accountDialog;
  const copy = dialog.getByRole('button', { name: 'Copy address' });
  const field = dialog.getByRole('textbox', { name: /did not allow copying/ });
  for (let times = 0; times < 2; times += 1) {
    await copy.click();
    await expect.element(field).toHaveFocus();
    expect(getSelection()?.toString()).toMatch(/^0xf39F/);
  }
});
