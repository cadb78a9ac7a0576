import { locales } from '@mooring/connect';
import { addressSchema, chainIdSchema } from '@mooring/internal/schema';
import type { PublicConfig } from '@mooring/server';
import * as v from 'valibot';
import { type Hex, isHex, size } from 'viem';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));
/** Statement to sign: one line, as EIP-4361 allows. */
const statement = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));
const decimals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255));
const hex = (bytes: number) =>
  v.custom<Hex>((value) => isHex(value) && size(value) === bytes, 'Not hex of this length');
const chainIdKey = v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/));
const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const block = v.pipe(v.number(), v.integer(), v.minValue(0));

const contract = v.object({ address: addressSchema, blockCreated: v.optional(block) });
const token = v.object({ address: addressSchema, name: text, symbol: text, decimals });

const network = v.object({
  id: chainIdSchema,
  name: text,
  nativeCurrency: v.object({ name: text, symbol: text, decimals }),
  blockExplorer: v.optional(v.object({ name: text, url: webAddress })),
  contracts: v.optional(
    v.object({ multicall3: v.optional(contract), ensUniversalResolver: v.optional(contract) }),
  ),
  blockTimeMs: v.optional(positive),
  testnet: v.boolean(),
  rpcPath: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  walletRpcUrls: v.array(webAddress),
  tokens: v.array(token),
});

const path = v.pipe(v.string(), v.regex(/^\/(?!\/)/));
const picture = v.object({ light: path, dark: path });
const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));
const locale = v.picklist(locales);
const link = v.optional(v.union([webAddress, v.record(locale, webAddress)]));
const section = v.optional(v.array(v.object({ title: v.string(), text: v.string() })));

