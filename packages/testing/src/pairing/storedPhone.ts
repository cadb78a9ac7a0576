import { bytesToHex, hexToBytes, isHex } from 'viem';
import { isRecord, type UnknownRecord } from '../rpc/params.ts';
import { isOver } from './expiry.ts';
import { type KeptLink, reviveLink } from './keptLink.ts';
import type { KeptSession } from './openSession.ts';
import { readProposal } from './proposal.ts';
import type { KeptRequest } from './sessionRequests.ts';
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

/** Parses the output of `writePhone`; damaged or expired parts are dropped. */
export function readPhone(text: string | null): KeptPhone {
  const { relaySecret, links, sessions } = recordOf(parseJson(text ?? ''));
  return {
    relaySecret: typeof relaySecret === 'string' ? relaySecret : undefined,
    links: byTopic(recordsOf(links).map(readLink)),
    sessions: byTopic(recordsOf(sessions).map(readSession)),
  };
}

function readLink(stored: UnknownRecord): KeptLink | undefined {
  const channel = readChannel(stored);
  if (!channel) return undefined;
  const proposals = recordsOf(stored['proposals'])
    .map(({ id, params }) => readProposal(Number(id), params))
    .filter((proposal) => proposal !== undefined)
    .map((proposal) => [proposal.id, proposal] as const);
  const { method } = stored;
  const beside = typeof method === 'string' ? { method } : {};
  return reviveLink({ ...channel, ...beside, proposals: new Map(proposals) }, true);
}

function readSession(stored: UnknownRecord): KeptSession | undefined {
  const channel = readChannel(stored);
  if (!channel) return undefined;
  const { name, url } = recordOf(stored['site']);
  const { accounts, chainIds, methods, events } = recordOf(stored['terms']);
  const requests = recordsOf(stored['requests']).map(readRequest);
  return {
    ...channel,
    site: { name: String(name), url: String(url) },
    terms: {
      accounts: textsOf(accounts),
      chainIds: listOf(chainIds).map(Number),
      methods: textsOf(methods),
      events: textsOf(events),
    },
    requests: new Map(requests.map((request) => [request.id, request])),
  };
}

function readRequest({ id, chainId, method, params, expiry, answer }: UnknownRecord): KeptRequest {
  const { result, error } = recordOf(answer);
  const { code, message, data } = recordOf(error);
  const request = {
    ...{ id: Number(id), chainId: Number(chainId ?? Number.NaN), method: String(method) },
    ...{ params, expiry: Number(expiry) },
  };
  if (!isRecord(answer)) return request;
  if (!isRecord(error)) return { ...request, answer: { result } };
  return { ...request, answer: { error: { code: Number(code), message: String(message), data } } };
}

/** Fields common to links and sessions. */
function readChannel({ topic, key, expiry, heard }: UnknownRecord) {
  if (typeof topic !== 'string' || !isHex(key) || typeof expiry !== 'number') return undefined;
  if (isOver(expiry)) return undefined;
  return { topic, key: hexToBytes(key), expiry, heard: new Set(listOf(heard).map(Number)) };
}

function byTopic<Kept extends { readonly topic: string }>(
  list: readonly (Kept | undefined)[],
): Map<string, Kept> {
  const sound = list.filter((one) => one !== undefined);
  return new Map(sound.map((one) => [one.topic, one]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const recordOf = (value: unknown): UnknownRecord => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const recordsOf = (value: unknown) => listOf(value).filter(isRecord);
const textsOf = (value: unknown) => listOf(value).map(String);
