import * as v from 'valibot';
import {
  ethereumAddress,
  fields,
  list,
  listedAccount,
  nonEmptyList,
  pattern,
  text,
  toggle,
  webAddress,
  wei,
  wholeNumber,
} from './fields.ts';

/** Scopes that an application may ask for. */
export const SCOPES = ['openid', 'profile', 'groups', 'email', 'offline_access'] as const;
const AUTH_METHODS = ['client_secret_basic', 'client_secret_post', 'none'] as const;

const chainId = wholeNumber(
  1,
  Number.MAX_SAFE_INTEGER,
  'chain id',
  'Write the id of one of the networks.',
);

const REDIRECT =
  'Write the whole URL that the application comes back to, such as "https://git.example/callback", without a fragment or spaces.';

/** URL that a browser is sent to: compared literally, so it has no fragment, no user and no space. */
const redirectUri = v.pipe(
  v.custom<string>((value) => {
    if (typeof value !== 'string' || !URL.canParse(value) || /[#\s\p{C}\\]/u.test(value))
      return false;
    const { protocol, username, password } = new URL(value);
    if (username || password) return false;
    // Schemes of applications on phones have a dot (RFC 8252, 7.1).
    return /^https?:$/.test(protocol) ? /^https?:\/\//i.test(value) : protocol.includes('.');
  }, REDIRECT),
  v.check((uri) => !uri.includes('*'), 'URLs are compared literally: list each one, without "*".'),
  v.check(
    (uri) => !/^https:\/\/localhost(?=[:/?]|$)/i.test(uri),
    'Write http: on the person’s own machine no certificate tells who listens.',
  ),
  v.description('URL'),
);
const redirectUris = v.pipe(nonEmptyList(redirectUri, REDIRECT), v.description('URLs'));

const secret = v.pipe(
  v.custom<string>(
    (value) => typeof value === 'string' && /^[\x21-\x7e]{32,200}$/.test(value),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the syntax of our configuration file
    'Write "${NAME}" of an environment variable with 32 to 200 random characters, such as those of openssl rand -hex 32.',
  ),
  v.description('secret'),
);

const GROUP_NAME = 'Write names of letters, digits, dots, dashes and underscores.';
const groupName = v.pipe(v.string(GROUP_NAME), v.regex(/^[\w.-]{1,64}$/, GROUP_NAME));

/** Identifiers of applications. */
export const CLIENT_ID = /^[\w.~-]{1,100}$/;

const oidcClient = fields(
  {
    /** Identifier of the application at this server. */
    clientId: pattern(
      CLIENT_ID,
      'text',
      'Write an identifier of letters, digits, dots and dashes, such as "gitea".',
    ),
    /** Secret that the application has too. Default: none, a public client, such as one in a browser or on a phone. */
    clientSecret: v.optional(secret),
    /** Name that people see. */
    name: text('Write the name of the application, such as "Gitea".'),
    /** Address of the application, a link for people. */
    url: v.optional(webAddress('Write the address of the application.')),
    /** Picture: a file (SVG, PNG, JPEG, WebP or AVIF), or an `https` URL whose origin is among `images`. */
    logo: v.optional(
      pattern(
        /^(?:https:\/\/\S+|(?!\w+:\/\/)\S.{0,999})$/i,
        'path or URL',
        'Write the path of a picture such as "gitea.svg", or an https URL.',
      ),
    ),
    /** URLs that it comes back to, compared literally. */
    redirectUris,
    /** URLs that it comes back to after signing out, compared literally. Default: none. */
    postLogoutRedirectUris: v.optional(
      v.pipe(list(redirectUri, REDIRECT), v.description('URLs')),
      [],
    ),
    /** URL that is told when a person signs out (OpenID Connect Back-Channel Logout). Default: none. */
    backchannelLogoutUri: v.optional(
      webAddress('Write the URL that the application says for back-channel logout.'),
    ),
    /** Scopes it may ask for: `openid`, `profile`, `groups`, `email`, `offline_access`. Default: openid and profile. */
    scopes: v.optional(
      v.pipe(
        nonEmptyList(
          v.picklist(SCOPES, `Write some of ${SCOPES.join(', ')}.`),
          `Write some of ${SCOPES.join(', ')}.`,
        ),
        v.check((scopes) => scopes.includes('openid'), 'Write "openid" too.'),
        v.description('scopes'),
      ),
      ['openid', 'profile'],
    ),
    /** How it sends its secret: `client_secret_basic`, `client_secret_post`, `none`. Default: the first, or none without a secret. */
    tokenEndpointAuthMethod: v.optional(
      v.pipe(
        v.picklist(AUTH_METHODS, `Write one of ${AUTH_METHODS.join(', ')}.`),
        v.description('method'),
      ),
    ),
    /** Algorithm of its ID tokens, `RS256` or `ES256`. Default: RS256. */
    idTokenAlgorithm: v.optional(
      v.pipe(
        v.picklist(['RS256', 'ES256'], 'Write "RS256" or "ES256".'),
        v.description('algorithm'),
      ),
      'RS256',
    ),
    /** False for an application of your own: people are not asked. Default: true. */
    requireConsent: v.optional(toggle, true),
    /**
     * False for an application with a secret that sends no PKCE, such as Gitea: it should check a nonce then. Default: true.
     */
    requirePkce: v.optional(toggle, true),
    /** Groups whose members may sign in there. Default: everyone. */
    allow: v.optional(
      v.pipe(nonEmptyList(groupName, 'Write names of groups.'), v.description('names of groups')),
    ),
  },
  'Write { clientId, clientSecret, name, redirectUris }.',
);

const address = ethereumAddress('Write the address of the contract.');
const RULE =
  'Write { token: { chainId, address, atLeast } }, { nft: { chainId, address } }, { ownersOf: { chainId, safe } } or { accounts: [ … ] }, or a list of them.';
const ACCOUNT = 'Write an address, or an account such as "eip155:10:0x…".';

const rules = {
  token: v.strictObject({
    token: fields(
      {
        chainId,
        address,
        atLeast: wei('Write the least balance in the smallest unit, a bigint or a text of digits.'),
      },
      'Write { chainId, address, atLeast }.',
    ),
  }),
  nft: v.strictObject({
    nft: fields(
      {
        chainId,
        address,
        tokenId: v.optional(wei('Write the id of a token, a bigint or a text of digits.')),
      },
      'Write { chainId, address }, with tokenId for one of them.',
    ),
  }),
  ownersOf: v.strictObject({
    ownersOf: fields(
      { chainId, safe: ethereumAddress('Write the address of the Safe.') },
      'Write { chainId, safe }.',
    ),
  }),
  accounts: v.strictObject({ accounts: nonEmptyList(listedAccount(ACCOUNT), ACCOUNT) }),
};

/** Rule of a group: an account that fulfils one of them is a member. */
export type GroupRule = v.InferOutput<(typeof rules)[keyof typeof rules]>;

const rule = v.lazy((input) => {
  const kind = Object.keys(Object(input)).find((key) => Object.hasOwn(rules, key));
  return Object.entries(rules).find(([name]) => name === kind)?.[1] ?? v.never(RULE);
});

// Lazy: a union would report its own fault instead of a field's.
const groups = v.pipe(
  v.record(
    groupName,
    v.pipe(
      v.lazy((input) => (Array.isArray(input) ? nonEmptyList(rule, RULE) : rule)),
      v.transform((written): readonly GroupRule[] => ('map' in written ? written : [written])),
    ),
    RULE,
  ),
  v.description('`{ [name]: rule }`'),
);

/** Options of the OpenID provider. */
export const oidc = fields(
  {
    /** Applications that people may sign in to. */
    clients: nonEmptyList(
      oidcClient,
      'List at least one application: clients: [{ clientId, clientSecret, name, redirectUris }].',
    ),
    /** Groups of accounts, by what they hold on chain or by a list. Default: none. */
    groups: v.optional(groups, {}),
    /** `synthetic` for an e-mail address `0x…@host`, unverified, for applications that demand one. Default: none. */
    email: v.optional(
      v.pipe(v.literal('synthetic', 'Write "synthetic", or omit it.'), v.description('synthetic')),
    ),
  },
  'Write { clients: [ … ] }, with groups if you like.',
);
