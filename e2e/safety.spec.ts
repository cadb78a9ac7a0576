import { installTestWallet } from '@mooring/testing/playwright';
import { expect, test } from './fixtures.ts';

test('CSP has no unsafe source, and only the local Safe may frame pages', async ({
  request,
  local,
}) => {
  const response = await request.get('/');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  const { port } = new URL(local.safeHostUrl ?? '');
  expect(policy).toContain(`frame-ancestors http://127.0.0.1:${port} http://localhost:${port};`);
});

test('CSP: no inline script or style in any page', async ({ request }) => {
  const page = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/i);
  expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/i);
});

test('privacy: no request to another origin before a wallet is chosen', async ({
  page,
  visitor,
  watch,
  local,
}) => {
  const club = `/multisig?safe=${local.safe?.chainId}:${local.safe?.address}`;
  for (const path of ['/', '/send', '/activity', '/multisig', club, '/sessions', '/settings']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await visitor.openConnectDialog();
  await page.waitForLoadState('networkidle');
  expect([...watch.elsewhere, ...watch.atGateway]).toEqual([]);
});

test('JSON-RPC proxy allows read methods only', async ({ request, local }) => {
  const { id } = local.devnet.ethereum.chain;
  const ask = (method: string) =>
    request.post(`/rpc/${id}`, {
      headers: { origin: local.url },
      data: { jsonrpc: '2.0', id: 1, method, params: [] },
    });
  expect(await (await ask('eth_blockNumber')).json()).toHaveProperty('result');
  for (const method of ['eth_sendRawTransaction', 'anvil_setBalance', 'eth_accounts']) {
    expect(await (await ask(method)).json()).toHaveProperty('error.code', -32601);
  }
});

test('a wallet’s name and error are shown as text only (XSS)', async ({ page, visitor }) => {
  const wallet = await installTestWallet(page, {
    name: '<b>Bold</b>\u202etellaW',
    rdns: 'org.example.bold',
    icon: 'javascript:alert(1)',
  });
  wallet.always('connect').fail(-32603, '<img src=x onerror=alert(1)>\u202egnp');
  await page.goto('/');
  await visitor.openConnectDialog();
  const row = visitor.connectDialog.getByRole('button', { name: /<b>Bold/ });
  await expect(row).toHaveText(/U\+202E/);
  await row.click();
  const alert = visitor.connectDialog.getByRole('alert');
  await expect(alert).toContainText('<img src=x');
  await expect(alert).toContainText('U+202E');
});
