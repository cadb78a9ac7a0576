import type { Browser, Route } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';

export interface Visit {
  /** Time from the click to the end of the frame that painted the code, in ms. */
  readonly ms: number;
  /** Content of the code. */
  readonly uri: string;
  /** URLs requested until then, including WebSockets. */
  readonly requests: readonly URL[];
}

/** Opens a page as a first-time visitor, picks the phone, and reads the code. */
export async function visit(browser: Browser, address: URL, hosts: OtherHosts): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const requests: URL[] = [];
    context.on('request', (request) => requests.push(new URL(request.url())));
    await context.route(
      ({ hostname }) => hostname !== address.hostname,
      (route) => playHost(route, hosts),
    );
    const page = await context.newPage();
    page.on('websocket', (socket) => requests.push(new URL(socket.url())));
    await page.goto(address.href);
    await page.getByRole('button', { name: 'Phone' }).click();
    const outcome = page.locator('body[data-painted], body[data-failed]');
    await outcome.waitFor();
    const failed = await outcome.getAttribute('data-failed');
    if (failed) throw new Error(`${address.pathname}: ${failed}`);
    const ms = Number(await outcome.getAttribute('data-painted'));
    const asked = [...requests];
    const { data, width, height } = PNG.sync.read(await page.locator('svg').screenshot());
    const uri = jsQR(new Uint8ClampedArray(data), width, height)?.data ?? '';
    return { ms, uri, requests: asked };
  } finally {
    await context.close();
  }
}

/** Behaviour of hosts other than the page's own and the relay. No request leaves this machine. */
export type OtherHosts = 'answering' | 'out of reach';

/**
 * Message the provider expects from the frame of its verify service: a token with the request's id. Only
 * its payload is read, so the signature may be anything.
 */
const attestation = `<!doctype html><script>
const part = (value) => btoa(JSON.stringify(value)).replaceAll('=', '');
const payload = { id: new URLSearchParams(location.search).get('id') };
const token = [part({ alg: 'ES256', typ: 'JWT' }), part(payload), part(0)].join('.');
parent.postMessage(JSON.stringify({ type: 'verify_attestation', attestation: token }), '*');
</script>`;

/** Mocks another host: responds immediately, or fails to resolve. */
async function playHost(route: Route, hosts: OtherHosts): Promise<void> {
  if (hosts === 'out of reach') return route.abort('namenotresolved');
  if (route.request().resourceType() === 'document')
    return route.fulfill({ contentType: 'text/html', body: attestation });
  return route.fulfill({
    headers: { 'access-control-allow-origin': '*' },
    contentType: 'application/json',
    body: '{}',
  });
}
