import { expect, test } from 'vitest';
import { startSignIn } from './signInServer.testing.ts';
import { origin, type TestBrowser } from './testBrowser.testing.ts';

/** Request to a host's own route, like a form of Auth.js. */
function hostRequest(browser: TestBrowser, from = origin): Request {
  return new Request(`${origin}/api/auth/callback/siwe`, {
    method: 'POST',
    headers: {
      origin: from,
      'content-type': 'application/x-www-form-urlencoded',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
}

test('verifyForHost verifies an account once, without a session', async () => {
  const { server, newBrowser, prepare, sign, person } = startSignIn();
  const browser = newBrowser();
  const message = await prepare(browser);
  const proof = { message, signature: await sign(message) };
  const address = person.address.toLowerCase();
  expect(await server.verify(hostRequest(browser), proof)).toEqual({
    proven: { account: `eip155:0:${address}`, address, chainId: 1, warnings: [] },
  });
  expect(await server.verify(hostRequest(browser), proof)).toEqual({ refusal: 'nonce-refused' });
  const { body } = await browser.send('GET', '/auth/session');
  expect(body).toEqual({ session: null });
});

test('verifyForHost returns the warnings of an accepted message', async () => {
  const { server, newBrowser, prepare, sign, person } = startSignIn();
  const browser = newBrowser();
  const message = (await prepare(browser)).replace(
    person.address,
    `0x${person.address.slice(2).toUpperCase()}`,
  );
  const answer = await server.verify(hostRequest(browser), {
    message,
    signature: await sign(message),
  });
  expect(answer).toMatchObject({ proven: { warnings: ['address-checksum'] } });
});

test('verifyForHost refuses what the route refuses', async () => {
  const { server, newBrowser, prepare, sign } = startSignIn();
  const [mine, theirs] = [newBrowser(), newBrowser()];
  await prepare(theirs);
  const message = await prepare(mine);
  const signature = await sign(message);
  const refusalOf = async (...given: Parameters<typeof server.verify>) => {
    const answer = await server.verify(...given);
    return 'refusal' in answer && answer.refusal;
  };
  const request = () => hostRequest(mine);
  expect(await refusalOf(hostRequest(theirs), { message, signature })).toBe('nonce-refused');
  expect(await refusalOf(hostRequest(mine, 'https://evil.example'), { message, signature })).toBe(
    'origin-refused',
  );
  expect(await refusalOf(request(), {})).toBe('body-invalid');
  expect(await refusalOf(request(), { message: 'x', signature })).toBe('message-invalid');
  expect(await refusalOf(request(), { message: 'x'.repeat(9_000), signature })).toBe('too-large');
  const foreign = await prepare(mine, { domain: 'evil.example', uri: 'https://evil.example' });
  expect(await refusalOf(request(), { message: foreign, signature: await sign(foreign) })).toBe(
    'domain-mismatch',
  );
  const other = await prepare(mine);
  // The signature of another message might still be valid for a contract.
  expect(await refusalOf(request(), { message: other, signature })).toBe('chain-unreachable');
});
