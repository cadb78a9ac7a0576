import type { Route } from '@playwright/test';

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

/** Mocks another host: responds at once, or fails to resolve. */
export async function playHost(route: Route, hosts: OtherHosts): Promise<void> {
  if (hosts === 'out of reach') return route.abort('namenotresolved');
  if (route.request().resourceType() === 'document')
    return route.fulfill({ contentType: 'text/html', body: attestation });
  return route.fulfill({
    headers: { 'access-control-allow-origin': '*' },
    contentType: 'application/json',
    body: '{}',
  });
}
