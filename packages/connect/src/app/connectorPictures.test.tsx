// @vitest-environment jsdom
import { completeJsdom } from '@mooring/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { mainnet } from 'viem/chains';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { custom } from 'wagmi';
import { createMooringConfig, type MooringConfigOptions } from '../core/createMooringConfig.ts';
import { useConnectDialog } from '../core/useDialog.ts';
import { announcedConnector } from '../wallets/announcedConnector.ts';
import { MooringProvider } from './MooringProvider.tsx';

const picture = 'https://icons.example/harbour.svg';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
beforeAll(() => completeJsdom());

let root: Root | undefined;
afterEach(() => act(async () => root?.unmount()));

/** Opens the Connect dialog of an application, one of whose connectors has a picture elsewhere. */
async function openDialog(
  options: Pick<MooringConfigOptions, 'iconOrigins'>,
  { id, name } = { id: 'harbour', name: 'Harbour' },
): Promise<Element> {
  const config = createMooringConfig({
    appName: 'Host',
    chains: [mainnet],
    transports: { [mainnet.id]: custom({ request: async () => null }) },
    connectors: [announcedConnector({ id, name, icon: picture, provider: () => undefined }, 5_000)],
    ...options,
  });
  let open = () => {};
  function Page() {
    ({ open } = useConnectDialog());
    return null;
  }
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => {
    root?.render(
      <MooringProvider config={config} locale="en">
        <Page />
      </MooringProvider>,
    );
    await vi.dynamicImportSettled();
  });
  await act(async () => {
    open();
    await vi.dynamicImportSettled();
  });
  const row = document.querySelector(`[data-choice="${id}"]`);
  if (!row) throw new Error('The dialog does not offer the connector.');
  return row;
}

it('Connect dialog requests no icon from other origins when it opens', async () => {
  const row = await openDialog({});
  expect(row.querySelector('img')).toBeNull();
  expect(row.textContent).toContain('H');
});

it('Connect dialog shows the mark of a wallet of the wallet list instead', async () => {
  const row = await openDialog({}, { id: 'com.coinbase.wallet', name: 'Coinbase Wallet' });
  // Once the rows are painted.
  await act(() =>
    expect.poll(() => row.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,/),
  );
});

it('Connect dialog requests an icon from an allowed origin, without a referrer', async () => {
  const row = await openDialog({ iconOrigins: ['https://icons.example'] });
  const image = row.querySelector('img');
  expect(image?.src).toBe(picture);
  expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
});

it('Connect dialog shows the first letter if the icon fails to load', async () => {
  const row = await openDialog({ iconOrigins: ['https://icons.example'] });
  expect(row.textContent).toBe('Harbour');
  await act(async () => row.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(row.querySelector('img')).toBeNull();
  expect(row.textContent).toBe('HHarbour');
});
