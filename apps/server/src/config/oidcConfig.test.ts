import { describe, expect, it } from 'vitest';
import { ConfigError, type ConfigFault } from './configError.ts';
import { parseConfig } from './parseConfig.ts';
import { publicConfig } from './publicConfig.ts';

const networks = [{ id: 1, upstreams: ['https://rpc.example.org'] }];
const publicUrl = 'https://harbour.example';
const secret = 'SECRET-'.repeat(6);
const client = {
  clientId: 'git',
  clientSecret: secret,
  name: 'Git',
  redirectUris: ['https://git.example/callback'] as const,
};
const address = `0x${'aa'.repeat(20)}` as const;

function findFaults(config: object): readonly ConfigFault[] {
  try {
    parseConfig({ networks, publicUrl, ...config });
  } catch (error) {
    if (error instanceof ConfigError) {
      expect(error.message).not.toContain('SECRET');
      return error.faults;
    }
    throw error;
  }
  return [];
}
const withClient = (more: object) => ({ oidc: { clients: [{ ...client, ...more }] } });

describe('parseConfig with oidc', () => {
  it('applies the defaults of an application', () => {
    const { oidc } = parseConfig({ networks, publicUrl, oidc: { clients: [client] } });
    expect(oidc).toEqual({
      clients: [
        {
          ...client,
          postLogoutRedirectUris: [],
          scopes: ['openid', 'profile'],
          idTokenAlgorithm: 'RS256',
          requireConsent: true,
          requirePkce: true,
        },
      ],
      groups: {},
    });
  });

  it.each(['https://pictures.example/git.svg', `${publicUrl}/git.svg`, 'pictures/git.svg'])(
    'takes the logo %s of an application',
    (logo) => {
      const images = ['https://pictures.example'];
      expect(findFaults({ images, ...withClient({ logo }) })).toEqual([]);
    },
  );

  it('reads a group of one rule, or of several', () => {
    const token = { chainId: 1, address, atLeast: '1000' };
    const groups = {
      crew: { token },
      guests: [{ nft: { chainId: 1, address } }, { ownersOf: { chainId: 1, safe: address } }],
      staff: { accounts: [address, `eip155:10:${address}`] },
    };
    const { oidc } = parseConfig({ networks, publicUrl, oidc: { clients: [client], groups } });
    expect(oidc?.groups).toEqual({
      crew: [{ token: { ...token, atLeast: 1_000n } }],
      guests: groups.guests,
      staff: [groups.staff],
    });
  });

  it.each([
    ['without sign-in', { signIn: false, ...withClient({}) }, 'signIn'],
    ['without publicUrl', { publicUrl: undefined, ...withClient({}) }, 'publicUrl'],
    ['without an application', { oidc: { clients: [] } }, 'oidc.clients'],
    ['with a short secret', withClient({ clientSecret: 'SECRET' }), 'oidc.clients[0].clientSecret'],
    ['without a name', withClient({ name: ' ' }), 'oidc.clients[0].name'],
    [
      'with a fragment',
      withClient({ redirectUris: ['https://git.example/#a'] }),
      'oidc.clients[0].redirectUris[0]',
    ],
    ...[
      'javascript:alert(1)',
      ' https://git.example/callback',
      'https://git.example/callback\n',
      'https://git.example/call back',
      'https:git.example/callback',
      'https:\\\\git.example\\callback',
      'https://user@git.example/callback',
      'https://*.git.example/callback',
      'https://git.example/*',
      'https://localhost:3000/callback',
      'git.example/callback',
      'app:/callback',
    ].map((uri): [string, object, string] => [
      `with ${JSON.stringify(uri)}`,
      withClient({ redirectUris: [uri] }),
      'oidc.clients[0].redirectUris[0]',
    ]),
    [
      'with an unknown scope',
      withClient({ scopes: ['openid', 'admin'] }),
      'oidc.clients[0].scopes[1]',
    ],
    [
      'with a logo of an origin that pages load no picture of',
      withClient({ logo: 'https://pictures.example/git.svg' }),
      'oidc.clients[0].logo',
    ],
    [
      'with a logo over http',
      withClient({ logo: 'http://git.example/a.svg' }),
      'oidc.clients[0].logo',
    ],
    ['without openid', withClient({ scopes: ['profile'] }), 'oidc.clients[0].scopes'],
    ['with an unknown group', withClient({ allow: ['crew'] }), 'oidc.clients[0].allow'],
    [
      'with a secret for none',
      withClient({ tokenEndpointAuthMethod: 'none' }),
      'oidc.clients[0].tokenEndpointAuthMethod',
    ],
    [
      'with a method for no secret',
      withClient({ clientSecret: undefined, tokenEndpointAuthMethod: 'client_secret_post' }),
      'oidc.clients[0].tokenEndpointAuthMethod',
    ],
    [
      'without PKCE for no secret',
      withClient({ clientSecret: undefined, requirePkce: false }),
      'oidc.clients[0].requirePkce',
    ],
    ['with one id twice', { oidc: { clients: [client, client] } }, 'oidc.clients[1].clientId'],
    [
      'with an account of a group whose checksum is wrong',
      {
        oidc: {
          clients: [client],
          groups: { crew: { accounts: [`eip155:1:0xA1b86991c6218b36c1d19D4a2e9Eb0cE3606eB48`] } },
        },
      },
      'oidc.groups.crew.accounts[0]',
    ],
    [
      'with a group on an unknown network',
      {
        oidc: { clients: [client], groups: { crew: { ownersOf: { chainId: 5, safe: address } } } },
      },
      'oidc.groups.crew.ownersOf.chainId',
    ],
    ['with another e-mail', { oidc: { clients: [client], email: 'real' } }, 'oidc.email'],
  ])('throws %s', (_name, config, path) => {
    expect(findFaults(config)).toMatchObject([{ path, hint: expect.stringMatching(/\.$/) }]);
  });

  it('shows the page that there is one, and no application or secret', () => {
    const config = parseConfig({ networks, publicUrl, oidc: { clients: [client] } });
    const page = publicConfig(config, { local: false, hasSignIn: true });
    expect(page.oidc).toBe(true);
    expect(JSON.stringify(page)).not.toMatch(/SECRET|git\.example/);
    expect(publicConfig(config, { local: false, hasSignIn: false }).oidc).toBe(undefined);
    const bare = publicConfig(parseConfig({ networks }), { local: false, hasSignIn: true });
    expect(bare.oidc).toBe(undefined);
  });
});
