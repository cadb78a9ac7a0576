import { parseJson } from '@mooring/internal';
import { itemsOf, orAbsent, read } from '@mooring/internal/schema';
import * as v from 'valibot';
import { bytesToHex, type Hex, hexToBytes, isHex } from 'viem';
import { isOver } from './expiry.ts';
import { type KeptLink, reviveLink } from './keptLink.ts';
import { readProposal } from './proposal.ts';
import type { Answer, KeptRequest } from './sessionRequests.ts';
import type { KeptPhone } from './startApp.ts';

/** Serializes the phone's state as JSON for a page's storage. It contains the sessions' keys. */
export function writePhone({ relaySecret, links, sessions }: KeptPhone): string {
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

const textItems = itemsOf(v.string());
const numbers = itemsOf(v.number());

/** Fields common to links and sessions. */
const channel = {
  topic: v.string(),
  key: v.pipe(
    v.custom<Hex>((key) => isHex(key)),
    v.transform((key) => hexToBytes(key)),
  ),
  expiry: v.pipe(
    v.number(),
    v.check((expiry) => !isOver(expiry)),
  ),
  heard: v.pipe(
    numbers,
    v.transform((ids) => new Set(ids)),
  ),
};

const storedLink = v.object({
  ...channel,
  method: orAbsent(v.string()),
  proposals: itemsOf(v.object({ id: v.number(), params: v.unknown() })),
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
  v.transform(({ params, ...stored }): KeptRequest => ({ ...stored, params })),
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
    itemsOf(storedRequest),
    v.transform((list) => new Map(list.map((one) => [one.id, one]))),
  ),
});

const phone = v.object({
  relaySecret: orAbsent(v.string()),
  links: itemsOf(storedLink),
  sessions: itemsOf(storedSession),
});

/** Parses the output of `writePhone`; damaged or expired parts are dropped. */
export function readPhone(text: string | null): KeptPhone {
  const { relaySecret, links = [], sessions = [] } = read(phone, parseJson(text ?? '')) ?? {};
  return { relaySecret, links: byTopic(links.map(revive)), sessions: byTopic(sessions) };
}

function revive({ proposals, ...stored }: v.InferOutput<typeof storedLink>): KeptLink {
  const sound = proposals
    .map(({ id, params }) => readProposal(id, params))
    .filter((proposal) => proposal !== undefined);
  const byId = new Map(sound.map((proposal) => [proposal.id, proposal]));
  return reviveLink({ ...stored, proposals: byId }, true);
}

function byTopic<Kept extends { readonly topic: string }>(list: readonly Kept[]) {
  return new Map(list.map((one) => [one.topic, one]));
}