/** Look, texts and links of the operator. */
const brand = v.object({
  logo: v.nullable(picture),
  icon: path,
  illustration: v.nullable(v.union([picture, v.literal(false)])),
  preview: v.nullable(v.string()),
  accent: v.nullable(v.object({ light: colour, dark: colour })),
  font: v.nullable(v.pipe(v.string(), v.regex(/^[\w "',-]*$/))),
  fonts: v.array(
    v.object({
      family: v.pipe(v.string(), v.regex(/^[\w -]*$/)),
      file: path,
      weight: v.pipe(v.string(), v.regex(/^[\d ]*$/)),
      italic: v.boolean(),
    }),
  ),
  theme: v.picklist(['system', 'light', 'dark']),
  locale,
  home: v.record(
    locale,
    v.object({
      headline: v.optional(v.string()),
      lead: v.optional(v.string()),
      points: section,
      steps: section,
    }),
  ),
  links: v.object({ imprint: link, privacy: link, terms: link, support: link }),
});

/** Brand of servers that have none. */
export const noBrand: v.InferOutput<typeof brand> = {
  logo: null,
  icon: '/favicon.svg',
  illustration: null,
  preview: null,
  accent: null,
  font: null,
  fonts: [],
  theme: 'system',
  locale: 'en',
  home: {},
  links: {},
};

/** Schema of each part of the server's configuration; a missing part is a type error. */
const parts: {
  readonly [Part in keyof Required<PublicConfig>]: v.GenericSchema<unknown, PublicConfig[Part]>;
} = {
  appName: text,
  local: v.boolean(),
  identityNetwork: v.number(),
  networks: v.tupleWithRest([network], network),
  brand: v.optional(brand, noBrand),
  pages: v.array(v.picklist(['home', 'send', 'activity', 'multisig', 'sessions', 'settings'])),
  wallets: v.optional(v.nullable(v.array(text)), null),
  chart: v.boolean(),
  // Default for servers without sign-in.
  signIn: v.optional(v.nullable(v.object({ statement: v.optional(statement) })), null),
  // Default for servers without a relay for phones.
  pairing: v.optional(
    v.nullable(v.object({ projectId: text, relayUrl: v.pipe(v.string(), v.url()) })),
    null,
  ),
  // Default for servers without a gateway for multisig accounts.
  multisig: v.optional(
    v.nullable(
      v.object({
        gatewayUrl: webAddress,
        firebase: v.optional(
          v.object({
            apiKey: text,
            appId: text,
            projectId: text,
            messagingSenderId: text,
            vapidKey: text,
          }),
        ),
      }),
    ),
    null,
  ),
  // Default for servers without accounts by passkey.
  passkeys: v.optional(
    v.nullable(
      v.object({
        rpId: v.optional(text),
        contracts: v.record(chainIdKey, v.object({ factory: addressSchema, verifiers: hex(22) })),
        recovery: v.optional(
          v.record(
            chainIdKey,
            v.object({
              address: addressSchema,
              version: v.literal('0.1.0'),
              period: positive,
              codeHash: v.optional(hex(32)),
            }),
          ),
        ),
        guardian: v.optional(addressSchema),
        relay: v.nullable(v.object({ chainIds: v.array(chainIdSchema) })),
      }),
    ),
    null,
  ),
  // Only of servers that sign people in to other applications.
  oidc: v.optional(v.literal(true)),
  // Default for servers without Safe hosts.
  safeHosts: v.optional(v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^/*]+$/))), []),
  timeouts: v.optional(
    v.object({
      connectMs: v.optional(positive),
      restoreMs: v.optional(positive),
      switchNetworkMs: v.optional(positive),
      transactionMs: v.optional(positive),
    }),
  ),
  images: v.array(v.string()),
  // Default for servers that know no gateways of names.
  nameGateways: v.optional(v.array(v.string()), []),
};

/** Public configuration of the site, from `GET /config.json`. */
export type SiteConfig = PublicConfig;
/** Page of the site. */
export type SitePage = SiteConfig['pages'][number];
/** Network of the site; `rpcPath` is on the page's own origin, times are in ms. */
export type SiteNetwork = SiteConfig['networks'][number];
/** Token configured by the operator; name and symbol are shown as text only. */
export type SiteToken = SiteNetwork['tokens'][number];

/**
 * Parses the site's configuration; unknown fields are dropped.
 * @throws {v.ValiError} for the first invalid field
 */
export function parseSiteConfig(value: unknown): SiteConfig {
  return v.parse(v.object(parts), value);
}

/** Returns the paths of the fields that `parseSiteConfig` refuses: `brand.accent.light`. */
export function findConfigIssues(value: unknown): readonly string[] {
  const { issues = [] } = v.safeParse(v.object(parts), value);
  return issues.map((issue) => v.getDotPath(issue) ?? '');
}

/** Timeout of the server, in ms. */
const CONFIG_LIMIT_MS = 15_000;

/** Thrown when the configuration could not be fetched: the server is unreachable, too slow, or refuses. */
export class SilentServerError extends Error {
  override readonly name = 'SilentServerError';
}

/** Configuration of the site, and how this device's clock differs from the server's. */
interface LoadedSite {
  readonly config: SiteConfig;
  /** In ms, as added to this device's clock; 0 for less than a minute. */
  readonly clockOffset: number;
}

/**
 * Loads the site's configuration from the page's own server.
 * @throws {SilentServerError} when it does not respond in time, or refuses
 * @throws {Error} for an invalid response
 */
export async function loadSiteConfig(): Promise<LoadedSite> {
  const { text, date } = await fetchConfig();
  return {
    config: parseSiteConfig(JSON.parse(text)),
    clockOffset: readClockOffset(date, Date.now()),
  };
}

/** Header `Date` has whole seconds, and the response may have waited for its reader. */
const LEAST_OFFSET_MS = 60_000;

/**
 * Returns the difference between a server's clock and this device's, in ms.
 * @param date header `Date` of a response just received
 */
export function readClockOffset(date: string | null, nowMs: number): number {
  const offset = Date.parse(date ?? '') - nowMs;
  return Math.abs(offset) >= LEAST_OFFSET_MS ? offset : 0;
}

async function fetchConfig() {
  let answer: Response;
  try {
    answer = await fetch('/config.json', { signal: AbortSignal.timeout(CONFIG_LIMIT_MS) });
    if (answer.ok) return { text: await answer.text(), date: answer.headers.get('date') };
  } catch (cause) {
    throw new SilentServerError('The server does not answer.', { cause });
  }
  throw new SilentServerError(`The server answered ${answer.status}.`);
}
