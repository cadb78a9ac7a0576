import { expect, it } from 'vitest';
import { type Connector, createConfig, http, mock } from 'wagmi';
import { mainnet } from 'wagmi/chains';
import { readyAttempt, withdrawable } from './pairingAttempt.ts';

/** A phone line as the connector's contract says: loaded at the first attempt, then one link at a time. */
function phoneLine() {
  const loaded = Promise.withResolvers<void>();
  const listeners = new Set<() => void>();
  let status = 'idle';
  let running: { reject(error: Error): void; resolve(): void } | undefined;
  let proposals = 0;
  let connected = false;
  const become = (next: string) => {
    status = next;
    for (const listener of [...listeners]) listener();
  };
  const end = (settle: (attempt: NonNullable<typeof running>) => void) => {
    const attempt = running;
    running = undefined;
    become('idle');
    if (attempt) settle(attempt);
  };
  const pairing = {
    getState: () => ({ status }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getSession: () => undefined,
    choose() {},
    forget() {},
    renew() {},
    cancel: () => end((attempt) => attempt.reject(Object.assign(new Error(), { code: 4001 }))),
    check: async () => {},
  };
  const [real] = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    connectors: [mock({ accounts: ['0x0000000000000000000000000000000000000001'] })],
    storage: null,
  }).connectors;
  if (!real) throw new Error('no connector');
  const connector: Connector = {
    ...real,
    type: 'pairing',
    async connect(parameters) {
      await loaded.promise;
      if (!connected) {
        pairing.cancel();
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        running = { resolve, reject };
        proposals += 1;
        become('starting');
        await promise;
      }
      return real.connect(parameters);
    },
  };
  return {
    pairing,
    connector,
    load: () => loaded.resolve(),
    status: () => status,
    listeners,
    proposals: () => proposals,
    approve() {
      connected = true;
      end((attempt) => attempt.resolve());
    },
  };
}

const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

it('takes the link back when the person goes back', async () => {
  const line = phoneLine();
  line.load();
  const attempt = new AbortController();
  const connecting = withdrawable(line.connector, line.pairing, attempt.signal)
    .connect()
    .catch((error: unknown) => error);
  await settled();
  expect(line.status()).toBe('starting');
  attempt.abort();
  expect(line.status()).toBe('idle');
  expect(await connecting).toMatchObject({ code: 4001 });
  expect(line.listeners.size).toBe(0);
});

it('takes an attempt back that had not begun, and not the one after it', async () => {
  const line = phoneLine();
  const [first, second] = [new AbortController(), new AbortController()];
  const one = withdrawable(line.connector, line.pairing, first.signal).connect();
  first.abort();
  const other = withdrawable(line.connector, line.pairing, second.signal).connect();
  line.load();
  await expect(one).rejects.toMatchObject({ code: 4001 });
  await settled();
  expect(line.proposals()).toBe(2);
  expect(line.status()).toBe('starting');
  line.approve();
  expect((await other).accounts).toHaveLength(1);
  expect(line.listeners.size).toBe(0);
});

it('connects whoever is chosen by a link that was there before', async () => {
  const line = phoneLine();
  line.load();
  const attempt = readyAttempt(line.connector, line.pairing);
  await settled();
  expect(line.status()).toBe('starting');
  const connecting = attempt.connector.connect();
  line.approve();
  expect((await connecting).accounts).toHaveLength(1);
  expect(line.proposals()).toBe(1);
});

it('withdraws a link that nobody has chosen', async () => {
  const line = phoneLine();
  line.load();
  const attempt = readyAttempt(line.connector, line.pairing);
  await settled();
  attempt.abort.abort();
  await expect(attempt.answer).rejects.toMatchObject({ code: 4001 });
  expect(line.status()).toBe('idle');
});
