import { describe, expect, it } from 'vitest';
import { isOwnPage } from './access.ts';

describe('isOwnPage of a request', () => {
  const PUBLIC = 'https://wallet.example.org';
  it.each<[Record<string, string>, boolean]>([
    [{}, false],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: PUBLIC }, false],
    // Behind a proxy that rewrites the host, `Sec-Fetch-Site` decides.
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' }, true],
    [{ origin: 'http://localhost:3000' }, true],
    [{ origin: 'https://localhost:3000' }, true],
    [{ origin: PUBLIC }, true],
    [{ origin: 'http://localhost:3001' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'https://wallet.example.org.evil.example' }, false],
    [{ origin: 'null' }, false],
  ])('with %j is from the page: %s', (headers, expected) => {
    const asked = { headers: new Headers(headers), url: 'http://localhost:3000/rpc/1' };
    expect(isOwnPage(asked, PUBLIC)).toBe(expected);
  });
});
