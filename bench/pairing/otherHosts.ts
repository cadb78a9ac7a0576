import type { Route } from '@playwright/test';

/** How hosts other than the page's own and the relay behave. No request ever leaves this machine. */
export type OtherHosts = 'answering' | 'out of reach';

/**
 * What the provider waits for from the frame of its verify service: a token that names the request.
 * The provider's page reads its payload alone, so that any signature does.
 */
const attestation = `<!doctype html><script>
const part = (value) => btoa(JSON.stringify(value)).replaceAll('=', '');
const payload = { id: new URLSearchParams(location.search).get('id') };
const token = [part({ alg: 'ES256', typ: 'JWT' }), part(payload), part(0)].join('.');
parent.postMessage(JSON.stringify({ type: 'verify_attestation', attestation: token }), '*');
</script>`;

/** Plays another host: answers at once what it is asked for, or cannot be found. */
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
