import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './securityHeaders.ts';

const closed = { frameAncestors: [], images: [], nameGateways: [] };

describe('contentSecurityPolicy', () => {
  it('denies everything and allows what is used', () => {
    expect(contentSecurityPolicy(closed).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it('lists the configured origins', () => {
    const policy = contentSecurityPolicy({
      frameAncestors: ["'self'", 'https://app.example.org'],
      images: ['https://images.example.org'],
      connect: ['wss://relay.example.org'],
    });
    expect(policy).toContain("frame-ancestors 'self' https://app.example.org;");
    expect(policy).toContain("img-src 'self' data: blob: https://images.example.org;");
    expect(policy).toContain("connect-src 'self' wss://relay.example.org;");
  });

  it.each(['https://a.example; script-src *', 'a,b', 'a b', '', 'https://ä.example'])(
    'refuses %j as a source',
    (source) => {
      expect(() => contentSecurityPolicy({ ...closed, images: [source] })).toThrow(RangeError);
    },
  );
});

it('securityHeaders allows connections to name gateways', () => {
  const headers = securityHeaders({ ...closed, nameGateways: ['https://names.example.org'] });
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' https://names.example.org;",
  );
});

it('securityHeaders allows connections to the relay of phone wallets only', () => {
  const pairing = { projectId: 'harbour', relayUrl: 'wss://relay.example.org/v2?a=b' };
  const policy = securityHeaders({ ...closed, pairing })['content-security-policy'];
  expect(policy).toContain("connect-src 'self' wss://relay.example.org;");
});

it('securityHeaders allows connections to the origin of the multisig gateway', () => {
  const pairing = { projectId: 'harbour', relayUrl: 'wss://relay.example.org' };
  const multisig = { gatewayUrl: 'https://network.example.org/safe/' };
  const connect = (config: Partial<Parameters<typeof securityHeaders>[0]>) =>
    /connect-src [^;]+/.exec(
      securityHeaders({ ...closed, ...config })['content-security-policy'] ?? '',
    )?.[0];
  expect(connect({ multisig })).toBe("connect-src 'self' https://network.example.org");
  expect(connect({ multisig, pairing })).toBe(
    "connect-src 'self' wss://relay.example.org https://network.example.org",
  );
});

it('securityHeaders allows push services when a Firebase project is configured', () => {
  const gatewayUrl = 'https://network.example.org';
  const firebase = {
    ...{ apiKey: 'key', appId: 'app', projectId: 'harbour', messagingSenderId: '1' },
    vapidKey: 'B'.repeat(87),
  };
  const policyOf = (multisig: NonNullable<Parameters<typeof securityHeaders>[0]['multisig']>) =>
    securityHeaders({ ...closed, multisig })['content-security-policy'];
  const policy = policyOf({ gatewayUrl, firebase });
  expect(policy).toContain(
    `connect-src 'self' ${gatewayUrl} https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com;`,
  );
  expect(policy).toMatch(/; trusted-types mooring-push$/);
  expect(policyOf({ gatewayUrl })).not.toContain('googleapis');
  expect(policyOf({ gatewayUrl })).toMatch(/; trusted-types 'none'$/);
});

describe('securityHeaders', () => {
  it.each([
    [undefined, undefined],
    ['http://wallet.example.org', undefined],
    ['https://wallet.example.org', 'max-age=31536000'],
  ])('returns for publicUrl %s the HSTS header %s', (publicUrl, expected) => {
    expect(securityHeaders({ ...closed, publicUrl })['strict-transport-security']).toBe(expected);
  });

  it('returns X-Frame-Options unless frameAncestors are configured', () => {
    expect(securityHeaders(closed)['x-frame-options']).toBe('DENY');
    const framed = securityHeaders({ ...closed, frameAncestors: ["'self'"] });
    expect(framed).not.toHaveProperty('x-frame-options');
  });
});
