import { EventEmitter } from 'node:events';
import { DEMO_ACCOUNTS } from '@mooring/devnet';
import { phoneMethods } from '@mooring/internal';
import { type IWalletKit, WalletKit } from '@reown/walletkit';
import { Core } from '@walletconnect/core';
import { buildAuthObject, populateAuthPayload } from '@walletconnect/utils';
import { type Hex, isHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

// The wallet library adds a dozen listeners to one emitter, which makes Node warn.
EventEmitter.defaultMaxListeners = 0;

export const mira = privateKeyToAccount(DEMO_ACCOUNTS[0].privateKey);
export const theo = privateKeyToAccount(DEMO_ACCOUNTS[1].privateKey);

export interface PhoneRequest {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly chainId: string;
  /** Seconds since 1970. */
  readonly expiry: number | undefined;
}

/** Behavior of the phone's person. */
export interface PhoneBehavior {
  proposal: 'approve' | 'reject' | 'ignore';
  /** Answers requests to connect and sign in with one prompt. Default: does not listen to them, as older wallets. */
  signIn: 'approve' | 'reject' | 'unknown';
  /** Returns the result of a request, or an error to respond with; `undefined` for no response. */
  answer: (asked: PhoneRequest) => Promise<unknown>;
  /** Allowed chain ids. */
  chains: readonly number[];
  /** Session properties it sets. */
  sessionProperties: Readonly<Record<string, string>>;
}

/** Error for the phone to respond with. */
export class PhoneFault extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Namespaces of accounts on networks, the active account first. */
export function namespaces(chains: readonly number[], accounts: readonly Hex[] = [mira.address]) {
  return {
    eip155: {
      chains: chains.map((id) => `eip155:${id}`),
      accounts: chains.flatMap((id) => accounts.map((account) => `eip155:${id}:${account}`)),
      methods: [...phoneMethods],
      events: ['accountsChanged', 'chainChanged', 'message'],
    },
  };
}

/** Phone built on the public wallet library; contacts only the relay. */
export async function startPhone(relayUrl: string, given: Partial<PhoneBehavior> = {}) {
  const behavior: PhoneBehavior = {
    proposal: 'approve',
    signIn: 'unknown',
    chains: [1, 10],
    sessionProperties: {},
    answer: sign,
    ...given,
  };
  const asked: PhoneRequest[] = [];
  const signIns: string[] = [];
  const kit = await startKit(relayUrl);
  let isClosed = false;
  const { publisher } = kit.core.relayer;
  const publish = publisher.publish.bind(publisher);
  publisher.publish = (...args) =>
    publish(...args).catch((error: unknown) => {
      if (isClosed) return forever();
      throw error;
    });
  kit.on('session_proposal', ({ id }) => {
    if (behavior.proposal === 'reject') {
      kit.rejectSession({ id, reason: { code: 5000, message: 'User rejected.' } });
    } else if (behavior.proposal === 'approve') {
      const { chains, sessionProperties } = behavior;
      kit.approveSession({ id, namespaces: namespaces(chains), sessionProperties });
    }
  });
  if (behavior.signIn !== 'unknown') {
    kit.on('session_authenticate', async ({ id, params }) => {
      const chains = behavior.chains.map((one) => `eip155:${one}`);
      const authPayload = populateAuthPayload({
        authPayload: params.authPayload,
        chains,
        methods: [...phoneMethods],
      });
      const iss = `${authPayload.chains[0]}:${mira.address}`;
      const message = kit.formatAuthMessage({ request: authPayload, iss });
      signIns.push(message);
      if (behavior.signIn === 'reject') {
        await kit.rejectSessionAuthenticate({
          id,
          reason: { code: 5000, message: 'User rejected.' },
        });
      } else {
        const s = await mira.signMessage({ message });
        const auths = [buildAuthObject(authPayload, { t: 'eip191', s }, iss)];
        await kit.approveSessionAuthenticate({ id, auths });
      }
    });
  }
  kit.on('session_request', async ({ topic, id, params }) => {
    const { method, params: list, expiryTimestamp } = params.request;
    const question = { method, params: list, chainId: params.chainId, expiry: expiryTimestamp };
    asked.push(question);
    const jsonrpc = '2.0';
    try {
      const result = await behavior.answer(question);
      if (result === undefined) return;
      await kit.respondSessionRequest({ topic, response: { id, jsonrpc, result } });
    } catch (error) {
      const code = error instanceof PhoneFault ? error.code : -32_603;
      const message = error instanceof Error ? error.message : '';
      await kit.respondSessionRequest({
        topic,
        response: { id, jsonrpc, error: { code, message } },
      });
    }
  });
  return {
    kit,
    asked,
    /** Messages it has shown to sign in with. */
    signIns,
    behavior,
    pair: (uri: string) => kit.pair({ uri }),
    /** Topic of its only session. */
    topic(): string {
      const [topic = ''] = Object.keys(kit.getActiveSessions());
      return topic;
    },
    sessions: () => Object.keys(kit.getActiveSessions()).length,
    /** Closes its socket, like a phone whose screen turns off. */
    sleep: () => kit.core.relayer.transportClose(),
    wake: () => kit.core.relayer.restartTransport(),
    /**
     * Closes it for good: the library would reconnect without a pause once its relay has stopped, and reject a minute
     * later what it still publishes.
     */
    async close() {
      isClosed = true;
      Object.assign(kit.core.relayer, { connect: forever, toEstablishConnection: forever });
      await kit.core.relayer.transportClose();
    },
  };
}

const forever = () => new Promise<never>(() => {});

async function startKit(relayUrl: string): Promise<IWalletKit> {
  const core = new Core({
    relayUrl,
    projectId: 'test',
    logger: 'silent',
    telemetryEnabled: false,
    customStoragePrefix: crypto.randomUUID(),
  });
  // Disables its vendor's services: tests contact no external host.
  core.verify.register = async () => '';
  core.verify.resolve = async () => ({ origin: '' });
  core.eventClient.init = async () => {};
  const metadata = { name: 'Phone', description: '', url: 'http://127.0.0.1', icons: [] };
  // The library's core does not match its own type under `exactOptionalPropertyTypes`.
  const fitting = core as Parameters<typeof WalletKit.init>[0]['core'];
  const kit = await WalletKit.init({ core: fitting, metadata });
  kit.engine.signClient.logger.level = 'silent';
  return kit;
}

/** Signs a text as Mira; does not answer other requests. */
async function sign({ method, params }: PhoneRequest): Promise<unknown> {
  const [raw] = params;
  if (method !== 'personal_sign' || !isHex(raw)) return undefined;
  return mira.signMessage({ message: { raw } });
}
