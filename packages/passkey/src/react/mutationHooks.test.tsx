// @vitest-environment jsdom
import { zeroAddress } from 'viem';
import { describe, expect, it, vi } from 'vitest';
import { createConfig, http, mock } from 'wagmi';
import { mainnet } from 'wagmi/chains';
import { adapterOf, openHost } from '../../../connect/src/signInHost.testing.tsx';
import { PasskeyError } from '../passkeyError.ts';
import { useOwnerChange } from './owners/useOwnerChange.ts';
import { usePasskeyAttempt } from './usePasskeyAttempt.ts';

const hash = `0x${'1'.repeat(64)}` as const;
const refusal = new PasskeyError('rejected', 'No.');

/** Renders a component that calls a hook; `now` returns the hook's latest result. */
async function pageWith<Hook>(useHook: () => Hook) {
  let now: Hook | undefined;
  const Form = () => {
    now = useHook();
    return null;
  };
  const host = await openHost({ adapter: adapterOf().adapter, status: 'unauthenticated' });
  await host.hostShows(<Form />);
  return {
    host,
    now() {
      if (!now) throw new Error('not rendered');
      return now;
    },
  };
}

describe('useOwnerChange', () => {
  it('calls onSent with the sent transaction, and succeeds with its hash', async () => {
    const onSent = vi.fn();
    const { host, now } = await pageWith(() => useOwnerChange(onSent));
    expect(now()).toMatchObject({ status: 'idle', isPending: false, error: null });
    const change = { chainId: 10, description: 'Add a wallet', send: async () => hash } as const;
    await host.follow(() => expect(now().mutateAsync(change)).resolves.toBe(hash));
    expect(now()).toMatchObject({ status: 'success', data: hash, problem: undefined });
    expect(onSent).toHaveBeenCalledWith({ hash, description: 'Add a wallet' }, 10);
    await host.close();
  });

  it('returns the problem of a failed mutate, which does not throw, until reset', async () => {
    const { host, now } = await pageWith(() => useOwnerChange(() => {}));
    const send = async () => Promise.reject(refusal);
    await host.follow(() => now().mutate({ chainId: 10, description: 'Add a wallet', send }));
    expect(now()).toMatchObject({ status: 'error', error: refusal, problem: 'refused' });
    expect(host.errors).toEqual([refusal]);
    await host.follow(() => now().reset());
    expect(now()).toMatchObject({ status: 'idle', problem: undefined });
    await host.close();
  });
});

describe('usePasskeyAttempt', () => {
  const control = { isKnown: async () => false };
  const creates = { current: false };
  const [connector] = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http() },
    connectors: [mock({ accounts: [zeroAddress] })],
  }).connectors;

  it('offers the choice, and is connected after the prompt', async () => {
    const connect = async () => {};
    const { host, now } = await pageWith(() =>
      usePasskeyAttempt(connector, { control, creates, connect }),
    );
    expect(now()).toMatchObject({ status: 'idle', state: { step: 'choice' } });
    await host.follow(() => now().mutateAsync({ find: true }));
    expect(now()).toMatchObject({ status: 'success', state: { step: 'connected' } });
    await host.close();
  });

  it('rejects mutateAsync with the error, and returns its problem with the choice', async () => {
    const connect = async () => Promise.reject(refusal);
    const { host, now } = await pageWith(() =>
      usePasskeyAttempt(connector, { control, creates, connect }),
    );
    await host.follow(() => expect(now().mutateAsync({ find: true })).rejects.toBe(refusal));
    const state = { step: 'choice', problem: 'refused' };
    expect(now()).toMatchObject({ status: 'error', error: refusal, state });
    expect(host.errors).toEqual([refusal]);
    await host.close();
  });

  it('aborts the prompt on reset, and ignores its error', async () => {
    const signals: AbortSignal[] = [];
    const connect = ({ signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(refusal));
      });
    };
    const { host, now } = await pageWith(() =>
      usePasskeyAttempt(connector, { control, creates, connect }),
    );
    await host.follow(() => now().mutate({ find: true }));
    expect(now()).toMatchObject({ status: 'pending', state: { step: 'waiting' } });
    await host.follow(() => now().reset());
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(now()).toMatchObject({ status: 'idle', state: { step: 'choice', problem: undefined } });
    await host.close();
  });
});
