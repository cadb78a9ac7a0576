// @vitest-environment jsdom
import { TimeoutError } from 'viem';
import { describe, expect, it } from 'vitest';
import { type Connector, SwitchChainNotSupportedError } from 'wagmi';
import { mainnet } from 'wagmi/chains';
import type { Mutation } from './core/useMutation.ts';
import { useSwitchNetwork } from './network/useSwitchNetwork.ts';
import { useSignIn } from './sign-in/useSignIn.ts';
import { adapterOf, openHost } from './signInHost.testing.tsx';
import { useSendBatch } from './transactions/batch/useSendBatch.ts';
import { useCopy } from './ui/useCopy.ts';
import { useDisconnectWallet } from './wallets/useDisconnectWallet.ts';

type Shape = Omit<Mutation<unknown, Error, never>, 'variables'>;

/** A connected visitor before a component with a hook. */
async function pageWith<Hook>(useHook: () => Hook) {
  let now: Hook | undefined;
  const Form = () => {
    now = useHook();
    return null;
  };
  const host = await openHost({ adapter: adapterOf().adapter, status: 'unauthenticated' });
  await host.connect();
  await host.hostShows(<Form />);
  return {
    host,
    now() {
      if (!now) throw new Error('not rendered');
      return now;
    },
  };
}

describe('mutation hooks', () => {
  it.each<[string, () => Shape]>([
    ['useCopy', useCopy],
    ['useDisconnectWallet', useDisconnectWallet],
    ['useSendBatch', useSendBatch],
    ['useSignIn', useSignIn],
    ['useSwitchNetwork', useSwitchNetwork],
  ])('%s returns what wagmi’s mutation hooks return', async (_, useHook) => {
    const { host, now } = await pageWith(useHook);
    expect(now()).toMatchObject({ status: 'idle', isPending: false, error: null });
    const functions = { mutate: now().mutate, mutateAsync: now().mutateAsync };
    for (const one of [...Object.values(functions), now().reset])
      expect(one).toBeTypeOf('function');
    await host.hostShows(null);
    await host.close();
  });

  it('useSwitchNetwork returns the error of mutate, which does not throw, and rejects mutateAsync', async () => {
    const { host, now } = await pageWith(useSwitchNetwork);
    await host.follow(() => now().mutate({ chainId: 10 }));
    expect(now()).toMatchObject({ status: 'error', variables: { chainId: 10 } });
    expect(now().error).toMatchObject({ name: 'SwitchNetworkError', reason: 'failed' });
    await host.follow(() =>
      expect(now().mutateAsync({ chainId: 10 })).rejects.toMatchObject({ reason: 'failed' }),
    );
    expect(host.errors.map(({ name }) => name)).toEqual([
      'SwitchNetworkError',
      'SwitchNetworkError',
    ]);
    await host.close();
  });

  it('useSwitchNetwork fails when the wallet answers without a change of the network', async () => {
    const { host, now } = await pageWith(useSwitchNetwork);
    const [connection] = host.wagmi.state.connections.values();
    if (!connection) throw new Error('not connected');
    connection.connector.switchChain = async () => mainnet;
    await host.follow(() =>
      expect(now().mutateAsync({ chainId: 10 })).rejects.toMatchObject({ reason: 'timeout' }),
    );
    await host.close();
  });

  it.each([
    [new TimeoutError({ body: {}, url: 'Harbour' }), 'timeout'],
    [
      new SwitchChainNotSupportedError({ connector: { name: 'Harbour' } as Connector }),
      'unsupported',
    ],
    [{ code: 4001, message: 'No' }, 'rejected'],
    [{ code: -32002, message: 'Pending' }, 'busy'],
    [null, 'failed'],
  ])('useSwitchNetwork fails on %o: %s', async (error, reason) => {
    const { host, now } = await pageWith(useSwitchNetwork);
    const [connection] = host.wagmi.state.connections.values();
    if (!connection) throw new Error('not connected');
    connection.connector.switchChain = () => Promise.reject(error);
    await host.follow(() =>
      expect(now().mutateAsync({ chainId: 10 })).rejects.toMatchObject({ reason }),
    );
    await host.close();
  });

  it('useSendBatch shows a batch of no calls as an error, and rejects mutateAsync', async () => {
    const { host, now } = await pageWith(useSendBatch);
    const options = { calls: [], description: 'Nothing' };
    await host.follow(() => now().mutate(options));
    expect(now()).toMatchObject({ status: 'error', progress: { step: 'idle' } });
    await host.follow(() => expect(now().mutateAsync(options)).rejects.toBeInstanceOf(Error));
    await host.close();
  });

  it('useCopy fails without a clipboard', async () => {
    const { host, now } = await pageWith(useCopy);
    await host.follow(() => expect(now().mutateAsync('text')).rejects.toBeInstanceOf(Error));
    expect(now()).toMatchObject({ status: 'error', copied: false });
    await host.close();
  });

  it('useDisconnectWallet succeeds once the wallet is disconnected', async () => {
    const { host, now } = await pageWith(useDisconnectWallet);
    await host.follow(() => expect(now().mutateAsync()).resolves.toBeUndefined());
    expect(now().status).toBe('success');
    expect(host.status()).toBe('disconnected');
    await host.close();
  });

  it('useDisconnectWallet disconnects the page from a wallet whose disconnect fails', async () => {
    const { host, now } = await pageWith(useDisconnectWallet);
    const [connection] = host.wagmi.state.connections.values();
    if (!connection) throw new Error('not connected');
    connection.connector.disconnect = () => Promise.reject(new Error('The line is dead'));
    await host.follow(() => expect(now().mutateAsync()).resolves.toBeUndefined());
    expect(host.status()).toBe('disconnected');
    expect(host.errors).toMatchObject([{ message: 'The line is dead' }]);
    await host.close();
  });
});
