import { isRecord } from '@mooring/testing/wallet';
import { expect, test } from 'vitest';
import { announceWallets } from './announce.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { openTestWallet } from './testWallet.ts';

const IDENTITY = { name: 'Demo Wallet', rdns: 'org.mooring.demo', stateKey: 'state' };

function open(changes: Partial<Settings>, withLegacy = false) {
  const page = new EventTarget();
  const uuids: unknown[] = [];
  const details: unknown[] = [];
  let initialized = 0;
  page.addEventListener('eip6963:announceProvider', (event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
    details.push(detail);
    if (isRecord(detail) && isRecord(detail['info'])) uuids.push(detail['info']['uuid']);
  });
  page.addEventListener('ethereum#initialized', () => {
    initialized += 1;
  });
  const { provider } = openTestWallet([]);
  const settings = { ...DEFAULT_SETTINGS, ...changes };
  announceWallets(
    page,
    [{ identity: IDENTITY, provider }],
    withLegacy ? provider : undefined,
    settings,
  );
  const request = () => page.dispatchEvent(new Event('eip6963:requestProvider'));
  return { page, provider, uuids, details, request, initialized: () => initialized };
}

test('announceWallets emits immediately and on request, with one uuid', () => {
  const { uuids, details, request, provider } = open({});
  request();
  expect(uuids).toHaveLength(2);
  expect(new Set(uuids).size).toBe(1);
  expect(details[0]).toMatchObject({
    info: { name: 'Demo Wallet', rdns: 'org.mooring.demo' },
    provider,
  });
  const info = isRecord(details[0]) ? details[0]['info'] : undefined;
  expect(Object.isFrozen(info)).toBe(true);
  expect(info).toHaveProperty('icon', expect.stringMatching(/^data:image\/svg\+xml,/));
});

test('announceWallets can stay silent', () => {
  const { uuids, request } = open({ announce: false });
  request();
  expect(uuids).toEqual([]);
});

test('announceWallets can announce late', async () => {
  const { uuids, request, initialized } = open({ announceAfterMs: 30 });
  request();
  expect(uuids).toEqual([]);
  await expect.poll(() => uuids.length).toBe(1);
  expect(initialized()).toBe(1);
});

test('announceWallets can repeat with new uuids', async () => {
  const { uuids } = open({ repeatAnnouncements: 2 });
  await expect.poll(() => uuids.length).toBe(3);
  expect(new Set(uuids).size).toBe(3);
});

test('announceWallets sets window.ethereum for the legacy provider', () => {
  const { page, provider } = open({ announce: false }, true);
  expect(page).toHaveProperty('ethereum', provider);
});
