import { ConnectButton, NetworkIcon } from '@mooring/connect';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { announce, localWallet, openApplication } from './application.tsx';

const wallets = [
  {
    name: 'Harbour',
    wallets: [
      'rainbow',
      'trust',
      'ledger',
      'phantom',
      'okx',
      'zerion',
      'uniswap',
      { id: 'harbour', name: 'Harbour', accent: '#0b6570', homepage: 'https://harbour.example' },
    ],
  },
];

/** Records layout shifts from now on. */
function watchShifts(): () => Promise<readonly number[]> {
  const shifts: number[] = [];
  const add = (entries: PerformanceEntryList) =>
    shifts.push(...entries.map((entry) => Reflect.get(entry, 'value')));
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return async () => {
    await painted();
    await painted();
    add(observer.takeRecords());
    return shifts;
  };
}

/** Resolves after the next paint. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Emulates `prefers-reduced-data` until the test is over. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
}

const marksOf = (selector: string) =>
  [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)].filter(
    (image) => image.complete && image.naturalWidth > 0,
  );

const elsewhere = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).origin)
    .filter((origin) => origin !== location.origin);

test('wallet marks load without layout shift or foreign requests', async () => {
  announce(localWallet());
  const application = openApplication({ config: { wallets } });
  const shifts = watchShifts();
  await application.openConnectDialog();
  // The wallet in this browser brings its own.
  await expect.poll(() => marksOf('[data-choice]').length).toBe(8);
  for (const image of marksOf('[data-choice]')) {
    expect(image.src).toMatch(/^data:image\/svg\+xml,/);
    const { width, height } = image.getBoundingClientRect();
    expect([width, height]).toEqual([40, 40]);
  }
  const unknown = application.connectDialog.getByRole('button', { name: 'Harbour', exact: true });
  expect(unknown.element().querySelector('.mooring-tile')?.textContent).toBe('H');
  expect(await shifts()).toEqual([]);
  expect(elsewhere()).toEqual([]);
});

test('wallet marks are shown immediately when the dialog reopens', async () => {
  const application = openApplication({ config: { wallets } });
  await application.openConnectDialog();
  await expect.poll(() => marksOf('[data-choice]').length).toBe(7);
  await application.connectDialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(application.connectDialog).not.toBeInTheDocument();
  await application.openConnectDialog();
  expect(document.querySelectorAll('[data-choice] img')).toHaveLength(7);
});

test('network marks replace their letters', async () => {
  const shifts = watchShifts();
  openApplication({
    content: (
      <>
        <div data-testid="network">
          <NetworkIcon chain={{ id: 534_352, name: 'Scroll' }} /> Scroll
        </div>
        <div data-testid="local">
          <NetworkIcon chain={{ id: 77_320_001, name: 'Harbour Test Network' }} /> Harbour
        </div>
      </>
    ),
  });
  await expect.poll(() => marksOf('[data-testid="network"]').length).toBe(1);
  await expect.element(page.getByTestId('local')).toMatchTextContent('HT Harbour');
  expect(await shifts()).toEqual([]);
});

test('prefers-reduced-data shows letters in place of marks', async () => {
  saveData();
  const application = openApplication({
    config: { wallets: [{ name: 'Harbour', wallets: ['safepal', 'coin98'] }] },
    content: (
      <>
        <ConnectButton />
        <NetworkIcon chain={{ id: 59_144, name: 'Linea' }} />
      </>
    ),
  });
  await application.openConnectDialog();
  const row = application.connectDialog.getByRole('button', { name: 'SafePal', exact: true });
  await expect.element(row).toBeVisible();
  expect(document.querySelectorAll('main img, [data-choice] img')).toHaveLength(0);
  expect(performance.getEntriesByType('resource').map(({ name }) => name)).not.toContainEqual(
    expect.stringMatching(/linea\.svg|SFP\.svg/),
  );
});
