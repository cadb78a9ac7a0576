import type { Local } from '@mooring/devnet/local';
import type { Page } from '@playwright/test';
import { test as base, expect, type Watch } from './fixtures.ts';
import { SafeHost } from './safeHost.ts';

export const test = base.extend<{ host: SafeHost }>({
  host: async ({ page, local }, use) => use(new SafeHost(page, local)),

  // The surrounding page is not ours: only the frame is watched.
  watch: async ({ page, local }, use) => {
    const watch: Watch = { elsewhere: [], atGateway: [], violations: [], errors: [] };
    watchFrame(page, local, watch);
    await use(watch);
    expect(watch.elsewhere, 'requests to other origins').toEqual([]);
    expect(watch.violations, 'violations of the content security policy').toEqual([]);
    expect(watch.errors, 'uncaught errors').toEqual([]);
  },
});

function watchFrame(page: Page, { url, gatewayUrl }: Local, watch: Watch) {
  page.on('request', (request) => {
    if (request.isNavigationRequest() || !request.frame().url().startsWith(url)) return;
    const { origin, protocol } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:' || origin === url) return;
    const list = origin === gatewayUrl ? watch.atGateway : watch.elsewhere;
    list.push(request.url());
  });
  page.on('pageerror', (error) => watch.errors.push(error.message));
  page.on('console', (message) => {
    const { url: from } = message.location();
    if (from.startsWith(url) && /content security policy|trusted type/i.test(message.text())) {
      watch.violations.push(message.text());
    }
  });
}

/** Safes of the local network: the boat club needs two of three owners, the kiosk one of two. */
export function safesOf({ devnet }: Local) {
  const [club, kiosk] = devnet.multisigs.map(({ safe }) => safe);
  if (!club || !kiosk) throw new Error('The network has no second Safe.');
  return { club, kiosk };
}

/** A host name that begins like the Safe's own. */
export const evil = 'http://127.0.0.1.evil.example';

/** Foreign page that frames ours and responds like a Safe. */
export const evilPage = (app: string) => `<!doctype html>
<title>Safe</title>
<iframe name="app" src="${app}" style="inline-size:100%;block-size:700px"></iframe>
<script>
  window.received = [];
  addEventListener('message', ({ data, source }) => {
    window.received.push(data);
    const forged = { safeAddress: '0x${'66'.repeat(20)}', chainId: 1, threshold: 1, owners: [] };
    source.postMessage({ id: data?.id, success: true, data: forged, version: '9.1.0' }, '*');
  });
</script>`;

export { expect };
