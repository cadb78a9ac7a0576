import { randomUUID } from 'node:crypto';
import { parseOrUndefined } from '@mooring/internal/schema';
import { hexToBytes } from '@noble/hashes/utils';
import { object, string } from 'valibot';
import { openEnvelope, sealEnvelope } from '../crypto/envelope.ts';
import { agreeOnKey, createKeyPair, deriveTopic, type KeyPair } from '../crypto/keys.ts';
import { nextId } from '../relay/relayCalls.ts';
import { createRelayClient } from '../relay/relayClient.ts';
import { type Payload, parsePayload } from '../session/payload.ts';
import { until } from '../until.testing.ts';
import { parsePairingUri } from '../uri/pairingUri.ts';

export const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** Namespaces of a wallet's settlement. */
export function settled(chains: readonly number[], accounts: readonly string[] = [account]) {
  return {
    eip155: {
      accounts: chains.flatMap((chain) => accounts.map((each) => `eip155:${chain}:${each}`)),
      methods: ['personal_sign', 'eth_sendTransaction'],
      events: ['accountsChanged', 'chainChanged'],
    },
  };
}

export const inAnHour = () => Math.floor(Date.now() / 1_000) + 3_600;

export type ScriptedWallet = Awaited<ReturnType<typeof scanLink>>;

/** Wallet scripted by a test, honest or not, built on the page's own primitives. */
export async function scanLink(relayUrl: string, uri: string) {
  const link = parsePairingUri(uri);
  if (!link) throw new Error('No link.');
  const heard: Payload[] = [];
  const keys = new Map([[link.topic, link.key]]);
  const relay = createRelayClient({
    relayUrl,
    projectId: randomUUID(),
    limitMs: 5_000,
    onMessage() {},
    onUp() {},
    onDown() {},
  });
  const listen = (topic: string) =>
    relay.subscribe(topic, async (message) => {
      const text = openEnvelope(message, keys.get(topic) ?? new Uint8Array(32));
      const payload = text === undefined ? undefined : parsePayload(text);
      if (payload) heard.push(payload);
    });
  const hear = <Kind extends Payload['kind']>(kind: Kind, matches: (payload: Payload) => boolean) =>
    until(() =>
      heard.find(
        (each): each is Extract<Payload, { kind: Kind }> => each.kind === kind && matches(each),
      ),
    );
  let lastId = 0;
  const createId = () => {
    lastId = nextId(lastId);
    return lastId;
  };
  relay.open();
  await listen(link.topic);
  const isAsked = (method: string) => (each: Payload) =>
    each.kind === 'request' && each.method === method;
  const proposal = await hear('request', isAsked('wc_sessionPropose'));
  const own = await createKeyPair();
  const asked = parseOrUndefined(
    object({ proposer: object({ publicKey: string() }) }),
    proposal.params,
  );
  const publicKey = asked?.proposer.publicKey ?? '';
  const key = (await agreeOnKey(own.secret, publicKey)) ?? new Uint8Array(32);
  const topic = deriveTopic(key);
  keys.set(topic, key);
  await listen(topic);
  const publish = (to: string, message: string, tag: number) =>
    relay.publish(to, message, { ttl: 300, tag, prompt: false });

  const wallet = {
    link,
    proposal,
    own,
    topic,
    key,
    heard,
    createId,
    /** Seals a payload with the session key, to be sent by others. */
    seal: (payload: object) => sealEnvelope(JSON.stringify({ jsonrpc: '2.0', ...payload }), key),
    /** Publishes a payload on the session topic. */
    say: (payload: object) => publish(topic, wallet.seal(payload), 1110),
    /** Sends a request on the session topic, and returns the page's response. */
    async ask(method: string, params: object, id = createId()): Promise<Payload> {
      await wallet.say({ id, method, params });
      return until(() => heard.find((each) => each.kind !== 'request' && each.id === id));
    },
    /** Publishes a payload on the link's topic, whose key is known to all who saw the link. */
    sayOnLink: (payload: object) =>
      publish(
        link.topic,
        sealEnvelope(JSON.stringify({ jsonrpc: '2.0', ...payload }), link.key),
        1101,
      ),
    /** Request to sign in beside the proposal. */
    signInRequest: () => hear('request', isAsked('wc_sessionAuthenticate')),
    /** Answers it, sealed by its key pair or another one. */
    async answerSignIn(answer: object, by: KeyPair = own): Promise<string> {
      const { id } = await wallet.signInRequest();
      const sealing = (await agreeOnKey(by.secret, publicKey)) ?? new Uint8Array(32);
      const text = JSON.stringify({ jsonrpc: '2.0', id, ...answer });
      const message = sealEnvelope(text, sealing, hexToBytes(by.publicKey));
      await publish(deriveTopic(hexToBytes(publicKey)), message, 1117);
      return message;
    },
    approve: (responderPublicKey: string = own.publicKey) =>
      wallet.sayOnLink({
        id: proposal.id,
        result: { relay: { protocol: 'irn' }, responderPublicKey },
      }),
    settlement: (changes: object = {}) => ({
      relay: { protocol: 'irn' },
      controller: { publicKey: own.publicKey, metadata: { name: 'Wallet' } },
      namespaces: settled([1, 10]),
      expiry: inAnHour(),
      ...changes,
    }),
    settle: (changes: object = {}) => wallet.ask('wc_sessionSettle', wallet.settlement(changes)),
    /** Resolves when the page has processed all earlier messages. */
    async settleDust(): Promise<void> {
      await wallet.ask('wc_sessionPing', {});
    },
    close: relay.close,
  };
  return wallet;
}
