import { Avatar, ConnectButton, Dialog } from '@mooring/connect';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { launchConfetti } from '../../packages/connect/src/ui/confetti.ts';
import { announce, localWallet, openApplication } from './application.tsx';

/** Adds a stylesheet of the host to the page until the test is over. */
function addStyles(css: string): void {
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = css;
  onTestFinished(() => sheet.remove());
}

// Before a test with a <Dialog>, whose stylesheet stays.
test('isolation: texts of a disclaimer have the kit’s style, other elements the host’s', async () => {
  addStyles(`
    body { font-family: cursive } p, a, b, i { font-family: fantasy; letter-spacing: 2px }
    p, a { color: red; padding: 9px; text-decoration: line-through }`);
  announce(localWallet());
  const application = openApplication({
    host: {
      avatar: () => <i data-testid="face">☺</i>,
      appInfo: {
        disclaimer: ({ Text, Link }) => (
          <>
            <Text>
              Our <Link href="https://harbour.example/terms">terms</Link>
            </Text>
            <b data-testid="note">apply</b>
          </>
        ),
      },
    },
  });
  await application.openConnectDialog();
  const read = (element: Element) => {
    const { fontFamily, letterSpacing, paddingTop, textDecorationLine } = getComputedStyle(element);
    return [fontFamily.split(',')[0], letterSpacing, paddingTop, textDecorationLine];
  };
  const dialog = application.connectDialog;
  const link = dialog.getByRole('link', { name: 'terms' }).element();
  expect(read(link)).toEqual(['system-ui', 'normal', '0px', 'underline']);
  expect(link.parentElement && read(link.parentElement)).toEqual([
    ...['system-ui', 'normal', '0px', 'none'],
  ]);
  const own = ['fantasy', '2px', '0px', 'none'];
  expect(read(dialog.getByTestId('note').element())).toEqual(own);
  await application.chooseWallet();
  await expect.element(page.getByTestId('face').first()).toBeVisible();
  expect(read(page.getByTestId('face').first().element())).toEqual(own);
});

test('isolation: a host positions the button by a class and overrides parts by specificity', async () => {
  addStyles(`
    .aside { margin-inline-start: 40px }
    button, .app button, .mooring-main-button { text-transform: uppercase; letter-spacing: 3px; padding: 50px }
    :not(#a#b#c) .mooring-main-button { text-transform: lowercase }
    .mooring { --mooring-radius-button: 3px }`);
  const { connectButton } = openApplication({ content: <ConnectButton className="aside" /> });
  await expect.element(connectButton).toBeVisible();
  const button = connectButton.element();
  const { textTransform, letterSpacing, padding, borderRadius } = getComputedStyle(button);
  expect({ textTransform, letterSpacing, padding, borderRadius }).toEqual({
    textTransform: 'lowercase',
    letterSpacing: 'normal',
    padding: '8px 18px',
    borderRadius: '3px',
  });
  const place = button.closest('.aside');
  expect(place && getComputedStyle(place).marginInlineStart).toBe('40px');
});

test('isolation: a host can hide an element that contains the kit', async () => {
  addStyles('.drawer { visibility: hidden; pointer-events: none }');
  openApplication({
    content: (
      <div className="drawer">
        <ConnectButton />
      </div>
    ),
  });
  const button = page.getByText('Connect wallet');
  await expect.element(button).toBeInTheDocument();
  const { visibility, pointerEvents } = getComputedStyle(button.element());
  expect([visibility, pointerEvents]).toEqual(['hidden', 'none']);
});

test('isolation: host rules for :empty and role=status keep announcements audible', async () => {
  addStyles('div:empty, [role="status"] { display: none; padding: 9px; border: 9px solid }');
  openApplication();
  const region = page.getByRole('status', { includeHidden: true });
  await expect.element(region).toBeInTheDocument();
  const { display, inlineSize, paddingTop } = getComputedStyle(region.element());
  expect([display, inlineSize, paddingTop]).toEqual(['block', '1px', '0px']);
});

test('isolation: confetti has no backdrop of the host', async () => {
  addStyles('::backdrop { background: black } i { display: none }');
  const prefer = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });
  await prefer('no-preference');
  onTestFinished(async () => void (await prefer('reduce')));
  launchConfetti();
  const layer = document.querySelector('.mooring-confetti');
  const paper = layer?.firstElementChild;
  if (!layer || !paper) throw new Error('Nothing is thrown.');
  expect(getComputedStyle(layer, '::backdrop').display).toBe('none');
  expect(getComputedStyle(paper).display).toBe('block');
  await expect.poll(() => layer.isConnected).toBe(false);
});

test('isolation: host content in a dialog keeps the host’s style, nested kit pieces the kit’s', async () => {
  addStyles(`
    .terms { color: rgb(1, 2, 3); margin: 7px } p { letter-spacing: 2px }
    button, span, svg { padding: 50px; letter-spacing: 2px; fill: red }`);
  openApplication({
    content: (
      <Dialog title="Terms" onClose={() => {}}>
        <p className="terms">Fair winds.</p>
        <ConnectButton />
        <Avatar address="0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" />
      </Dialog>
    ),
  });
  const dialog = page.getByRole('dialog', { name: 'Terms' });
  await expect.element(dialog).toBeVisible();
  const styleOf = (element: Element) => getComputedStyle(element);
  const text = styleOf(dialog.getByText('Fair winds.').element());
  expect([text.color, text.letterSpacing, text.margin]).toEqual(['rgb(1, 2, 3)', '2px', '7px']);
  const button = styleOf(dialog.getByRole('button', { name: 'Connect wallet' }).element());
  expect([button.padding, button.letterSpacing]).toEqual(['8px 18px', 'normal']);
  const face = dialog.element().querySelector('.mooring-avatar');
  expect(face && styleOf(face).padding).toBe('0px');
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect.element(close).toBeVisible();
  expect(styleOf(close.element()).padding).toBe('0px');
});

test('isolation: content of a host’s button in a dialog keeps its pointer events', async () => {
  openApplication({
    content: (
      <Dialog title="Terms" onClose={() => {}}>
        <button type="button">
          <b data-testid="badge">2</b>
        </button>
      </Dialog>
    ),
  });
  const badge = page.getByTestId('badge');
  await expect.element(badge).toBeVisible();
  expect(getComputedStyle(badge.element()).pointerEvents).toBe('auto');
});

test('isolation: theme attributes set custom properties only', async () => {
  const own = document.body.appendChild(document.createElement('section'));
  onTestFinished(() => own.remove());
  const read = () => {
    const style = getComputedStyle(own);
    return [style.boxSizing, style.color, style.fontFamily, style.animationName];
  };
  const before = read();
  own.className = 'mooring';
  expect(read()).toEqual(before);
  expect(getComputedStyle(own).getPropertyValue('--mooring-accent')).not.toBe('');
});
