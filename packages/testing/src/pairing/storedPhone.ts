import { parseJson } from '@mooring/internal';
import { optionalField, parseOrUndefined, validItems } from '@mooring/internal/schema';
import * as v from 'valibot';
import { bytesToHex, type Hex, hexToBytes, isHex } from 'viem';
import { isExpired } from './expiry.ts';
import { readProposal } from './proposal.ts';
import { restoreLink, type ScannedLink } from './scannedLink.ts';
import type { Answer, StoredRequest } from './sessionRequests.ts';
import type { PhoneState } from './startPhoneApp.ts';

/** Serializes the phone's state as JSON for a page's storage. It contains the sessions' keys. */
export function writePhone({ relaySecret, links, sessions }: PhoneState): string {
  return JSON.stringify({
    relaySecret,
    links: [...links.values()].map(({ topic, key, expiry, method, heard, proposals }) => ({
      ...{ topic, key: bytesToHex(key), expiry, method, heard: [...heard] },
      proposals: [...proposals.values()].map(({ id, params }) => ({ id, params })),
    })),
    sessions: [...sessions.values()].map(({ key, heard, requests, ...session }) => ({
      ...{ ...session, key: bytesToHex(key), heard: [...heard] },
      // After a reload the page prompts again.
      requests: [...requests.values()].map(({ asking: _, ...request }) => request),
    })),
  });
}

const textItems = validItems(v.string());
const numbers = validItems(v.number());

/** Fields common to links and sessions. */
const channel = {
  topic: v.string(),
  key: v.pipe(
    v.custom<Hex>((key) => isHex(key)),
    v.transform((key) => hexToBytes(key)),
  ),
  expiry: v.pipe(
    v.number(),
    v.check((expiry) => !isExpired(expiry)),
  ),
  heard: v.pipe(
    numbers,
    v.transform((ids) => new Set(ids)),
  ),
};

const storedLink = v.object({
  ...channel,
  method: optionalField(v.string()),
  proposals: validItems(v.object({ id: v.number(), params: v.unknown() })),
});

const storedFailure = v.object({
  code: v.number(),
  message: v.string(),
  data: v.optional(v.unknown()),
});
const storedAnswer = v.union([
  v.object({ error: storedFailure }),
  v.pipe(
    v.object({ result: v.optional(v.unknown()) }),
    v.transform(({ result }): Answer => ({ result })),
  ),
]);
const storedRequest = v.pipe(
  v.object({
    id: v.number(),
    // NaN is null in JSON.
    chainId: v.pipe(
      v.nullable(v.number()),
      v.transform((id) => id ?? Number.NaN),
    ),
    method: v.string(),
    params: v.optional(v.unknown()),
    expiry: v.number(),
    answer: v.exactOptional(storedAnswer),
  }),
  v.transform(({ params, ...stored }): StoredRequest => ({ ...stored, params })),
);
const storedSession = v.object({
  ...channel,
  site: v.object({ name: v.string(), url: v.string() }),
  terms: v.object({
    accounts: textItems,
    chainIds: numbers,
    methods: textItems,
    events: textItems,
  }),
  requests: v.pipe(
    validItems(storedRequest),
    v.transform((list) => new Map(list.map((one) => [one.id, one]))),
  ),
});

const phone = v.object({
  relaySecret: optionalField(v.string()),
  links: validItems(storedLink),
  sessions: validItems(storedSession),
});

/** Parses the output of `writePhone`; damaged or expired parts are dropped. */
export function readPhone(text: string | null): PhoneState {
  const {
    relaySecret,
    links = [],
    sessions = [],
  } = parseOrUndefined(phone, parseJson(text ?? '')) ?? {};
  return { relaySecret, links: byTopic(links.map(revive)), sessions: byTopic(sessions) };
}

function revive({ proposals, ...stored }: v.InferOutput<typeof storedLink>): ScannedLink {
  const sound = proposals
    .map(({ id, params }) => readProposal(id, params))
    .filter((proposal) => proposal !== undefined);
  const byId = new Map(sound.map((proposal) => [proposal.id, proposal]));
  return restoreLink({ ...stored, proposals: byId }, true);
}

function byTopic<Kept extends { readonly topic: string }>(list: readonly Kept[]) {
  return new Map(list.map((one) => [one.topic, one]));
}
